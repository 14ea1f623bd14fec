import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import { material } from '../../../materials/material.ts';
import type { Material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { SEAM, valuesOf } from '../cloth/cloth-piece.ts';
import type { ClothPiece } from '../cloth/cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';
import { patchParts } from '../cloth/patch.ts';
import type { SleeveCut } from '../cut/sleeve-cut.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

/** Distance in metres from the end of a sleeve to the seam of a plain cuff. */
export const CUFF = 0.062;
/** Distance in metres from the end of a sleeve to the seam of a cuff that is turned back. */
const FRENCH = 0.074;
/**
 * Angle in radians of the slit round the arm, 0 on its outer side, negative towards the back. A turned-back cuff shows
 * its link in front.
 */
const SLIT = { plain: -0.8, french: 0.42 };
/** Length of the slit above the cuff in metres. */
const SLIT_LENGTH = 0.115;

export interface CuffRequest {
  /** True for cuffs that are turned back and closed by a link. */
  readonly french: boolean;
  readonly button: Material;
}

/** Minimum length in metres of a sleeve with a cuff. */
const LONG_SLEEVE = 0.4;

/** Gives long sleeves cuffs, unless they are cut to flare or already drawn in. */
export function cuffed(sleeve: SleeveCut, french: boolean): SleeveCut {
  const last = sleeve.widths.at(-1)![1];
  const takesCuff = sleeve.length > LONG_SLEEVE && sleeve.gather[0] === 1 && last < 0.07;
  return takesCuff ? { ...sleeve, gather: [0.88, french ? FRENCH : CUFF] } : sleeve;
}

/** Returns true for long sleeves that are drawn in at the wrist. */
export const isCuffed = ({ sleeve }: UpperCut): boolean => sleeve.length >= LONG_SLEEVE && sleeve.gather[0] !== 1;

/** Builds a cuff round each wrist, the slit above it with its placket, and its closure. */
export function cuffParts({ body, sleeves }: UpperGarment, cut: UpperCut, request: CuffRequest): Part[] {
  if (!isCuffed(cut)) return [];
  const depth = request.french ? FRENCH : CUFF;
  const slit = request.french ? SLIT.french : SLIT.plain;
  return sleeves.flatMap(({ piece, seams }, i) => {
    const offSlit = (x: number, y: number, z: number) => {
      const { angle, radius } = body.sleeve.locate(x, y, z);
      return (angle - slit) * radius;
    };
    const sleeve: SlitSleeve = { piece, seams, depth, offSlit, off: valuesOf(piece, offSlit), number: i + 1 };
    return [
      ...band(sleeve),
      ...(request.french ? turnedBack(sleeve) : []),
      ...placket(sleeve),
      ...closing(sleeve, request),
    ];
  });
}

interface SlitSleeve {
  readonly piece: ClothPiece;
  readonly seams: UvTable;
  readonly depth: number;
  /** Distance in metres round the arm from the slit, as a function of the place in the cut. */
  readonly offSlit: DistanceField;
  /** Distance from the slit, as values per vertex. */
  readonly off: Float32Array;
  readonly number: number;
}

const CLOTH = { role: 'cloth', colourPart: 'cuffs' } as const;

function band({ piece, seams, depth, off, number }: SlitSleeve): Part[] {
  const { end } = piece.lines;
  return patchParts({
    ...CLOTH,
    name: `cuff ${number}`,
    on: piece,
    within: [end, end.map((value) => depth - value), apart(off)],
    height: 0.0018,
    detail: (point, surface) => {
      const toEnd = seams(point.u, point.v)[SEAM.end]!;
      stitchRow(point, surface, depth - toEnd - 0.0045, point.u, OWN_THREAD);
      stitchRow(point, surface, toEnd - 0.0055, point.u, OWN_THREAD);
    },
  });
}

/** The outer layer of a French cuff, folded up from the wrist. */
function turnedBack({ piece, seams, depth, off, number }: SlitSleeve): Part[] {
  const { end } = piece.lines;
  const high = depth - 0.006;
  return patchParts({
    ...CLOTH,
    name: `turned cuff ${number}`,
    on: piece,
    within: [end.map((value) => value + 0.0015), end.map((value) => high - value), apart(off)],
    height: 0.0048,
    detail: (point, surface) => {
      const toEnd = seams(point.u, point.v)[SEAM.end]!;
      stitchRow(point, surface, high - toEnd - 0.0055, point.u, OWN_THREAD);
    },
  });
}

/** Positive outside the gap between the two ends of a cuff, which do not touch. */
const apart = (off: Float32Array) => off.map((value) => Math.abs(value) - 0.0011);

/** The strip that binds the slit above a cuff, pointed at its top. */
function placket({ piece, seams, depth, off, offSlit, number }: SlitSleeve): Part[] {
  const { end } = piece.lines;
  const top = depth + SLIT_LENGTH;
  const half = 0.0105;
  return patchParts({
    role: 'cloth',
    colourPart: 'sleeves',
    name: `cuff placket ${number}`,
    on: piece,
    within: [end.map((value) => value - depth), off.map((value, k) => Math.min(half, top - end[k]!) - Math.abs(value))],
    height: 0.0014,
    detail: (point, surface) => {
      const row = seams(point.u, point.v);
      const above = top - row[SEAM.end]!;
      const across = Math.abs(offSlit(row[SEAM.x]!, row[SEAM.y]!, row[SEAM.z]!));
      stitchRow(point, surface, Math.min(half, above) - across - 0.0022, point.v, OWN_THREAD);
      stitchRow(point, surface, above - 0.026, point.u, OWN_THREAD);
    },
  });
}

function closing({ piece, depth, off, number }: SlitSleeve, { french, button }: CuffRequest): Part[] {
  const { end } = piece.lines;
  const round = new Float32Array(piece.rest.length);
  for (let i = 0; i < off.length; i++) {
    round[i * 3] = off[i]!;
    round[i * 3 + 1] = end[i]!;
  }
  const spot = spotOn(piece.mesh, french ? 0 : -0.011, depth * 0.5, 1, round);
  if (!spot) return [];
  return [
    french
      ? buttonPart({
          name: `cuff link ${number}`,
          kind: 'shank',
          spot,
          radius: 0.0072,
          lift: 0.0056,
          material: SILVER,
        })
      : buttonPart({
          name: `cuff button ${number}`,
          kind: 'sewn',
          spot,
          radius: 0.0052,
          lift: 0.0026,
          material: button,
        }),
  ];
}

const SILVER = material({ albedo: [0.72, 0.72, 0.72], metal: 1, roughness: 0.16, reflectance: 0.9, wrap: 0 });
