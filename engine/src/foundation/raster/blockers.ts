import { smoothstep } from '../geometry/interpolation.ts';

/**
 * The blockers between a parallel light and the ground (floor and backdrop), prefiltered at many widths, so that the
 * shadow of a large light is read at a point without taps, noise or edges (prefiltered soft shadows, after Annen et al.
 * 2008). Only for receivers behind everything that casts shadow, such as a floor or a wall.
 */
export interface Blockers {
  /** The levels from fine to coarse; the first has half as many texels across as its source map. */
  readonly levels: readonly BlockerLevel[];
}

interface BlockerLevel {
  readonly size: number;
  /** Covered share of each texel, and that share times its depth, interleaved. */
  readonly values: Float32Array;
}

/**
 * With `closed`, a texel that contains any point counts as covered, which repairs maps of scattered points. `used` are
 * blockers of a map of the same resolution whose memory may be reused.
 */
export function createBlockers(depth: Float32Array, resolution: number, closed: boolean, used?: Blockers): Blockers {
  const levels = [halve(depth, resolution, closed, used?.levels[0])];
  for (let last = levels[0]!; last.size > 4; last = levels[levels.length - 1]!) {
    levels.push(coarsen(last, used?.levels[levels.length]));
  }
  return { levels };
}

function emptyLevel(size: number, used?: BlockerLevel): BlockerLevel {
  return { size, values: used?.values.fill(0) ?? new Float32Array(size * size * 2) };
}

function halve(depth: Float32Array, resolution: number, closed: boolean, used?: BlockerLevel): BlockerLevel {
  const { size, values } = emptyLevel((resolution + 1) >> 1, used);
  for (let y = 0; y < resolution; y++) halveRow(depth, resolution, y, values, (y >> 1) * size);
  if (!closed) return { size, values };
  for (let k = 0; k < values.length; k += 2) {
    if (values[k] === 0) continue;
    values[k + 1] = values[k + 1]! / values[k]!;
    values[k] = 1;
  }
  return { size, values };
}

function halveRow(depth: Float32Array, resolution: number, y: number, values: Float32Array, row: number): void {
  for (let x = 0; x < resolution; x++) {
    const near = depth[y * resolution + x]!;
    if (near === Infinity) continue;
    const k = (row + (x >> 1)) * 2;
    values[k] = values[k]! + 0.25;
    values[k + 1] = values[k + 1]! + 0.25 * near;
  }
}

function coarsen(fine: BlockerLevel, used?: BlockerLevel): BlockerLevel {
  const { size, values } = emptyLevel((fine.size + 1) >> 1, used);
  for (let y = 0; y < fine.size; y++) coarsenRow(fine, y, values, (y >> 1) * size);
  return { size, values };
}

function coarsenRow(fine: BlockerLevel, y: number, values: Float32Array, row: number): void {
  for (let x = 0; x < fine.size; x++) {
    const from = (y * fine.size + x) * 2;
    const to = (row + (x >> 1)) * 2;
    values[to] = values[to]! + 0.25 * fine.values[from]!;
    values[to + 1] = values[to + 1]! + 0.25 * fine.values[from + 1]!;
  }
}

/** Minimum penumbra in texels: finer ones would show the texels and the vertices that carry the light. */
const SHARPEST = 6;

/** Share of a shadow that is filled far behind its blocker. */
const FILLED = 0.72;

/** Result of the last call of `look`: the covered share, and that share times the mean depth of the blockers. */
const found = { cover: 0, near: 0 };

/**
 * Share 0 to 1 of a light that reaches a point of the ground. (x, y) are in texels of the map, `depth` is that of the
 * point along the light, `spread` in texels per metre says how fast the penumbra widens behind a blocker. Behind
 * blockers much further away than `reach` metres little of the shadow remains: light from the rest of the room fills
 * it.
 */
export function lightPastBlockers(
  blockers: Blockers,
  x: number,
  y: number,
  depth: number,
  spread: number,
  reach = Infinity,
): number {
  const { levels } = blockers;
  // The first lookup is wider than any penumbra, so that no blocker of a penumbra is missed. The later ones have the
  // width of the penumbra and leave out blockers beside it.
  look(levels, x, y, levels.length - 2);
  if (found.cover < 1e-4) return 1;
  for (let pass = 0; pass < 2; pass++) {
    const away = Math.max(0, depth - found.near / found.cover);
    look(levels, x, y, Math.log2(Math.max(away * spread, SHARPEST)) - 1);
    if (found.cover < 1e-4) return 1;
  }
  const far = smoothstep(0.5, 1.7, (depth - found.near / found.cover) / reach);
  return 1 - Math.min(1, found.cover) * (1 - FILLED * far);
}

/** Blends between two levels, each blurred over three of its texels. */
function look(levels: readonly BlockerLevel[], x: number, y: number, level: number): void {
  const at = Math.min(Math.max(level, 0), levels.length - 2);
  const lower = Math.floor(at);
  const share = at - lower;
  found.cover = 0;
  found.near = 0;
  addBlurred(levels[lower]!, x, y, 1 / (2 << lower), 1 - share);
  if (share > 0) addBlurred(levels[lower + 1]!, x, y, 0.5 / (2 << lower), share);
}

/**
 * Adds a quadratic spline over 3 x 3 texels of `scale` map texels each, times `weight`; texels outside the map are
 * empty.
 */
function addBlurred({ size, values }: BlockerLevel, mapX: number, mapY: number, scale: number, weight: number): void {
  const x = mapX * scale;
  const y = mapY * scale;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = x - ix;
  const v = y - iy;
  const left = ix > 0 && ix <= size ? 0.5 * (1 - u) * (1 - u) : 0;
  const middle = ix >= 0 && ix < size ? 0.5 + u - u * u : 0;
  const right = ix >= -1 && ix < size - 1 ? 0.5 * u * u : 0;
  let { cover, near } = found;
  for (let j = 0; j < 3; j++) {
    const row = iy + j - 1;
    if (row < 0 || row >= size) continue;
    const share = weight * (j === 0 ? 0.5 * (1 - v) * (1 - v) : j === 2 ? 0.5 * v * v : 0.5 + v - v * v);
    const k = (row * size + ix) * 2;
    if (left > 0) {
      cover += share * left * values[k - 2]!;
      near += share * left * values[k - 1]!;
    }
    if (middle > 0) {
      cover += share * middle * values[k]!;
      near += share * middle * values[k + 1]!;
    }
    if (right > 0) {
      cover += share * right * values[k + 2]!;
      near += share * right * values[k + 3]!;
    }
  }
  found.cover = cover;
  found.near = near;
}
