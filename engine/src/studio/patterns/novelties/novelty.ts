/**
 * Prints of small motifs, each drawn in three or four inks with a shade and an outline, with sprigs scattered between
 * them.
 */
import { linearFromHex } from '../../materials/colour.ts';
import type { Pattern, PatternName } from '../drawing/pattern.ts';
import { edgeShare, layInk } from '../drawing/coverage.ts';
import { printed } from '../drawing/printed.ts';
import { cellRandom, scatter } from '../drawing/scatter.ts';

/**
 * Draws the inks of one motif: (x, y) from its centre in units of its half size, x to the right and y down; `soft` is
 * the footprint in the same units; `own`, 0 to 1, varies the motifs of one print.
 */
type Figure = (x: number, y: number, soft: number, own: number, shares: Float64Array) => void;

interface NoveltyRow {
  readonly name: PatternName;
  /** The background, then the inks of the motif; the last but one is the leaf, the last the outline. */
  readonly inks: readonly [background: string, ...inks: string[]];
  readonly figure: Figure;
  /** Metres between motifs. */
  readonly spacing: number;
  /** Half the size of a motif in metres. */
  readonly half: number;
  /** Maximum rotation of a motif in radians; PI rotates freely. */
  readonly lean: number;
  /** Draws sprigs of leaves between the motifs. Default true. */
  readonly sprigs?: boolean;
}

const LAYER = 71;

/** Creates the print of a motif, whose size, rotation and orientation vary at random. */
export function novelty({ name, inks, figure, spacing, half, lean, sprigs = true }: NoveltyRow): Pattern {
  const layout = { spacing, jitter: 0.35, staggered: true, layer: LAYER };
  const between = { spacing: spacing / 2, jitter: 0.7, staggered: true, layer: LAYER + 20 };
  const leaf = inks.length - 2;

  function motif(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
    const size = half * (0.86 + 0.28 * cellRandom(i, j, LAYER + 2));
    if (Math.abs(dx) > size * 1.6 || Math.abs(dy) > size * 1.6) return;
    const turn = lean * (2 * cellRandom(i, j, LAYER + 3) - 1);
    const mirrored = cellRandom(i, j, LAYER + 4) < 0.5 ? -1 : 1;
    const c = Math.cos(turn) / size;
    const s = Math.sin(turn) / size;
    figure(mirrored * (dx * c - dy * s), -dy * c - dx * s, footprint / size, cellRandom(i, j, LAYER + 5), shares);
  }

  function sprig(dx: number, dy: number, i: number, j: number, footprint: number, shares: Float64Array): void {
    if (cellRandom(i, j, LAYER + 22) < 0.55) return;
    const turn = cellRandom(i, j, LAYER + 23) * 6.283;
    const size = half * 0.34;
    const c = Math.cos(turn) / size;
    const s = Math.sin(turn) / size;
    leafInk(dx * c + dy * s, dy * c - dx * s, footprint / size, leaf, leaf + 1, shares);
  }

  return printed({
    name,
    natural: inks.map(linearFromHex),
    finest: half * 0.5,
    tile: [spacing * 6, spacing * 6],
    inks(u, v, footprint, shares, repeat) {
      if (sprigs) scatter(between, sprig, u, v, footprint, shares, repeat);
      scatter(layout, motif, u, v, footprint, shares, repeat);
    },
  });
}

/** A pointed leaf along x from -1 to 1, with a rib and a darker half. */
export function leafInk(x: number, y: number, soft: number, ink: number, line: number, shares: Float64Array): void {
  if (x < -1.1 || x > 1.1) return;
  const bent = y - 0.18 * (1 - x * x);
  const half = 0.42 * (1 - x * x) * (1 - 0.3 * x);
  const inside = half - Math.abs(bent);
  const cover = edgeShare(inside * 0.9, soft);
  layInk(shares, ink, cover);
  layInk(shares, line, cover * (bent > 0 ? 0.28 : 0) * edgeShare(inside, soft));
  layInk(shares, line, edgeShare(Math.min(0.035 - Math.abs(bent), 1 - Math.abs(x)), soft) * 0.8);
}

/** A line `width` wide along an edge that is `inside` away. */
export function outlineInk(inside: number, width: number, soft: number, ink: number, shares: Float64Array): void {
  layInk(shares, ink, edgeShare(width / 2 - Math.abs(inside), soft));
}
