/**
 * From the light of one cloth to that of another: an affine map of a power of light. The power says how cloth of such a
 * lightness shows its folds; it goes towards 1, and the cloth towards middle tones, until the structure of the light is
 * kept (Pearson's correlation of luminance does not change under an affine map).
 */
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';

export interface ToneSample {
  /** Natural logarithm of light over the usual one: folds, and what is kept of weave and seams. */
  readonly folds: Float32Array;
  readonly detail: Float32Array;
  /** Linear luminance of the source. */
  readonly light: Float32Array;
}

interface ToneWish {
  readonly sample: ToneSample;
  /** From dark folds to bright ones, natural logarithms: places of both, and how far apart they are to come. */
  readonly dark: number;
  readonly bright: number;
  readonly span: number;
  /** Linear luminance for cloth in its usual light. */
  readonly target: number;
  /** 0 to 1: how far dark cloth becomes pale. */
  readonly paling: number;
  /** 0 to 1: the share of `detail` that is not noise. */
  readonly kept: number;
}

export interface ToneCurve {
  readonly kept: number;
  /** Linear luminance for `folds` plus what is kept of `detail`. */
  readonly lightAt: (fold: number) => number;
}

/** Correlation of luminance that is kept; a little above what is promised, since edges and gamut cost some. */
const STRUCTURE = 0.925;
/** The same before any curve costs some. */
const DETAILED = 0.96;
const STEPS = 10;
/** Power of light with which dark cloth becomes pale: deep folds stay shadows, and its shine becomes mere light. */
const PALE_POWER = 0.7;
/** What is left of the lightness and of the folds' span at the end of the way. */
const DIMMEST = 0.7;
const FLATTEST = 0.45;
/** No cloth is darker than this share of its usual light. */
const DEEPEST = 0.04;

export function toneCurve(wish: ToneWish): ToneCurve {
  const kept = keptDetail(wish);
  let lightAt = curveAt(wish, 0);
  for (let step = 1; step <= STEPS && structureOf(wish.sample, kept, lightAt) < STRUCTURE; step++) {
    lightAt = curveAt(wish, step / STEPS);
  }
  return { kept, lightAt };
}

/** What the structure needs of the detail beside what is wished, with any map: cloth of two yarns is all detail. */
function keptDetail({ sample, kept }: ToneWish): number {
  const step = (1 - kept) / STEPS;
  let share = kept;
  while (share < 1 - 1e-6 && structureOf(sample, share, Math.exp) < DETAILED) share += step;
  return Math.min(1, share);
}

/** @param faith 0 the finest curve, 1 the truest. */
function curveAt({ dark, bright, span, target, paling }: ToneWish, faith: number): ToneCurve['lightAt'] {
  const plain = span / Math.max(0.05, bright - dark);
  const finest = plain < 1 ? plain + (Math.max(plain, PALE_POWER) - plain) * paling : plain;
  const power = finest + (1 - finest) * smoothstep(0, 0.5, faith);
  const level = target * (1 - (1 - DIMMEST) * smoothstep(0.4, 1, faith) * smoothstep(0.25, 0.7, target));
  const wanted = Math.exp(span * (1 - (1 - FLATTEST) * smoothstep(0.2, 0.9, faith)));
  const [low, high] = [Math.exp(power * dark), Math.exp(power * bright)];
  // Such that light at `bright` is `wanted` times that at `dark`; 1 is the power alone.
  const gain = power > plain ? clamp((wanted - 1) / (high - 1 - wanted * (low - 1)), 0, 1) : 1;
  return (fold) => shoulder(level * Math.max(DEEPEST, 1 + gain * (Math.exp(power * clamp(fold, -4, 4)) - 1)));
}

function structureOf({ folds, detail, light }: ToneSample, kept: number, lightAt: (fold: number) => number): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  const n = light.length;
  for (let i = 0; i < n; i++) {
    const a = light[i]!;
    const b = lightAt(folds[i]! + kept * detail[i]!);
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const spread = Math.sqrt(Math.max(0, (n * xx - x * x) * (n * yy - y * y)));
  return spread > 0 ? (n * xy - x * y) / spread : 1;
}

/** Bends light over .7 so that bright cloth keeps its folds instead of clipping. */
const shoulder = (light: number): number => (light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp((0.7 - light) / 0.3)));
