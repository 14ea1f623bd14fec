import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { hasDyedZip, tapeOf } from '../../../parts/dyed-zip.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { GUNMETAL, STEEL, TEETH, zipTeeth } from '../../hardware/zip-teeth.ts';
import { SEAM, valuesOf } from '../cloth/cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';
import { patchParts } from '../cloth/patch.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

export interface Placket {
  /** Height of the lower end in the cut, which is below the hem for a full-length opening. */
  readonly bottom: number;
  readonly halfWidth: number;
  /** Heights of the buttons in the cut, in metres. */
  readonly buttons: readonly number[];
  /** Radius of the buttons in metres. */
  readonly radius: number;
  readonly material?: Material;
}

/** Builds a band at the centre front, stitched along its sides, with buttons at the given heights of the cut. */
export function placketParts({ front: { piece, seams } }: UpperGarment, placket: Placket): Part[] {
  const { halfWidth, bottom, radius, material } = placket;
  const { mesh, rest, lines } = piece;
  const band = patchParts({
    name: 'placket',
    role: 'cloth',
    on: piece,
    within: [
      valuesOf(piece, (x) => halfWidth - Math.abs(x)),
      valuesOf(piece, (_x, y) => y - bottom),
      lines.neckline.map((value) => value + 0.004),
      lines.hem.map((value) => value - 0.001),
    ],
    height: 0.0013,
    detail: (point, surface) => {
      const row = seams(point.u, point.v);
      stitchRow(point, surface, halfWidth - Math.abs(row[SEAM.x]!) - 0.0045, point.v, OWN_THREAD);
      if (row[SEAM.y]! < bottom + 0.03) {
        stitchRow(point, surface, row[SEAM.y]! - bottom - 0.004, point.u, OWN_THREAD);
        stitchRow(point, surface, row[SEAM.y]! - bottom - 0.02, point.u, OWN_THREAD);
      }
      for (const y of placket.buttons) {
        const up = Math.abs(row[SEAM.y]! - y);
        if (up < radius * 1.5) shadeLine(surface, row[SEAM.x]!, 0.0008, 0.35 * Number(up < radius * 1.35));
      }
    },
  });
  const buttons = placket.buttons.flatMap((y, i) => {
    const spot = spotOn(mesh, 0, y, 1, rest);
    const own = material ? { material } : {};
    return spot ? [buttonPart({ name: `button ${i + 1}`, kind: 'sewn', spot, radius, lift: 0.0019, ...own })] : [];
  });
  return [...band, ...buttons];
}

interface ZipRequest {
  /** Height of the lower end in the cut. */
  readonly bottom: number;
  /** True for blackened metal. */
  readonly dark: boolean;
  readonly piece: Piece;
}

/** Builds a zip at the centre front from the neck to a height of the cut: tape, teeth and puller. */
export function zipParts(
  { front: { piece, seams } }: UpperGarment,
  cut: UpperCut,
  { bottom, dark, piece: said }: ZipRequest,
): Part[] {
  const metal = dark ? GUNMETAL : STEEL;
  const inside = [
    valuesOf(piece, (_x, y) => y - bottom),
    piece.lines.neckline.map((value) => value + 0.004),
    piece.lines.hem,
  ];
  const half = (width: number) => valuesOf(piece, (x) => width - Math.abs(x));
  const tape = patchParts({
    ...tapeOf(said),
    name: 'zip tape',
    on: piece,
    within: [half(0.0125), ...inside],
    height: 0.0008,
    detail: (point, surface) => {
      const x = Math.abs(seams(point.u, point.v)[SEAM.x]!);
      stitchRow(point, surface, x - 0.0098, point.v, OWN_THREAD);
      shadeLine(surface, x - 0.0045, 0.0012, 0.5);
    },
  });
  const teeth = patchParts({
    name: 'zip',
    role: 'hardware',
    colourPart: 'zip',
    on: piece,
    within: [half(TEETH), ...inside],
    height: 0.0022,
    material: metal,
    detail: (point, surface) => zipTeeth(point, surface, seams(point.u, point.v)[SEAM.x]!, point.v),
  });
  const top = spotOn(piece.mesh, 0, 1.455 - cut.neck.front - 0.012, 1, piece.rest);
  const puller = top
    ? [buttonPart({ name: 'zip puller', kind: 'shank', spot: top, radius: 0.0052, lift: 0.003, material: metal })]
    : [];
  return [...tape, ...teeth, ...(hasDyedZip(said) ? puller.map(ofZip) : puller)];
}

/** A part that has the colour of the zip. */
const ofZip = (part: Part): Part => ({ ...part, colourPart: 'zip' });
