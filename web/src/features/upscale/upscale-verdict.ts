import {
  LARGE_IMAGE_SIDE,
  LARGE_IMAGE_TEXT,
  UPSCALED_PIXEL_LIMIT,
  UPSCALE_LIMIT_INLINE_TEXT,
  UPSCALE_LIMIT_TEXT,
  UPSCALE_SIDE_LIMIT,
  type PixelSize,
  type UpscaleFactor,
} from '@kenna/contract';

export interface UpscaleVerdict {
  readonly after: PixelSize;
  /** Why the picture cannot be enlarged, as text for the panel and for a toast; null when it can. */
  readonly refusal: { readonly inline: string; readonly toast: string; readonly twoIsFine: boolean } | null;
  /** A warning about a long duration; null for none. */
  readonly warning: string | null;
}

const sizeName = ({ width, height }: PixelSize): string => `${width} × ${height}`;
const grown = ({ width, height }: PixelSize, factor: number): PixelSize => ({
  width: width * factor,
  height: height * factor,
});
const fits = ({ width, height }: PixelSize): boolean => width * height <= UPSCALED_PIXEL_LIMIT;

/** Whether a picture can be enlarged, with the size of the result. */
export function upscaleVerdict(size: PixelSize, factor: UpscaleFactor): UpscaleVerdict {
  const after = grown(size, factor);
  const warning = size.width > LARGE_IMAGE_SIDE && size.height > LARGE_IMAGE_SIDE ? LARGE_IMAGE_TEXT : null;
  if (Math.max(size.width, size.height) >= UPSCALE_SIDE_LIMIT) {
    const refusal = { inline: UPSCALE_LIMIT_INLINE_TEXT, toast: UPSCALE_LIMIT_TEXT, twoIsFine: false };
    return { after, refusal, warning };
  }
  if (fits(after)) return { after, refusal: null, warning };
  const twoIsFine = factor === 4 && fits(grown(size, 2));
  const megapixels = UPSCALED_PIXEL_LIMIT / 1_000_000;
  const text = `${factor}X would make ${sizeName(after)}, more than the ${megapixels} megapixels that are possible.`;
  const refusalText = twoIsFine ? `${text} Choose 2X.` : text;
  return { after, refusal: { inline: refusalText, toast: refusalText, twoIsFine }, warning };
}
