import { z } from 'zod';
import { renderLimitSchema } from '../render-limit.schema.ts';
import { renderStatusSchema } from './renders.schema.ts';

/**
 * Data of `UserRenderResults` and `UserRenderResultsForDialog`. The event is a hint, not the truth: after it, and after
 * every reconnect, the page asks the API. It stays far below the protocol's limit of 10 KB per event.
 */
export const renderResultEventSchema = z.object({
  /** Code of the error; 0 for none. */
  code: z.number().int(),
  message: z.string(),
  render_id: z.number().int(),
  status: renderStatusSchema,
  /** 0 to 100. */
  progress: z.number().int(),
  stage: z.string().nullable(),
  /** A coarse preview of image `preview_index`. */
  preview_url: z.string().nullable(),
  preview_index: z.number().int().nullable(),
  position: z.number().int().nullable(),
  /** Finished pictures; empty on progress events. */
  render_images: z.array(z.object({ id: z.number().int(), image_url: z.string(), webp_image_url: z.string() })),
  render_limit: renderLimitSchema,
});
export type RenderResultEvent = z.infer<typeof renderResultEventSchema>;
