import type { Picture } from '../../foundation/image/picture.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { hexOf } from '../../foundation/colour/oklab.ts';
import type { DyeShares } from './dye-shares.ts';
import { oklabPlane } from './oklab-plane.ts';

/** Quantiles of a garment's lightness: pixels between them show its dye neither in shade nor in shine. */
const LIT = [0.45, 0.85] as const;
const BINS = 256;

/** The colour of a garment's main dye in the light. */
export function garmentColour(picture: Picture, matte: Float32Array, { share }: DyeShares): Hex {
  const lab = oklabPlane(picture.rgb);
  const counts = new Float64Array(BINS);
  let all = 1e-6;
  for (let i = 0; i < matte.length; i++) {
    const weight = matte[i]! * share[i]!;
    counts[binOf(lab[i * 3]!)]! += weight;
    all += weight;
  }
  const [low, high] = LIT.map((part) => quantile(counts, all * part)) as [number, number];
  const sums = [0, 0, 0, 1e-6];
  for (let i = 0; i < matte.length; i++) {
    const bin = binOf(lab[i * 3]!);
    if (bin < low || bin > high) continue;
    const weight = matte[i]! * share[i]!;
    for (let c = 0; c < 3; c++) sums[c] = sums[c]! + weight * lab[i * 3 + c]!;
    sums[3] = sums[3]! + weight;
  }
  const at = (c: number) => sums[c]! / sums[3]!;
  return hexOf([at(0), at(1), at(2)]);
}

const binOf = (lightness: number): number => Math.min(BINS - 1, Math.max(0, Math.floor(lightness * BINS)));

function quantile(counts: Float64Array, wanted: number): number {
  let passed = 0;
  for (let bin = 0; bin < BINS; bin++) {
    passed += counts[bin]!;
    if (passed >= wanted) return bin;
  }
  return BINS - 1;
}
