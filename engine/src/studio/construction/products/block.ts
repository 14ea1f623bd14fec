import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { TAU, clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import { gridIndices, gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import { cross, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Block } from './product.ts';

/** Radius in metres of edges for which the table names none. */
const ROUND = 0.003;
/** Metres between vertices of a face that bulges. */
const STEP = 0.012;
/** Radius in metres of the cord in a seam. */
const CORD = 0.0045;

/** Directions to the right and up on each face, seen from outside. */
const FACES: readonly (readonly [right: Vec3, up: Vec3])[] = [
  [[1, 0, 0], [0, 0, -1]],
  [[1, 0, 0], [0, 0, 1]],
  [[1, 0, 0], [0, 1, 0]],
  [[-1, 0, 0], [0, 1, 0]],
  [[0, 0, -1], [0, 1, 0]],
  [[0, 0, 1], [0, 1, 0]],
]; // prettier-ignore

interface Plan {
  readonly half: Vec3;
  readonly round: Vec3;
  /** The surface over a point of the box without rounded edges, around its centre. */
  readonly surface: (box: Vec3) => Vec3;
}

/** A box with rounded edges whose faces bulge, sag and are buttoned as upholstery is. */
export function blockMesh(block: Block, detail: number): Mesh {
  const plan = planOf(block);
  const faces = FACES.map(([right, up]) => faceMesh(block, plan, { right, up }, detail));
  const meshes = [...faces, ...cordsOf(block, plan, detail), ...buttonsOf(block, plan)];
  return placeMesh(mergeMeshes(meshes), { at: [0, plan.half[1], 0] });
}

function planOf(block: Block): Plan {
  const half = block.size.map((value) => value / 2) as unknown as Vec3;
  const radii = typeof block.round === 'object' ? block.round : (Array(3).fill(block.round ?? ROUND) as number[]);
  const round = half.map((value, k) => Math.min(value * 0.999, radii[k]!)) as unknown as Vec3;
  return {
    half,
    round,
    surface: (box) => {
      const flat = box.map((value, k) => clamp(value, round[k]! - half[k]!, half[k]! - round[k]!)) as unknown as Vec3;
      const out = normalise(box.map((value, k) => (value - flat[k]!) / round[k]!) as unknown as Vec3);
      const at = box.map((value, k) => clamp(value / half[k]!, -1, 1)) as unknown as Vec3;
      const rise = reliefAt(block, box, at, out);
      return out.map((value, k) => flat[k]! + value * (round[k]! + rise)) as unknown as Vec3;
    },
  };
}

/** Metres by which the surface lies outside the plain box; `at` is the point as shares of the half sizes. */
function reliefAt({ puff, sag = 0, slack = 0, folds = 0, tufts }: Block, box: Vec3, at: Vec3, out: Vec3): number {
  const open = (k: number): number => 1 - Math.abs(at[k]!) ** 2.6;
  let rise = 0;
  if (puff) for (let k = 0; k < 3; k++) rise += puff[k]! * out[k]! ** 2 * open((k + 1) % 3) * open((k + 2) % 3);
  const top = Math.max(0, out[1]) ** 2;
  rise -= sag * top * Math.exp(-3 * (at[0] ** 2 + at[2] ** 2));
  if (slack > 0) {
    const broad = fractalNoise2(box[0] * 5 + box[1] * 3, box[2] * 5 + box[1] * 4, 3, 3);
    rise += slack * broad * (0.35 + 0.65 * (1 - open(0) * open(1) * open(2)));
  }
  if (folds > 0) {
    const along = Math.abs(out[0]) > Math.abs(out[2]) ? box[2] : box[0];
    const hang = (1 - at[1]) / 2;
    rise += folds * (1 - out[1] ** 2) * hang * fractalNoise2(along * 7, hang * 0.8 + out[0] * 9, 5, 2);
  }
  if (tufts) {
    const k = tufts.face === 'top' ? 2 : 1;
    const on = Math.max(0, out[k === 2 ? 1 : 2]) ** 4 * (1 - at[0] ** 12) * (1 - at[k] ** 12);
    rise += tufts.depth * on * (pillowed(box[0] / tufts.pitch[0], box[k] / tufts.pitch[1]) - 0.75);
  }
  return rise;
}

/** Height of diamond tufting, 0 at its buttons and 1 on its pillows; buttons are where both coordinates are whole or both are halves. */
function pillowed(x: number, y: number): number {
  const [a, b] = [Math.abs(Math.sin((x + y) * Math.PI)), Math.abs(Math.sin((x - y) * Math.PI))];
  return (Math.sqrt(a) + Math.sqrt(b)) / 2;
}

interface Face {
  readonly right: Vec3;
  readonly up: Vec3;
}

/** Positions along one side of a face, with a rounded edge at each end. */
function stationsOf(half: number, round: number, step: number, rounds: number): number[] {
  const flat = half - round;
  const count = Math.max(1, Math.ceil((2 * flat) / step));
  const edge = Array.from({ length: rounds }, (_, i) => flat + round * Math.tan(((i + 1) / rounds) * (Math.PI / 4)));
  const middle = Array.from({ length: count + 1 }, (_, i) => lerp(-flat, flat, i / count));
  return [...edge.toReversed().map((value) => -value), ...middle, ...edge];
}

/** Distance in metres over which normals are measured. */
const NEAR = 0.0004;

function faceMesh(block: Block, { half, round, surface }: Plan, { right, up }: Face, detail: number): Mesh {
  const ahead = cross(right, up);
  const [ku, kv] = [right, up].map((axis) => axis.findIndex((value) => value !== 0)) as [number, number];
  const { puff, sag, slack, folds, tufts } = block;
  const isFlat = !(puff ?? sag ?? slack ?? folds ?? tufts);
  const fine = tufts ? Math.min(...tufts.pitch) / 16 : STEP;
  const step = isFlat ? 1 : Math.max(fine / Math.max(0.4, detail), (2 * Math.max(...half)) / 260);
  const rounds = atDetail(Math.max(...round) > 0.02 ? 10 : 4, detail) / 2 + 2;
  const [across, down] = [ku, kv].map((k) => stationsOf(half[k]!, round[k]!, step, rounds)) as [number[], number[]];
  const boxAt = (s: number, t: number): Vec3 =>
    [0, 1, 2].map((k) => right[k]! * s + up[k]! * t + ahead[k]! * half[k]!) as unknown as Vec3;
  const count = across.length * down.length;
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const uvs = new Float32Array(count * 2);
  for (const [j, t] of down.toReversed().entries()) {
    for (const [i, s] of across.entries()) {
      const k = j * across.length + i;
      const at = surface(boxAt(s, t));
      const du = subtract(surface(boxAt(s + NEAR, t)), surface(boxAt(s - NEAR, t)));
      const dv = subtract(surface(boxAt(s, t + NEAR)), surface(boxAt(s, t - NEAR)));
      positions.set(at, k * 3);
      normals.set(normalise(cross(du, dv)), k * 3);
      uvs.set(developed({ right, up }, half, at), k * 2);
    }
  }
  return { positions, normals, uvs, indices: gridIndices(across.length - 1, down.length - 1) };
}

/** Coordinates on the cover: the sides continue what is printed on the top and the front. */
function developed({ right, up }: Face, half: Vec3, [x, y, z]: Vec3): readonly [number, number] {
  if (up[1] === 0) return [x, up[2] < 0 ? -z : z - 2 * (half[1] + half[2])];
  const v = -half[2] - (half[1] - y);
  if (right[2] === 0) return right[0] > 0 ? [x, v] : [2 * half[0] + 2 * half[2] - x, v];
  return right[2] < 0 ? [half[0] + half[2] - z, v] : [z - half[0] - half[2], v];
}

/** Cords in the seams round the two faces across an axis. */
function cordsOf({ piped }: Block, { half, surface }: Plan, detail: number): Mesh[] {
  if (!piped) return [];
  const k = piped === 'top' ? 1 : 2;
  const [a, b] = [0, 3 - k] as const;
  const sides = Math.ceil(atDetail(64, detail) / 2);
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const; // prettier-ignore
  return [-1, 1].map((side) => {
    const path = corners.flatMap(([x, y], i) => {
      const [nx, ny] = corners[(i + 1) % 4]!;
      return Array.from({ length: sides }, (_, n): Vec3 => {
        const at: [number, number, number] = [0, 0, 0];
        // Points are denser at the corners, where the cord bends.
        const share = (1 - Math.cos((n / sides) * Math.PI)) / 2;
        at[a] = lerp(x, nx, share) * half[a]!;
        at[b] = lerp(y, ny, share) * half[b]!;
        at[k] = side * half[k]!;
        return surface(at);
      });
    });
    return tubeMesh([...path, path[0]!], { radius: CORD, closed: true, sides: atDetail(12, Math.max(0.7, detail)) });
  });
}

/** Radius in metres of the buttons of tufting. */
const BUTTON = 0.011;

function buttonsOf({ tufts }: Block, { half, surface }: Plan): Mesh[] {
  if (!tufts) return [];
  const k = tufts.face === 'top' ? 2 : 1;
  const [px, py] = tufts.pitch;
  const button = gridMesh({ columns: 20, rows: 12, closed: true }, (u, v, out) => {
    const [r, a] = [Math.max(0.02, Math.sin(v * Math.PI)) * BUTTON, u * TAU];
    out[0] = r * Math.sin(a);
    out[1] = Math.cos(v * Math.PI) * BUTTON * 0.55;
    out[2] = r * Math.cos(a);
  });
  const meshes: Mesh[] = [];
  for (let j = Math.ceil((-2 * half[k]!) / py); j <= (2 * half[k]!) / py; j++) {
    for (let i = Math.ceil((-2 * half[0]) / px); i <= (2 * half[0]) / px; i++) {
      const [x, y] = [(i / 2) * px, (j / 2) * py];
      const isButton = (i + j) % 2 === 0;
      if (!isButton || Math.abs(x) > half[0] - px * 0.3 || Math.abs(y) > half[k]! - py * 0.3) continue;
      const box: Vec3 = k === 2 ? [x, half[1], y] : [x, y, half[2]];
      const at = surface(box);
      meshes.push(placeMesh(button, k === 2 ? { at } : { at, up: [0, 0, 1], front: [0, -1, 0] }));
    }
  }
  return meshes;
}

/** Signed distance from the surface of the block without bulges, negative inside. */
export function blockField(block: Block): DistanceField {
  const { half, round } = planOf(block);
  const edge = Math.min(...round);
  return (x, y, z) => {
    const [a, b, c] = [Math.abs(x), Math.abs(y - half[1]), Math.abs(z)].map((value, k) => value - half[k]! + edge);
    const outside = Math.hypot(Math.max(a!, 0), Math.max(b!, 0), Math.max(c!, 0));
    return outside + Math.min(Math.max(a!, b!, c!), 0) - edge;
  };
}
