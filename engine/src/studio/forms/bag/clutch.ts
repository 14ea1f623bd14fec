import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { material, paintInOrder } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex } from '../../materials/colour.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { fineNap } from '../../construction/finishes/shoe-leather.ts';
import { bagKind } from './bag-kinds.ts';
import { bagBody } from './bag-body.ts';
import type { BagBody } from './bag-body.ts';
import { carriedBody, carryParts } from './carry-parts.ts';
import type { Carrying } from './carry-parts.ts';
import { bagMetal, plate, stud } from '../../construction/hardware/fittings.ts';
import { flapSlab } from './flap.ts';
import { cutLeather, saddleThread } from './leather-edge.ts';
import { bagFinish } from './bag-finish.ts';
import { pleated } from './pleated.ts';
import { slackCloth } from './slack-cloth.ts';

/** A flat evening bag: an envelope, or a hard box with a metal rim. */
export const clutch: Form = {
  name: 'clutch',
  fabric: 'leather',
  adapt: (fabric) => {
    const fine = fineNap(fabric);
    // Satin that is stretched over a stiff body shines more than satin that hangs.
    return fabric.name === 'satin' ? { ...fine, response: { ...fine.response, roughness: 0.26 } } : fine;
  },
  build(context) {
    const shape = bagKind(context.piece).hard ? box(context) : envelope(context);
    return { ...shape, parts: withMetallicFinish(shape.parts, metallicLeather(context.piece)) };
  },
};

/** How a clutch is carried by the strap that words name. */
const BY_STRAP: { readonly [Strap in NonNullable<Piece['attributes']['strap']>]?: Carrying } = {
  chain: 'chain',
  crossbody: 'strap',
};

const SILKEN: ReadonlySet<Piece['fabric']> = new Set(['satin', 'silk', 'velvet']);

function envelope({ piece, detail, freedom, random }: FormContext): Shape {
  const body = bagBody({
    bottom: 0,
    height: 0.158 + 0.02 * freedom * random(),
    edge: 0.011,
    swell: 0.004,
    pinch: 0.003,
    halfWidth: [0.134, 0.132],
    halfDepth: [0.021, 0.016],
  });
  const cloth = piece.fabric !== null && piece.fabric !== 'leather';
  // The edges of cloth are turned in, so their thread has the colour of the cloth.
  const thread = cloth ? { ...saddleThread(piece), colour: null } : saddleThread(piece);
  const quilt =
    bagFinish(piece, 0.028) ?? pleated(piece) ?? (SILKEN.has(piece.fabric) ? slackCloth(0.4, 0.134, 0.16) : undefined);
  const { pointed } = bagKind(piece);
  const drop = body.measures.height * (pointed ? 0.36 : 0.62);
  const flap = flapSlab(
    body,
    {
      drop,
      margin: 0.0025,
      flare: 0,
      corner: pointed ? 0.012 : 0.022,
      bow: drop * (pointed ? 1.15 : 0.28),
      thickness: 0.003,
    },
    detail,
  );
  const walls = paintInOrder(quilt, foldLines(body));
  const flapPaint = paintInOrder(quilt, cutLeather(flap.edge, thread));
  const y = body.top - body.measures.edge - drop * (pointed ? 2 : 1.22) + 0.006;
  const clasp = [
    plate([0, y, body.frontZ(0, y) + 0.0038], [0.0125, 0.0075], 0.0032, 0.0072, [0, 0.05, 1]),
    stud([0, y, body.frontZ(0, y) + 0.0068], 0.0042, 0.0026, [0, 0.05, 1]),
  ];
  const gems = piece.partFabrics.some((part) => part.part === 'hardware' && part.fabric === 'glass')
    ? [crystalPart(y, body.frontZ(0, y) + 0.0066)]
    : [];
  const strap = piece.attributes.strap;
  const carried = carryParts(carriedBody(body, piece), (strap && BY_STRAP[strap]) ?? 'none', thread, detail);
  const parts: Part[] = [
    { name: 'walls', role: 'cloth', mesh: body.mesh(detail), solid: true, ...(walls ? { detail: walls } : {}) },
    { name: 'flap', role: 'cloth', mesh: flap.mesh, ...(flapPaint ? { detail: flapPaint } : {}) },
    bagMetal('clasp', [...clasp, ...carried.metal], piece),
  ];
  return { parts: [...parts, ...gems, ...carried.parts], presentation: 'floor', turn: 0.36, rig: 'product' };
}

/** Cut stones set in rows on the clasp. */
function crystalPart(y: number, z: number): Part {
  const stones = [-2, -1, 0, 1, 2].flatMap((i) =>
    [-0.5, 0.5].map((j) => stud([i * 0.0048, y + j * 0.0052, z], 0.0025, 0.0021, [0, 0.05, 1])),
  );
  const facets: Painter = (point, surface) => {
    const [a, b] = [Math.floor(point.x / 0.0012), Math.floor(point.y / 0.0012)];
    tilt(surface, 0.5, Math.sin(a * 12.9 + b * 4.1), Math.sin(a * 7.3 + b * 9.7), 0);
  };
  const stone = material({ albedo: [0.86, 0.88, 0.92], roughness: 0.06, metal: 0.85, reflectance: 0.5, coat: 1 });
  return {
    name: 'crystals',
    role: 'hardware',
    mesh: mergeMeshes(stones),
    material: stone,
    detail: facets,
    solid: true,
  };
}

/** A hard box that opens along its centre, with a metal rim and a clasp of two balls on top. */
function box({ piece, detail }: FormContext): Shape {
  const body = bagBody({
    bottom: 0.003,
    height: 0.112,
    edge: 0.014,
    swell: 0.0035,
    pinch: 0,
    halfWidth: [0.088, 0.088],
    halfDepth: [0.024, 0.024],
  });
  const rim: Painter = (point, surface) => shadeLine(surface, Math.abs(point.z) - 0.0034, 0.0012, 0.55);
  const main = piece.colours.find((colour) => colour.part === 'main');
  const metal = main && (metallicLeather(piece) || piece.fabric === 'metal') ? polished(linearFromHex(main.hex)) : null;
  const balls = [-0.0055, 0.0055].map((x) => stud([x, body.top + 0.002, x * 0.35], 0.0056, 0.0115, [0, 1, 0]));
  const feet = [-0.066, 0.066].map((x) => stud([x, 0.0045, 0], 0.004, 0.0045, [0, -1, 0]));
  return {
    parts: [
      {
        name: 'shell',
        role: 'cloth',
        mesh: body.mesh(detail),
        solid: true,
        detail: rim,
        ...(metal ? { material: metal } : {}),
      },
      metal
        ? { ...bagMetal('frame', [frame(body), ...balls, ...feet], piece), material: metal }
        : bagMetal('frame', [frame(body), ...balls, ...feet], piece),
    ],
    presentation: 'floor',
    turn: 0.36,
    rig: 'product',
  };
}

/** Brushed metal in a colour, without the grain of leather. */
function polished([r, g, b]: Rgb): Material {
  const bright = 0.86 / Math.max(r, g, b);
  return material({
    albedo: [r * bright, g * bright, b * bright],
    roughness: 0.24,
    metal: 1,
    reflectance: 0.6,
    wrap: 0,
  });
}

/** The rim where the two halves meet: a plate with the outline of the box that stands out by 1.5 mm. */
function frame(body: BagBody): Mesh {
  const { bottom, height, edge, halfWidth } = body.measures;
  const centre = bottom + height / 2;
  return plate([0, centre, -0.0032], [halfWidth[0] + 0.0017, height / 2 + 0.0015], 0.0064, edge, [0, 0, 1]);
}

/** The bellows at the sides: vertical creases in the narrow walls. */
function foldLines(body: BagBody): Painter {
  return (point, surface) => {
    if (Math.abs(point.nx) < 0.5) {
      stitchRow(point, surface, body.halfWidth(point.y) - Math.abs(point.x) - 0.007, point.y, {
        colour: null,
        width: 0.0008,
        pitch: 0.004,
      });
      return;
    }
    for (let k = -1; k <= 1; k++) {
      const off = point.z - k * 0.007;
      shadeLine(surface, off, 0.0014, 0.4);
      tilt(surface, clamp(-off * 90, -0.3, 0.3) * Math.exp(-((off / 0.003) ** 2)), 0, 0, 1);
    }
  };
}
