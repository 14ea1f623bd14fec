import { z } from 'zod';

/** Typed words that the entries of a list must have; without any, the whole list is meant. */
export const searchText = z.string().trim().max(200).optional();
