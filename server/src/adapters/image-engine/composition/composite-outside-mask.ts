import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { depthInMask } from './depth-in-mask.ts';

export interface Compositing {
  readonly original: Pixels;
  /** Same size as the original. */
  readonly made: Pixels;
  /** Same size as the original; where it is 0, the original is preserved exactly. */
  readonly mask: Mask;
  /**
   * Width in pixels of the transition from the original to the new picture, inwards from the edge of the mask; 0: none.
   */
  readonly feather: number;
}

/**
 * Combines the new picture inside the mask with the original elsewhere, whatever the engine changed there. The
 * transition lies wholly inside the mask and is combined with the mask's own softness, so that no pixel outside
 * changes. Straight alpha; the channels of the original, or 4 where the new picture has them. @throws RangeError when
 * the sizes differ.
 */
export function compositeOutsideMask({ original, made, mask, feather }: Compositing): Pixels {
  const { width, height } = original;
  if ([made, mask].some((other) => other.width !== width || other.height !== height))
    throw new RangeError('original, picture and mask must have one size');
  const channels = original.channels === 4 || made.channels === 4 ? 4 : 3;
  const depth = feather > 0 ? depthInMask(mask) : null;
  const data = new Uint8Array(width * height * channels);
  for (let k = 0; k < width * height; k++) {
    const inward = depth === null ? 1 : Math.min(1, depth[k]! / (feather + 1));
    mix(data, k * channels, channels, { original, made }, k, (mask.data[k]! / 255) * smooth(inward));
  }
  return { width, height, channels, data };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

const alphaAt = ({ channels, data }: Pixels, k: number) => (channels === 4 ? data[k * 4 + 3]! : 255);

function mix(
  data: Uint8Array,
  at: number,
  channels: 3 | 4,
  { original, made }: Pick<Compositing, 'original' | 'made'>,
  k: number,
  share: number,
): void {
  const originalAlpha = alphaAt(original, k);
  if (share === 0) {
    for (let c = 0; c < 3; c++) data[at + c] = original.data[k * original.channels + c]!;
    if (channels === 4) data[at + 3] = originalAlpha;
    return;
  }
  const madeAlpha = alphaAt(made, k);
  const alpha = originalAlpha * (1 - share) + madeAlpha * share;
  // A transparent pixel must not contribute to the colour.
  const weight = alpha === 0 ? share : (madeAlpha * share) / alpha;
  for (let c = 0; c < 3; c++) {
    const kept = original.data[k * original.channels + c]!;
    data[at + c] = Math.round(kept + (made.data[k * made.channels + c]! - kept) * weight);
  }
  if (channels === 4) data[at + 3] = Math.round(alpha);
}
