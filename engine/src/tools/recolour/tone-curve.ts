/**
 * Maps the light of one cloth to that of another: an affine map of a power of light. The power determines how cloth of
 * such a lightness shows its folds. It moves towards 1, and the cloth towards medium tones, until the structure of the
 * light is preserved (Pearson's correlation of luminance does not change under an affine map).
 */
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';

export interface ToneSample {
  /** Natural logarithm of the light of folds, relative to the typical one. */
  readonly folds: Float32Array;
  /** Natural logarithm of the light of weave and seams, relative to the folds. */
  readonly detail: Float32Array;
  /** Linear luminance of the source. */
  readonly light: Float32Array;
}

interface ToneWish {
  readonly sample: ToneSample;
  /** Log light of dark folds in the source. */
  readonly dark: number;
  /** Log light of bright folds in the source. */
  readonly bright: number;
  /** The requested distance between dark and bright folds. */
  readonly span: number;
  /** Linear luminance for cloth in its typical light. */
  readonly target: number;
  /** 0 to 1: how far dark cloth becomes pale. */
  readonly paling: number;
  /** 0 to 1: the share of `detail` that is not noise. */
  readonly kept: number;
}

export interface ToneCurve {
  readonly kept: number;
  /** Linear luminance for `folds` plus the retained share of `detail`. */
  readonly lightAt: (fold: number) => number;
}

/** Minimum correlation of luminance; slightly above what is guaranteed, since edges and gamut reduce it. */
const STRUCTURE = 0.925;
/** Minimum correlation of luminance before any curve reduces it. */
const DETAILED = 0.96;
/** Share of the search at which the power reaches 1. It is the least visible change, so it comes first. */
const POWER_TO = 0.5;
/** Share of the search from which pale cloth moves to medium tones. */
const DIMMING_FROM = 0.4;
/** Shares of the search between which the range of the folds shrinks. */
const FLATTENING = [0.2, 0.9] as const;
/** Luminance between which a dye is so pale that it is dimmed. */
const PALE_LUMINANCE = [0.25, 0.7] as const;
/** Number of curves that are tried. */
const STEPS = 10;
/** Power of light with which dark cloth becomes pale: deep folds stay shadows, and its shine becomes plain light. */
const PALE_POWER = 0.7;
/** Factor on the lightness at the end of the search. */
const DIMMEST = 0.7;
/** Factor on the range of the folds at the end of the search. */
const FLATTEST = 0.45;
/** Minimum light of cloth, as a share of its typical light. */
const MIN_CLOTH_LIGHT = 0.04;
/** Minimum range of the source's folds as a natural logarithm, so that flat cloth is not divided by its noise. */
const MIN_SPAN = 0.05;
/** Maximum logarithm of light relative to the typical one; beyond it lie specks. */
const MAX_FOLD = 4;
/** Linear light above which bright cloth is compressed towards 1, so that it keeps its folds instead of clipping. */
const SHOULDER = 0.7;

export function toneCurve(wish: ToneWish): ToneCurve {
  const kept = neededDetail(wish);
  let lightAt = curveAt(wish, 0);
  for (let step = 1; step <= STEPS && structureOf(wish.sample, kept, lightAt) < STRUCTURE; step++) {
    lightAt = curveAt(wish, step / STEPS);
  }
  return { kept, lightAt };
}

/**
 * The share of detail that the structure needs beyond the requested one, whatever the map: cloth of two yarns is all
 * detail.
 */
function neededDetail({ sample, kept }: ToneWish): number {
  const step = (1 - kept) / STEPS;
  let share = kept;
  while (share < 1 - 1e-6 && structureOf(sample, share, Math.exp) < DETAILED) share += step;
  return Math.min(1, share);
}

/**
 * The curve for one step of the search.
 * @param faith from 0 (the most attractive curve) to 1 (the most faithful one).
 */
function curveAt({ dark, bright, span, target, paling }: ToneWish, faith: number): ToneCurve['lightAt'] {
  const plain = span / Math.max(MIN_SPAN, bright - dark);
  const finest = plain < 1 ? plain + (Math.max(plain, PALE_POWER) - plain) * paling : plain;
  const power = finest + (1 - finest) * smoothstep(0, POWER_TO, faith);
  const level =
    target * (1 - (1 - DIMMEST) * smoothstep(DIMMING_FROM, 1, faith) * smoothstep(...PALE_LUMINANCE, target));
  const wanted = Math.exp(span * (1 - (1 - FLATTEST) * smoothstep(...FLATTENING, faith)));
  const [low, high] = [Math.exp(power * dark), Math.exp(power * bright)];
  // Chosen so that light at `bright` is `wanted` times that at `dark`; 1 uses the power alone.
  const gain = power > plain ? clamp((wanted - 1) / (high - 1 - wanted * (low - 1)), 0, 1) : 1;
  return (fold) =>
    shoulder(level * Math.max(MIN_CLOTH_LIGHT, 1 + gain * (Math.exp(power * clamp(fold, -MAX_FOLD, MAX_FOLD)) - 1)));
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

const shoulder = (light: number): number =>
  light < SHOULDER ? light : SHOULDER + 0.3 * (1 - Math.exp((SHOULDER - light) / 0.3));
