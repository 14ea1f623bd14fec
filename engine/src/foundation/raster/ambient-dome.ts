/**
 * Ambient light baked per vertex: many small parallel depth maps are filled by splatting vertices, and each vertex then
 * sums environment x cosine x visibility. One stage yields sky light, dark cavities and contact shadow.
 */
import { createRandom } from '../geometry/random.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { lightPastBlockers } from './blockers.ts';
import { blockersOf } from './dome-maps.ts';
import type { DomeMap } from './dome-maps.ts';
import { spreadLight, withNeighbours } from './dome-points.ts';
import { environmentRadiance } from './environment.ts';
import type { Environment } from './environment.ts';
import type { Geometry } from './geometry.ts';
import { domeOf, missingLight, noteLight } from './cached-dome.ts';
import type { Dome, DomeRequest, Gatherers } from './cached-dome.ts';
import { lightAxis, softboxCoverage } from './softbox.ts';
import type { PlacedLight } from './softbox.ts';

export interface DomeOptions extends DomeRequest {
  readonly environment: Environment;
  /** Lights without shadows of their own; the dome includes them. */
  readonly fills: readonly PlacedLight[];
  /** Sheets are lit on the side that faces this point. */
  readonly eye: Vec3;
  /** 1 for each vertex whose light is needed; null for all. */
  readonly wanted: Uint8Array | null;
  /** Called once per pair of directions with the share done, 0 to 1; may throw to stop. */
  readonly onStep?: (share: number) => void;
}

/** Red, green, blue of irradiance / pi and the visible share of the sky (0 to 1), 4 per vertex. */
export function bakeAmbientDome(geometry: Geometry, options: DomeOptions): Float32Array {
  const dome = domeOf(geometry, options);
  const { centre } = options.sphere;
  const seen = { eye: options.eye, needed: options.wanted && withNeighbours(geometry, options.wanted) };
  const surfaces = missingLight(geometry, dome, centre, seen, false);
  const grounds = missingLight(geometry, dome, centre, seen, true);
  if (surfaces.vertices.length + grounds.vertices.length > 0) gatherAll(dome, options, surfaces, grounds);
  for (const gathered of [surfaces, grounds]) noteLight(dome, gathered);
  return spreadLight(geometry, dome.leads, dome.light, options.wanted);
}

/** Angle in radians between successive points of a spiral that covers a sphere evenly. */
const GOLDEN_ANGLE = 2.399963;

function gatherAll(
  { maps: { casters, maps } }: Dome,
  options: DomeOptions,
  surfaces: Gatherers,
  grounds: Gatherers,
): void {
  const random = createRandom(5);
  // Each direction is paired with its opposite, so that one pass over the points serves both.
  for (let q = 0; q < options.directions / 2; q++) {
    const y = 1 - (2 * (q + 0.5)) / options.directions;
    const around = q * GOLDEN_ANGLE + random() * 0.3;
    const radius = Math.sqrt(1 - y * y);
    const direction: Vec3 = [Math.cos(around) * radius, y, Math.sin(around) * radius];
    const view = domeView(direction, options, random() - 0.5, random() - 0.5);
    const map = maps[q]!;
    if (!map.drawn) splatDepth(casters, map.depths, view);
    map.drawn = true;
    const ahead = domeSide(map.depths[0], 1, direction, options);
    const behind = domeSide(map.depths[1], -1, direction, options);
    gatherLight(surfaces, ahead, behind, view);
    gatherGroundLight(grounds, ahead, behind, view, map);
    options.onStep?.((2 * (q + 1)) / options.directions);
  }
}

/**
 * One of the two opposite directions of a map: the depth of the nearest blockers, and the light that arrives from
 * there.
 */
interface DomeSide {
  readonly sign: 1 | -1;
  readonly depth: Float32Array;
  /** Red, green and blue of the light that arrives, times its share of the dome, then that share. */
  readonly light: Float64Array;
}

function domeSide(depth: Float32Array, sign: 1 | -1, [x, y, z]: Vec3, options: DomeOptions): DomeSide {
  const share = 4 / options.directions;
  const radiance = domeRadiance([sign * x, sign * y, sign * z], options);
  return { sign, depth, light: Float64Array.from([...radiance, 1], (value) => value * share) };
}

interface DomeView {
  readonly direction: Vec3;
  readonly across: Vec3;
  readonly along: Vec3;
  readonly resolution: number;
  readonly scale: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

function domeView(direction: Vec3, { sphere, resolution }: DomeOptions, jitterX: number, jitterY: number): DomeView {
  const across = lightAxis(direction);
  const [dx, dy, dz] = direction;
  const along: Vec3 = [
    dy * across[2] - dz * across[1],
    dz * across[0] - dx * across[2],
    dx * across[1] - dy * across[0],
  ];
  const scale = resolution / (2 * sphere.radius);
  return {
    direction,
    across,
    along,
    resolution,
    scale,
    shiftX: resolution / 2 + jitterX,
    shiftY: resolution / 2 + jitterY,
  };
}

/** How far the environment and the lights are blurred for one direction, which stands for a cone around it. */
const ENVIRONMENT_BLUR = 0.3;
const LIGHT_BLUR = 0.25;

function domeRadiance(direction: Vec3, { environment, fills }: DomeOptions): Float64Array {
  const radiance = new Float64Array(3);
  environmentRadiance(environment, direction[1], ENVIRONMENT_BLUR, radiance);
  for (const light of fills) {
    const seen = softboxCoverage(light, direction[0], direction[1], direction[2], LIGHT_BLUR);
    for (let c = 0; c < 3; c++) radiance[c] = radiance[c]! + seen * light.radiance[c]!;
  }
  return radiance;
}

/** Splats depths along the direction and along its opposite into the same texels. */
function splatDepth(
  casters: Float32Array,
  [ahead, behind]: readonly [Float32Array, Float32Array],
  view: DomeView,
): void {
  const { resolution: size, shiftX, shiftY } = view;
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * view.scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * view.scale) as unknown as Vec3;
  ahead.fill(Infinity);
  behind.fill(Infinity);
  for (let i = 0; i < casters.length; i += 3) {
    const x = casters[i]!;
    const y = casters[i + 1]!;
    const z = casters[i + 2]!;
    const sx = shiftX + ax * x + ay * y + az * z;
    const sy = shiftY - (lx * x + ly * y + lz * z);
    if (sx < 0 || sy < 0 || sx >= size || sy >= size) continue;
    const k = (sy | 0) * size + (sx | 0);
    const far = dx * x + dy * y + dz * z;
    if (-far < ahead[k]!) ahead[k] = -far;
    if (far < behind[k]!) behind[k] = far;
  }
}

/** Texels by which a vertex is moved off its surface, and then towards the direction, so that it does not hide itself. */
const LIFT_TEXELS = 1.1;
const BIAS_TEXELS = 0.7;

function gatherLight(
  { vertices, places, normals, light }: Gatherers,
  ahead: DomeSide,
  behind: DomeSide,
  view: DomeView,
): void {
  const { resolution: size, shiftX, shiftY } = view;
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * view.scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * view.scale) as unknown as Vec3;
  const texel = 1 / view.scale;
  const lift = texel * LIFT_TEXELS;
  const end = vertices.length * 3;
  for (let q = 0, o = 0; q < end; q += 3, o += 4) {
    const nx = normals[q]!;
    const ny = normals[q + 1]!;
    const nz = normals[q + 2]!;
    const toward = nx * dx + ny * dy + nz * dz;
    if (toward === 0) continue;
    const { sign, depth, light: own } = toward > 0 ? ahead : behind;
    const x = places[q]! + nx * lift;
    const y = places[q + 1]! + ny * lift;
    const z = places[q + 2]! + nz * lift;
    const fx = shiftX + ax * x + ay * y + az * z - 0.5;
    const fy = shiftY - (lx * x + ly * y + lz * z) - 0.5;
    let visible = 1;
    if (fx >= 0 && fy >= 0 && fx < size - 1 && fy < size - 1) {
      const ix = fx | 0;
      const iy = fy | 0;
      const k = iy * size + ix;
      const u = fx - ix;
      const v = fy - iy;
      const limit = -sign * (dx * x + dy * y + dz * z) - texel * BIAS_TEXELS;
      if (depth[k]! < limit) visible -= (1 - u) * (1 - v);
      if (depth[k + 1]! < limit) visible -= u * (1 - v);
      if (depth[k + size]! < limit) visible -= (1 - u) * v;
      if (depth[k + size + 1]! < limit) visible -= u * v;
    }
    const share = sign * toward * visible;
    light[o] = light[o]! + share * own[0]!;
    light[o + 1] = light[o + 1]! + share * own[1]!;
    light[o + 2] = light[o + 2]! + share * own[2]!;
    light[o + 3] = light[o + 3]! + share * own[3]!;
  }
}

/**
 * Tangent of half the cone that one of 56 directions represents, enlarged so that neighbours blend. 36 directions still
 * cover the sphere with it; 12, as for previews, leave gaps, which small pictures do not show.
 */
const CONE = 0.34;

function gatherGroundLight(
  { vertices, places, normals, occlusionShares, light }: Gatherers,
  ahead: DomeSide,
  behind: DomeSide,
  view: DomeView,
  map: DomeMap,
): void {
  if (vertices.length === 0) return;
  const { resolution: size, scale, shiftX, shiftY } = view;
  const [blockersAhead, blockersBehind] = blockersOf(map, size);
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * scale) as unknown as Vec3;
  for (let q = 0; q < vertices.length; q++) {
    const k = q * 3;
    const toward = normals[k]! * dx + normals[k + 1]! * dy + normals[k + 2]! * dz;
    if (toward === 0) continue;
    const { sign, light: own } = toward > 0 ? ahead : behind;
    let visible = 1;
    if (occlusionShares[q]! > 0) {
      const x = places[k]!;
      const y = places[k + 1]!;
      const z = places[k + 2]!;
      const sx = shiftX + ax * x + ay * y + az * z;
      const sy = shiftY - (lx * x + ly * y + lz * z);
      const near = -sign * (dx * x + dy * y + dz * z);
      const blockers = toward > 0 ? blockersAhead : blockersBehind;
      visible = 1 - occlusionShares[q]! * (1 - lightPastBlockers(blockers, sx, sy, near, CONE * scale));
    }
    const share = sign * toward * visible;
    const o = q * 4;
    for (let c = 0; c < 4; c++) light[o + c] = light[o + c]! + share * own[c]!;
  }
}
