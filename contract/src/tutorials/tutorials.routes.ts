import { z } from 'zod';
import { MODES } from '../modes.ts';
import { defineRoute } from '../route.ts';

/** One step of a tutorial, as stored in `details`. */
export const tutorialEntrySchema = z.object({
  title: z.string(),
  detail: z.string(),
  /** Empty where a step has no picture. */
  image_url: z.string(),
  /** Alternative text of the picture. */
  image_tag: z.string(),
});
export type TutorialEntry = z.infer<typeof tutorialEntrySchema>;

export const tutorialListSchema = z.object({
  tutorials: z.array(
    z.object({
      page: z.enum(MODES),
      /** JSON text: a list of `TutorialEntry`. */
      details: z.string(),
    }),
  ),
  styles: z.array(z.string()),
});
export type TutorialList = z.infer<typeof tutorialListSchema>;

export const tutorialRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/tutorials',
    access: 'public',
    summary: 'List the steps of each tool’s tutorial, and the styles that prompts may name.',
    data: tutorialListSchema,
    errors: ['content_unavailable'],
  }),
} as const;
