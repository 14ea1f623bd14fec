import { valueContours } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Part } from '../../../parts/part.ts';
import { pipedEdge, pipingParts } from '../../sewing/piping.ts';
import type { PipedPath } from '../../sewing/piping.ts';
import { valuesOf } from '../cloth/cloth-piece.ts';
import type { ClothPiece } from '../cloth/cloth-piece.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';
import type { UpperCut } from '../cut/cut.ts';
import { CUFF, isCuffed } from './cuffs.ts';
import { CHEST_OPENING } from './pockets.ts';

/** Half the width in metres of the band down the front. */
export const HALF_PLACKET = 0.0155;

/** Distance in metres of piping from the end of a shirt's sleeve without a cuff. */
const ABOVE_SLEEVE_END = 0.026;

/** Piping down the front, over the chest pocket and round the cuffs; `end` is the height at which the opening ends. */
export function shirtPiping({ front, sleeves }: UpperGarment, cut: UpperCut, end: number): Part[] {
  const { piece } = front;
  const { neckline, hem } = piece.lines;
  const opening = pipeLongestLine(
    piece,
    valuesOf(piece, (x) => x + HALF_PLACKET),
    0.0016,
    (i) => neckline[i]! > 0 && hem[i]! > 0 && piece.rest[i * 3 + 1]! > end,
  );
  const [left, right, high] = CHEST_OPENING;
  const pocket = pipeLongestLine(
    piece,
    valuesOf(piece, (_x, y) => high - 0.022 - y),
    0.002,
    (i) => piece.rest[i * 3]! > left && piece.rest[i * 3]! < right,
  );
  const depth = isCuffed(cut) ? CUFF - 0.001 : ABOVE_SLEEVE_END;
  const ends = sleeves.flatMap(({ piece: sleeve }) =>
    pipeLongestLine(
      sleeve,
      sleeve.lines.end.map((value) => value - depth),
      0.002,
      () => true,
    ),
  );
  return pipingParts('piping', [...opening, ...pocket, ...ends]);
}

/** Lays piping along the longest line where `values` are zero, `lift` metres above the cloth. */
function pipeLongestLine(
  piece: ClothPiece,
  values: Float32Array,
  lift: number,
  keep: (i: number) => boolean,
): PipedPath[] {
  return valueContours(piece.mesh, { values }, 0.004, keep)
    .slice(0, 1)
    .map((line) => pipedEdge(line, lift));
}
