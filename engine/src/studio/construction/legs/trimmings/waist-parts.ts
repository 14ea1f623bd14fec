import type { FormContext } from '../../../parts/form.ts';
import { material, paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { OWN_THREAD, shadeLine, stitchRow, tilt } from '../../sewing/seam.ts';
import { BANDS } from '../cut/bands.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { pieceWear } from '../cloth/denim-wear.ts';
import { indigoTone } from '../cut/indigo.ts';
import { laidOn } from './laid-on.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';
import { threadOf } from '../cut/thread.ts';
import { waistTies } from './waist-ties.ts';
import { bandSection, placeRound, waistCircumference, waistRing } from './waistband.ts';
import type { LegPair } from './waistband.ts';

/**
 * The waistband with everything on it: loops, button, a label inside the back, the patch of jeans, and what ties it: a
 * belt, a drawstring or a sash.
 */
export function waistParts(pair: LegPair, cut: TrouserCut, context: FormContext): Part[] {
  const { piece, drape, detail } = context;
  const { buttoned, frilled } = BANDS[cut.band];
  const height = frilled ? 0.026 : cut.bandHeight;
  const from = cut.bandHeight - height;
  const tone = indigoTone(cut, piece);
  const section = bandSection(height, 0.0022 + drape.thickness * 2);
  const paint = paintInOrder(
    tone,
    pieceWear(cut, piece),
    buttoned ? bandDetail(cut, context, pair) : cut.drawstring ? gathered(cut) : undefined,
  );
  const density = Math.sqrt(detail);
  const band: Part = {
    name: 'waistband',
    role: 'cloth',
    ...(cut.belt ? {} : { colourPart: 'belt' }),
    mesh: waistRing(pair, {
      columns: Math.round(220 * density),
      rows: Math.round(44 * density),
      section: (share, turn) => {
        const [below, off] = section(share, turn);
        return [below + from, off];
      },
    }),
    ...(paint ? { detail: paint, lines: linesFrom(paint) } : {}),
  };
  return [
    band,
    ...(buttoned && (cut.jeans || !cut.tight) ? loops(pair, cut, context) : []),
    ...(buttoned ? fastening(pair, cut) : []),
    ...waistTies(pair, cut, detail),
    label(pair),
    ...(cut.jeans ? [leatherPatch(pair, cut)] : []),
  ];
}

function bandDetail(cut: TrouserCut, { piece }: FormContext, pair: LegPair): Painter {
  const thread = threadOf(cut, piece);
  const circumference = waistCircumference(pair);
  return (point, surface) => {
    const below = -point.v;
    if (thread) {
      stitchRow(point, surface, below - 0.0035, point.u, thread);
      stitchRow(point, surface, cut.bandHeight - 0.0035 - below, point.u, thread);
    }
    // The end of the band overlaps the centre, to the wearer's right.
    const lap = point.u > circumference / 2 ? point.u - circumference + LAP : point.u + LAP;
    if (Math.abs(lap) < 0.006) {
      shadeLine(surface, lap, 0.0016, 0.6);
      tilt(surface, lap > 0 ? 0.25 : -0.1, 1, 0, 0);
    }
    if (thread) stitchRow(point, surface, lap - 0.004, point.v, thread);
  };
}

/** Metres by which the buttoned end of the band passes the centre. */
const LAP = 0.016;

/** Gathers of an elastic in its casing, held by rows of stitches. */
function gathered({ bandHeight }: TrouserCut): Painter {
  return (point, surface) => {
    const wave = Math.cos(point.u * 640 + 1.7 * Math.sin(point.u * 83) + 0.6 * Math.sin(point.v * 160));
    const along = Math.hypot(point.nx, point.nz) || 1;
    tilt(surface, 0.42 * wave, point.nz / along, 0, -point.nx / along);
    surface.occlusion *= 0.88 + 0.12 * wave;
    for (const row of [0.3, 0.7]) stitchRow(point, surface, -point.v - bandHeight * row, point.u, OWN_THREAD);
  };
}

/** Positions of belt loops as shares round the waist: two in front, two behind, one at the centre back. */
const LOOPS = [0.11, 0.89, 0.36, 0.64, 0.5];

function loops(pair: LegPair, cut: TrouserCut, { piece }: FormContext): Part[] {
  const thread = threadOf(cut, piece);
  const circumference = waistCircumference(pair);
  const half = cut.jeans ? 0.0062 : 0.0048;
  const length = cut.bandHeight + 0.014;
  const top = pair[0].heights[0]!;
  const sewing: Painter = (point, surface) => {
    if (!thread) return;
    const across = point.u - half;
    stitchRow(point, surface, Math.abs(across) - half * 0.55, point.v, thread);
    const end = Math.min(-point.v, length + point.v);
    if (end < 0.004 && thread.colour) {
      surface.r = thread.colour[0] * 0.9;
      surface.g = thread.colour[1] * 0.9;
      surface.b = thread.colour[2] * 0.9;
    }
  };
  const detail = paintInOrder(indigoTone(cut, piece), pieceWear(cut, piece), sewing)!;
  return LOOPS.map((turn, i): Part => ({
    name: `loop ${i + 1}`,
    role: 'cloth',
    detail,
    lines: linesFrom(detail),
    mesh: laidOn({
      on: (x, y, out) => {
        placeRound(pair, turn + ((x - 0.5) * 2 * half) / circumference, top - 0.0015 - y * length, out);
        raise(out, 0.0022);
      },
      height: (_x, y) => 0.0014 + 0.0042 * Math.sqrt(Math.max(0, Math.sin(Math.PI * y))),
      columns: 6,
      rows: 26,
      size: [2 * half, length],
    }),
  }));
}

function raise(place: LegPlace, by: number): void {
  for (let axis = 0; axis < 3; axis++) place.at[axis] = place.at[axis]! + place.normal[axis]! * by;
}

const COPPER = material({ albedo: [0.62, 0.36, 0.2], roughness: 0.28, metal: 1 });

/** The buttons at the front of the waist: two columns of three on sailor trousers, otherwise one on the band. */
function fastening(pair: LegPair, cut: TrouserCut): Part[] {
  const spot: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  const top = pair[0].heights[0]!;
  const at = (turn: number, below: number) => {
    placeRound(pair, turn, top - below, spot);
    raise(spot, 0.0022);
    return { at: [...spot.at] as const, normal: [...spot.normal] as const };
  };
  const circumference = waistCircumference(pair);
  if (cut.sailor) {
    return [1, -1].flatMap((side) =>
      [0.02, 0.08, 0.14].map((below, i) => {
        const turn = (side * (0.085 + 0.002 * i)) / circumference;
        return buttonPart({ name: `button ${side} ${i}`, kind: 'sewn', spot: at(turn, below), radius: 0.0088 });
      }),
    );
  }
  const spotted = at(-0.004 / circumference, cut.bandHeight / 2);
  return [
    cut.jeans
      ? buttonPart({ name: 'button', kind: 'shank', spot: spotted, radius: 0.0088, material: COPPER })
      : buttonPart({ name: 'button', kind: 'sewn', spot: spotted, radius: 0.0075 }),
  ];
}

/** A woven label inside the back of the waist. */
function label(pair: LegPair): Part {
  const circumference = waistCircumference(pair);
  const top = pair[0].heights[0]!;
  const [width, height] = [LABEL_WIDTH, 0.017];
  return {
    name: 'label',
    role: 'thread',
    material: LABEL,
    mesh: laidOn({
      on: (x, y, out) => {
        // From inside the trousers, the viewer's right is the other way round the waist.
        placeRound(pair, 0.5 - ((x - 0.5) * width) / circumference, top - 0.005 - y * height, out);
        raise(out, -0.004);
        for (let axis = 0; axis < 3; axis++) out.normal[axis] = -out.normal[axis]!;
      },
      height: () => 0.0008,
      columns: 14,
      rows: 6,
      size: [width, height],
    }),
  };
}

/** Width of the label in metres. */
const LABEL_WIDTH = 0.046;

const LABEL = material({
  albedo: [0.46, 0.44, 0.4],
  roughness: 0.6,
  sheen: 0.2,
  paint(point, surface) {
    const letter = Math.abs(point.v + 0.0085) < 0.0022 && Math.abs(point.u - LABEL_WIDTH / 2) < 0.013;
    const stroke = Math.sin(point.u * 1900) * Math.sin(point.u * 497 + 1) > 0.1;
    if (!letter || !stroke) return;
    surface.r = surface.g = surface.b = 0.16;
  },
});

/** The maker's patch on the back of jeans, left of the centre as seen from behind. */
function leatherPatch(pair: LegPair, cut: TrouserCut): Part {
  const circumference = waistCircumference(pair);
  const top = pair[0].heights[0]!;
  const [width, height] = [0.062, 0.044];
  const from = 0.5 - 0.022 / circumference;
  return {
    name: 'patch',
    role: 'leather',
    material: PATCH,
    mesh: laidOn({
      on: (x, y, out) => {
        placeRound(
          pair,
          from - 0.062 / circumference + (x * width) / circumference,
          top - cut.bandHeight * 0.1 - y * height,
          out,
        );
        raise(out, 0.0022);
      },
      height: () => 0.0014,
      columns: 14,
      rows: 10,
      size: [width, height],
    }),
  };
}

const PATCH = material({
  albedo: [0.3, 0.155, 0.06],
  roughness: 0.5,
  reflectance: 0.05,
  paint(point, surface) {
    const edge = Math.min(point.u, 0.062 - point.u, -point.v, 0.044 + point.v);
    stitchRow(point, surface, edge - 0.003, point.u + point.v, OWN_THREAD);
    const mark = Math.abs(Math.abs(point.v + 0.022) - 0.006) < 0.001 && Math.abs(point.u - 0.031) < 0.02;
    if (mark) surface.r *= 0.55;
    if (mark) surface.g *= 0.5;
    if (mark) surface.b *= 0.5;
  },
});
