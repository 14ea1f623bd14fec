import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { bagKind } from './bag-kinds.ts';
import { bagBody } from './bag-body.ts';
import type { BagBody } from './bag-body.ts';
import { flatStrap, strapSeam } from './carrying.ts';
import { metalPart, stud } from '../../construction/hardware/fittings.ts';
import { saddleThread } from './leather-edge.ts';
import { partLeather } from './part-leather.ts';
import { bagFinish, burnish } from './bag-finish.ts';

/** An open shopper with two handles. It is softer and rounder when it is made of canvas or straw. */
export const tote: Form = {
  name: 'tote',
  fabric: 'leather',
  build(context) {
    const { piece, detail } = context;
    const body = toteBody(context);
    const thread = saddleThread(piece);
    const quilt = bagFinish(piece, 0.045);
    const painter = paintInOrder(quilt, toteSeams(body, thread));
    const walls: Part = {
      name: 'walls',
      role: 'cloth',
      mesh: body.mesh(detail),
      ...(painter ? { detail: painter } : {}),
    };
    const named = piece.colours.some((colour) => colour.part === 'hardware');
    const rivets = [-1, 1].flatMap((side) =>
      [0.012, HOLD - 0.012].map((down) => {
        const y = body.top - down;
        return stud([side * handleX(body), y, body.frontZ(handleX(body), y) + 0.003], 0.0034, 0.0016, [0, 0, 1]);
      }),
    );
    const other = partLeather(piece, 'handle') ?? partLeather(piece, 'straps');
    const handles = [1, -1].map((front): Part => {
      const mesh = flatStrap(
        handlePath(body, front, piece.attributes.strap === 'shoulder'),
        0.0105,
        0.0034,
        [0, 0, front],
        detail,
      );
      return {
        name: front > 0 ? 'front handle' : 'back handle',
        role: 'cloth',
        colourPart: 'handle',
        mesh,
        solid: true,
        detail: strapSeam(0.0105, 0.0034, thread),
        ...(other ? { material: other } : {}),
      };
    });
    return {
      parts: [walls, ...handles, metalPart('rivets', rivets, named)],
      presentation: 'floor',
      turn: 0.42,
      rig: 'product',
    };
  },
};

/** Length in metres of the part of a handle that is sewn to the wall. */
const HOLD = 0.05;

/** Woven fabrics that have no stiff lining. */
const SLACK: ReadonlySet<FormContext['piece']['fabric']> = new Set([
  'canvas',
  'cotton',
  'linen',
  'denim',
  'nylon',
  'corduroy',
]);

function toteBody({ piece, random, freedom, drape }: FormContext): BagBody {
  const basket = bagKind(piece).basket || piece.fabric === 'straw';
  const soft = 1 - drape.stiffness;
  const wide = 1 + 0.12 * freedom * (random() - 0.5);
  return bagBody({
    bottom: 0,
    height: basket ? 0.25 : 0.285,
    open: basket ? 0.008 : 0.0034,
    halfWidth: basket ? [0.135, 0.19 * wide] : [0.148, 0.185 * wide],
    halfDepth: basket ? [0.085, 0.1] : [0.068, 0.058 - 0.012 * soft],
    edge: basket ? 0.06 : 0.016,
    swell: 0.004 + 0.014 * soft,
    slack: basket || !SLACK.has(piece.fabric) ? 0 : 0.0065,
    pinch: basket ? 0 : 0.02 + 0.014 * soft,
  });
}

function handleX(body: BagBody): number {
  return body.halfWidth(body.top) * 0.42;
}

/** A handle goes up the wall, over in an arch and down again. The two handles lean apart a little. */
function handlePath(body: BagBody, front: number, long: boolean) {
  const x = handleX(body);
  const { top } = body;
  const rise = long ? 0.24 : 0.135;
  const wall = (y: number) => front * (body.frontZ(x, Math.min(y, top)) + 0.0026);
  const lean = front > 0 ? 0.4 : 0.75;
  const half: Vec3[] = [
    [-x, top - HOLD, wall(top - HOLD)],
    [-x, top - HOLD * 0.5, wall(top - HOLD * 0.5)],
    [-x, top, wall(top)],
    [-x * 0.985, top + rise * 0.35, wall(top) * (0.7 + 0.3 * lean)],
    [-x * 0.84, top + rise * 0.75, wall(top) * lean],
    [-x * 0.45, top + rise * 0.97, wall(top) * lean],
  ];
  const other = [...half].reverse().map(([px, y, z]): Vec3 => [-px, y, z]);
  return smoothPath([...half, ...other], 9);
}

/** Stitches under the rim, along the side seams and round the handles' ends. */
function toteSeams(body: BagBody, thread: Thread): Painter {
  return (point, surface) => {
    const rim = body.top - point.y;
    if (rim < 0.05) {
      shadeLine(surface, rim - 0.0235, 0.0006, 0.3);
      stitchRow(point, surface, rim - 0.004, point.x + point.z, thread);
      stitchRow(point, surface, rim - 0.022, point.x + point.z, thread);
    }
    if (point.back || Math.abs(point.nz) < 0.6) return;
    const side = body.halfWidth(point.y) - Math.abs(point.x);
    burnish(surface, Math.min(side, point.y), 0.009);
    shadeLine(surface, side - 0.007, 0.0007, 0.35);
    stitchRow(point, surface, side - 0.0095, point.y, thread);
    const floor = point.y - body.measures.bottom;
    stitchRow(point, surface, floor - 0.012, point.x, thread);
  };
}
