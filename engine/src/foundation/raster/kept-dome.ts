/**
 * The latest dome of each resolution (previews and pictures take turns), with the light that the vertices of its scene
 * have gathered: whoever sees the scene from another side asks only for what has not been seen yet.
 */
import type { Vec3 } from '../geometry/vector.ts';
import { chooseCasters, chooseDomePoints } from './dome-points.ts';
import type { DomePoints } from './dome-points.ts';
import { domeMaps } from './dome-maps.ts';
import type { DomeMaps } from './dome-maps.ts';
import type { Geometry } from './geometry.ts';
import type { LitSphere } from './shadow-map.ts';

export interface DomeRequest {
  /** Equal for scenes of one geometry in one light: all that light depends on but the eye and what is wanted. */
  readonly key: string;
  readonly sphere: LitSphere;
  /** 56 to 72 for a finished picture, 12 for a preview; even. */
  readonly directions: number;
  /** Texels across each depth map: 300, or 120 for a preview; vertices must lie closer together than a texel. */
  readonly resolution: number;
  /**
   * Share 0 to 1 of its occlusion that a vertex of the ground keeps, null for one that is no ground. The ground lies
   * behind all that throws shadow, and gathers light past it without seeing single points. Default no ground.
   */
  readonly ground?: (part: number, x: number, y: number, z: number) => number | null;
}

export interface Dome extends DomePoints {
  readonly maps: DomeMaps;
  /** Red, green, blue of irradiance / pi and visible sky, 4 for each vertex that has gathered them. */
  readonly light: Float32Array;
  /** On which side of the surface each did: 1 where its normal points, -1 behind, 0 not yet. */
  readonly sides: Int8Array;
}

const kept = new Map<number, { readonly key: string; readonly dome: Dome }>();

export function domeOf(geometry: Geometry, { key, sphere, directions, resolution, ground }: DomeRequest): Dome {
  const last = kept.get(resolution);
  if (last?.key === key) return last.dome;
  const points = chooseDomePoints(geometry, ground);
  const casters = chooseCasters(geometry, points.leads, sphere.centre);
  const dome = {
    ...points,
    maps: domeMaps(casters, sphere.radius, directions / 2, resolution),
    light: new Float32Array(points.leads.length * 4),
    sides: new Int8Array(points.leads.length),
  };
  kept.set(resolution, { key, dome });
  return dome;
}

/** Vertices that gather light, by their number in the scene. */
export interface Gatherers {
  readonly vertices: Uint32Array;
  /** Positions from the middle of the scene and normals, the latter turned to the side that the eye sees: 3 each. */
  readonly places: Float32Array;
  readonly normals: Float32Array;
  /** That side, as in a dome. */
  readonly sides: Int8Array;
  /** Red, green, blue of irradiance / pi and visible sky so far, 4 each. */
  readonly light: Float32Array;
  /** Of ground: the share of occlusion that each keeps. */
  readonly keeps: Float32Array;
}

interface Seen {
  /** Sheets are lit on the side that this point sees. */
  readonly eye: Vec3;
  /** 1 for each vertex whose light is asked for; null for all. */
  readonly asked: Uint8Array | null;
}

/** Those that are asked for light which they have not gathered on that side: of the ground, or of what stands on it. */
export function missingLight(
  { positions: p, normals: n }: Geometry,
  { leads, keeps, sides }: Dome,
  [cx, cy, cz]: Vec3,
  { eye, asked }: Seen,
  ofGround: boolean,
): Gatherers {
  const missing = new Int32Array(leads.length);
  let count = 0;
  for (let i = 0; i < leads.length; i++) {
    if (leads[i] !== 1 || (asked && asked[i] !== 1) || keeps[i]! >= 0 !== ofGround) continue;
    const side = sideOf(p, n, i * 3, eye);
    if (sides[i] !== side) missing[count++] = side * (i + 1);
  }
  const gatherers = emptyGatherers(count);
  for (let q = 0; q < count; q++) {
    const side = Math.sign(missing[q]!);
    const i = Math.abs(missing[q]!) - 1;
    gatherers.vertices[q] = i;
    gatherers.sides[q] = side;
    gatherers.keeps[q] = keeps[i]!;
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
    keeps: new Float32Array(count),
  };
}

export function noteLight({ light, sides }: Dome, gathered: Gatherers): void {
  const { vertices } = gathered;
  for (let q = 0; q < vertices.length; q++) {
    const i = vertices[q]!;
    sides[i] = gathered.sides[q]!;
    for (let c = 0; c < 4; c++) light[i * 4 + c] = gathered.light[q * 4 + c]!;
  }
}
