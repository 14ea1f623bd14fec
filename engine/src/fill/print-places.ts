import { growMask } from '../image/grow-mask.ts';
import { LINEAR } from './picture.ts';
import type { Picture } from './picture.ts';

/** Distance of chromaticities (shares of red and green in all light) from which dye, not light, has changed. */
const OTHER_DYE = 0.075;
/** Natural logarithm of the light beside it: fainter differences are no print. */
const STRONG = 0.42;
/** A print is the smaller part of a subject; more is how its cloth is woven. */
const MOST_SHARE = 0.3;
const SAMPLES = 3000;

/**
 * 1 where a subject shows another dye than most of it: a logo on jeans, a stripe. Light changes how bright cloth is but
 * hardly its hue (the retinex rule for colour, Grosse et al. 2009). `relative`: logarithm of its light per pixel.
 */
export function printPlaces({ rgb, width, height }: Picture, matte: Float32Array, relative: Float32Array): Uint8Array {
  const red = usual(rgb, matte, 0);
  const green = usual(rgb, matte, 1);
  const places = new Uint8Array(matte.length);
  let printed = 0;
  let covered = 0;
  for (let i = 0; i < places.length; i++) {
    covered += matte[i]!;
    if (matte[i]! < 0.3 || Math.abs(relative[i]!) < STRONG) continue;
    const away = Math.hypot(shareOf(rgb, i, 0) - red, shareOf(rgb, i, 1) - green);
    if (away < OTHER_DYE) continue;
    places[i] = 1;
    printed++;
  }
  if (printed > MOST_SHARE * covered) return places.fill(0);
  return growMask(places, width, height, 2);
}

/** The median share of a channel. */
function usual(rgb: Uint8Array, matte: Float32Array, channel: number): number {
  const step = Math.max(1, Math.floor(matte.length / (SAMPLES * 6)));
  const values: number[] = [];
  for (let i = 0; i < matte.length; i += step) if (matte[i]! > 0.6) values.push(shareOf(rgb, i, channel));
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 1 / 3;
}

function shareOf(rgb: Uint8Array, i: number, channel: number): number {
  const all = LINEAR[rgb[i * 3]!]! + LINEAR[rgb[i * 3 + 1]!]! + LINEAR[rgb[i * 3 + 2]!]!;
  // Black has no hue: what little it has is noise.
  return (LINEAR[rgb[i * 3 + channel]!]! + 0.004) / (all + 0.012);
}
