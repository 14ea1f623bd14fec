/**
 * Adjusts pictures with the sliders' values at full size; each result is a new picture. Adjusting an adjusted picture
 * starts again from its parent, so that repeated adjustments lose no quality.
 */
import {
  adjustedFrame,
  colourTable,
  CROP_MINIMUM_SIDE,
  isNeutralColour,
  type Adjustment,
  type AdjustedFrame,
  type ImageItem,
} from '@kenna/contract';
import type { Pixels } from '../../ports/engine-task.ts';
import { invalidFields } from '../../shared/app-error.ts';
import type { Actor } from '../../shared/library-news.ts';
import type { ImagesService } from '../images/images.service.ts';

/** Transforms the geometry, then the colours; `colours` is a table of the contract, or null. */
export type AdjustPixels = (
  source: Pixels,
  how: AdjustedFrame & { readonly colours: Float32Array | null },
  options: { readonly signal: AbortSignal },
) => Promise<Pixels>;

interface Parts {
  readonly images: ImagesService;
  readonly adjustPixels: AdjustPixels;
}

export interface AdjustRequest {
  readonly image_id: number;
  readonly adjustment: Adjustment;
}

export type AdjustmentsService = ReturnType<typeof createAdjustmentsService>;

export function createAdjustmentsService({ images, adjustPixels }: Parts) {
  return {
    /** @throws AppError `not_found`, `storage_full`, `invalid_fields` for a crop that is too small. */
    async adjust(
      actor: Actor,
      { image_id: imageId, adjustment }: AdjustRequest,
      signal: AbortSignal,
    ): Promise<{ image: ImageItem }> {
      const { userId } = actor;
      const origin = await images.adjustmentSourceOf(userId, imageId);
      const { source } = await images.readSource(userId, origin.id, null);
      const frame = adjustedFrame(source, adjustment);
      if (Math.min(frame.width, frame.height) < Math.min(CROP_MINIMUM_SIDE, source.width, source.height)) {
        throw invalidFields({ crop: `Leave at least ${CROP_MINIMUM_SIDE} pixels on both sides` });
      }
      const colours = isNeutralColour(adjustment) ? null : colourTable(adjustment);
      const pixels = await adjustPixels(source, { ...frame, colours }, { signal });
      return { image: await images.storeAdjusted(actor, { origin, pixels, adjustment }) };
    },
  };
}
