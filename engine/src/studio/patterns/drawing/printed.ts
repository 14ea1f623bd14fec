import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Pattern, PatternName } from './pattern.ts';
import type { Repeat } from './repeat.ts';

export interface PrintedOptions {
  readonly name: PatternName;
  /** Linear colours when the words name none; the first is the background. */
  readonly natural: readonly Rgb[];
  /** Indices of those that named colours replace, in the order of naming. Default in order, the background first. */
  readonly namedOrder?: readonly number[];
  /** Size in metres of the finest detail that coverage does not filter; 0 when all of it is filtered exactly. */
  readonly finest: number;
  /** Metres, weft and warp: the exact period of a regular print, or the usual tile size of a random one. */
  readonly tile: readonly [u: number, v: number];
  /**
   * Writes the share of each colour at a point; on entry the background covers everything. Shares must sum to 1. Random
   * elements must repeat after `repeat` unless it is null.
   */
  readonly inks: (u: number, v: number, footprint: number, shares: Float64Array, repeat: Repeat | null) => void;
}

/** Points of the tile along each side from which its average colour is computed. */
const AVERAGE_STEPS = 96;

/** A pattern that draws inks on fabric, and fades to its average colour where samples are coarser than its details. */
export function printed(options: PrintedOptions): Pattern {
  const { name, natural, inks, finest } = options;
  const tile = { u: options.tile[0], v: options.tile[1] };
  const shares = new Float64Array(natural.length);
  let average: Float64Array | null = null;

  function averageShares(): Float64Array {
    const sum = new Float64Array(natural.length);
    for (let j = 0; j < AVERAGE_STEPS; j++) {
      for (let i = 0; i < AVERAGE_STEPS; i++) {
        shares.fill(0);
        shares[0] = 1;
        inks(((i + 0.5) / AVERAGE_STEPS) * tile.u, ((j + 0.5) / AVERAGE_STEPS) * tile.v, 0, shares, null);
        for (let k = 0; k < sum.length; k++) sum[k] = sum[k]! + shares[k]! / (AVERAGE_STEPS * AVERAGE_STEPS);
      }
    }
    return sum;
  }

  return {
    name,
    natural,
    tile,
    namedOrder: options.namedOrder ?? natural.map((_, slot) => slot),
    paint(u, v, footprint, palette, out, repeat = null) {
      const coarse = finest > 0 ? smoothstep(0.5 * finest, 1.6 * finest, footprint) : 0;
      // The average is measured in `shares`, and must be ready before the point is drawn there.
      if (coarse > 0) average ??= averageShares();
      shares.fill(0);
      shares[0] = 1;
      if (coarse < 1) inks(u, v, footprint, shares, repeat);
      if (average && coarse > 0) {
        if (coarse === 1) shares.set(average);
        else for (let k = 0; k < shares.length; k++) shares[k] = shares[k]! * (1 - coarse) + average[k]! * coarse;
      }
      out.fill(0, 0, 3);
      for (let k = 0; k < shares.length; k++) {
        const colour = palette[k]!;
        for (let c = 0; c < 3; c++) out[c] = out[c]! + colour[c]! * shares[k]!;
      }
    },
  };
}
