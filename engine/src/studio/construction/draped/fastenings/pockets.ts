import { HEIGHTS } from '../../../body/body.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { stitchRow } from '../../sewing/seam.ts';
import { isDenim, seamThread } from '../plan/denim.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { radiusAt } from './closures.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** The pockets that words name, and a pair on the back of a denim skirt. */
export function pocketParts(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  return !plan.kind.bodice && isDenim(piece)
    ? [...namedPockets(context), ...backPockets(context)]
    : namedPockets(context);
}

/** The pair of pockets on the back of a denim skirt. */
function backPockets(context: TrimmingContext): Part[] {
  const shape = { top: context.plan.top - 0.108, width: 0.118, length: 0.122, point: 0.018, flap: false };
  return ([-1, 1] as const).map((side) =>
    pocket(context, { ...shape, x: side * 0.078, turn: Math.PI }, side < 0 ? 'left back pocket' : 'right back pocket'),
  );
}

function namedPockets(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  const low = HEIGHTS.waist - 0.095;
  switch (piece.attributes.pocket) {
    case 'patch':
      return pair(context, { x: 0.092, top: low, width: 0.125, length: 0.145, point: 0.008, flap: false });
    case 'cargo':
      return pair(context, { x: 0.115, top: low - 0.06, width: 0.13, length: 0.16, point: 0, flap: true });
    case 'flap':
      // Only the flap is seen, so it is the patch itself and has no flap of its own.
      return pair(context, { x: 0.09, top: low, width: 0.12, length: 0.052, point: 0.004, flap: false });
    case 'welt':
    case 'side':
      return pair(context, { x: 0.105, top: low, width: 0.012, length: 0.15, point: 0, flap: false, slant: 0.22 });
    case 'kangaroo':
      return [pocket(context, { x: 0, top: low + 0.05, width: 0.26, length: 0.17, point: 0, flap: false }, 'pocket')];
    case 'chest':
      return !plan.kind.bodice
        ? []
        : pair(context, { x: 0.088, top: 1.3, width: 0.09, length: 0.1, point: 0.014, flap: false });
    default:
      return [];
  }
}

interface PocketShape {
  /**
   * Metres along the cloth from the middle of the front, or of the back if `turn` is π; positive towards +x on the front.
   */
  readonly x: number;
  /** Height in metres of its upper edge above the floor. */
  readonly top: number;
  readonly width: number;
  readonly length: number;
  /** Metres by which the lower edge is lower at its centre. */
  readonly point: number;
  readonly flap: boolean;
  /** Slant in metres outwards per metre down. */
  readonly slant?: number;
  /** Angle in radians at which the pocket lies. Default the front. */
  readonly turn?: number;
}

function pair(context: TrimmingContext, shape: PocketShape): Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const name = side > 0 ? 'left pocket' : 'right pocket';
    const placed = { ...shape, x: side * shape.x, slant: side * (shape.slant ?? 0) };
    const flap: PocketShape = { ...placed, width: shape.width + 0.006, length: 0.05, top: shape.top + 0.012 };
    return [pocket(context, placed, name), ...(shape.flap ? [pocket(context, flap, `${name} flap`, 0.006)] : [])];
  });
}

function pocket(context: TrimmingContext, shape: PocketShape, name: string, lift = 0.0026): Part {
  const { x, top, width, length, point, slant = 0, turn = 0 } = shape;
  const centre = turn + x / radiusAt(context, turn, top - length / 2);
  const mesh = clothPatch(
    context.surface,
    {
      at: (u, v, out) => {
        const across = (u - 0.5) * 2;
        out[1] = top - v * (length + point * (1 - across * across));
        out[0] = centre + ((u - 0.5) * width + slant * v * length) / radiusAt(context, centre, top - 0.06);
      },
      size: [width, length],
      lift,
      spacing: 0.004,
      // The opening of a patch pocket gapes a little.
      stand: (u, v) => (width > 0.05 ? 0.004 * (1 - v) ** 3 * Math.sin(u * Math.PI) : 0),
    },
    context.detail,
  );
  const thread = seamThread(context.piece);
  const stitches: Painter = (spot, surface) => {
    const side = width / 2 - Math.abs(spot.u);
    const foot = spot.v + length;
    stitchRow(spot, surface, Math.min(side, foot) - 0.003, spot.u + spot.v, thread);
    stitchRow(spot, surface, -spot.v - 0.016, spot.u, thread);
  };
  return {
    name,
    role: 'cloth',
    colourPart: 'pockets',
    mesh,
    ...(length > 0.05 && width > 0.05 ? { detail: stitches } : {}),
  };
}
