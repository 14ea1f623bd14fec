/**
 * Presses clothes in below what a mannequin wears over them, as the weight of a jacket does. Every piece is built for
 * itself, so that a wide skirt would otherwise stand out through the hem of a jumper.
 */
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { dentNormals, smoothDents } from '../mannequin/dents.ts';
import { depthBelow, sheetOf, triangleGrid } from '../mannequin/sheets.ts';
import type { TriangleGrid } from '../mannequin/sheets.ts';
import type { ScenePart } from '../parts/scene.ts';
import { isOfGarment } from './is-of-garment.ts';
import { isOfSleeve } from './is-of-sleeve.ts';
import { wornWith } from './outfit.ts';

/** Maximum depth in metres by which cloth is pressed in. */
const DEEPEST = 0.12;
/** Depth by which a dent lessens per metre along the cloth: below the hem that presses it, a skirt widens gradually. */
const SLOPE = 0.45;
/** Maximum number of rounds in which a dent grows from each vertex to its neighbours. */
const MAX_ROUNDS = 80;
/** Distance in metres from the body's axis within which cloth has no outer side that could be pressed in. */
const NEAR_AXIS = 0.04;

/** Heights in metres of armpits and shoulders, between which cloth ceases to face outwards. */
const SHOULDERS = [1.3, 1.38] as const;

/** Presses the parts of an outfit in before its sleeves are turned with the arms; `check` may throw to stop. */
export function pressUnder(parts: readonly ScenePart[], brief: Brief, check: () => void): readonly ScenePart[] {
  const isPressed = (part: ScenePart) =>
    isOfGarment(part, brief) &&
    !part.glass &&
    !part.outermost &&
    part.colourPart !== 'collar' &&
    !isOfSleeve(part, brief);
  const tucked = new Set(brief.pieces.flatMap((_, index) => (wornWith(brief, index)?.tuck ? [index] : [])));
  const pressing = parts.filter((part) => isPressed(part) && !tucked.has(part.piece));
  const grids = new Map<number, TriangleGrid | null>();
  const gridOver = (layer: number): TriangleGrid | null => {
    const sheets = pressing.filter((part) => (part.layer ?? 0) > layer).map(sheetOf);
    const pressed = parts.filter((part) => (part.layer ?? 0) === layer && isPressed(part)).map(({ mesh }) => mesh);
    return sheets.length > 0 ? triangleGrid(sheets, meshBounds(pressed), DEEPEST) : null;
  };
  return parts.map((part) => {
    if (!isPressed(part)) return part;
    check();
    const layer = part.layer ?? 0;
    if (!grids.has(layer)) grids.set(layer, gridOver(layer));
    const grid = grids.get(layer) ?? null;
    const mesh = grid && pressedMesh(part.mesh, grid);
    return mesh ? { ...part, mesh } : part;
  });
}

/** The mesh with its vertices moved towards the body's axis at their height; null where nothing presses it. */
function pressedMesh(mesh: Mesh, grid: TriangleGrid): Mesh | null {
  const { positions: p, indices } = mesh;
  const outwards = outwardsOf(p);
  const depth = new Float32Array(p.length / 3);
  let isDented = false;
  for (let i = 0; i < depth.length; i++) {
    if (outwards[i * 3] === 0 && outwards[i * 3 + 2] === 0) continue;
    depth[i] = depthBelow(grid, p, outwards, i * 3, DEEPEST);
    isDented ||= depth[i]! > 0;
  }
  if (!isDented) return null;
  coverTriangles(depth, mesh);
  widen(depth, mesh);
  smoothDents(depth, depth.slice(), indices);
  for (let i = 0; i < depth.length; i++) depth[i]! *= smoothstep(SHOULDERS[1], SHOULDERS[0], p[i * 3 + 1]!);
  const positions = p.map((value, k) => value - outwards[k]! * depth[Math.floor(k / 3)]!);
  return { ...mesh, positions, normals: dentNormals(mesh, positions, depth) };
}

/** Horizontal unit vectors away from the body's axis, for each vertex; zero near the axis and on the shoulders. */
function outwardsOf(p: Float32Array): Float32Array {
  const out = new Float32Array(p.length);
  for (let k = 0; k < p.length; k += 3) {
    const distance = Math.hypot(p[k]!, p[k + 2]!);
    if (distance < NEAR_AXIS || p[k + 1]! > SHOULDERS[1]) continue;
    out[k] = p[k]! / distance;
    out[k + 2] = p[k + 2]! / distance;
  }
  return out;
}

/**
 * Presses whole triangles, which would otherwise come out below a hem between two vertices: each corner of one that is
 * pressed in comes as near to the axis as the others.
 */
function coverTriangles(depth: Float32Array, { positions: p, indices }: Mesh): void {
  const needed = depth.slice();
  const radius = (i: number) => Math.hypot(p[i * 3]!, p[i * 3 + 2]!);
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    for (const from of corners) {
      if (needed[from] === 0) continue;
      for (const i of corners) depth[i] = Math.max(depth[i]!, needed[from]! + Math.max(0, radius(i) - radius(from)));
    }
  }
}

/** Continues a dent along the cloth with the slope at which it lessens. */
function widen(depth: Float32Array, { positions: p, indices }: Mesh): void {
  const lowered = (a: number, b: number): boolean => {
    const length = Math.hypot(p[a * 3]! - p[b * 3]!, p[a * 3 + 1]! - p[b * 3 + 1]!, p[a * 3 + 2]! - p[b * 3 + 2]!);
    const next = depth[a]! - SLOPE * length;
    if (next <= depth[b]! + 1e-5) return false;
    depth[b] = next;
    return true;
  };
  for (let round = 0, isChanged = true; isChanged && round < MAX_ROUNDS; round++) {
    isChanged = false;
    for (let t = 0; t < indices.length; t += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [indices[t + k]!, indices[t + ((k + 1) % 3)]!];
        isChanged = lowered(a, b) || lowered(b, a) || isChanged;
      }
  }
}
