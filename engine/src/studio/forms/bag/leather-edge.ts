import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter } from '../../materials/material.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { grooveSlope, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';

/** Metres from a cut edge to its row of stitches. */
const STITCH_INSET = 0.0052;

const LINEN: Rgb = [0.62, 0.47, 0.28];

/**
 * Saddle stitches of waxed linen in the colour that words name; otherwise cream on tan leather, a shade lighter than a
 * bag of another named colour, and a shade darker than a fabric without a named colour.
 */
export function saddleThread(piece: Piece): Thread {
  const named = piece.colours.find((colour) => colour.part === 'stitching');
  const main = piece.colours.find((colour) => colour.part === 'main');
  const sewn = { width: 0.001, pitch: 0.0046 };
  if (named) return { ...sewn, colour: linearFromHex(named.hex) };
  if (!main) return { ...sewn, colour: piece.fabric === null ? LINEN : null };
  return { ...sewn, colour: threadOn(linearFromHex(main.hex), piece.fabric === null || piece.fabric === 'leather') };
}

function threadOn([r, g, b]: Rgb, leather: boolean): Rgb {
  // Saddlers sew tan and cognac leather with linen thread, but not yellow or red leather.
  const tan = leather && r > 2.2 * b && g > 0.14 * r && g < 0.62 * r && r < 0.62;
  return tan ? LINEN : [r * 1.25 + 0.02, g * 1.25 + 0.019, b * 1.25 + 0.018];
}

/**
 * The painted edge of cut leather: dark and burnished on the rim, with a crease and a row of stitches next to it.
 * `edge` is the distance in metres from the cut at (u, v).
 */
export function cutLeather(edge: (u: number, v: number) => number, thread: Thread, inset = STITCH_INSET): Painter {
  return (point, surface) => {
    const inside = edge(point.u, point.v);
    if (inside > inset * 2.2) return;
    shadeLine(surface, inside, 0.0012, 0.66);
    // Edge paint forms a thin glossy bead on the rim.
    if (inside < 0.0012) {
      surface.roughness *= 0.7;
      surface.coat = Math.max(surface.coat, 0.5);
    }
    shadeLine(surface, inside - inset * 0.5, 0.0005, 0.3);
    tilt(surface, grooveSlope(inside - inset, 0.0003, 0.0011), 0, 1, 0);
    stitchRow(point, surface, inside - inset, point.u + point.v * 0.93, thread);
  };
}
