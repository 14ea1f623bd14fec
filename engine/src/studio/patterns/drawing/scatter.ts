import { wrapCell } from './repeat.ts';
import type { Repeat } from './repeat.ts';

/** A random number 0 to 1 for a cell of a lattice; `draw` selects an independent sequence. */
export function cellRandom(i: number, j: number, draw: number): number {
  let hash = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(draw + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Draws one motif: (dx, dy) is the offset from its centre in metres, (i, j) its cell. */
export type Motif = (dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array) => void;

export interface ScatterLayout {
  /** Metres between motifs. */
  readonly spacing: number;
  /**
   * Range of the random displacement of motifs, as a share 0 to 1 of the spacing. A motif is displaced by at most half
   * of it to each side of the centre of its cell.
   */
  readonly jitter: number;
  /** Shifts every second row sideways by half a spacing. */
  readonly staggered: boolean;
  /** Selects the random numbers of the layout, which it shares with layouts of the same layer. */
  readonly layer: number;
}

/** Draws the motifs of the nine cells round a point; a motif must not extend further than one spacing. */
export function scatter(
  layout: ScatterLayout,
  motif: Motif,
  u: number,
  v: number,
  footprint: number,
  shares: Float64Array,
  repeat: Repeat | null,
): void {
  const { spacing, jitter, staggered, layer } = layout;
  // On a tile, as many cells as fit, with an even number of rows so that staggered rows meet.
  const columns = repeat ? Math.max(1, Math.round(repeat.u / spacing)) : 0;
  const rows = repeat ? 2 * Math.max(1, Math.round(repeat.v / spacing / 2)) : 0;
  const wide = repeat ? repeat.u / columns : spacing;
  const high = repeat ? repeat.v / rows : spacing;
  const drawing = 4099 * (repeat?.seed ?? 0);
  const row = Math.floor(v / high);
  for (let j = row - 1; j <= row + 1; j++) {
    const shift = staggered && j & 1 ? 0.5 : 0;
    const column = Math.floor(u / wide - shift);
    const cellRow = repeat ? wrapCell(j, rows) : j;
    for (let i = column - 1; i <= column + 1; i++) {
      const cell = repeat ? wrapCell(i, columns) : i;
      const own = cell + drawing;
      const x = (i + 0.5 + shift + jitter * (cellRandom(own, cellRow, layer) - 0.5)) * wide;
      const y = (j + 0.5 + jitter * (cellRandom(own, cellRow, layer + 1) - 0.5)) * high;
      motif(u - x, v - y, own, cellRow, footprint, shares);
    }
  }
}
