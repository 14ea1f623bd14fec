import { z } from 'zod';
import { briefChipSchema } from '../images/images.schema.ts';
import { seenPictureSchema } from './artworks.schema.ts';
import { PREVIEW_PLACED_SIDE, PREVIEW_SIDE } from './preview-sides.ts';
import { renderRequestSchema } from './renders.schema.ts';

export const previewQuerySchema = z.object({
  /** Longest side of the picture, in pixels. Visitors get at most 640. */
  side: z.coerce.number().int().min(64).max(PREVIEW_PLACED_SIDE).default(PREVIEW_SIDE),
});

/** A render request without what only a stored render has; of `takes`, only the first is drawn. */
export const previewRequestSchema = renderRequestSchema.omit({
  image_count: true,
  idempotency_key: true,
  placeholders: true,
  scene: true,
});
export type PreviewRequest = z.input<typeof previewRequestSchema>;
export type ParsedPreviewRequest = z.output<typeof previewRequestSchema>;

export const previewSchema = z.object({
  /** A data URL of a WebP file, at most `side` pixels on its long side. */
  picture: z.string(),
  /** What was understood of the words. */
  understood: z.array(briefChipSchema),
  /** Words of the prompt that the picture does not show. */
  not_drawn: z.array(z.string()),
  seed: z.number().int(),
  /** Pictures that were laid on the main piece, and where this picture shows them. */
  placed: z.array(seenPictureSchema),
  /**
   * Send it as `scene` with a render of the same words to make this picture whole; opaque. '' where that is not
   * possible.
   */
  scene: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;
