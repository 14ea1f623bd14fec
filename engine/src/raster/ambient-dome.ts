/**
 * Light from everywhere at once, baked per vertex: many small parallel depth maps filled by splatting vertices, each
 * vertex then summing environment x cosine x visibility. One stage gives sky light, dark cavities and contact shadow.
 */
import { createRandom } from '../geometry/random.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { createBlockers, lightPastBlockers } from './blockers.ts';
import { environmentRadiance } from './environment.ts';
import type { Environment } from './environment.ts';
import type { Geometry } from './geometry.ts';
import type { LitSphere } from './shadow-map.ts';
import { lightAxis, softboxCoverage } from './softbox.ts';
import type { PlacedLight } from './softbox.ts';

export interface DomeOptions {
  readonly environment: Environment;
  /** Lights without shadows of their own; the dome carries them. */
  readonly fills: readonly PlacedLight[];
  readonly sphere: LitSphere;
  /** Sheets are lit on the side that this point sees. */
  readonly eye: Vec3;
  /** 56 to 72 for a finished picture, 16 for a preview. */
  readonly directions: number;
  /** Texels across each depth map: 300, or 120 for a preview; vertices must lie closer together than a texel. */
  readonly resolution: number;
  /**
   * Share 0 to 1 of its occlusion that a vertex of the ground keeps, null for one that is no ground. The ground lies
   * behind all that throws shadow, and gathers light past it without seeing single points. Default no ground.
   */
  readonly ground?: (part: number, x: number, y: number, z: number) => number | null;
  /** Called once per direction with the share done; may throw to stop. */
  readonly onStep?: (share: number) => void;
}

/** Red, green, blue of irradiance / pi and the visible share of the sky (0 to 1), 4 per vertex. */
export function bakeAmbientDome(geometry: Geometry, options: DomeOptions): Float32Array {
  const bake = prepareBake(geometry, options);
  const random = createRandom(5);
  for (let q = 0; q < options.directions; q++) {
    const y = 1 - (2 * (q + 0.5)) / options.directions;
    const around = q * 2.399963 + random() * 0.3;
    const radius = Math.sqrt(1 - y * y);
    const direction: Vec3 = [Math.cos(around) * radius, y, Math.sin(around) * radius];
    const view = domeView(direction, options, random() - 0.5, random() - 0.5);
    splatDepth(bake, view);
    const radiance = domeRadiance(direction, options);
    gatherLight(bake, view, radiance, 4 / options.directions);
    if (direction[1] > -0.2) gatherGroundLight(bake, view, radiance, 4 / options.directions);
    options.onStep?.((q + 1) / options.directions);
  }
  spreadLight(geometry, bake);
  return bake.light;
}

interface Bake {
  readonly count: number;
  /** Positions relative to the sphere's centre. */
  readonly px: Float32Array;
  readonly py: Float32Array;
  readonly pz: Float32Array;
  /** Normals turned to the side that the eye sees. */
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
  /** Positions of the vertices that block light, x, y, z in turn: all leaders and every other follower. */
  readonly casters: Float32Array;
  /** Vertices that gather light themselves; the others take the mean of their neighbours among them. */
  readonly leaders: Uint32Array;
  readonly leads: Uint8Array;
  /** Those leaders that are ground, and the share of occlusion that each keeps. */
  readonly grounds: Uint32Array;
  readonly keeps: Float32Array;
  readonly depth: Float32Array;
  readonly light: Float32Array;
}

function prepareBake(geometry: Geometry, { eye, sphere, resolution, ground }: DomeOptions): Bake {
  const { positions: p, normals: n, vertexParts } = geometry;
  const count = vertexParts.length;
  const array = () => new Float32Array(count);
  const bake = {
    ...{ count, px: array(), py: array(), pz: array(), nx: array(), ny: array(), nz: array() },
    ...partGround(geometry, chooseLeaders(geometry), ground),
    casters: new Float32Array(0),
    depth: new Float32Array(resolution * resolution),
    light: new Float32Array(count * 4),
  };
  for (let i = 0; i < count; i++) {
    const x = p[i * 3]!;
    const y = p[i * 3 + 1]!;
    const z = p[i * 3 + 2]!;
    const facing = n[i * 3]! * (eye[0] - x) + n[i * 3 + 1]! * (eye[1] - y) + n[i * 3 + 2]! * (eye[2] - z);
    const side = facing < 0 ? -1 : 1;
    bake.px[i] = x - sphere.centre[0];
    bake.py[i] = y - sphere.centre[1];
    bake.pz[i] = z - sphere.centre[2];
    bake.nx[i] = n[i * 3]! * side;
    bake.ny[i] = n[i * 3 + 1]! * side;
    bake.nz[i] = n[i * 3 + 2]! * side;
  }
  return { ...bake, casters: chooseCasters(geometry, bake) };
}

function chooseCasters({ parts, vertexParts, edgeDistances }: Geometry, { px, py, pz, leads }: Bake): Float32Array {
  const chosen: number[] = [];
  for (let i = 0; i < vertexParts.length; i++) {
    const blocks = parts[vertexParts[i]!]!.casts && edgeDistances[i]! > 0;
    if (blocks && (leads[i] === 1 || i % 2 === 0)) chosen.push(px[i]!, py[i]!, pz[i]!);
  }
  return new Float32Array(chosen);
}

/**
 * About a third of the vertices, so that every other vertex shares a triangle with at least one: ambient light changes
 * slowly beside the size of a triangle.
 */
function chooseLeaders({ indices, vertexParts }: Geometry): Pick<Bake, 'leaders' | 'leads'> {
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
  const leaders: number[] = [];
  for (let i = 0; i < leads.length; i++) if (leads[i] === 1) leaders.push(i);
  return { leaders: new Uint32Array(leaders), leads };
}

/** Parts the leaders that are ground, where every vertex that can be shaded leads, from the others. */
function partGround(
  { positions: p, vertexParts }: Geometry,
  { leaders, leads }: Pick<Bake, 'leaders' | 'leads'>,
  ground: DomeOptions['ground'],
): Pick<Bake, 'leaders' | 'leads' | 'grounds' | 'keeps'> {
  if (!ground) return { leaders, leads, grounds: new Uint32Array(0), keeps: new Float32Array(0) };
  const others: number[] = [];
  const grounds: number[] = [];
  const keeps: number[] = [];
  for (let i = 0; i < vertexParts.length; i++) {
    const kept = ground(vertexParts[i]!, p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!);
    if (kept === null) {
      if (leads[i] === 1) others.push(i);
    } else if (kept > 0 || leads[i] === 1) {
      // Close to what stands on it, each vertex of the ground counts: means would show as a comb along a shadow.
      leads[i] = 1;
      grounds.push(i);
      keeps.push(kept);
    }
  }
  return {
    leaders: new Uint32Array(others),
    leads,
    grounds: new Uint32Array(grounds),
    keeps: new Float32Array(keeps),
  };
}

function spreadLight({ indices }: Geometry, { light, leads, count }: Bake): void {
  const shares = new Uint8Array(count);
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
  for (let i = 0; i < count; i++) {
    if (shares[i]! < 2) continue;
    for (let c = 0; c < 4; c++) light[i * 4 + c] = light[i * 4 + c]! / shares[i]!;
  }
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

function domeRadiance(direction: Vec3, { environment, fills }: DomeOptions): Float64Array {
  const radiance = new Float64Array(3);
  environmentRadiance(environment, direction[1], 0.3, radiance);
  for (const light of fills) {
    const seen = softboxCoverage(light, direction[0], direction[1], direction[2], 0.25);
    for (let c = 0; c < 3; c++) radiance[c] = radiance[c]! + seen * light.radiance[c]!;
  }
  return radiance;
}

function splatDepth({ casters, depth }: Bake, view: DomeView): void {
  const { resolution: size, shiftX, shiftY } = view;
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * view.scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * view.scale) as unknown as Vec3;
  depth.fill(Infinity);
  for (let i = 0; i < casters.length; i += 3) {
    const x = casters[i]!;
    const y = casters[i + 1]!;
    const z = casters[i + 2]!;
    const sx = shiftX + ax * x + ay * y + az * z;
    const sy = shiftY - (lx * x + ly * y + lz * z);
    if (sx < 0 || sy < 0 || sx >= size || sy >= size) continue;
    const k = (sy | 0) * size + (sx | 0);
    const near = -(dx * x + dy * y + dz * z);
    if (near < depth[k]!) depth[k] = near;
  }
}

function gatherLight(bake: Bake, view: DomeView, radiance: Float64Array, weight: number): void {
  const { leaders, px, py, pz, nx, ny, nz, depth, light } = bake;
  const { resolution: size, shiftX, shiftY } = view;
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * view.scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * view.scale) as unknown as Vec3;
  const texel = 1 / view.scale;
  const lift = texel * 1.1;
  const [r, g, b] = [radiance[0]! * weight, radiance[1]! * weight, radiance[2]! * weight];
  for (let q = 0; q < leaders.length; q++) {
    const i = leaders[q]!;
    const cosine = nx[i]! * dx + ny[i]! * dy + nz[i]! * dz;
    if (cosine <= 0) continue;
    const x = px[i]! + nx[i]! * lift;
    const y = py[i]! + ny[i]! * lift;
    const z = pz[i]! + nz[i]! * lift;
    const fx = shiftX + ax * x + ay * y + az * z - 0.5;
    const fy = shiftY - (lx * x + ly * y + lz * z) - 0.5;
    let visible = 1;
    if (fx >= 0 && fy >= 0 && fx < size - 1 && fy < size - 1) {
      const ix = fx | 0;
      const iy = fy | 0;
      const k = iy * size + ix;
      const u = fx - ix;
      const v = fy - iy;
      const limit = -(dx * x + dy * y + dz * z) - texel * 0.7;
      if (depth[k]! < limit) visible -= (1 - u) * (1 - v);
      if (depth[k + 1]! < limit) visible -= u * (1 - v);
      if (depth[k + size]! < limit) visible -= (1 - u) * v;
      if (depth[k + size + 1]! < limit) visible -= u * v;
    }
    const share = cosine * visible;
    const o = i * 4;
    light[o] = light[o]! + share * r;
    light[o + 1] = light[o + 1]! + share * g;
    light[o + 2] = light[o + 2]! + share * b;
    light[o + 3] = light[o + 3]! + share * weight;
  }
}

/** Tangent of half the cone for which one of 56 directions stands, a little more so that neighbours melt together. */
const CONE = 0.34;

function gatherGroundLight(bake: Bake, view: DomeView, radiance: Float64Array, weight: number): void {
  const { grounds, keeps, px, py, pz, nx, ny, nz, depth, light } = bake;
  if (grounds.length === 0) return;
  const { resolution: size, scale, shiftX, shiftY } = view;
  const blockers = createBlockers(depth, size, true);
  const [dx, dy, dz] = view.direction;
  const [ax, ay, az] = view.across.map((value) => value * scale) as unknown as Vec3;
  const [lx, ly, lz] = view.along.map((value) => value * scale) as unknown as Vec3;
  for (let q = 0; q < grounds.length; q++) {
    const i = grounds[q]!;
    const cosine = nx[i]! * dx + ny[i]! * dy + nz[i]! * dz;
    if (cosine <= 0) continue;
    let visible = 1;
    if (keeps[q]! > 0) {
      const [x, y, z] = [px[i]!, py[i]!, pz[i]!];
      const sx = shiftX + ax * x + ay * y + az * z;
      const sy = shiftY - (lx * x + ly * y + lz * z);
      const near = -(dx * x + dy * y + dz * z);
      visible = 1 - keeps[q]! * (1 - lightPastBlockers(blockers, sx, sy, near, CONE * scale));
    }
    const share = cosine * visible * weight;
    const o = i * 4;
    for (let c = 0; c < 3; c++) light[o + c] = light[o + c]! + share * radiance[c]!;
    light[o + 3] = light[o + 3]! + share;
  }
}
