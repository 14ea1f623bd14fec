import type { Picture } from '../../foundation/image/picture.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';

/**
 * Squared difference between two sides, of square roots of linear light and summed over the channels, at which colours
 * and the rough share count equally; sides that are more alike cannot be distinguished.
 */
const MIN_APART = 0.004;

/**
 * Aligns the edges of a rough `share` (0 to 1 per pixel) with the colours: an uncertain pixel becomes the mixture of
 * the colours on both sides within `radius` pixels that explains it best. Where both sides look alike, and at the edge
 * of the `subject` (0 to 1), the rough share stays.
 */
export function sharpenShare(
  { rgb, width, height }: Picture,
  share: Float32Array,
  subject: Float32Array,
  radius: number,
  check: () => void,
): Float32Array {
  const near = (weight: (value: number) => number) => {
    const plane = new Float32Array(share.length * 4);
    for (let i = 0; i < share.length; i++) {
      const w = subject[i]! > 0.97 ? weight(share[i]!) : 0;
      if (w === 0) continue;
      for (let c = 0; c < 3; c++) plane[i * 4 + c] = w * Math.sqrt(LINEAR[rgb[i * 3 + c]!]!);
      plane[i * 4 + 3] = w;
    }
    return blur(plane, width, height, radius, { channels: 4, check });
  };
  const own = near((value) => (value > 0.9 ? value : 0));
  const other = near((value) => (value < 0.1 ? 1 - value : 0));
  const out = share.slice();
  for (let i = 0; i < share.length; i++) {
    const value = share[i]!;
    if (subject[i]! < 0.97) continue;
    const [ownWeight, otherWeight] = [own[i * 4 + 3]!, other[i * 4 + 3]!];
    if (ownWeight < 1e-3 || otherWeight < 1e-3) continue;
    let [apart, along] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const background = other[i * 4 + c]! / otherWeight;
      const span = own[i * 4 + c]! / ownWeight - background;
      apart += span * span;
      along += (Math.sqrt(LINEAR[rgb[i * 3 + c]!]!) - background) * span;
    }
    const mixed = Math.min(1, Math.max(0, along / (apart + 1e-6)));
    // Values near 0 or 1 are trusted more, because folds and prints elsewhere would be mistaken for the other side.
    const doubt = Math.min(1, 5 * Math.min(ownWeight, otherWeight));
    const trust = (apart / (apart + MIN_APART)) * doubt;
    const sure = value < 0.1 || value > 0.9 ? 0.75 : 1;
    out[i] = value + (mixed - value) * trust * sure;
  }
  return out;
}
