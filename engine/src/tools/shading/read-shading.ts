/** The light that falls on what is covered, apart from its colour: what a new cloth has to keep. */
import { blur } from '../../foundation/image/blur.ts';
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';
import { printPlaces } from './print-places.ts';
import { dropWash } from './drop-wash.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';

export interface Shading {
  /** Natural logarithm of the light relative to the usual one: folds and form, without weave or print. */
  readonly folds: Float32Array;
  /** `folds` without edges: how the cloth lies. */
  readonly lie: Float32Array;
  /** How far `lie` is above the lie round it: where cloth turns to the light. */
  readonly ridges: Float32Array;
  /** What `folds` leaves out: weave, print, seams, grain. */
  readonly detail: Float32Array;
  /** Linear luminance of the subject in its usual light. */
  readonly tone: number;
  /** Seams, plackets, buttons and pockets: what of `detail` is left when its weave is averaged out. */
  readonly lines: Float32Array;
  /** Values of `lie` that 8 and 92 hundredths of the subject lie below. */
  readonly dark: number;
  readonly bright: number;
  /** The same of `ridges`, 10 and 95 hundredths. */
  readonly lowRidge: number;
  readonly highRidge: number;
  /** Mean strengths of `detail` and of `lines`. */
  readonly busyness: number;
  readonly lineBusyness: number;
}

/** Darker light than this is lost in the sensor. */
const MIN_LIGHT = 0.004;
/** Variance of logarithms below which a difference is weave rather than a fold: at least, and times the usual one. */
const FLAT = 0.012;
const WEAVE = 1.6;

/**
 * @param matte 0 to 1 per pixel: how far it belongs to the subject.
 * @param bare Old prints are taken for dye and leave no trace; else they stay in the light of the new colour.
 * @param check Called every few milliseconds; may throw to stop.
 */
export function readShading(picture: Picture, matte: Float32Array, bare: boolean, check: () => void): Shading {
  const { width, height } = picture;
  const light = luminancePlane(picture.rgb);
  const tone = quantile(light, matte, 0.62);
  const relative = light.map((value) => Math.log((value + MIN_LIGHT) / (tone + MIN_LIGHT)));
  check();
  if (bare) dropDye(picture, matte, relative, check);
  const radius = Math.max(2, 0.012 * Math.sqrt(matte.reduce((sum, value) => sum + value, 0)));
  const folds = smoothInside(relative, matte, width, height, radius, check);
  const lie = blurInside(relative, matte, width, height, 2.2 * radius, check);
  const wide = blurInside(lie, matte, width, height, 11 * radius, check);
  const ridges = lie.map((value, i) => value - 0.75 * wide[i]!);
  const detail = relative.map((value, i) => value - folds[i]!);
  const lines = blur(detail, width, height, Math.max(1, 0.22 * radius), { passes: 1, check });
  return {
    folds,
    lie,
    ridges,
    detail,
    lines,
    tone,
    dark: quantile(lie, matte, 0.08),
    lowRidge: quantile(ridges, matte, 0.1),
    highRidge: quantile(ridges, matte, 0.95),
    bright: quantile(lie, matte, 0.92),
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

/** Takes out what washes have paled; where the subject shows another dye, its light is carried over from round it. */
function dropDye(picture: Picture, matte: Float32Array, relative: Float32Array, check: () => void): void {
  const print = printPlaces(picture, matte, relative, check);
  const plain = matte.map((share, i) => (print[i] ? 0 : share));
  dropWash(picture, plain, relative, check);
  const state = Uint8Array.from(matte, (share, i) => (share < 0.5 ? ABSENT : print[i] ? FREE : FIXED));
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
  const sum = blur(
    plane.map((value, i) => value * matte[i]!),
    ...([width, height, radius, { check }] as const),
  );
  const weight = blur(matte, width, height, radius, { check });
  return sum.map((value, i) => value / (weight[i]! + 1e-4));
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

const SAMPLES = 4000;

/** The value that `share` of the subject lies below. */
function quantile(plane: Float32Array, matte: Float32Array, share: number): number {
  const step = Math.max(1, Math.floor(plane.length / (SAMPLES * 8)));
  const values: number[] = [];
  for (let i = 0; i < plane.length; i += step) if (matte[i]! > 0.6) values.push(plane[i]!);
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? 0.3;
}
