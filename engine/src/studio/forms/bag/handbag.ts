import { reading } from '../../parts/open-reading.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { bagKind } from './bag-kinds.ts';
import { bagBody } from './bag-body.ts';
import type { BagBody, BagMeasures } from './bag-body.ts';
import { carriedBody, carryParts } from './carry-parts.ts';
import type { Carrying } from './carry-parts.ts';
import { bagMetal, stud, turnLock } from '../../construction/hardware/fittings.ts';
import { flapSlab } from './flap.ts';
import type { FlapShape } from './flap.ts';
import { cutLeather, saddleThread } from './leather-edge.ts';
import { bagFinish, burnish } from './bag-finish.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { fineNap } from '../../construction/finishes/shoe-leather.ts';
import { backpack } from './backpack.ts';
import { beltBag } from './belt-bag.ts';
import { hobo } from './hobo.ts';
import { saddleBag } from './saddle-bag.ts';
import { bucketBag } from './bucket-bag.ts';
import { duffel } from './duffel.ts';
import { zipBackpack } from './zip-backpack.ts';
import type { FabricName } from '../../fabrics/fabric.ts';

interface BagDesign {
  readonly measures: BagMeasures;
  readonly flap: FlapShape;
  readonly carrying: Carrying;
  /** Size of the lock as a share of the usual one. */
  readonly lock: number;
}

/** A flap bag with a top handle, a shoulder or crossbody strap, or a chain. */
export const handbag: Form = {
  name: 'handbag',
  readings: [reading('strap', ['shoulder', 'chain'], ['shape', 'closure', 'pocket'])],
  fabric: (piece) => (piece.cut === 'backpack' && !piece.drawnAs ? 'nylon' : 'leather'),
  adapt: fineNap,
  build(context) {
    const shape = shapeOf(context);
    return { ...shape, rig: 'product', parts: withMetallicFinish(shape.parts, metallicLeather(context.piece)) };
  },
};

/** Builders of the bags that are not flap bags. */
const BUILDERS: { readonly [Cut in NonNullable<Piece['cut']>]?: (context: FormContext) => Shape } = {
  'hobo-bag': hobo,
  'saddle-bag': saddleBag,
  'belt-bag': beltBag,
  'bucket-bag': bucketBag,
  duffel,
  backpack: (context) => (hasFlap(context.piece) ? backpack : zipBackpack)(context),
};

/** Backpacks of leather have a flap, others a zip; all had a flap before version 3 of the drawing. */
const hasFlap = ({ fabric, drawnAs }: Piece): boolean =>
  drawnAs !== undefined || (fabric !== null && LEATHERS.includes(fabric));
const LEATHERS: readonly FabricName[] = ['leather', 'suede', 'patent'];

function shapeOf(context: FormContext): Shape {
  const { cut } = context.piece;
  return ((cut && BUILDERS[cut]) ?? flapBag)(context);
}

function flapBag(context: FormContext): Shape {
  const design = designBag(context);
  const body = bagBody(design.measures);
  const thread = saddleThread(context.piece);
  const { detail } = context;
  const flap = flapSlab(body, design.flap, detail);
  const quilt = bagFinish(context.piece, 0.032);
  const flapEdge = cutLeather(flap.edge, thread);
  const parts: Part[] = [
    wallPart(body, thread, quilt, detail),
    { name: 'flap', role: 'cloth', mesh: flap.mesh, ...detailOf(paintInOrder(quilt, flapEdge)) },
    pipingPart(body, detail),
  ];
  const lockY = lockHeight(body, design);
  const lockZ = body.frontZ(0, lockY) + design.flap.thickness + 0.001;
  const metal = [turnLock([0, lockY, lockZ], design.lock, [0, 0.05, 1]), ...feet(body)];
  const carried = carryParts(carriedBody(body, context.piece), design.carrying, thread, detail);
  return {
    parts: [...parts, ...carried.parts, bagMetal('fittings', [...metal, ...carried.metal], context.piece)],
    presentation: 'floor',
    turn: 0.42,
  };
}

function designBag({ piece, random, freedom }: FormContext): BagDesign {
  const carrying = carryingOf(piece);
  const vary = (value: number, by: number) => value * (1 + by * freedom * (random() - 0.5));
  return { carrying, ...SHAPES[carrying](vary) };
}

/** Varies a measure by up to half a share of it in both directions. */
type Vary = (value: number, by: number) => number;
type BagShape = Omit<BagDesign, 'carrying'>;

const SHAPES: Readonly<Record<Carrying, (vary: Vary) => BagShape>> = {
  'top-handle': held,
  'handle and strap': held,
  strap: slung,
  none: slung,
  chain: (vary) => ({
    lock: SLUNG_LOCK,
    measures: { ...SLUNG_MEASURES, height: vary(0.158, 0.15), halfWidth: [0.127, 0.123] },
    flap: { drop: vary(0.1, 0.2), margin: 0.002, flare: 0.001, corner: 0.012, bow: 0, thickness: 0.005 },
  }),
};

/** Measures that bags on a strap and on a chain share. */
const SLUNG_LOCK = 0.86;
const SLUNG_MEASURES = { bottom: 0, edge: 0.0125, swell: 0.005, pinch: 0.008, halfDepth: [0.037, 0.033] } as const;

function held(vary: Vary): BagShape {
  return {
    lock: 1,
    measures: {
      bottom: 0.013,
      height: vary(0.232, 0.2),
      edge: 0.0145,
      swell: 0.006,
      pinch: 0.014,
      halfWidth: [0.166, vary(0.133, 0.12)],
      halfDepth: [0.064, 0.038],
    },
    flap: { drop: vary(0.13, 0.25), margin: 0.021, flare: 0.004, corner: 0.028, bow: 0.011, thickness: 0.0034 },
  };
}

function slung(vary: Vary): BagShape {
  return {
    lock: SLUNG_LOCK,
    measures: { ...SLUNG_MEASURES, height: vary(0.17, 0.15), halfWidth: [0.124, vary(0.116, 0.1)] },
    flap: { drop: vary(0.122, 0.2), margin: 0.004, flare: 0.001, corner: 0.042, bow: 0.01, thickness: 0.0034 },
  };
}

const BY_STRAP: { readonly [Strap in NonNullable<Piece['attributes']['strap']>]?: Carrying } = {
  chain: 'chain',
  shoulder: 'strap',
  crossbody: 'strap',
  none: 'none',
};

function carryingOf(piece: Piece): Carrying {
  const { strap } = piece.attributes;
  const { carrying, carryingWithStrap } = bagKind(piece);
  // A handbag keeps its handle beside a strap for the shoulder.
  if (strap === 'shoulder' && carrying === 'top-handle' && !piece.drawnAs) return 'handle and strap';
  return strap ? (BY_STRAP[strap] ?? carryingWithStrap) : carrying;
}

/** Height of the lock in metres, a little above the centre of the flap's free edge. */
function lockHeight(body: BagBody, { flap }: BagDesign): number {
  return body.top - body.measures.edge - flap.drop * 0.98 + flap.bow * 0.2 + 0.014;
}

/** Distance in metres from the edges of a wall beyond which neither burnish nor stitches are visible. */
const FAR = 0.03;

/** The walls, with stitches along the piping of the front and back panels. */
function wallPart(body: BagBody, thread: Thread, quilt: Painter | undefined, detail: number): Part {
  const { bottom, halfWidth } = body.measures;
  const plain = Math.min(...halfWidth) - FAR;
  const seams: Painter = (point, surface) => {
    const floor = point.y - bottom;
    if (floor > FAR && Math.abs(point.x) < plain) return;
    if (Math.abs(point.z) < body.halfDepth(point.y) * 0.72) return;
    const side = body.halfWidth(point.y) - Math.abs(point.x);
    if (side > FAR && floor > FAR) return;
    burnish(surface, Math.min(side, floor), 0.009);
    if (floor > 0.012) stitchRow(point, surface, side - 0.011, point.y, thread);
    if (side > 0.0125) stitchRow(point, surface, floor - 0.011, point.x, thread);
  };
  return {
    name: 'walls',
    role: 'cloth',
    mesh: body.mesh(detail),
    solid: true,
    ...detailOf(paintInOrder(quilt, seams)),
  };
}

function detailOf(painter: Painter | undefined): { readonly detail?: Painter } {
  return painter ? { detail: painter } : {};
}

/** A leather cord sewn into the seam between the front panel and the sides and bottom. */
function pipingPart(body: BagBody, detail: number): Part {
  const { edge, bottom } = body.measures;
  const path: MutableVec3[] = [];
  const stand = edge * 0.985;
  const shoulder = body.top - edge;
  const add = (side: number, y: number, nx: number, ny: number) => {
    const x = side * (body.halfWidth(clamp(y, bottom, body.top)) - edge);
    path.push([x + nx * stand, y + ny * stand, body.halfDepth(y) - edge + stand * Math.SQRT1_2]);
  };
  const [steps, turn] = [40, 12];
  // The upper end disappears into the wall under the flap.
  add(-1, shoulder + edge * 0.75, -0.35, -0.2);
  for (let i = 0; i <= steps; i++) add(-1, shoulder - ((shoulder - bottom - edge) * i) / steps, -Math.SQRT1_2, 0);
  for (let i = 1; i <= turn; i++) {
    const angle = ((i / turn) * Math.PI) / 2;
    add(-1, bottom + edge, -Math.SQRT1_2 * Math.cos(angle), -Math.SQRT1_2 * Math.sin(angle));
  }
  const mirrored = [...path].reverse().map(([x, y, z]): MutableVec3 => [-x, y, z]);
  const across: MutableVec3[] = [];
  const [from, to] = [path.at(-1)!, mirrored[0]!];
  for (let i = 1; i < 30; i++) across.push([from[0] + ((to[0] - from[0]) * i) / 30, from[1], from[2]]);
  const mesh = tubeMesh([...path, ...across, ...mirrored], {
    radius: 0.0024,
    up: [0, 0, 1],
    sides: atDetail(14, detail),
    rows: atDetail(360, detail),
  });
  return { name: 'piping', role: 'cloth', colourPart: 'trim', mesh, solid: true, detail: darker };
}

const darker: Painter = (_point, surface) => {
  surface.r *= 0.62;
  surface.g *= 0.62;
  surface.b *= 0.62;
};

function feet(body: BagBody) {
  const { bottom, halfWidth, halfDepth } = body.measures;
  if (bottom < 0.004) return [];
  const x = halfWidth[0] * 0.8;
  const z = halfDepth[0] * 0.62;
  return [-x, x].flatMap((fx) =>
    [-z, z].map((fz) => stud([fx, bottom + 0.002, fz], 0.0085, bottom + 0.002, [0, -1, 0])),
  );
}
