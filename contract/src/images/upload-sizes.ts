import { UPLOAD_MINIMUM_SIDE, UPLOAD_TO_ENLARGE_MINIMUM_SIDE } from '../constants.ts';
import { ERRORS } from '../error-codes.ts';
import type { PixelSize } from '../sizes.ts';

const TOO_SMALL_TO_ENLARGE = `Unable to upload. Please ensure that your image is at least ${UPLOAD_TO_ENLARGE_MINIMUM_SIDE} pixels wide and high.`;

/**
 * The reason why a picture is too small to be uploaded; null when it is large enough. Upscale accepts smaller ones than
 * the other tools.
 * @param page the tool for which it is uploaded; null when it is for none.
 */
export function uploadTooSmall({ width, height }: PixelSize, page: string | null): string | null {
  const side = Math.min(width, height);
  if (page === 'UpscaleAndFacelift') return side < UPLOAD_TO_ENLARGE_MINIMUM_SIDE ? TOO_SMALL_TO_ENLARGE : null;
  return side <= UPLOAD_MINIMUM_SIDE ? ERRORS.image_too_small.text : null;
}
