import { NECK, reading } from '../../parts/open-reading.ts';
import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { displaceMesh } from '../../../foundation/geometry/mesh/displace.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { refinedNets } from '../../../foundation/geometry/mesh/refine.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { planDraped } from '../../construction/draped/plan/draped-plan.ts';
import { hangingSleeves } from '../../construction/draped/arms/sleeves.ts';
import { edgeBand, ribSection } from '../../construction/sewing/edge-band.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { panelMesh } from '../../construction/sewing/panel.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import { babySuit } from '../../construction/tops/baby-suit.ts';
import { cupSeams } from './bra.ts';
import { swimCut } from './swim-cut.ts';
import type { SwimCut } from './swim-cut.ts';
import { swimKind } from './swim-kinds.ts';
import { APEX, BASE, besideCutouts, legOpening, triangleCup, upperEdge } from './swim-edges.ts';
import { developSwim, swimBody } from './swim-body.ts';
import { strings } from './strings.ts';
import { swimRelief } from './swim-relief.ts';

/** A hollow one-piece, bikini or tankini in the shape of its wearer, with bound edges and ties. */
export const swimsuit: Form = {
  name: 'swimsuit',
  outfit: { separate: true },
  readings: [reading('neckline', ['v-neck', 'square', 'halter'], NECK)],
  fabric: (piece) => swimKind(piece).fabric,
  adapt: (fabric, named, { madeFor }) =>
    madeFor !== 'baby' && (fabric.name === 'jersey' || (!named && fabric.name !== 'lace')) ? lycra(fabric) : fabric,
  build(context) {
    if (context.piece.madeFor === 'baby' && !swimKind(context.piece).twoPiece) return babySuit(context, 'bodysuit');
    const cut = swimCut(context.piece);
    const smooth = refinedNets(swimBody, {
      cell: 0.0056 / Math.sqrt(context.detail),
      bounds: { min: [-0.21, 0.75, -0.2], max: [0.21, topOf(cut), 0.2] },
    });
    const cloth = displaceMesh(smooth, swimRelief(cut, context));
    const pieces = cutPieces(cut).flatMap(({ name, inside }) =>
      sewPiece(name, inside, cloth, smooth.positions, context),
    );
    return {
      parts: [
        ...pieces,
        ...strings(cut).map((part) => ({ ...part, ...edging(context), mesh: plainOf(part.mesh, context.piece) })),
        ...(cut.sleeved ? sleeves(context) : []),
      ],
      presentation: 'ghost',
    };
  },
};

/** Openwork has bindings of satin. */
function edging({ sheer }: FormContext): Pick<Part, 'fabric'> {
  return sheer ? { fabric: 'satin' } : {};
}

/** The sleeves of a top that is described by the same words. */
function sleeves({ piece, drape, random, detail }: FormContext): Part[] {
  const plan = planDraped({ ...piece, form: 'top', cut: null }, 'top', drape, random);
  return hangingSleeves(piece, plan, 0.35, random, detail);
}

/** Knitted elastane: smooth and dense, with the gloss of synthetic yarn. */
function lycra(fabric: Fabric): Fabric {
  const { bump: _bump, paint: _paint, ...response } = fabric.response;
  return {
    ...fabric,
    depth: 0.72,
    response: {
      ...response,
      roughness: 0.7,
      reflectance: 0.045,
      specular: 0.34,
      specularTint: 0.45,
      sheen: 0.26,
      sheenPower: 2.6,
      sheenWhite: 0.2,
      wrap: 0.16,
    },
  };
}

const topOf = ({ neck }: SwimCut) => (neck.cups ? 1.44 : 1.53);

interface SwimPiece {
  readonly name: string;
  readonly inside: DistanceField;
}

function cutPieces(cut: SwimCut): SwimPiece[] {
  const legs = legOpening(cut);
  const upper = upperEdge(cut);
  if (!cut.kind.twoPiece) {
    const inside: DistanceField = (x, y, z) => (y > 1.02 ? upper(x, y, z) : legs(x, y, z));
    return [
      {
        name: 'suit',
        inside: cut.cutouts ? (x, y, z) => Math.min(inside(x, y, z), besideCutouts(x, y, z)) : inside,
      },
    ];
  }
  const waist = cut.bottomTop;
  const { only, waistband = 0 } = cut.kind;
  /** The upper edge, which dips at the centre front. */
  const belowEdge: DistanceField = (x, y, z) => waist - 0.016 * Math.exp(-((x / 0.09) ** 2)) * (z > 0 ? 1 : 0.4) - y;
  const beside: DistanceField = (x) => (cut.ties ? 0.142 - Math.abs(x) : 1);
  const bottoms: SwimPiece[] = [
    {
      name: 'bottom',
      inside: (x, y, z) => Math.min(legs(x, y, z), belowEdge(x, y, z) - waistband, beside(x, y, z)),
    },
  ];
  if (waistband > 0) {
    bottoms.push({
      name: 'waistband',
      inside: (x, y, z) => Math.min(belowEdge(x, y, z), waistband - belowEdge(x, y, z)),
    });
  }
  return [...(only === 'bottom' ? [] : tops(cut, upper)), ...(only === 'top' ? [] : bottoms)];
}

function tops(cut: SwimCut, upper: DistanceField): SwimPiece[] {
  if (!cut.kind.bare) return [{ name: 'top', inside: (x, y, z) => Math.min(upper(x, y, z), y - 1.0) }];
  if (!cut.neck.cups) {
    return [
      { name: 'top', inside: (x, y, z) => Math.min(upper(x, y, z), y - (z > 0 ? BASE : 1.232) + 0.1 * Math.min(0, z)) },
    ];
  }
  return ([1, -1] as const).map((side) => ({
    name: side > 0 ? 'left cup' : 'right cup',
    inside: (x: number, y: number, z: number) =>
      z < 0.01 ? -0.05 : Math.min(triangleCup(x * side, y), APEX + 0.02 - y),
  }));
}

/** One piece of fabric: its front, its back if it has one, and the binding of all its edges. */
function sewPiece(name: string, inside: DistanceField, cloth: Mesh, rest: Float32Array, context: FormContext): Part[] {
  const bra = swimKind(context.piece).bra && name === 'top';
  const { fly = false, bottomTop = 0, waistband = 0 } = swimKind(context.piece);
  const shaping = paintInOrder(
    name === 'waistband' ? (context.piece.drawnAs ? elastic : wovenElastic(bottomTop, waistband)) : sideSeam,
    name === 'suit' ? frontPanels : undefined,
    fly && name === 'bottom' ? flySeams(bottomTop - waistband) : undefined,
    bra ? cupSeams : undefined,
  )!;
  const gauge = context.sheer ? FINE : 1;
  const panels = ([1, -1] as const).flatMap((face): Part[] => {
    const edge: DistanceField = (x, y, z) => Math.min(inside(x, y, z), (z + 0.008) * face);
    const mesh = panelMesh(cloth, {
      edge,
      rest,
      develop: (x, y, z, out) => {
        developSwim(x, y, z, face, out);
        out[0] *= gauge;
        out[1] *= gauge;
      },
    });
    if (mesh.indices.length === 0) return [];
    return [
      {
        name: `${name} ${face > 0 ? 'front' : 'back'}`,
        role: 'cloth',
        mesh,
        trim: edge,
        detail: shaping,
        lines: linesFrom(shaping),
      },
      ...(context.sheer ? [underlay(name, mesh, edge)] : []),
    ];
  });
  const spacing = 0.0045 / Math.sqrt(context.detail);
  const lines = contours(cloth, inside, spacing).filter((line) => line.points.length > 14);
  const isNarrow = bra && context.piece.drawnAs === undefined;
  const bindings = lines.map((line, i): Part => ({
    name: `${name} binding ${i + 1}`,
    role: 'cloth',
    colourPart: 'trim',
    detail: bindingStitches,
    ...edging(context),
    mesh: plainOf(edgeBand(line, { section: isNarrow ? NARROW_BINDING : BINDING, rows: 16 }), context.piece),
  }));
  return [...panels, ...bindings];
}

/** Sections of the bindings of edges; that of a bra is as narrow as its straps. */
const [BINDING, NARROW_BINDING] = [ribSection(0.0062, 0.0026), ribSection(0.0034, 0.0018)];

/** Factor by which lace motifs are smaller on small pieces. */
const FINE = 1.4;

/** A lining slightly below openwork. */
function underlay(name: string, mesh: Mesh, trim: DistanceField): Part {
  const positions = mesh.positions.map((value, k) => value - UNDER * mesh.normals[k]!);
  return { name: `${name} lining`, role: 'lining', colourPart: 'lining', mesh: { ...mesh, positions }, trim };
}

/** Distance of that lining from the openwork, metres. */
const UNDER = 0.0014;

/** Bindings and strings of printed cloth have a plain colour of the print. */
function plainOf(mesh: Mesh, { pattern }: FormContext['piece']): Mesh {
  return pattern === null ? mesh : { ...mesh, uvs: new Float32Array(mesh.uvs.length) };
}

const sideSeam: Painter = (point, surface) => {
  const off = point.z + 0.008;
  if (Math.abs(off) > 0.01 || point.y < 0.86 || point.y > 1.36) return;
  tilt(surface, grooveSlope(off, 0.0006, 0.0016), 0, 0, 1);
  shadeLine(surface, off, 0.0011, 0.25);
};

/**
 * Distance in metres from the centre of the panel seams of a one-piece: from the leg opening, inwards at the waist, to
 * the armhole.
 */
const panelEdge = curve([
  [0.8, 0.075],
  [0.93, 0.088],
  [1.08, 0.064],
  [1.2, 0.07],
  [1.28, 0.086],
  [1.33, 0.118],
  [1.36, 0.16],
]);

/** The flat seams between those panels: a groove with a row of stitches on each side. */
const frontPanels: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (z < 0 || y > 1.355) return;
  const lean = (panelEdge(y + 0.002) - panelEdge(y - 0.002)) / 0.004;
  const off = (Math.abs(x) - panelEdge(y)) / Math.sqrt(1 + lean * lean);
  if (Math.abs(off) > 0.008) return;
  tilt(surface, grooveSlope(off, 0.0005, 0.0015), Math.sign(x), 0, 0);
  shadeLine(surface, off, Math.max(0.0009, point.footprint * 0.8), 0.24);
  stitchRow(point, surface, Math.abs(off) - 0.0032, point.v, { ...OWN_THREAD, width: 0.0005 });
};

/** The ribs of woven elastic. */
const elastic: Painter = (point, surface) => {
  const shown = Math.min(1, 0.0016 / point.footprint);
  const k = 1 - 0.09 * shown * (0.5 + 0.5 * Math.sin(point.y * 2400));
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
};

/** Elastic with a line woven along each edge, lighter on dark cloth and darker on pale cloth. */
const wovenElastic =
  (top: number, height: number): Painter =>
  (point, surface) => {
    elastic(point, surface);
    const down = top - 0.016 * Math.exp(-((point.x / 0.09) ** 2)) * (point.z > 0 ? 1 : 0.4) - point.y;
    const off = Math.abs(Math.abs(down - height / 2) - height * WOVEN_AT) - WOVEN_HALF;
    const share = smoothstep(0.6 * point.footprint, -0.6 * point.footprint, off);
    if (share === 0) return;
    const line = Math.max(surface.r, surface.g, surface.b) < 0.3 ? 0.62 : 0.09;
    surface.r += (line - surface.r) * share;
    surface.g += (line - surface.g) * share;
    surface.b += (line - surface.b) * share;
  };

/** Distance of the woven lines from the middle of the elastic as a share of its height, and half their width in metres. */
const [WOVEN_AT, WOVEN_HALF] = [0.26, 0.0022];

/** The seams of a fly below a waistband at that height: two that meet at the gusset, and one of the opening. */
const flySeams =
  (top: number): Painter =>
  (point, surface) => {
    const { x, y, z } = point;
    if (z < 0) return;
    const down = (top - y) / (top - 0.83);
    const pouch = Math.abs(x) - 0.062 + 0.044 * down ** 1.4;
    const opening = x + 0.012 - 0.058 * down ** 0.8;
    for (const [index, off] of [pouch, opening].entries()) {
      if (Math.abs(off) > 0.008 || (index === 1 && (down > 0.75 || pouch > 0))) continue;
      tilt(surface, grooveSlope(off, 0.0005, 0.0014), 1, 0, 0);
      shadeLine(surface, off, Math.max(0.0009, point.footprint * 0.8), 0.28);
      stitchRow(point, surface, Math.abs(off) - 0.003, point.v, { ...OWN_THREAD, width: 0.0005 });
    }
  };

/** Zigzag stitches along the binding. */
const bindingStitches: Painter = (point, surface) => {
  const shown = Math.min(1, 0.0012 / point.footprint);
  const k = 1 - 0.1 * shown * (0.5 + 0.5 * Math.sin(point.u * 2600));
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
};
