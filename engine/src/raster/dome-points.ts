/**
 * Which vertices of a scene gather light from a dome and which block it. Ambient light changes slowly beside the size
 * of a triangle: about a third of the vertices lead, so that every other shares a triangle with at least one of them; of the ground, every one that can be shaded leads.
 */
import type { Vec3 } from '../geometry/vector.ts';
import type { Geometry } from './geometry.ts';

export interface DomePointsRequest {
  /** What positions are given relative to, metres. */
  readonly centre: Vec3;
  /** Sheets are lit on the side that this point sees. */
  readonly eye: Vec3;
  /** 1 for each vertex whose light is asked for; null for all. */
  readonly wanted: Uint8Array | null;
  /** Share 0 to 1 of its occlusion that a vertex of the ground keeps, null for one that is no ground. */
  readonly ground?: (part: number, x: number, y: number, z: number) => number | null;
}

/** Vertices that gather light, by their number in the scene. */
export interface Gatherers {
  readonly vertices: Uint32Array;
  /** Positions and normals, the latter turned to the side that the eye sees: 3 each. */
  readonly places: Float32Array;
  readonly normals: Float32Array;
  /** Red, green, blue of irradiance / pi and visible sky so far, 4 each. */
  readonly light: Float32Array;
  /** Of ground: the share of occlusion that each keeps. */
  readonly keeps: Float32Array;
}

export interface DomePoints {
  /** 1 for each vertex that gathers light itself if it is asked for; the others take the mean of such neighbours. */
  readonly leads: Uint8Array;
  readonly surfaces: Gatherers;
  readonly grounds: Gatherers;
  /** Positions of the vertices that block light, 3 each: all that lead and every other of the rest. */
  readonly casters: Float32Array;
}

export function chooseDomePoints(geometry: Geometry, request: DomePointsRequest): DomePoints {
  const leads = chooseLeaders(geometry);
  const asked = request.wanted && withNeighbours(geometry, request.wanted);
  const surfaces = new Uint32Array(leads.length);
  const grounds = new Uint32Array(leads.length);
  const keeps = new Float32Array(leads.length);
  let onSurface = 0;
  let onGround = 0;
  const { positions: p, vertexParts } = geometry;
  for (let i = 0; i < leads.length; i++) {
    const kept = request.ground?.(vertexParts[i]!, p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!) ?? null;
    // Close to what stands on it, each vertex of the ground counts: means would show as a comb along a shadow.
    if (kept !== null && kept > 0) leads[i] = 1;
    if (leads[i] !== 1 || (asked && asked[i] !== 1)) continue;
    if (kept === null) surfaces[onSurface++] = i;
    else {
      grounds[onGround] = i;
      keeps[onGround++] = kept;
    }
  }
  return {
    leads,
    surfaces: gatherers(geometry, request, surfaces.slice(0, onSurface), keeps.slice(0, 0)),
    grounds: gatherers(geometry, request, grounds.slice(0, onGround), keeps.slice(0, onGround)),
    casters: chooseCasters(geometry, leads, request.centre),
  };
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

/** The wanted vertices and all that share a triangle with one. */
function withNeighbours({ indices }: Geometry, wanted: Uint8Array): Uint8Array {
  const asked = new Uint8Array(wanted.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    if ((wanted[a]! | wanted[b]! | wanted[c]!) === 0) continue;
    asked[a] = 1;
    asked[b] = 1;
    asked[c] = 1;
  }
  return asked;
}

function gatherers(
  { positions: p, normals: n }: Geometry,
  { centre, eye }: DomePointsRequest,
  vertices: Uint32Array,
  keeps: Float32Array,
): Gatherers {
  const places = new Float32Array(vertices.length * 3);
  const normals = new Float32Array(vertices.length * 3);
  for (let q = 0; q < vertices.length; q++) {
    const k = vertices[q]! * 3;
    const x = p[k]!;
    const y = p[k + 1]!;
    const z = p[k + 2]!;
    const facing = n[k]! * (eye[0] - x) + n[k + 1]! * (eye[1] - y) + n[k + 2]! * (eye[2] - z);
    const side = facing < 0 ? -1 : 1;
    places[q * 3] = x - centre[0];
    places[q * 3 + 1] = y - centre[1];
    places[q * 3 + 2] = z - centre[2];
    normals[q * 3] = n[k]! * side;
    normals[q * 3 + 1] = n[k + 1]! * side;
    normals[q * 3 + 2] = n[k + 2]! * side;
  }
  return { vertices, places, normals, light: new Float32Array(vertices.length * 4), keeps };
}

function chooseCasters({ parts, positions: p, vertexParts, edgeDistances }: Geometry, leads: Uint8Array, centre: Vec3) {
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

/** The light of every vertex, 4 each: gathered, or the mean of the neighbours that lead; of those not asked for, nothing. */
export function spreadLight({ indices }: Geometry, { leads, surfaces, grounds }: DomePoints): Float32Array {
  const light = new Float32Array(leads.length * 4);
  for (const { vertices, light: gathered } of [surfaces, grounds]) {
    for (let q = 0; q < vertices.length; q++) {
      for (let c = 0; c < 4; c++) light[vertices[q]! * 4 + c] = gathered[q * 4 + c]!;
    }
  }
  const shares = new Uint8Array(leads.length);
  for (let t = 0; t < indices.length; t++) {
    const follower = indices[t]!;
    if (leads[follower] === 1 || shares[follower] === 255) continue;
    const start = t - (t % 3);
    for (let corner = start; corner < start + 3; corner++) {
      const leader = indices[corner]!;
      if (leads[leader] !== 1) continue;
      for (let c = 0; c < 4; c++) light[follower * 4 + c] = light[follower * 4 + c]! + light[leader * 4 + c]!;
      shares[follower] = shares[follower]! + 1;
    }
  }
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < 2) continue;
    for (let c = 0; c < 4; c++) light[i * 4 + c] = light[i * 4 + c]! / shares[i]!;
  }
  return light;
}
