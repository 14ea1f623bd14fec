import type { Picture } from '../../foundation/image/picture.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';

/**
 * Squared difference between two sides, of square roots of linear light and summed over the channels, at which colours
 * and the rough share count equally; sides that are more alike cannot be distinguished.
 */
const MIN_APART = 0.004;
/** Pixels with less of the subject lie at its outline, where their colours are mixed with the background. */
const INTERIOR = 0.97;
/** Rough share below which a pixel is a sample of the other side. */
const SURELY_OTHER = 0.1;
/** Rough share above which a pixel is a sample of its own side. */
const SURELY_OWN = 0.9;
/** A side with less blurred weight than this has no samples near a pixel. */
const MIN_WEIGHT = 1e-3;
/** The mixture counts in full when each side fills at least a fifth of the neighbourhood. */
const FULL_DOUBT = 5;
/** How far a pixel that is a sample of its side may still move towards the mixture, 0 to 1. */
const SURE_TRUST = 0.75;

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
      const w = subject[i]! > INTERIOR ? weight(share[i]!) : 0;
      if (w === 0) continue;
      for (let c = 0; c < 3; c++) plane[i * 4 + c] = w * Math.sqrt(LINEAR[rgb[i * 3 + c]!]!);
      plane[i * 4 + 3] = w;
    }
    return blur(plane, width, height, radius, { channels: 4, check });
  };
  const own = near((value) => (value > SURELY_OWN ? value : 0));
  const other = near((value) => (value < SURELY_OTHER ? 1 - value : 0));
  const out = share.slice();
  for (let i = 0; i < share.length; i++) {
    const value = share[i]!;
    if (subject[i]! < INTERIOR) continue;
    const [ownWeight, otherWeight] = [own[i * 4 + 3]!, other[i * 4 + 3]!];
    if (ownWeight < MIN_WEIGHT || otherWeight < MIN_WEIGHT) continue;
    let [apart, along] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const background = other[i * 4 + c]! / otherWeight;
      const span = own[i * 4 + c]! / ownWeight - background;
      apart += span * span;
      along += (Math.sqrt(LINEAR[rgb[i * 3 + c]!]!) - background) * span;
    }
    const mixed = Math.min(1, Math.max(0, along / (apart + 1e-6)));
    // Far from the other side the rough share is trusted more, because folds and prints would be mistaken for that side.
    const doubt = Math.min(1, FULL_DOUBT * Math.min(ownWeight, otherWeight));
    const trust = (apart / (apart + MIN_APART)) * doubt;
    const sure = value < SURELY_OTHER || value > SURELY_OWN ? SURE_TRUST : 1;
    out[i] = value + (mixed - value) * trust * sure;
  }
  return out;
}
