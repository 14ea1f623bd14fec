import type { Painter } from '../../material.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { linearFromHex } from '../../colour.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import type { Thread } from '../sewn/seam.ts';

/** Metres from a cut edge to its row of stitches. */
const STITCH_INSET = 0.0052;

/** Saddle stitches of waxed linen: cream on natural leather, else the leather's own colour, or as named. */
export function saddleThread(piece: Piece): Thread {
  const named = piece.colours.find((colour) => colour.part === 'stitching');
  const plain = piece.colours.every((colour) => colour.part !== 'main') && piece.fabric === null;
  const colour = named ? linearFromHex(named.hex) : plain ? ([0.62, 0.47, 0.28] as const) : null;
  return { colour, width: 0.001, pitch: 0.0046 };
}

/**
 * A painted edge of cut leather: burnished dark on the rim, creased, and sewn beside it. `edge` gives metres from the
 * cut by (u, v), which also measure along it.
 */
export function cutLeather(edge: (u: number, v: number) => number, thread: Thread, inset = STITCH_INSET): Painter {
  return (point, surface) => {
    const inside = edge(point.u, point.v);
    if (inside > inset * 2.2) return;
    shadeLine(surface, inside, 0.0011, 0.5);
    shadeLine(surface, inside - inset * 0.55, 0.0005, 0.22);
    stitchRow(point, surface, inside - inset, point.u + point.v * 0.93, thread);
  };
}
