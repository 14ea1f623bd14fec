/**
 * Continues the cloth of a part that is closed to a tube, such as the back of a dress, across the seam at which its
 * flat cloth begins and ends.
 */
import { GORES, type Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';
import type { Part } from '../parts/part.ts';
import type { FlatPoint } from './art-frame.ts';
import { clothMap, type ClothMap, type ClothPoint } from './cloth-map.ts';

/** Flat cloth whose u is the distance in metres from a seam: negative before it, positive after it. */
interface ClothAcrossSeam {
  readonly map: ClothMap;
  readonly start: FlatPoint;
  /** The distance from the seam of a point of the part's own flat cloth, on one of its sheets. */
  readonly across: (u: number, v: number, sheet: number) => number;
  /** The cloth on both sides of the seam as a part whose u is the distance from it; null before version 3 of artworks. */
  readonly part: Part | null;
}

/** Distance in metres from a seam within which an artwork may cross it. */
const REACH = 0.16;
/** Distance in metres of the two edges of a seam on the piece up to which they are sewn together. */
const SEWN = 0.003;
/** Height in metres of the bands of flat cloth in which its edges are found. */
const BAND = 0.01;

/**
 * The cloth on both sides of the seam of which the two edges are the same points of the piece. Null for a point that is
 * not near such a seam.
 */
export function clothJoinedAtSeam(part: Part, { u, v, sheet }: ClothPoint): ClothAcrossSeam | null {
  const joined = joinedCloth(part);
  if (joined === null || v < joined.low - BAND || v > joined.high + BAND) return null;
  const { across } = joined;
  const distance = across(u, v, sheet);
  const map = clothMap(joined.part);
  if (Math.abs(distance) > REACH || !isStraight(map, v)) return null;
  return { across, map, start: { u: distance, v }, part: joined.part };
}

interface JoinedCloth extends Pick<ClothAcrossSeam, 'across'> {
  readonly part: Part;
  /** The v between which it is sewn together. */
  readonly low: number;
  readonly high: number;
}

/** The latest joined cloth of each mesh. */
const knownJoined = new WeakMap<Mesh, { readonly trim: Part['trim']; readonly joined: JoinedCloth | null }>();

function joinedCloth(part: Part): JoinedCloth | null {
  const found = knownJoined.get(part.mesh);
  if (found !== undefined && found.trim === part.trim) return found.joined;
  const joined = joinAtSeam(part);
  knownJoined.set(part.mesh, { trim: part.trim, joined });
  return joined;
}

function joinAtSeam(part: Part): JoinedCloth | null {
  const { mesh } = part;
  const seam = seamOf(mesh);
  if (seam.length < 2) return null;
  const left = line(seam.map((pair) => pair.left));
  const right = line(seam.map((pair) => pair.right));
  const across = (u: number, v: number, sheet: number): number => {
    const [after, before] = [u - left(v), u - right(v)];
    if (sheet === GORES.backLeft) return before;
    return sheet === GORES.backRight || after < -before ? after : before;
  };
  const { sheets, indices } = mesh;
  const uvs = mesh.uvs.slice();
  indices.forEach((vertex, k) => {
    uvs[2 * vertex] = across(mesh.uvs[2 * vertex]!, mesh.uvs[2 * vertex + 1]!, sheets?.[Math.floor(k / 3)] ?? 0);
  });
  const isNear = (corner: number) => Math.abs(uvs[2 * indices[corner]!]!) < JOINED;
  const near = indices.filter((_, k) => [0, 1, 2].every((corner) => isNear(k - (k % 3) + corner)));
  const joined: Mesh = { positions: mesh.positions, normals: mesh.normals, uvs, indices: near };
  const { trim } = part;
  const own: Trim | undefined = trim && ((x, y, z, u, v) => trim(x, y, z, u + (u < 0 ? right(v) : left(v)), v));
  return {
    part: { ...part, mesh: joined, ...(own && { trim: own }) },
    across,
    low: seam[0]!.left[0],
    high: seam.at(-1)!.left[0],
  };
}

/** Metres from a seam up to which the cloth is joined; the triangles opposite to the seam, which reach from one edge to the other, lie beyond. */
const JOINED = 0.3;

type EdgePoint = readonly [v: number, u: number];

/** The points of a seam from below on both edges of the flat cloth: those at which two vertices with different u are one point. */
function seamOf({ positions: p, uvs }: Mesh): readonly { readonly left: EdgePoint; readonly right: EdgePoint }[] {
  const firsts = new Map<string, number>();
  const pairs: { readonly left: EdgePoint; readonly right: EdgePoint }[] = [];
  for (let k = 0; k < uvs.length / 2; k++) {
    const key = p.subarray(3 * k, 3 * k + 3).join();
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, k);
      continue;
    }
    const [a, b] = uvs[2 * first]! < uvs[2 * k]! ? [first, k] : [k, first];
    // The edges of a side seam lie on one side of the cloth's middle.
    if (uvs[2 * a]! < 0 && uvs[2 * b]! > 0)
      pairs.push({ left: [uvs[2 * a + 1]!, uvs[2 * a]!], right: [uvs[2 * b + 1]!, uvs[2 * b]!] });
  }
  return pairs.sort((one, other) => one.left[0] - other.left[0]);
}

/** The same for artworks that were stored before version 3, with edges that are found in bands of the flat cloth. */
export function clothAcrossSeam({ mesh }: Part, map: ClothMap, { u, v }: ClothPoint): ClothAcrossSeam | null {
  const edges = edgesOf(mesh);
  if (edges === null) return null;
  const { left, right } = edges;
  const across = (ownU: number, ownV: number): number => {
    const [after, before] = [ownU - left(ownV), ownU - right(ownV)];
    return after < -before ? after : before;
  };
  const distance = across(u, v);
  if (Math.abs(distance) > REACH || !isSewn(mesh, v)) return null;
  const sewn: ClothMap = {
    cell: map.cell,
    // The outermost cells are not filled where the edge crosses them.
    at: (along, up) =>
      along < 0
        ? map.at(Math.min(right(up) + along, right(up) - map.cell), up)
        : map.at(Math.max(left(up) + along, left(up) + map.cell), up),
  };
  return isStraight(sewn, v) ? { across, start: { u: distance, v }, map: sewn, part: null } : null;
}

/** Distance in metres to both sides of a point of a seam at which its directions are measured. */
const SIDE = 0.03;
/** Cosine of the angle between the seam and the cloth across it, up to which it counts as a right angle. */
const SKEW = 0.25;

/** Whether the flat cloth lies across the seam as on the piece; in a circular skirt it leans. */
function isStraight(map: ClothMap, v: number): boolean {
  const [before, after, below, above] = [map.at(-SIDE, v), map.at(SIDE, v), map.at(0, v - SIDE), map.at(0, v + SIDE)];
  if (before === null || after === null || below === null) return false;
  // Above a low back there may be no cloth.
  const top = above ?? map.at(0, v);
  if (top === null) return false;
  const across = [0, 1, 2].map((axis) => after[axis]! - before[axis]!);
  const along = [0, 1, 2].map((axis) => top[axis]! - below[axis]!);
  const dot = across.reduce((sum, value, axis) => sum + value * along[axis]!, 0);
  const size = Math.hypot(...across);
  return Math.abs(dot) < SKEW * size * Math.hypot(...along) && Math.abs(size / (2 * SIDE) - 1) < SKEW;
}

interface Edges {
  /** The least and the greatest u of the cloth at v. */
  readonly left: (v: number) => number;
  readonly right: (v: number) => number;
}

const known = new WeakMap<Mesh, Edges | null>();

function edgesOf(mesh: Mesh): Edges | null {
  let edges = known.get(mesh);
  if (edges === undefined) known.set(mesh, (edges = findEdges(mesh)));
  return edges;
}

function findEdges({ uvs }: Mesh): Edges | null {
  const bands = new Map<
    number,
    {
      v: number;
      left: number;
      right: number;
      at: [left: number, right: number];
    }
  >();
  for (let k = 0; k < uvs.length; k += 2) {
    const [u, v] = [uvs[k]!, uvs[k + 1]!];
    const band = Math.floor(v / BAND);
    const found = bands.get(band);
    if (found === undefined) bands.set(band, { v, left: u, right: u, at: [v, v] });
    else {
      if (u < found.left) [found.left, found.at[0]] = [u, v];
      if (u > found.right) [found.right, found.at[1]] = [u, v];
    }
  }
  const sorted = [...bands].sort(([a], [b]) => a - b).map(([, band]) => band);
  if (sorted.length < 2) return null;
  return {
    left: line(sorted.map(({ at, left }) => [at[0], left])),
    right: line(sorted.map(({ at, right }) => [at[1], right])),
  };
}

/** Distance in metres of the values that a line is tabulated at. */
const STEP = 0.002;

/** The function whose graph goes straight from point to point, and is level beyond the last ones. */
function line(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const [low, high] = [points[0]![0], points.at(-1)![0]];
  let k = 1;
  const values = Float64Array.from({ length: Math.ceil((high - low) / STEP) + 2 }, (_, index) => {
    const x = Math.min(high, low + index * STEP);
    while (k < points.length - 1 && points[k]![0] < x) k++;
    const [from, to] = [points[k - 1]!, points[k]!];
    return to[0] === from[0] ? to[1] : from[1] + ((x - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
  });
  return (x) => {
    const at = Math.min(values.length - 1.001, Math.max(0, (x - low) / STEP));
    const index = Math.floor(at);
    return values[index]! + (at - index) * (values[index + 1]! - values[index]!);
  };
}

/** Whether the first and the last points of the flat cloth near v are the same points of the piece. */
function isSewn({ uvs, positions: p }: Mesh, v: number): boolean {
  let [first, last, gap] = [-1, -1, Infinity];
  for (let k = 0; k < uvs.length / 2; k++) {
    const away = Math.abs(uvs[2 * k + 1]! - v);
    if (away > 2 * BAND) continue;
    if (first < 0 || uvs[2 * k]! < uvs[2 * first]!) first = k;
  }
  if (first < 0) return false;
  for (let k = 0; k < uvs.length / 2; k++) {
    const away = Math.hypot(
      p[3 * k]! - p[3 * first]!,
      p[3 * k + 1]! - p[3 * first + 1]!,
      p[3 * k + 2]! - p[3 * first + 2]!,
    );
    // Another point of the cloth, on the other side of its middle.
    if (uvs[2 * k]! > 0 !== uvs[2 * first]! > 0 && away < gap) [last, gap] = [k, away];
  }
  return last >= 0 && gap < SEWN;
}
