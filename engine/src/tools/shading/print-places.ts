import { blur } from '../../foundation/image/blur.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** Distance of chromaticities (shares of red and green in the light) from which the dye, and not the light, differs. */
const OTHER_DYE = 0.085;
/** Minimum log difference from the light around; fainter differences are not a print. */
const STRONG = 0.42;
/** Maximum share of a subject that a print covers; more is the cloth's own pattern. */
const MAX_SHARE = 0.3;
/** Share of a subject's extent below which checks and threads are woven, not printed. */
const WEAVE = 0.0045;
/** Number of pixels whose dye is sorted, about, of a subject that covers a sixth of a large picture. */
const SAMPLES = 3000;
/** Minimum share of the subject at a pixel that may be printed. */
const MIN_SHARE = 0.3;
/** Minimum share of the subject at a pixel that is sampled. */
const MIN_SAMPLED = 0.6;
/** Linear light of each channel that noise reaches. */
const NOISE = 0.004;
/** Pixels by which a print is extended, because its edge is mixed with the cloth. */
const EDGE = 2;

/**
 * 1 where a subject shows another dye than its main one: a logo on jeans, a stripe. Light changes the brightness of
 * cloth but hardly its hue (the retinex rule for colour, Grosse et al. 2009). `relative` is the log light per pixel.
 */
export function printPlaces(
  { rgb, width, height }: Picture,
  matte: Float32Array,
  relative: Float32Array,
  check: () => void,
): Uint8Array {
  const covered = matte.reduce((sum, value) => sum + value, 0);
  const radius = Math.max(1, WEAVE * Math.sqrt(covered));
  const light = Float32Array.from(rgb, (byte) => LINEAR[byte]!);
  const dye = blur(light, width, height, radius, { channels: 3, passes: 1, check });
  const even = blur(relative, width, height, radius, { passes: 1, check });
  const red = usual(dye, matte, 0);
  const green = usual(dye, matte, 1);
  const places = new Uint8Array(matte.length);
  let printed = 0;
  for (let i = 0; i < places.length; i++) {
    if (matte[i]! < MIN_SHARE || Math.abs(even[i]!) < STRONG) continue;
    const away = Math.hypot(shareOf(dye, i, 0) - red, shareOf(dye, i, 1) - green);
    if (away < OTHER_DYE) continue;
    places[i] = 1;
    printed++;
  }
  if (printed > MAX_SHARE * covered) return places.fill(0);
  return growMask(places, width, height, EDGE);
}

/** The median share of a channel. */
function usual(dye: Float32Array, matte: Float32Array, channel: number): number {
  const step = Math.max(1, Math.floor(matte.length / (SAMPLES * 6)));
  const values: number[] = [];
  for (let i = 0; i < matte.length; i += step) if (matte[i]! > MIN_SAMPLED) values.push(shareOf(dye, i, channel));
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 1 / 3;
}

function shareOf(dye: Float32Array, i: number, channel: number): number {
  const all = dye[i * 3]! + dye[i * 3 + 1]! + dye[i * 3 + 2]!;
  // Black has no hue; the little it shows is noise.
  return (dye[i * 3 + channel]! + NOISE) / (all + 3 * NOISE);
}
