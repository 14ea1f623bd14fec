/** Measures the print or weave of a garment, which is finer than its folds. */
import type { Picture } from '../../foundation/image/picture.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';
import { srgbByte } from '../../studio/materials/colour.ts';
import { oklabPlane } from './oklab-plane.ts';

interface Figure {
  /** Median deviation of colour from the surroundings, from 0; at 1 and above the cloth is patterned. */
  readonly strength: number;
  /** Radius in pixels within which it repeats. */
  readonly radius: number;
}

/** Sizes of prints and weaves as shares of the square root of a garment's area; folds are longer. */
const FINENESS = [0.007, 0.014, 0.03];
/** A radius contains the pattern when it shows this share of the deviation at the widest one. */
const HELD = 0.75;
/** Median deviation (OKLab) from which cloth is patterned; plain weaves stay below half of it. */
const FIGURED = 0.06;
/** Linear light below which the sensor resolves nothing; added before a logarithm. */
const MIN_LIGHT = 0.004;
/** Share of the garment around a pixel below which it lies near a hem or an armhole. */
const AWAY_FROM_EDGES = 0.97;
/** Number of pixels whose deviation is sorted. */
const SAMPLES = 20_000;

/**
 * Measures the pattern.
 * @param matte 0 to 1 per pixel. `check` may throw to stop.
 */
export function figureOf(picture: Picture, matte: Float32Array, check: () => void): Figure {
  const lab = oklabPlane(picture.rgb);
  const extent = Math.sqrt(matte.reduce((sum, value) => sum + value, 0));
  const weighted = lab.map((value, k) => value * matte[Math.floor(k / 3)]!);
  const seen = FINENESS.map((share) => {
    const radius = Math.max(1, share * extent);
    return { radius, strength: deviation({ picture, matte, lab, weighted, radius, check }) / FIGURED };
  });
  const { strength } = seen.at(-1)!;
  return { strength, radius: seen.find((one) => one.strength >= HELD * strength)!.radius };
}

interface DeviationRequest {
  readonly picture: Picture;
  readonly matte: Float32Array;
  readonly lab: Float32Array;
  /** `lab` multiplied by the matte. */
  readonly weighted: Float32Array;
  readonly radius: number;
  readonly check: () => void;
}

/** The median deviation, because seams, pockets and buttons differ as much as a print but cover few pixels. */
function deviation({ picture, matte, lab, weighted, radius, check }: DeviationRequest): number {
  const { width, height } = picture;
  const mean = blur(weighted, width, height, radius, { channels: 3, check });
  const weight = blur(matte, width, height, radius, { check });
  const step = Math.max(1, Math.floor(matte.length / SAMPLES));
  const differences: number[] = [];
  for (let i = 0; i < matte.length; i += step) {
    // At hems and armholes light changes as quickly as a print.
    if (weight[i]! < AWAY_FROM_EDGES) continue;
    const away = (c: number) => lab[i * 3 + c]! - mean[i * 3 + c]! / weight[i]!;
    differences.push(Math.hypot(away(0), away(1), away(2)));
  }
  differences.sort((a, b) => a - b);
  return differences[differences.length >> 1] ?? 0;
}

/** Returns the picture with its garment in plain grey cloth: only light and folds longer than `radius` remain. */
export function withoutFigure(picture: Picture, matte: Float32Array, radius: number, check: () => void): Picture {
  const { width, height } = picture;
  const light = luminancePlane(picture.rgb).map((value, i) => Math.log(value + MIN_LIGHT) * matte[i]!);
  const slow = blur(light, width, height, radius, { check });
  const weight = blur(matte, width, height, radius, { check });
  const rgb = picture.rgb.slice();
  for (let i = 0; i < matte.length; i++) {
    if (matte[i] === 0) continue;
    rgb.fill(srgbByte(Math.exp(slow[i]! / (weight[i]! + 1e-4)) - MIN_LIGHT), i * 3, i * 3 + 3);
  }
  return { ...picture, rgb };
}
