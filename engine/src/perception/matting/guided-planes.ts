import { blur } from '../../foundation/image/blur.ts';

/** A linear model per cell of the share from the brightness: `slope * brightness + offset`. */
export interface GuidedPlanes {
  readonly slope: Float32Array;
  readonly offset: Float32Array;
}

/**
 * The guided filter (He, Sun and Tang 2010) in its fast form (He and Sun 2015): fitted on a small field and applied at
 * any size, so that the edges of the shares follow those of the brightness.
 * @param shares the share of the subject in each cell, 0 to 1; `side` × `side` cells.
 * @param guide brightness, 0 to 1, of the same cells.
 * @param radius of the neighbourhood of one fit, in cells.
 * @param smoothness variance of brightness that counts as no edge.
 */
export function guidedPlanes(
  shares: Float32Array,
  guide: Float32Array,
  side: number,
  { radius, smoothness }: { radius: number; smoothness: number },
): GuidedPlanes {
  const mean = (plane: Float32Array) => blur(plane, side, side, radius, { passes: 1 });
  const meanGuide = mean(guide);
  const meanShares = mean(shares);
  const meanSquares = mean(guide.map((value) => value * value));
  const meanProducts = mean(guide.map((value, i) => value * shares[i]!));
  const slope = new Float32Array(shares.length);
  const offset = new Float32Array(shares.length);
  for (let i = 0; i < slope.length; i++) {
    const variance = meanSquares[i]! - meanGuide[i]! ** 2;
    slope[i] = (meanProducts[i]! - meanGuide[i]! * meanShares[i]!) / (variance + smoothness);
    offset[i] = meanShares[i]! - slope[i]! * meanGuide[i]!;
  }
  return { slope: mean(slope), offset: mean(offset) };
}
