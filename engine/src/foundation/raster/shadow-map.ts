import { clamp, TAU } from '../geometry/interpolation.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { createBlockers, lightPastBlockers } from './blockers.ts';
import type { Blockers } from './blockers.ts';
import type { Geometry } from './geometry.ts';
import { createDepthBuffer, rasterise } from './rasterise.ts';
import { scratchFloats } from './scratch.ts';
import type { PlacedLight } from './softbox.ts';

/** Bounding sphere of everything that can cast or receive shadow, metres. */
export interface LitSphere {
  readonly centre: Vec3;
  readonly radius: number;
}

export interface ShadowMap {
  readonly light: PlacedLight;
  readonly sphere: LitSphere;
  readonly resolution: number;
  /** Texels per metre. */
  readonly scale: number;
  /** Distance along the light, smaller is nearer the light; +Infinity where there is nothing. */
  readonly depth: Float32Array;
  /**
   * Minimum depth of each tile of `TILE` x `TILE` texels and its eight neighbours: a receiver in front of it is fully
   * lit.
   */
  readonly nearest: Float32Array;
  readonly tiles: number;
  /** The prefiltered blockers for the ground, which is behind all of them. */
  readonly blockers: Blockers;
}

/** Side in texels of the tiles of `ShadowMap.nearest`. */
const TILE = 32;

/** `used` is a map of the same resolution whose memory may be reused. */
export function createShadowMap(
  geometry: Geometry,
  light: PlacedLight,
  sphere: LitSphere,
  resolution: number,
  used?: ShadowMap,
): ShadowMap {
  const scale = resolution / (2 * sphere.radius);
  const count = geometry.positions.length / 3;
  const projected = {
    x: scratchFloats('shadow x', count),
    y: scratchFloats('shadow y', count),
    z: scratchFloats('shadow z', count),
    perspective: false,
    staggered: false,
  };
  const { direction: d, across: a, along: l } = light;
  const [cx, cy, cz] = sphere.centre;
  for (let i = 0; i < count; i++) {
    const x = geometry.positions[i * 3]! - cx;
    const y = geometry.positions[i * 3 + 1]! - cy;
    const z = geometry.positions[i * 3 + 2]! - cz;
    projected.x[i] = resolution / 2 + scale * (x * a[0] + y * a[1] + z * a[2]);
    projected.y[i] = resolution / 2 - scale * (x * l[0] + y * l[1] + z * l[2]);
    projected.z[i] = -(x * d[0] + y * d[1] + z * d[2]);
  }
  const buffer = createDepthBuffer(resolution, resolution, used?.depth ?? new Float32Array(resolution * resolution));
  rasterise(geometry, projected, buffer, { accepts: (part) => geometry.parts[part]!.casts });
  const tiles = Math.ceil(resolution / TILE);
  return {
    light,
    sphere,
    resolution,
    scale,
    depth: buffer.depth,
    tiles,
    nearest: nearestTiles(buffer.depth, resolution, tiles),
    blockers: createBlockers(buffer.depth, resolution, false, used?.blockers),
  };
}

function nearestTiles(depth: Float32Array, resolution: number, tiles: number): Float32Array {
  const own = new Float32Array(tiles * tiles).fill(Infinity);
  for (let y = 0; y < resolution; y++) noteNearest(depth.subarray(y * resolution, (y + 1) * resolution), own, y, tiles);
  const around = new Float32Array(tiles * tiles).fill(Infinity);
  for (let ty = 0; ty < tiles; ty++) {
    for (let tx = 0; tx < tiles; tx++) {
      let near = Infinity;
      for (let y = Math.max(0, ty - 1); y <= Math.min(tiles - 1, ty + 1); y++) {
        for (let x = Math.max(0, tx - 1); x <= Math.min(tiles - 1, tx + 1); x++)
          near = Math.min(near, own[y * tiles + x]!);
      }
      around[ty * tiles + tx] = near;
    }
  }
  return around;
}

function noteNearest(row: Float32Array, own: Float32Array, y: number, tiles: number): void {
  const first = ((y / TILE) | 0) * tiles;
  for (let x = 0; x < row.length; x++) {
    const tile = first + ((x / TILE) | 0);
    if (row[x]! < own[tile]!) own[tile] = row[x]!;
  }
}

/**
 * Offsets on the unit disc, x and y interleaved, evenly spread (golden angle): several sets, each rotated a little
 * further.
 */
interface Taps {
  readonly count: number;
  readonly offsets: Float64Array;
}

/** Number of rotated sets of taps. */
const TURNS = 64;

function spreadTaps(count: number): Taps {
  const offsets = new Float64Array(TURNS * count * 2);
  for (let k = 0; k < TURNS * count; k++) {
    const i = k % count;
    const radius = Math.sqrt((i + 0.5) / count);
    const angle = i * 2.399963 + (Math.floor(k / count) / TURNS) * TAU;
    offsets[k * 2] = radius * Math.cos(angle);
    offsets[k * 2 + 1] = radius * Math.sin(angle);
  }
  return { count, offsets };
}

/** Number of taps for the blocker search and for the filter of a shadow. */
export interface ShadowTaps {
  readonly search: Taps;
  readonly filter: Taps;
  /** Taps added in a penumbra, where the filter taps disagree: fewer would leave comb-like teeth. Null for none. */
  readonly penumbra: Taps | null;
}

const few = spreadTaps(14);

/** Taps for the shadow of a single sample. */
export const SAMPLE_TAPS: ShadowTaps = { search: few, filter: few, penumbra: null };
/** Taps for the first of 2 x 2 samples, whose shadow all four may use. */
export const QUAD_TAPS: ShadowTaps = { search: few, filter: spreadTaps(26), penumbra: spreadTaps(72) };

/**
 * Share of the light that reaches a point, 0 to 1 (percentage-closer soft shadows, Fernando 2005). (px, py) are sample
 * coordinates: taps rotate along an additive sequence (R2, Roberts 2018), which works at any stride, because white
 * noise would look grainy. `bias` in metres along the normal.
 */
export function shadowLight(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  px: number,
  py: number,
  bias: number,
  { search: wide, filter, penumbra: fine }: ShadowTaps,
): number {
  const { light, sphere, resolution, scale } = map;
  const { direction: d, across: a, along: l } = light;
  const qx = x + nx * bias - sphere.centre[0];
  const qy = y + ny * bias - sphere.centre[1];
  const qz = z + nz * bias - sphere.centre[2];
  const mapX = resolution / 2 + scale * (qx * a[0] + qy * a[1] + qz * a[2]);
  const mapY = resolution / 2 - scale * (qx * l[0] + qy * l[1] + qz * l[2]);
  const mapZ = -(qx * d[0] + qy * d[1] + qz * d[2]) - bias * 0.5;
  if (mapX < 0 || mapY < 0 || mapX >= resolution || mapY >= resolution) return 1;
  const size = Math.sqrt(light.halfWidth * light.halfHeight);
  // The search stays within a tile, so that the nine tiles around bound everything that it can find.
  const search = Math.min(resolution / 35, TILE, size * 0.22 * scale);
  const slack = (search / scale) * 0.05;
  if (map.nearest[((mapY / TILE) | 0) * map.tiles + ((mapX / TILE) | 0)]! >= mapZ - slack) return 1;
  const spread = 0.7548776662 * px + 0.569840291 * py;
  const turn = ((spread - Math.floor(spread)) * TURNS) | 0;
  const away = distanceToBlockers(map, mapX, mapY, mapZ, search, slack, wide, turn);
  if (away < 0) return 1;
  const penumbra = Math.max(1.5, away * size * scale);
  const limit = mapZ - (penumbra / scale) * 0.15;
  let taps = filter;
  let lit = openTaps(map, mapX, mapY, limit, penumbra, taps, turn);
  if (fine && penumbra > NARROW && lit > 0 && lit < taps.count) {
    taps = fine;
    lit = openTaps(map, mapX, mapY, limit, penumbra, taps, turn);
  }
  // Shadows fade over the last tenth of the map, where blockers may be missing.
  const border = clamp(Math.min(mapX, mapY, resolution - mapX, resolution - mapY) / (resolution * 0.1));
  return 1 - (1 - lit / taps.count) * border * border;
}

/** Filter radius in texels up to which the first taps are dense enough. */
const NARROW = 5;

/** Half-size of a light, as a tangent, up to which its shadows do not fade with distance. */
const HARD = 0.3;

/** Share of the light that reaches a point of the ground, 0 to 1. */
export function groundLight(map: ShadowMap, x: number, y: number, z: number): number {
  const { light, sphere, resolution, scale } = map;
  const { direction: d, across: a, along: l } = light;
  const qx = x - sphere.centre[0];
  const qy = y - sphere.centre[1];
  const qz = z - sphere.centre[2];
  const mapX = resolution / 2 + scale * (qx * a[0] + qy * a[1] + qz * a[2]);
  const mapY = resolution / 2 - scale * (qx * l[0] + qy * l[1] + qz * l[2]);
  const depth = -(qx * d[0] + qy * d[1] + qz * d[2]);
  const spread = Math.sqrt(light.halfWidth * light.halfHeight) * scale;
  const soft = spread > HARD * scale;
  return lightPastBlockers(map.blockers, mapX, mapY, depth, spread, soft ? sphere.radius : Infinity);
}

/** Mean distance in metres to the blockers between the light and the point, -1 when there are none. */
function distanceToBlockers(
  { depth, resolution }: ShadowMap,
  x: number,
  y: number,
  z: number,
  reach: number,
  slack: number,
  { count, offsets }: Taps,
  turn: number,
): number {
  const last = (turn + 1) * count * 2;
  const limit = z - slack;
  let blockers = 0;
  let sum = 0;
  for (let i = turn * count * 2; i < last; i += 2) {
    const tx = (x + offsets[i]! * reach) | 0;
    const ty = (y + offsets[i + 1]! * reach) | 0;
    if (tx < 0 || ty < 0 || tx >= resolution || ty >= resolution) continue;
    const near = depth[ty * resolution + tx]!;
    if (near < limit) {
      blockers++;
      sum += near;
    }
  }
  return blockers === 0 ? -1 : z - sum / blockers;
}

/** The number of taps round a point that see the light. */
function openTaps(
  { depth, resolution }: ShadowMap,
  x: number,
  y: number,
  limit: number,
  reach: number,
  { count, offsets }: Taps,
  turn: number,
): number {
  const last = (turn + 1) * count * 2;
  let open = 0;
  // Most points are so far inside the map that taps need no bounds check.
  const inside = x >= reach && y >= reach && x + reach < resolution && y + reach < resolution;
  if (inside) {
    for (let i = turn * count * 2; i < last; i += 2) {
      const tx = (x + offsets[i]! * reach) | 0;
      const ty = (y + offsets[i + 1]! * reach) | 0;
      if (depth[ty * resolution + tx]! >= limit) open++;
    }
    return open;
  }
  for (let i = turn * count * 2; i < last; i += 2) {
    const tx = (x + offsets[i]! * reach) | 0;
    const ty = (y + offsets[i + 1]! * reach) | 0;
    const outside = tx < 0 || ty < 0 || tx >= resolution || ty >= resolution;
    if (outside || depth[ty * resolution + tx]! >= limit) open++;
  }
  return open;
}
