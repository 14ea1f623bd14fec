import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { STEEL } from './belt-steel.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Part } from '../../parts/part.ts';

/** Radius in metres of the outermost turn of a rolled belt. */
const RADIUS = 0.05;
/** Distance in metres from one turn to the next. */
const PITCH = 0.0052;
/** Number of turns. */
const TURNS = 2.3;
/** Thickness of the belt in metres. */
const THICKNESS = 0.0036;
/** Half the width in metres of a belt. */
const HALF = 0.0165;
/** Half the width in metres of a belt that words call wide. */
const WIDE = 0.029;

/** The belt of scenes that were stored before version 3 of the drawing: its buckle lies on the roll. */
export function earlierBelt({ attributes, colours }: Piece, detail: number): Part[] {
  const half = attributes.belt === 'wide' ? WIDE : HALF;
  const named = colours.some(({ part }) => part === 'hardware');
  return [strap(half, detail), keeper(half, detail), buckle(half, named, detail)];
}

/** A point of the roll, `angle` radians from the front, and metres outside its centre line. */
function onRoll(angle: number, out: number, y: number): Vec3 {
  const radius = RADIUS - (PITCH * angle) / TAU + out;
  return leaning(-radius * Math.sin(angle), y, radius * Math.cos(angle));
}

/** Angle in radians by which the roll leans back, because its buckle is higher than the strap. */
const LEAN = 0.085;

function leaning(x: number, y: number, z: number): Vec3 {
  const [c, s] = [Math.cos(LEAN), Math.sin(LEAN)];
  const back = z + RADIUS;
  return [x, y * c + back * s, back * c - y * s - RADIUS];
}

function strap(half: number, detail: number): Part {
  const count = 260;
  const path = Array.from({ length: count + 1 }, (_, i) => onRoll((i / count) * TURNS * TAU, 0, half));
  const mesh = beltMesh(path, { half, thickness: THICKNESS, up: [0, 0, 1], rows: atDetail(520, detail) });
  const detailed = paintInOrder(edges(half), holes)!;
  return { name: 'strap', role: 'cloth', mesh, solid: true, detail: detailed, lines: linesFrom(detailed) };
}

/** Stitches along both edges, which are darkened by wax. */
const edges =
  (half: number): Painter =>
  (point, surface) => {
    const edge = half - Math.abs(point.u);
    shadeLine(surface, edge + 0.0006, 0.0008, 0.4);
    stitchRow(point, surface, edge - 0.003, point.v, OWN_THREAD);
  };

/** Metres along the belt from the buckle to the hole in which its pin is, one turn further in. */
const PINNED = TAU * (RADIUS - PITCH / 2) - 0.031;
/** Metres from one hole to the next. */
const HOLES = 0.025;

const holes: Painter = (point, surface) => {
  const from = (-point.v - PINNED) / HOLES;
  const nearest = Math.round(from);
  if (Math.abs(nearest) > 2) return;
  const far = Math.hypot((from - nearest) * HOLES, point.u);
  shadeLine(surface, far - 0.0024, 0.0007, 0.3);
  if (far < 0.0019) {
    surface.r *= 0.08;
    surface.g *= 0.08;
    surface.b *= 0.08;
    surface.occlusion *= 0.2;
  }
};

/** The loop that holds the end of a belt that is worn. */
function keeper(half: number, detail: number): Part {
  const angle = 0.62;
  const [high, deep] = [half + 0.0021, THICKNESS / 2 + 0.0022];
  const corners = [[1, 0], [1, 0.9], [0.6, 1], [-0.6, 1], [-1, 0.9], [-1, 0], [-1, -0.9], [-0.6, -1], [0.6, -1], [1, -0.9]] as const; // prettier-ignore
  const path = smoothPath(
    corners.map(([out, up]) => onRoll(angle, out * deep, half + up * high)),
    6,
    true,
  );
  const mesh = beltMesh(path, {
    half: 0.006,
    thickness: 0.0024,
    up: [-Math.sin(angle), 0, Math.cos(angle)],
    closed: true,
    rows: atDetail(140, detail),
  });
  return { name: 'keeper', role: 'cloth', mesh, solid: true };
}

/** A frame with rounded corners, and its pin. */
function buckle(half: number, named: boolean, detail: number): Part {
  const [left, right, low, high] = [-0.003, 0.037, half - (half + 0.0065), half + (half + 0.0065)];
  const front = RADIUS + 0.0022;
  // The frame follows the curve of the roll a little.
  const at = (x: number, y: number, out = 0): Vec3 => leaning(x, y, front + out - 2.2 * (x - 0.004) ** 2);
  const r = 0.006;
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = from + (i / 6) * (Math.PI / 2);
      return at(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
    });
  const side = (x: number, from: number, to: number) => [0.25, 0.5, 0.75].map((t) => at(x, from + (to - from) * t));
  const run = (y: number, from: number, to: number) => [0.25, 0.5, 0.75].map((t) => at(from + (to - from) * t, y));
  const ring = [
    ...corner(right - r, high - r, 0),
    ...run(high, right - r, left + r),
    ...corner(left + r, high - r, Math.PI / 2),
    ...side(left, high - r, low + r),
    ...corner(left + r, low + r, Math.PI),
    ...run(low, left + r, right - r),
    ...corner(right - r, low + r, Math.PI * 1.5),
    ...side(right, low + r, high - r),
  ];
  const frame = tubeMesh([...ring, ring[0]!], {
    radius: () => [0.0019, 0.0026],
    up: [0, 0, 1],
    closed: true,
    sides: atDetail(20, Math.max(0.6, detail)),
    rows: atDetail(240, detail),
  });
  const pin = tubeMesh(
    smoothPath([at(left, half), at(0.006, half, 0.0028), at(0.022, half, 0.0018), at(right + 0.0022, half)], 8),
    { radius: (t) => 0.0019 * (t > 0.94 ? Math.sqrt(Math.max(0.02, (1 - t) / 0.06)) : 1), sides: 14, rows: 60 },
  );
  const part: Part = {
    name: 'buckle',
    role: 'hardware',
    colourPart: 'hardware',
    mesh: mergeMeshes([frame, pin]),
    solid: true,
  };
  return named ? part : { ...part, material: STEEL };
}
