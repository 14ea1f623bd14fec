import { gridIndices } from '../../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { grainShift } from './grain-shift.ts';
import type { LegNet } from './leg-net.ts';

/** A point on the folded cloth of one side. */
export interface LegPlace {
  readonly at: MutableVec3;
  readonly normal: MutableVec3;
}

/**
 * Writes the point at share `s` across the panel (see `LegNet`) and at this height of the side seam into `out`; heights
 * past the net's ends are clamped. Side 1 is at +x.
 */
export function placeOn(net: LegNet, side: 1 | -1, s: number, height: number, out: LegPlace): void {
  const { columns, heights, positions: p, normals: n } = net;
  const row = rowOf(heights, height);
  const j = Math.min(heights.length - 2, row | 0);
  const v = row - j;
  const at = Math.min(1, Math.max(0, s)) * columns;
  const i = Math.min(columns - 1, at | 0);
  const u = at - i;
  const k = (j * (columns + 1) + i) * 3;
  const below = (columns + 1) * 3;
  const mixed = (values: Float32Array, axis: number) =>
    ((1 - u) * values[k + axis]! + u * values[k + 3 + axis]!) * (1 - v) +
    ((1 - u) * values[k + below + axis]! + u * values[k + below + 3 + axis]!) * v;
  for (const axis of AXES) {
    const sign = axis === 0 ? side : 1;
    out.at[axis] = sign * mixed(p, axis);
    out.normal[axis] = sign * mixed(n, axis);
  }
  const length = Math.hypot(...out.normal) || 1;
  for (const axis of AXES) out.normal[axis] /= length;
}

const AXES = [0, 1, 2] as const;

/** Row number with a fraction by bisection, because rows are closer where sections change. */
export function rowOf(heights: Float64Array, height: number): number {
  let low = 0;
  let high = heights.length - 1;
  if (height >= heights[0]!) return 0;
  if (height <= heights[high]!) return high;
  while (high - low > 1) {
    const midpoint = (low + high) >> 1;
    if (heights[midpoint]! > height) low = midpoint;
    else high = midpoint;
  }
  return low + (heights[low]! - height) / (heights[low]! - heights[high]!);
}

/**
 * Metres from the crease at share `s` if the cloth lay evenly: positive outwards in front (`face` 1) and towards the
 * centre at the back.
 */
function acrossPanel(net: LegNet, face: 1 | -1, s: number, y: number): number {
  return face > 0 ? (2 * s - 0.5) * net.width(y, 1) : (2 * s - 1.5) * net.width(y, -1);
}

export interface PanelRequest {
  readonly side: 1 | -1;
  readonly face: 1 | -1;
  /** Height (at the side seam) below which the panel is visible; the waistband covers the rest. */
  readonly top: number;
  /** Thickness of the fabric in metres. */
  readonly thickness: number;
  /** Metres turned in at the hem; 0 leaves it raw. */
  readonly turn: number;
}

/** Front or back of one leg, its hem turned to the inside. u runs from the crease to the viewer's right, v is height. */
export function panelOf(net: LegNet, request: PanelRequest): Mesh {
  const { side, face, top } = request;
  const half = net.columns / 2;
  const first = face > 0 ? 0 : half;
  const start = Math.max(0, Math.floor(rowOf(net.heights, top)));
  const rows = net.heights.length - start;
  const turned = hemRows(net, request);
  const width = half + 1;
  const shift = grainShift(net, face);
  const count = width * (rows + turned.length);
  const mesh = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uvs: new Float32Array(count * 2),
  };
  for (let j = 0; j < rows + turned.length; j++) {
    const roll = turned[j - rows];
    const row = roll ? roll.row : start + j;
    for (let i = 0; i <= half; i++) {
      const from = (row * (net.columns + 1) + first + i) * 3;
      writeVertex(net, mesh, from, j * width + i, side, roll);
      const y = mesh.positions[(j * width + i) * 3 + 1]!;
      mesh.uvs[(j * width + i) * 2] = side * (acrossPanel(net, face, (first + i) / net.columns, y) + shift(y));
      if (roll) mesh.uvs[(j * width + i) * 2 + 1] = 2 * net.positions[from + 1]! - y;
    }
  }
  return { ...mesh, indices: gridIndices(half, rows + turned.length - 1, side < 0) };
}

interface HemRow {
  /** Index of the row of the leg's grid from which it is offset. */
  readonly row: number;
  /** Metres along the normal. */
  readonly out: number;
  /** Metres down. */
  readonly down: number;
  /** Share of the cloth's normal in the normal of the row. */
  readonly facing: number;
  /** Share of the cloth's normal that points down. */
  readonly falling: number;
}

function hemRows({ heights }: LegNet, { thickness, turn }: PanelRequest): HemRow[] {
  const last = heights.length - 1;
  const round = [0.25, 0.5, 0.75, 1].map((share) => {
    const angle = share * Math.PI;
    const radius = thickness / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { row: last, out: (c - 1) * radius, down: s * radius, facing: c, falling: s };
  });
  const up = [0.35, 1].map((share) => {
    const row = Math.max(0, Math.round(rowOf(heights, heights[last]! + turn * share)));
    return { row, out: -thickness, down: 0, facing: -1, falling: 0 };
  });
  return turn > 0 ? [...round, ...up] : round;
}

type Vertices = Pick<Mesh, 'positions' | 'normals' | 'uvs'>;

function writeVertex(
  { positions: p, normals: n }: LegNet,
  into: Vertices,
  from: number,
  at: number,
  side: 1 | -1,
  roll: HemRow | undefined,
): void {
  const out = roll ? roll.out : 0;
  const facing = roll ? roll.facing : 1;
  for (const axis of AXES) {
    const sign = axis === 0 ? side : 1;
    into.positions[at * 3 + axis] = sign * (p[from + axis]! + n[from + axis]! * out);
    into.normals[at * 3 + axis] = sign * n[from + axis]! * facing;
  }
  if (roll) {
    into.positions[at * 3 + 1]! -= roll.down;
    into.normals[at * 3 + 1]! -= roll.falling;
    const [x, y, z] = [into.normals[at * 3]!, into.normals[at * 3 + 1]!, into.normals[at * 3 + 2]!];
    const length = Math.hypot(x, y, z) || 1;
    into.normals.set([x / length, y / length, z / length], at * 3);
  }
  into.uvs[at * 2 + 1] = into.positions[at * 3 + 1]!;
}
