import type { ColourFields } from '../colours/colour-fields.ts';

/** Shares of red, green and blue of the light behind that a pane shows. */
export type PaneColour = readonly [number, number, number];

/** Steps into which a share is sorted, up to the largest that is looked at: glass also gathers light from elsewhere. */
const STEP = 1 / 16;
const STEPS = 21;
/** Less light than this, 0 to 1, behind a cell says nothing. */
const MIN_LIGHT = 0.12;
/** Shares nearer to each other than this are those of grey things, whose shades look like mirrored light. */
const MIN_HUE = 0.15;
/** Below what is seen most often: what varies about it is still light that was added. */
const SLACK = 0.07;

/**
 * The colour in which a coloured pane would show what is behind the subject: of the shares that its cells have of that
 * light the commonest, for unlike a lit body a pane has one colour from rim to rim; null where that has no hue.
 */
export function paneColour({ colours, ground }: ColourFields, among: Uint8Array): PaneColour | null {
  const counts = new Uint32Array(STEPS ** 3);
  const sums = new Float64Array(3 * STEPS ** 3);
  for (let i = 0; i < among.length; i++) {
    if (!among[i]) continue;
    const [behindRed, behindGreen, behindBlue] = [ground[4 * i]!, ground[4 * i + 1]!, ground[4 * i + 2]!];
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
  const best = counts.reduce((most, count, at) => (count > counts[most]! ? at : most), 0);
  if (!counts[best]) return null;
  const mean = [0, 1, 2].map((c) => sums[3 * best + c]! / counts[best]!);
  if (Math.max(...mean) - Math.min(...mean) < MIN_HUE) return null;
  const [red, green, blue] = mean.map((share) => Math.max(0, share - SLACK));
  return [red!, green!, blue!];
}
