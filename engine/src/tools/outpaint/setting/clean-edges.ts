import type { Canvas } from '../canvas.ts';

/** Subject values (of 255) from which a pixel shows only the subject, or up to which only the background. */
const PURE_SUBJECT = 250;
const PURE_BACKGROUND = 5;
/** Radii in pixels, from near to far, in which pure colours are searched. */
const REACHES = [3, 7, 15];
/** Minimum share that a colour is divided by, because noise in almost transparent pixels would be amplified. */
const MIN_SHARE = 0.08;
/** Levels by which a solved colour may leave the range of the pixel's and the subject's colours. */
const COLOUR_TOLERANCE = 24;

/**
 * The subject's own colours, 3 bytes per pixel: partly transparent pixels without the background that shone through.
 * Opaque pixels and cut-outs stay unchanged. `check` may throw to stop.
 */
export function cleanEdges({ width, height, rgb, subject, cutOut }: Canvas, check: () => void): Uint8Array {
  const out = rgb.slice();
  if (cutOut) return out;
  const own = new Float64Array(3);
  const behind = new Float64Array(3);
  for (let i = 0; i < subject.length; i++) {
    if ((i & 4095) === 0) check();
    const opacity = subject[i]!;
    if (opacity <= 0 || opacity === 255) continue;
    const known = gather(i, width, height, rgb, subject, own, behind);
    if (!known) continue;
    const share = opacity / 255;
    for (let c = 0; c < 3; c++) {
      const solved = (rgb[i * 3 + c]! - (1 - share) * behind[c]!) / Math.max(MIN_SHARE, share);
      // The more transparent a pixel is, the less its own colour counts.
      const value = solved * share + own[c]! * (1 - share);
      const low = Math.min(own[c]!, rgb[i * 3 + c]!) - COLOUR_TOLERANCE;
      const high = Math.max(own[c]!, rgb[i * 3 + c]!) + COLOUR_TOLERANCE;
      out[i * 3 + c] = Math.max(0, Math.min(255, Math.max(low, Math.min(high, value)))) + 0.5;
    }
  }
  return out;
}

/**
 * Writes the weighted means of the pure colours around a pixel to `own` and `behind`; returns false when no pure
 * subject or no pure background is near.
 */
function gather(
  i: number,
  width: number,
  height: number,
  rgb: Uint8Array,
  subject: Uint8Array,
  own: Float64Array,
  behind: Float64Array,
): boolean {
  const x = i % width;
  const y = (i - x) / width;
  for (const reach of REACHES) {
    own.fill(0);
    behind.fill(0);
    let [owns, behinds] = [0, 0];
    const step = reach > 7 ? 3 : reach > 3 ? 2 : 1;
    for (let v = y - reach; v <= y + reach; v += step) {
      if (v < 0 || v >= height) continue;
      for (let u = x - reach; u <= x + reach; u += step) {
        if (u < 0 || u >= width) continue;
        const at = v * width + u;
        const opacity = subject[at]!;
        if (opacity < PURE_SUBJECT && opacity > PURE_BACKGROUND) continue;
        const weight = 1 / (1 + (u - x) ** 2 + (v - y) ** 2);
        const to = opacity >= PURE_SUBJECT ? own : behind;
        for (let c = 0; c < 3; c++) to[c] = to[c]! + weight * rgb[at * 3 + c]!;
        if (opacity >= PURE_SUBJECT) owns += weight;
        else behinds += weight;
      }
    }
    if (owns === 0 || behinds === 0) continue;
    for (let c = 0; c < 3; c++) {
      own[c] = own[c]! / owns;
      behind[c] = behind[c]! / behinds;
    }
    return true;
  }
  return false;
}
