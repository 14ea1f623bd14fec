/** The light on a subject without its colour; a new colour or cloth is shaded by it. */
import { blur } from '../../foundation/image/blur.ts';
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';
import { printPlaces } from './print-places.ts';
import { dropWash } from './drop-wash.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';

export interface Shading {
  /** Natural logarithm of the light relative to the typical one: folds and form, without weave or print. */
  readonly folds: Float32Array;
  /** `folds` without edges: the large form of the cloth. */
  readonly form: Float32Array;
  /** `form` relative to its surroundings: positive where cloth faces the light. */
  readonly ridges: Float32Array;
  /** The remainder beyond `folds`: weave, print, seams, grain. */
  readonly detail: Float32Array;
  /** Linear luminance of the subject in its typical light. */
  readonly tone: number;
  /** Seams, plackets, buttons and pockets: the part of `detail` that remains when the weave is averaged out. */
  readonly lines: Float32Array;
  /** The 8th percentile of `form`. */
  readonly dark: number;
  /** The 92nd percentile of `form`. */
  readonly bright: number;
  /** The 10th percentile of `ridges`. */
  readonly lowRidge: number;
  /** The 95th percentile of `ridges`. */
  readonly highRidge: number;
  /** Mean strength of `detail`. */
  readonly busyness: number;
  /** Mean strength of `lines`. */
  readonly lineBusyness: number;
}

/** Linear light below which the sensor resolves nothing. */
const MIN_LIGHT = 0.004;
/** Variance of log light below which a difference is weave rather than a fold. */
const FLAT = 0.012;
/** Variance below which a difference is weave, as a multiple of the typical variance; the larger of both applies. */
const WEAVE = 1.6;
/** Quantile of the subject's light that is its typical light: neither in shade nor in shine. */
const TYPICAL = 0.62;
/** Radius of folds as a share of the square root of the subject's area. */
const FOLD_REACH = 0.012;
/** Radius of the large form as a multiple of that of folds. */
const FORM_REACH = 2.2;
/** Radius of the surroundings of the form as a multiple of that of folds. */
const WIDE_REACH = 11;
/** Radius of lines as a multiple of that of folds. */
const LINE_REACH = 0.22;
/** Share of the surroundings that is subtracted to find ridges, so that a form that is bright as a whole stays so. */
const RELATIVE = 0.75;
/** Quantiles that stand for the minimum and the maximum, which single pixels would decide. */
const DARK = 0.08;
const BRIGHT = 0.92;
const LOW_RIDGE = 0.1;
const HIGH_RIDGE = 0.95;
/** Share of the subject below which a pixel is outside. */
const SUBJECT_THRESHOLD = 0.5;

/**
 * Measures the light on a subject.
 * @param matte 0 to 1 per pixel: the share of the subject.
 * @param dropsPrint whether old prints count as dye and leave no trace; otherwise they remain in the light of the new
 *   colour.
 * @param check called every few milliseconds; may throw to stop.
 */
export function readShading(picture: Picture, matte: Float32Array, dropsPrint: boolean, check: () => void): Shading {
  const { width, height } = picture;
  const light = luminancePlane(picture.rgb);
  const tone = quantile(light, matte, TYPICAL, NO_LIGHT_SAMPLE);
  const relative = light.map((value) => Math.log((value + MIN_LIGHT) / (tone + MIN_LIGHT)));
  check();
  if (dropsPrint) dropDye(picture, matte, relative, check);
  const radius = Math.max(2, FOLD_REACH * Math.sqrt(matte.reduce((sum, value) => sum + value, 0)));
  const folds = smoothInside(relative, matte, width, height, radius, check);
  const form = blurInside(relative, matte, width, height, FORM_REACH * radius, check);
  const wide = blurInside(form, matte, width, height, WIDE_REACH * radius, check);
  const ridges = form.map((value, i) => value - RELATIVE * wide[i]!);
  const detail = relative.map((value, i) => value - folds[i]!);
  const lines = blur(detail, width, height, Math.max(1, LINE_REACH * radius), { passes: 1, check });
  return {
    folds,
    form,
    ridges,
    detail,
    lines,
    tone,
    dark: quantile(form, matte, DARK),
    lowRidge: quantile(ridges, matte, LOW_RIDGE),
    highRidge: quantile(ridges, matte, HIGH_RIDGE),
    bright: quantile(form, matte, BRIGHT),
    busyness: meanStrength(detail, matte),
    lineBusyness: meanStrength(lines, matte),
  };
}

function meanStrength(plane: Float32Array, matte: Float32Array): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < matte.length; i++) {
    sum += matte[i]! * Math.abs(plane[i]!);
    weight += matte[i]!;
  }
  return sum / Math.max(1, weight);
}

/** Removes washes, and interpolates the light across areas of another dye from their surroundings. */
function dropDye(picture: Picture, matte: Float32Array, relative: Float32Array, check: () => void): void {
  const print = printPlaces(picture, matte, relative, check);
  const plain = matte.map((share, i) => (print[i] ? 0 : share));
  dropWash(picture, plain, relative, check);
  const state = Uint8Array.from(matte, (share, i) => (share < SUBJECT_THRESHOLD ? ABSENT : print[i] ? FREE : FIXED));
  stretchMembrane(relative, state, picture.width, picture.height, 1, check);
}

function blurInside(
  plane: Float32Array,
  matte: Float32Array,
  width: number,
  height: number,
  radius: number,
  check: () => void,
): Float32Array {
  const covered = plane.map((value, i) => value * matte[i]!);
  const sum = blur(covered, width, height, radius, { check });
  const weight = blur(matte, width, height, radius, { check });
  return sum.map((value, i) => value / (weight[i]! + 1e-4));
}

/**
 * A self-guided filter (He, Sun and Tang 2010): flat areas are smoothed, edges of folds stay. Pixels outside are not
 * mixed in.
 */
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
  const spread = first.map((sum, i) => Math.max(0, second[i]! / weight[i]! - (sum / weight[i]!) ** 2));
  const flat = Math.max(FLAT, WEAVE * quantile(spread, matte, 0.5));
  const slope = new Float32Array(plane.length);
  const level = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const average = first[i]! / weight[i]!;
    const share = spread[i]! / (spread[i]! + flat);
    slope[i] = matte[i]! * share;
    level[i] = matte[i]! * average * (1 - share);
  }
  const a = mean(slope);
  const b = mean(level);
  return plane.map((value, i) => (a[i]! * value + b[i]!) / weight[i]!);
}

/** About how many pixels are sorted when the subject covers an eighth of the picture; a larger subject gives more. */
const SAMPLES = 4000;
/** Minimum share of the subject at a pixel that is sorted. */
const MIN_SAMPLED = 0.6;
/** Linear luminance that stands for the typical light of a subject that is too small to be sampled. */
const NO_LIGHT_SAMPLE = 0.3;
/** Typical logarithm of relative light, and typical variance, of a subject that is too small to be sampled. */
const NO_RELATIVE_SAMPLE = 0.3;

/** The quantile `share` of the values within the subject; `otherwise` when it is too small to be sampled. */
function quantile(plane: Float32Array, matte: Float32Array, share: number, otherwise = NO_RELATIVE_SAMPLE): number {
  const step = Math.max(1, Math.floor(plane.length / (SAMPLES * 8)));
  const values: number[] = [];
  for (let i = 0; i < plane.length; i += step) if (matte[i]! > MIN_SAMPLED) values.push(plane[i]!);
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? otherwise;
}
