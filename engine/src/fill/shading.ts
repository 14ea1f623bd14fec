/** The light that falls on what is covered, apart from its colour: what a new cloth has to keep. */
import { blur } from '../image/blur.ts';
import { luminancePlane } from './picture.ts';
import type { Picture } from './picture.ts';

export interface Shading {
  /** Natural logarithm of the light relative to the usual one: folds and form, without weave or print. */
  readonly folds: Float32Array;
  /** What `folds` leaves out: weave, print, seams, grain. */
  readonly detail: Float32Array;
  /** Linear luminance of the subject in its usual light. */
  readonly tone: number;
  /** Values of `folds` that a tenth and nine tenths of the subject lie below. */
  readonly dark: number;
  readonly bright: number;
  /** Mean strength of `detail`. */
  readonly busyness: number;
}

/** Darker light than this is lost in the sensor. */
const LEAST_LIGHT = 0.004;
/** Squared logarithm below which a difference is weave rather than a fold. */
const FLAT = 0.012;

/** `matte`: 0 to 1 per pixel, how far it belongs to the subject. `check` may throw to stop. */
export function readShading(picture: Picture, matte: Float32Array, check: () => void): Shading {
  const { width, height } = picture;
  const light = luminancePlane(picture.rgb);
  const tone = quantile(light, matte, 0.62);
  const relative = light.map((value) => Math.log((value + LEAST_LIGHT) / (tone + LEAST_LIGHT)));
  check();
  const radius = Math.max(2, 0.012 * Math.sqrt(matte.reduce((sum, value) => sum + value, 0)));
  const folds = smoothInside(relative, matte, width, height, radius, check);
  const detail = relative.map((value, i) => value - folds[i]!);
  let busyness = 0;
  let weight = 0;
  for (let i = 0; i < matte.length; i++) {
    busyness += matte[i]! * Math.abs(detail[i]!);
    weight += matte[i]!;
  }
  return {
    ...{ folds, detail, tone },
    dark: quantile(folds, matte, 0.1),
    bright: quantile(folds, matte, 0.9),
    busyness: busyness / Math.max(1, weight),
  };
}

/** Guided by itself (He, Sun and Tang 2010): flat places are evened, edges of folds stay. Nothing outside is mixed in. */
function smoothInside(
  plane: Float32Array,
  matte: Float32Array,
  width: number,
  height: number,
  radius: number,
  check: () => void,
): Float32Array {
  const mean = (values: Float32Array) => blur(values, width, height, radius, { passes: 1, check });
  const weight = mean(matte).map((value) => value + 1e-6);
  const first = mean(plane.map((value, i) => value * matte[i]!));
  const second = mean(plane.map((value, i) => value * value * matte[i]!));
  const slope = new Float32Array(plane.length);
  const level = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const average = first[i]! / weight[i]!;
    const spread = Math.max(0, second[i]! / weight[i]! - average * average);
    slope[i] = (matte[i]! * spread) / (spread + FLAT);
    level[i] = matte[i]! * average * (1 - spread / (spread + FLAT));
  }
  const a = mean(slope);
  const b = mean(level);
  return plane.map((value, i) => (a[i]! * value + b[i]!) / weight[i]!);
}

const SAMPLES = 4000;

/** The value that `share` of the subject lies below. */
function quantile(plane: Float32Array, matte: Float32Array, share: number): number {
  const step = Math.max(1, Math.floor(plane.length / (SAMPLES * 8)));
  const values: number[] = [];
  for (let i = 0; i < plane.length; i += step) if (matte[i]! > 0.6) values.push(plane[i]!);
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? 0.3;
}
