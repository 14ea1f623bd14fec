import { beltMesh } from '../../../geometry/belt.ts';
import { contours } from '../../../geometry/contour.ts';
import type { DistanceField } from '../../../geometry/distance-field.ts';
import { TAU } from '../../../geometry/interpolation.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { shellMesh } from '../../../geometry/shell.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { MutableVec3, Vec3 } from '../../../geometry/vector.ts';
import { between } from '../../../geometry/random.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { atDetail } from '../../form.ts';
import type { Form, FormContext } from '../../form.ts';
import type { Painter } from '../../material.ts';
import type { Part, Shape } from '../../part.ts';
import { wireRing } from '../bag/fittings.ts';
import { metalPart } from '../bag/fittings.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import { shoeLeather } from '../sneaker/shoe-leather.ts';
import { shoeLast } from './shoe-last.ts';
import { soleMesh } from './shoe-sole.ts';
import type { HeelShape, ShoeDesign, ShoeLast, ToeShape } from './shoe-last.ts';

const BLACK = [0.02, 0.019, 0.019] as const;
const COGNAC = [0.13, 0.042, 0.017] as const;

/** A pump: pointed, round or square, from flat to stiletto, with or without a strap. */
export const heel: Form = {
  name: 'heel',
  fabric: 'leather',
  adapt: (fabric, named) => shoeLeather(fabric, named, BLACK),
  build: (context) => shoeShape(context, 0),
};

/** A boot to the ankle, calf or knee. */
export const boot: Form = {
  name: 'boot',
  fabric: 'leather',
  adapt: (fabric, named) => shoeLeather(fabric, named, COGNAC),
  build: (context) => shoeShape(context, SHAFTS[context.piece.attributes.shaft ?? 'ankle']),
};

/** Metres above the floor. */
const SHAFTS: Readonly<Record<NonNullable<Piece['attributes']['shaft']>, number>> = {
  low: 0.15,
  ankle: 0.19,
  high: 0.22,
  calf: 0.3,
  knee: 0.43,
  'over-knee': 0.54,
};

function shoeShape(context: FormContext, shaft: number): Shape {
  const { piece, detail } = context;
  const design = designShoe(context, shaft);
  const last = shoeLast(design);
  const upper = netted(last.upper, shaft > 0 ? shaft + 0.05 : 0.1 + design.rise + design.platform, 0.0023, detail);
  const strap = piece.attributes.strap === 'ankle' || piece.cut === 'sandal' ? ankleStrap(last, detail) : [];
  return {
    parts: [
      { name: 'upper', role: 'cloth', mesh: upper, trim: last.cut, detail: stitchedEdge(last) },
      { name: 'lining', role: 'lining', colourPart: 'lining', mesh: shellMesh(upper, -0.0016), trim: last.cut },
      edgePart(last, upper, detail),
      {
        name: 'sole',
        role: 'leather',
        colourPart: 'sole',
        mesh: soleMesh(last, detail),
        solid: true,
        detail: insole,
      },
      {
        name: 'heel',
        role: 'cloth',
        colourPart: 'heels',
        mesh: netted(last.heel, 0.03 + design.rise + design.platform, 0.0016, detail),
        solid: true,
      },
      ...strap,
    ],
    presentation: 'floor',
    turn: 0.42,
    ahead: Math.PI / 2,
  };
}

const RISES: Readonly<Record<HeelShape, number>> = {
  flat: 0.014,
  kitten: 0.045,
  block: 0.068,
  stiletto: 0.095,
  wedge: 0.075,
};

function designShoe({ piece, random, freedom }: FormContext, shaft: number): ShoeDesign {
  const asked = piece.attributes.heel;
  const platform = asked === 'platform' ? 0.026 : 0;
  const usual: HeelShape = shaft > 0 ? 'block' : 'stiletto';
  const shape: HeelShape =
    asked === undefined ? usual : asked === 'platform' || asked === 'cuban' || asked === 'cone' ? 'block' : asked;
  const toe = piece.attributes.toe;
  const usualToe: ToeShape = shaft > 0 ? 'almond' : shape === 'flat' ? 'round' : 'pointed';
  const rise = (shaft > 0 && asked === undefined ? 0.042 : RISES[shape]) + platform * 1.4;
  return {
    toe: toe === undefined || toe === 'open' ? usualToe : toe,
    heel: shape,
    rise: rise * (1 + 0.12 * freedom * between(random, -1, 1)),
    platform,
    shaft,
  };
}

function netted(field: DistanceField, top: number, cell: number, detail: number): Mesh {
  return surfaceNets(field, {
    bounds: { min: [-0.17, -0.005, -0.085], max: [0.16, top, 0.085] },
    cell: cell / Math.max(0.4, detail),
    steepness: 2,
    develop: (x, y, z) => [x, y > 0.16 ? y + 0.02 : Math.atan2(z, 0.02) * 0.03 + y],
  });
}

function stitchedEdge(last: ShoeLast): Painter {
  return (point, surface) => {
    const inside = last.cut(point.x, point.y, point.z);
    shadeLine(surface, inside, 0.0008, 0.4);
    stitchRow(point, surface, inside - 0.0024, point.x + point.y, { colour: null, width: 0.0006, pitch: 0.0026 });
  };
}

/** The topline, bound with a folded strip. */
function edgePart(last: ShoeLast, upper: Mesh, detail: number): Part {
  const line = contours(
    upper,
    (x, y, z) => last.cut(x, y, z),
    0.003,
    ([x, y]) => y - last.bed(x) > 0.008,
  )[0];
  const points = line ? (line.closed ? [...line.points, line.points[0]!] : line.points) : [];
  const path = points.map(({ at, normal }): Vec3 => [
    at[0] - normal[0] * 0.0008,
    at[1] - normal[1] * 0.0008,
    at[2] - normal[2] * 0.0008,
  ]);
  const mesh = tubeMesh(path, {
    radius: 0.0011,
    closed: line?.closed === true,
    sides: 10,
    rows: atDetail(path.length, detail),
  });
  return { name: 'topline', role: 'cloth', colourPart: 'trim', mesh, solid: true };
}

const SKIN: readonly [number, number, number] = [0.4, 0.29, 0.2];

/** The sole is seen from inside as a pale sock of leather. */
const insole: Painter = (point, surface) => {
  if (point.ny < 0.4) return;
  surface.r = SKIN[0];
  surface.g = SKIN[1];
  surface.b = SKIN[2];
  surface.roughness = 0.6;
};

/** A narrow strap round the ankle with a buckle on its outer side. */
function ankleStrap(last: ShoeLast, detail: number): Part[] {
  const height = last.bed(-0.09) + 0.072;
  const path: MutableVec3[] = Array.from({ length: 73 }, (_, i) => {
    const angle = (i / 72) * TAU;
    return [-0.083 + 0.036 * Math.cos(angle), height + 0.006 * Math.cos(angle), 0.029 * Math.sin(angle)];
  });
  const strap = beltMesh(path, {
    half: 0.0042,
    thickness: 0.0022,
    up: [1, 0, 0],
    closed: true,
    rows: atDetail(180, detail),
  });
  const back: Vec3[] = [
    [-0.1165, last.bed(-0.115) + 0.04, 0],
    [-0.119, height - 0.012, 0],
    [-0.1185, height, 0],
  ];
  const stay = beltMesh(back, { half: 0.0045, thickness: 0.002, up: [-1, 0, 0], rows: 24 });
  const buckle = wireRing([-0.083, height, 0.0305], [0.0065, 0, 0], [0, 0.0068, 0], 0.0009, detail);
  return [
    { name: 'ankle strap', role: 'cloth', colourPart: 'straps', mesh: strap, solid: true },
    { name: 'strap stay', role: 'cloth', colourPart: 'straps', mesh: stay, solid: true },
    metalPart('buckle', [buckle], false),
  ];
}
