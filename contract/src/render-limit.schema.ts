import { z } from 'zod';

/** Prompts (Free) or images (Starter) that a capped plan has left; null when the plan has no cap. */
export const renderLimitSchema = z.number().int().nullable();
