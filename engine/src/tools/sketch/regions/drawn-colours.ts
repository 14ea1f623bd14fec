import type { Hex } from '../../../foundation/colour/hex.ts';
import type { Drawing } from '../page/drawing.ts';
import type { Regions } from './regions.ts';

/** Minimum chroma (0 to 1) from which a pixel counts as coloured. */
const CHROMA = 0.1;
/** Loss of lightness from which a pixel counts as coloured. */
const DARK = 0.34;
/** Minimum share of a region's pixels that must be coloured. */
const SHARE = 0.45;
/** Ink above which a pixel shows a line. */
const LINE = 0.2;

/** 1 where the page is coloured, other than by a line. */
export function filledPixels({ colour, ink }: Drawing): Uint8Array {
  const filled = new Uint8Array(ink.length);
  for (let k = 0; k < filled.length; k++) {
    if (ink[k]! > LINE) continue;
    const [r, g, b] = [colour[k * 3]!, colour[k * 3 + 1]!, colour[k * 3 + 2]!];
    const bright = Math.max(r, g, b);
    if (bright - Math.min(r, g, b) > CHROMA || bright < 1 - DARK) filled[k] = 1;
  }
  return filled;
}

/** The fill colour of each region, by label; null where it was left white. */
export function drawnColours(
  { labels, count }: Regions,
  { colour }: Drawing,
  filled: Uint8Array,
): readonly (Hex | null)[] {
  const sums = Array.from({ length: count + 1 }, () => ({ r: 0, g: 0, b: 0, filled: 0, all: 0 }));
  for (let k = 0; k < labels.length; k++) {
    const sum = sums[labels[k]!]!;
    sum.all++;
    if (!filled[k]) continue;
    sum.filled++;
    sum.r += colour[k * 3]!;
    sum.g += colour[k * 3 + 1]!;
    sum.b += colour[k * 3 + 2]!;
  }
  return sums.map((sum, label) => {
    if (label === 0 || sum.filled < SHARE * sum.all) return null;
    const bytes = [sum.r, sum.g, sum.b].map((value) => Math.round((255 * value) / sum.filled));
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}` as const;
  });
}
