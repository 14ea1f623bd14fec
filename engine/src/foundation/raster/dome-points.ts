/**
 * Chooses which vertices of a scene gather light from a dome and which block it. Ambient light changes slowly compared
 * with the size of a triangle, so only about a third of the vertices gather it ("lead"); every other vertex shares
 * a triangle with at least one of them. On the ground (floor and backdrop), every vertex whose occlusion is applied
 * leads.
 */
import type { Vec3 } from '../geometry/vector.ts';
import type { Geometry } from './geometry.ts';

/** The vertices of a scene that gather light, and their parameters; independent of the camera. */
export interface DomePoints {
  /** 1 for each vertex that gathers light itself when it is needed; the others take the mean of such neighbours. */
  readonly leads: Uint8Array;
  /**
   * For each vertex of the ground, the share 0 to 1 of its occlusion that is applied; -1 for a vertex of the subject.
   */
  readonly occlusionShares: Float32Array;
}

/** Chooses the vertices of a scene that gather light. `ground` is that of `DomeRequest`. */
export function chooseDomePoints(
  geometry: Geometry,
  ground: (part: number, x: number, y: number, z: number) => number | null = () => null,
): DomePoints {
  const { positions: p, vertexParts } = geometry;
  const leads = chooseLeaders(geometry);
  const occlusionShares = new Float32Array(leads.length).fill(-1);
  for (let i = 0; i < leads.length; i++) {
    const applied = ground(vertexParts[i]!, p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!);
    if (applied === null) continue;
    occlusionShares[i] = applied;
    // Near the subject every vertex of the ground gathers light: means would give the edge of a shadow comb-like teeth.
    if (applied > 0) leads[i] = 1;
  }
  return { leads, occlusionShares };
}

function chooseLeaders({ indices, vertexParts }: Geometry): Uint8Array {
  const UNDECIDED = 2;
  const leads = new Uint8Array(vertexParts.length).fill(UNDECIDED);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    const led = leads[a] === 1 || leads[b] === 1 || leads[c] === 1;
    if (!led && leads[a] === UNDECIDED) leads[a] = 1;
    else if (!led && leads[b] === UNDECIDED) leads[b] = 1;
    else if (!led && leads[c] === UNDECIDED) leads[c] = 1;
    else if (!led) continue;
    if (leads[a] === UNDECIDED) leads[a] = 0;
    if (leads[b] === UNDECIDED) leads[b] = 0;
    if (leads[c] === UNDECIDED) leads[c] = 0;
  }
  return leads;
}

/** The needed vertices (1 each) and all that share a triangle with one. */
export function withNeighbours({ indices }: Geometry, wanted: Uint8Array): Uint8Array {
  const needed = new Uint8Array(wanted.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    if ((wanted[a]! | wanted[b]! | wanted[c]!) === 0) continue;
    needed[a] = 1;
    needed[b] = 1;
    needed[c] = 1;
  }
  return needed;
}

/**
 * Positions of the vertices that block light, relative to `centre` in metres, 3 each. They belong to parts that cast
 * shadows and are not thin, inside their trim: all that lead, and of the others those with an even index.
 */
export function chooseCasters(
  { parts, positions: p, vertexParts, edgeDistances }: Geometry,
  leads: Uint8Array,
  centre: Vec3,
) {
  const casters = new Float32Array(leads.length * 3);
  let count = 0;
  for (let i = 0; i < leads.length; i++) {
    const part = parts[vertexParts[i]!]!;
    if (!part.casts || part.thin || edgeDistances[i]! <= 0) continue;
    if (leads[i] !== 1 && i % 2 !== 0) continue;
    casters[count] = p[i * 3]! - centre[0];
    casters[count + 1] = p[i * 3 + 1]! - centre[1];
    casters[count + 2] = p[i * 3 + 2]! - centre[2];
    count += 3;
  }
  return casters.subarray(0, count);
}

/**
 * The light of every vertex, 4 each: its own when it leads, else the mean of its leading neighbours. Undefined for
 * vertices that are not wanted (`wanted` is 1 for each that is, null for all).
 */
export function spreadLight(
  { indices }: Geometry,
  leads: Uint8Array,
  gathered: Float32Array,
  wanted: Uint8Array | null,
): Float32Array {
  const light = new Float32Array(gathered.length);
  const shares = new Uint8Array(leads.length);
  for (let t = 0; t < indices.length; t++) {
    const follower = indices[t]!;
    if (leads[follower] === 1 || shares[follower] === 255 || (wanted && wanted[follower] !== 1)) continue;
    const start = t - (t % 3);
    for (let corner = start; corner < start + 3; corner++) {
      const leader = indices[corner]!;
      if (leads[leader] !== 1) continue;
      for (let c = 0; c < 4; c++) light[follower * 4 + c] = light[follower * 4 + c]! + gathered[leader * 4 + c]!;
      shares[follower] = shares[follower]! + 1;
    }
  }
  for (let i = 0; i < leads.length; i++) {
    if (leads[i] === 1) for (let c = 0; c < 4; c++) light[i * 4 + c] = gathered[i * 4 + c]!;
    else if (shares[i]! > 1) for (let c = 0; c < 4; c++) light[i * 4 + c] = light[i * 4 + c]! / shares[i]!;
  }
  return light;
}
