import { z } from 'zod';

/**
 * The id of the person who asks. Older clients send it; the session already says who asks, and the server refuses an id
 * of somebody else.
 */
export const userId = z.number().int().optional();

/** The id of a person in an address or a form, whose values arrive as text. */
export const coercedUserId = z.coerce.number().int().optional();
