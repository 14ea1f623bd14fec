import { superellipseRadius } from '../../../foundation/geometry/curves/distance-field.ts';
import { pathLength, smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { shoeLeather } from '../../construction/finishes/shoe-leather.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { beltKind } from './belt-kinds.ts';
import type { BeltKind } from './belt-kinds.ts';
import { STEEL } from './belt-steel.ts';
import { earlierBelt } from './earlier-belt.ts';
import { plaited, plaitEdge } from './plait.ts';

/** Half the width and half the depth in metres of the outermost turn of a rolled belt, which is flat in front. */
const [ACROSS, DEEP] = [0.06, 0.047];
/** Exponent of the superellipse that a turn is. */
const FLATNESS = 2.7;
/** Distance in metres from one turn to the next. */
const PITCH = 0.0043;
/** Thickness of the strap in metres. */
const THICKNESS = 0.0032;
/** Radius in metres of the bar that the strap is folded round. */
const BAR = 0.0016;
/** Half the thickness in metres of the frame, in its plane and through it. */
const [WIRE, WIRE_DEPTH] = [0.0022, 0.0018];
/** Distance in metres between the strap and the frame above and below it. */
const PLAY = 0.0012;
/** Distance in metres of the middle of the folded end from the outermost turn, outwards. */
const FOLD_OUT = 0.0024;
/** Length in metres of the part of the strap that is folded back behind itself. */
const FOLD = 0.05;
/** Direction from the centre, in radians from the front towards the left and round, in which the strap ends. */
const LAST = TAU * 2.6;

/** A rolled belt that stands on its edge: its buckle is in front, and its pointed end inside at the back. */
export const belt: Form = {
  name: 'belt',
  fabric: 'leather',
  adapt: (fabric, named) => shoeLeather(fabric, named, [0.06, 0.024, 0.011]),
  build({ piece, detail }) {
    const parts = piece.drawnAs ? earlierBelt(piece, detail) : rolled(beltKind(piece), isNamed(piece.colours), detail);
    return { parts: withMetallicFinish(parts, metallicLeather(piece)), presentation: 'floor', turn: 0.16, rise: 0.2 };
  },
};

const isNamed = (colours: readonly { readonly part: string }[]) => colours.some(({ part }) => part === 'hardware');

function rolled(kind: BeltKind, named: boolean, detail: number): Part[] {
  const roll = rollOf(kind.half);
  return [strap(kind, roll, detail), keeper(kind, roll, detail), buckle(kind, roll, named, detail)];
}

/** Where things are on a roll. */
interface Roll {
  /** Half the width in metres of the opening of the buckle, whose bar is at -opening and whose other side at +opening. */
  readonly opening: number;
  /** Direction of the bar. */
  readonly bar: number;
  /** Direction of what is so many metres along the roll from the bar, to the right of it if negative. */
  readonly along: (length: number) => number;
  /** Metres from the bar to the end of the strap. */
  readonly length: number;
  /** A point in a direction, `out` metres outside the centre line of the outermost turn, `up` metres above the strap's middle. */
  readonly point: (direction: number, out: number, up: number) => Vec3;
  /** Leans a point (x, y above the strap's middle, z) back with the roll, because its buckle is higher than the strap. */
  readonly lean: (x: number, up: number, z: number) => Vec3;
  /** Direction from the front to the centre of the roll. */
  readonly inwards: Vec3;
}

function rollOf(half: number): Roll {
  const opening = 0.5 * (0.016 + 0.75 * half);
  const angle = (PLAY + 2 * WIRE) / (2 * DEEP);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const lean = (x: number, up: number, z: number): Vec3 => {
    const [y, back] = [half + up, z + DEEP];
    return [x, y * c + back * s, back * c - y * s - DEEP];
  };
  const point = (direction: number, out: number, up: number): Vec3 => {
    const [cosine, sine] = [Math.cos(direction), Math.sin(direction)];
    const inwards = (PITCH * (direction - bar)) / TAU - out;
    const radius = superellipseRadius(cosine, sine, FLATNESS);
    return lean(-(ACROSS - inwards) * radius * sine, up, (DEEP - inwards) * radius * cosine);
  };
  const bar = Math.atan(opening / DEEP);
  return { opening, bar, ...measured(bar, point), point, lean, inwards: [0, -s, -c] };
}

/** Measures the roll by lines between directions of a few degrees. */
function measured(bar: number, point: Roll['point']): Pick<Roll, 'along' | 'length'> {
  const steps = 400;
  const step = (LAST - bar) / steps;
  const lengths = [0];
  for (let i = 0; i < steps; i++) {
    const [from, to] = [point(bar + i * step, 0, 0), point(bar + (i + 1) * step, 0, 0)];
    lengths.push(lengths[i]! + pathLength([from, to]));
  }
  const along = (length: number): number => {
    if (length <= 0) return bar + (length / lengths[1]!) * step;
    const next = Math.min(
      steps,
      lengths.findIndex((far) => far >= length),
    );
    if (next < 1) return LAST;
    return bar + step * (next - 1 + (length - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!));
  };
  return { along, length: lengths.at(-1)! };
}

/** The fold lies on the turn below it, and the strap behind it comes down to its own turn. */
const risen = (along: number) => FOLD_OUT * (1 - smoothstep(FOLD, 0.115, along));

/** How far the two layers of the fold are from its middle: they part to go round the bar. */
const parted = (along: number) => THICKNESS / 2 + BAR * (1 - smoothstep(0, 0.013, along));

function strap(kind: BeltKind, { along: directionAt, length: whole, point, inwards }: Roll, detail: number): Part {
  const behind = Array.from({ length: 21 }, (_, i) => {
    const along = FOLD * (1 - i / 20);
    return point(directionAt(along), FOLD_OUT - parted(along), 0);
  });
  const round = Array.from({ length: 31 }, (_, i) => {
    const angle = (((i + 1) / 32) * TAU) / 2;
    const from = parted(0);
    return point(directionAt(-from * Math.sin(angle)), FOLD_OUT - from * Math.cos(angle), 0);
  });
  const count = 420;
  const outside = Array.from({ length: count + 1 }, (_, i) => {
    // Points are closest at both ends, where the strap is bent round the bar and cut to a point.
    const along = lerp(i / count, smoothstep(0, 1, i / count), 0.8) * whole;
    const layer = parted(along) - (THICKNESS / 2) * smoothstep(FOLD, 0.115, along);
    return point(directionAt(along), risen(along) + layer, 0);
  });
  const path = [...behind, ...round, ...outside];
  const walked = path.map((_, i) => pathLength(path.slice(0, i + 1)));
  const length = walked.at(-1)!;
  const from = (t: number) => {
    const [i, share] = [Math.floor(t * (path.length - 1)), (t * (path.length - 1)) % 1];
    return lerp(walked[i]!, walked[Math.min(i + 1, path.length - 1)]!, share);
  };
  const mesh = beltMesh(path, {
    half: (t) => strapHalf(kind, length - from(t), from(t)),
    thickness: THICKNESS,
    up: inwards,
    rows: atDetail(kind.braided ? 1100 : 640, detail),
  });
  const outer = -mesh.uvs.at(-1)!;
  const detailed = paintInOrder(kind.braided ? plaited : edges(kind.half, outer), ...ends(kind, outer))!;
  return { name: 'strap', role: 'cloth', mesh, solid: true, detail: detailed, lines: linesFrom(detailed) };
}

/** Length in metres of the point at the end. */
const POINT = 0.021;

function strapHalf({ half, braided }: BeltKind, fromEnd: number, fromFold: number): number {
  const pointed = Math.max(0, 1 - fromEnd / (POINT * Math.min(1, half / 0.0165)));
  const tip = Math.sqrt(Math.min(1, Math.max(0, fromEnd) / 0.004));
  return (half - (braided ? plaitEdge(fromFold) : 0)) * (1 - 0.66 * pointed ** 1.7) * tip;
}

/** Stitches along both edges and round the point, which are darkened by wax. */
const edges =
  (half: number, length: number): Painter =>
  (point, surface) => {
    const fromEnd = Math.max(0, length + point.v);
    const edge = strapHalf({ half }, fromEnd, 0) - Math.abs(point.u);
    shadeLine(surface, edge + 0.0006, 0.0008, 0.4);
    stitchRow(point, surface, edge - 0.003, point.v, OWN_THREAD);
  };

/** Distance in metres from the end of a strap to the hole next to it, and from one hole to the next. */
const [FIRST_HOLE, HOLES] = [0.042, 0.024];

/** What is worked at the ends of a strap: the seams of the fold, the slot of the prong, and holes. */
function ends({ half, braided }: BeltKind, length: number): Painter[] {
  const atBar = FOLD + (TAU / 4) * (parted(0) + THICKNESS / 2);
  const fold: Painter = (point, surface) => {
    const along = -point.v - atBar;
    if (along < 0 || along > FOLD || Math.abs(point.u) > half) return;
    for (const seam of [0.0165, 0.0465]) stitchRow(point, surface, along - seam, point.u, OWN_THREAD);
    const slot = Math.hypot(Math.max(0, along - 0.008), point.u);
    shadeLine(surface, slot - 0.0031, 0.0006, 0.4);
    if (slot < 0.0028) darken(surface);
  };
  const holes: Painter = (point, surface) => {
    const from = (length + point.v - FIRST_HOLE) / HOLES;
    const nearest = Math.round(from);
    if (nearest < 0 || nearest > 4) return;
    const girth = 4 * half - 2 * THICKNESS + (TAU / 2) * THICKNESS;
    const across = Math.min(Math.abs(point.u), Math.abs(girth / 2 - Math.abs(point.u)));
    const far = Math.hypot((from - nearest) * HOLES, across);
    shadeLine(surface, far - 0.0025, 0.0007, 0.3);
    if (far < 0.0021) darken(surface);
  };
  return braided ? [] : [fold, holes];
}

function darken(surface: Parameters<Painter>[1]): void {
  surface.r *= 0.08;
  surface.g *= 0.08;
  surface.b *= 0.08;
  surface.occlusion *= 0.2;
}

/** Distance in metres of the keeper from the bar. */
const KEPT = 0.029;

/** The loop that holds the end of a belt that is worn, sewn in behind the buckle. */
function keeper({ half }: BeltKind, { along, point }: Roll, detail: number): Part {
  const direction = along(KEPT);
  const ahead = subtract(point(direction + 0.01, FOLD_OUT, 0), point(direction - 0.01, FOLD_OUT, 0));
  const out = normalise([ahead[2], 0, -ahead[0]]);
  const [high, deep] = [half + 0.0016, THICKNESS + 0.0009];
  const corners = [[1, 0], [1, 0.93], [0.7, 1], [-0.7, 1], [-1, 0.93], [-1, 0], [-1, -0.93], [-0.7, -1], [0.7, -1], [1, -0.93]] as const; // prettier-ignore
  const path = smoothPath(
    corners.map(([by, up]) => addScaled(point(direction, FOLD_OUT, up * high), out, by * deep)),
    6,
    true,
  );
  const mesh = beltMesh(path, {
    half: 0.0048,
    thickness: 0.0018,
    up: out,
    closed: true,
    rows: atDetail(140, detail),
  });
  return { name: 'keeper', role: 'cloth', mesh, solid: true };
}

/** A frame with rounded corners, whose left side is the bar, and the prong. */
function buckle({ half }: BeltKind, roll: Roll, named: boolean, detail: number): Part {
  const { opening, bar, point, lean } = roll;
  const high = half + PLAY + WIRE;
  const [left, right] = [-opening, opening];
  const depthAt = (direction: number, out: number) => point(direction, out, 0)[2];
  const hung = depthAt(bar, FOLD_OUT);
  const rests = depthAt(TAU - bar, THICKNESS / 2) + WIRE_DEPTH;
  const lifted = (x: number, up: number, out = 0): Vec3 =>
    lean(x, up, lerp(hung, rests, (x - left) / (right - left)) + out);
  const ring = frameOutline(left, right, high).map(([x, up]) => lifted(x, up));
  const frame = tubeMesh([...ring, ring[0]!], {
    radius: () => [WIRE_DEPTH, WIRE],
    up: [0, 0, 1],
    closed: true,
    sides: atDetail(20, Math.max(0.6, detail)),
    rows: atDetail(240, detail),
  });
  const over = parted(0) + THICKNESS / 2 + 0.0006;
  const prong = tubeMesh(
    smoothPath(
      [
        lifted(left - 0.0075, 0, 0),
        lifted(left - 0.0062, 0, over - 0.0014),
        lifted(left, 0, over + 0.0006),
        lifted(lerp(left, right, 0.45), 0, over * 0.8),
        lifted(right - 0.002, 0, WIRE_DEPTH + 0.0013),
        lifted(right + WIRE + 0.0012, 0, WIRE_DEPTH + 0.0009),
      ],
      8,
    ),
    { radius: (t) => 0.0018 * (t > 0.94 ? Math.sqrt(Math.max(0.02, (1 - t) / 0.06)) : 1), sides: 14, rows: 72 },
  );
  const part: Part = {
    name: 'buckle',
    role: 'hardware',
    colourPart: 'hardware',
    mesh: mergeMeshes([frame, prong]),
    solid: true,
  };
  return named ? part : { ...part, material: STEEL };
}

/** The centre line of a frame from `left` to `right` and `high` metres up and down, with rounded corners. */
function frameOutline(left: number, right: number, high: number): (readonly [x: number, up: number])[] {
  const round = 0.0055;
  const corner = (x: number, up: number, from: number) =>
    Array.from({ length: 7 }, (_, i): readonly [number, number] => {
      const angle = from + ((i / 6) * TAU) / 4;
      return [x + round * Math.cos(angle), up + round * Math.sin(angle)];
    });
  const corners = [
    corner(right - round, high - round, 0),
    corner(left + round, high - round, TAU / 4),
    corner(left + round, round - high, TAU / 2),
    corner(right - round, round - high, (3 * TAU) / 4),
  ];
  return corners.flatMap((points, i) => {
    const [from, to] = [points.at(-1)!, corners[(i + 1) % 4]![0]!];
    const side = [0.25, 0.5, 0.75].map((t) => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)] as const);
    return [...points, ...side];
  });
}
