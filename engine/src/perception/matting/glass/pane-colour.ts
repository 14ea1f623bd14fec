import type { ColourFields } from '../colours/colour-fields.ts';

/** Transmitted shares of the red, green and blue light from behind a pane. */
export type PaneColour = readonly [number, number, number];

/** Width of the histogram bins of a share. */
const STEP = 1 / 16;
/** Number of histogram bins of a share; they reach beyond 1, because glass also gathers light from elsewhere. */
const STEPS = 21;
/** A cell with less light behind it than this, 0 to 1, gives no reliable share. */
const MIN_LIGHT = 0.12;
/** Minimum difference between the three shares; grey objects differ less, and their shades look like reflections. */
const MIN_HUE = 0.15;
/** Subtracted from the most frequent share, because variation around it is still added light. */
const SLACK = 0.07;

/**
 * The colour of a tinted pane: the most frequent share of the light behind that the cells show. Unlike a lit opaque
 * object, a pane has one colour from rim to rim.
 * @returns null when that colour has no hue.
 */
export function paneColour({ colours, background }: ColourFields, among: Uint8Array): PaneColour | null {
  const counts = new Uint32Array(STEPS ** 3);
  const sums = new Float64Array(3 * STEPS ** 3);
  for (let i = 0; i < among.length; i++) {
    if (!among[i]) continue;
    const [behindRed, behindGreen, behindBlue] = [background[4 * i]!, background[4 * i + 1]!, background[4 * i + 2]!];
    if (Math.min(behindRed, behindGreen, behindBlue) < MIN_LIGHT) continue;
    const red = colours[3 * i]! / 255 / behindRed;
    const green = colours[3 * i + 1]! / 255 / behindGreen;
    const blue = colours[3 * i + 2]! / 255 / behindBlue;
    if (Math.max(red, green, blue) >= STEPS * STEP) continue;
    const at = (Math.floor(red / STEP) * STEPS + Math.floor(green / STEP)) * STEPS + Math.floor(blue / STEP);
    counts[at] = counts[at]! + 1;
    sums[3 * at] = sums[3 * at]! + red;
    sums[3 * at + 1] = sums[3 * at + 1]! + green;
    sums[3 * at + 2] = sums[3 * at + 2]! + blue;
  }
  const best = counts.reduce((max, count, at) => (count > counts[max]! ? at : max), 0);
  if (!counts[best]) return null;
  const mean = [0, 1, 2].map((c) => sums[3 * best + c]! / counts[best]!);
  if (Math.max(...mean) - Math.min(...mean) < MIN_HUE) return null;
  const [red, green, blue] = mean.map((share) => Math.max(0, share - SLACK));
  return [red!, green!, blue!];
}
