/**
 * Caches the latest dome of each resolution (previews and final pictures alternate), with the light that the vertices
 * of its scene have gathered: another view of the same scene computes only what has not been seen yet.
 */
import type { Vec3 } from '../geometry/vector.ts';
import { chooseCasters, chooseDomePoints } from './dome-points.ts';
import type { DomePoints } from './dome-points.ts';
import { domeMaps } from './dome-maps.ts';
import type { DomeMaps } from './dome-maps.ts';
import type { Geometry } from './geometry.ts';
import type { LitSphere } from './shadow-map.ts';

export interface DomeRequest {
  /**
   * Equal for scenes with the same geometry and light: everything that the dome depends on except the eye and the
   * wanted vertices.
   */
  readonly key: string;
  readonly sphere: LitSphere;
  /** Number of directions, which must be even: 36 to 56 for a finished picture, 12 for a preview. */
  readonly directions: number;
  /**
   * Texels across each depth map: 160 to 280 for a finished picture, 72 for a preview. Vertices must be closer together
   * than a texel, or light passes between them.
   */
  readonly resolution: number;
  /**
   * Share 0 to 1 of its occlusion that is applied to a vertex of the ground, null for a vertex of the subject. The
   * ground lies behind everything that casts shadow, and its light is read from prefiltered blockers. Default no
   * ground.
   */
  readonly ground?: (part: number, x: number, y: number, z: number) => number | null;
}

export interface Dome extends DomePoints {
  readonly maps: DomeMaps;
  /** Red, green, blue of irradiance / pi and visible sky, 4 per vertex; valid where `sides` is not 0. */
  readonly light: Float32Array;
  /**
   * The side of the surface on which each vertex gathered its light: 1 along its normal, -1 against it, 0 not yet
   * gathered.
   */
  readonly sides: Int8Array;
}

const cached = new Map<number, { readonly key: string; readonly dome: Dome }>();

/** Returns the cached dome of an equal request, or else a new one without light. */
export function domeOf(geometry: Geometry, { key, sphere, directions, resolution, ground }: DomeRequest): Dome {
  const last = cached.get(resolution);
  if (last?.key === key) return last.dome;
  const points = chooseDomePoints(geometry, ground);
  const casters = chooseCasters(geometry, points.leads, sphere.centre);
  const dome = {
    ...points,
    maps: domeMaps(casters, sphere.radius, directions / 2, resolution),
    light: new Float32Array(points.leads.length * 4),
    sides: new Int8Array(points.leads.length),
  };
  cached.set(resolution, { key, dome });
  return dome;
}

/** Vertices that gather light, by their index in the scene. */
export interface Gatherers {
  readonly vertices: Uint32Array;
  /** Positions relative to the centre of the scene, 3 each. */
  readonly places: Float32Array;
  /** Normals turned to the side that the eye sees, 3 each. */
  readonly normals: Float32Array;
  /** The side that the eye sees, as in `Dome`. */
  readonly sides: Int8Array;
  /** Red, green, blue of irradiance / pi and visible sky so far, 4 each. */
  readonly light: Float32Array;
  /** The share of occlusion that is applied to each vertex of the ground. */
  readonly occlusionShares: Float32Array;
}

interface Seen {
  /** Sheets are lit on the side that faces this point. */
  readonly eye: Vec3;
  /** 1 for each vertex whose light is needed; null for all. */
  readonly needed: Uint8Array | null;
}

/**
 * The vertices whose light is needed but not yet gathered on the visible side, either of the ground or of the subject.
 */
export function missingLight(
  { positions: p, normals: n }: Geometry,
  { leads, occlusionShares, sides }: Dome,
  [cx, cy, cz]: Vec3,
  { eye, needed }: Seen,
  ofGround: boolean,
): Gatherers {
  const missing = new Int32Array(leads.length);
  let count = 0;
  for (let i = 0; i < leads.length; i++) {
    if (leads[i] !== 1 || (needed && needed[i] !== 1) || occlusionShares[i]! >= 0 !== ofGround) continue;
    const side = sideOf(p, n, i * 3, eye);
    if (sides[i] !== side) missing[count++] = side * (i + 1);
  }
  const gatherers = emptyGatherers(count);
  for (let q = 0; q < count; q++) {
    const side = Math.sign(missing[q]!);
    const i = Math.abs(missing[q]!) - 1;
    gatherers.vertices[q] = i;
    gatherers.sides[q] = side;
    gatherers.occlusionShares[q] = occlusionShares[i]!;
    gatherers.places[q * 3] = p[i * 3]! - cx;
    gatherers.places[q * 3 + 1] = p[i * 3 + 1]! - cy;
    gatherers.places[q * 3 + 2] = p[i * 3 + 2]! - cz;
    for (let axis = 0; axis < 3; axis++) gatherers.normals[q * 3 + axis] = n[i * 3 + axis]! * side;
  }
  return gatherers;
}

function sideOf(p: Float32Array, n: Float32Array, k: number, eye: Vec3): 1 | -1 {
  const facing = n[k]! * (eye[0] - p[k]!) + n[k + 1]! * (eye[1] - p[k + 1]!) + n[k + 2]! * (eye[2] - p[k + 2]!);
  return facing < 0 ? -1 : 1;
}

function emptyGatherers(count: number): Gatherers {
  return {
    vertices: new Uint32Array(count),
    places: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    sides: new Int8Array(count),
    light: new Float32Array(count * 4),
    occlusionShares: new Float32Array(count),
  };
}

/** Stores gathered light in the dome. */
export function noteLight({ light, sides }: Dome, gathered: Gatherers): void {
  const { vertices } = gathered;
  for (let q = 0; q < vertices.length; q++) {
    const i = vertices[q]!;
    sides[i] = gathered.sides[q]!;
    for (let c = 0; c < 4; c++) light[i * 4 + c] = gathered.light[q * 4 + c]!;
  }
}
