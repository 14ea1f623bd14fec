import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const DRAWN_GROUPS = [
  'clothes',
  'shoes',
  'bags',
  'accessories',
  'jewellery',
  'beauty',
  'table',
  'furniture',
  'home',
  'devices',
  'packaging',
  'textiles',
] as const;

export const drawingSchema = z.object({
  name: z.string(),
  label: z.string(),
  group: z.enum(DRAWN_GROUPS),
  /** A prompt that draws it. */
  words: z.string(),
  /** Names of the thing in the languages that the engine reads. */
  names: z.array(z.string()),
  /** A small, coarse square WebP, drawn at once when it is first asked for; shown until the whole picture has come. */
  first_url: z.string(),
  /** A square WebP, drawn within some seconds when it is first asked for. */
  image_url: z.string(),
});
export type Drawing = z.infer<typeof drawingSchema>;

export const drawingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/drawings',
    access: 'public',
    summary: 'List what the built-in engine draws, with the words for each thing and its picture.',
    data: z.object({ drawings: z.array(drawingSchema) }),
  }),
} as const;
