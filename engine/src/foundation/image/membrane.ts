/** Smooth surfaces through known values: where light and colour have to continue without an edge. */

/** State of a pixel whose value is known. */
export const FIXED = 0;
/** State of a pixel whose value is to be found. */
export const FREE = 1;
/** Neither known nor to be found; it does not influence its neighbours. */
export const ABSENT = 2;

/** Minimum side in pixels of the coarsest level. */
const MIN_SIDE = 4;
/** Number of sweeps at each level. */
const SWEEPS = 10;
/**
 * Over-relaxation factor of the sweeps (SOR): above 1 they converge faster than plain Gauss-Seidel sweeps, from 2 on
 * they diverge.
 */
const RELAXATION = 1.5;

/**
 * Gives the FREE values of `plane` (`channels` interleaved) the smoothest surface through the FIXED ones: the solution
 * of Laplace's equation, from coarse to fine (a cascade of Gauss-Seidel sweeps). In place. `check` may throw to stop.
 */
export function stretchMembrane(
  plane: Float32Array,
  state: Uint8Array,
  width: number,
  height: number,
  channels: number,
  check: () => void,
): void {
  const free = freePlaces(state);
  if (free.length === 0) return;
  if (Math.min(width, height) >= 2 * MIN_SIDE) {
    const half = halve(plane, state, width, height, channels);
    stretchMembrane(half.plane, half.state, half.width, half.height, channels, check);
    for (let k = 0; k < free.length; k++) {
      const i = free[k]!;
      const x = i % width;
      readHalf(half.plane, half.width, half.height, x, (i - x) / width, channels, plane, i);
    }
  }
  const sides = sidesOf(free, state, width);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    check();
    const last = free.length - 1;
    for (let k = 0; k <= last; k++) {
      const turn = sweep % 2 === 0 ? k : last - k;
      const side = sides[turn]!;
      if (side === ALL) pullFromAll(plane, free[turn]! * channels, channels, width * channels);
      else if (side !== 0) pull(plane, free[turn]! * channels, channels, width * channels, side);
    }
  }
}

/** Bits of `sidesOf`, one for each side on which a pixel has a neighbour. */
const LEFT = 1;
const RIGHT = 2;
const ABOVE = 4;
const BELOW = 8;
const ALL = LEFT | RIGHT | ABOVE | BELOW;

/** The sides on which each free pixel has a neighbour that is not ABSENT, as bits. */
function sidesOf(free: Int32Array, state: Uint8Array, width: number): Uint8Array {
  const sides = new Uint8Array(free.length);
  for (let k = 0; k < free.length; k++) {
    const i = free[k]!;
    const x = i % width;
    let side = 0;
    if (x > 0 && state[i - 1] !== ABSENT) side |= LEFT;
    if (x < width - 1 && state[i + 1] !== ABSENT) side |= RIGHT;
    if (i >= width && state[i - width] !== ABSENT) side |= ABOVE;
    if (i + width < state.length && state[i + width] !== ABSENT) side |= BELOW;
    sides[k] = side;
  }
  return sides;
}

/** Relaxes the values from `start` towards the mean of their four neighbours; `row` is the distance to the next row. */
function pullFromAll(plane: Float32Array, start: number, channels: number, row: number): void {
  for (let at = start; at < start + channels; at++) {
    const sum = plane[at - channels]! + plane[at + channels]! + plane[at - row]! + plane[at + row]!;
    plane[at] = plane[at]! + RELAXATION * (sum / 4 - plane[at]!);
  }
}

/** Like `pullFromAll`, for a pixel that has a usable neighbour on some sides only. */
function pull(plane: Float32Array, start: number, channels: number, row: number, side: number): void {
  const count = (side & 1) + ((side >> 1) & 1) + ((side >> 2) & 1) + (side >> 3);
  for (let at = start; at < start + channels; at++) {
    let sum = 0;
    if (side & LEFT) sum += plane[at - channels]!;
    if (side & RIGHT) sum += plane[at + channels]!;
    if (side & ABOVE) sum += plane[at - row]!;
    if (side & BELOW) sum += plane[at + row]!;
    plane[at] = plane[at]! + RELAXATION * (sum / count - plane[at]!);
  }
}

function freePlaces(state: Uint8Array): Int32Array {
  let count = 0;
  for (let i = 0; i < state.length; i++) if (state[i] === FREE) count++;
  const places = new Int32Array(count);
  let next = 0;
  for (let i = 0; i < state.length; i++) if (state[i] === FREE) places[next++] = i;
  return places;
}

/** Halves the resolution: a coarse pixel is FIXED where any of its 2 by 2 is, with their mean. */
function halve(plane: Float32Array, state: Uint8Array, width: number, height: number, channels: number) {
  const wide = (width + 1) >> 1;
  const high = (height + 1) >> 1;
  const half = { plane: new Float32Array(wide * high * channels), state: new Uint8Array(wide * high) };
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const to = y * wide + x;
      let fixed = 0;
      let free = 0;
      for (let k = 0; k < 4; k++) {
        const u = 2 * x + (k & 1);
        const v = 2 * y + (k >> 1);
        if (u >= width || v >= height) continue;
        const from = v * width + u;
        if (state[from] === FREE) free++;
        if (state[from] !== FIXED) continue;
        fixed++;
        for (let c = 0; c < channels; c++)
          half.plane[to * channels + c] = half.plane[to * channels + c]! + plane[from * channels + c]!;
      }
      half.state[to] = fixed > 0 ? FIXED : free > 0 ? FREE : ABSENT;
      for (let c = 0; fixed > 1 && c < channels; c++)
        half.plane[to * channels + c] = half.plane[to * channels + c]! / fixed;
    }
  }
  return { ...half, width: wide, height: high };
}

/** Reads the nearest value of the coarser plane: the sweeps that follow smooth its steps. */
function readHalf(
  half: Float32Array,
  wide: number,
  high: number,
  x: number,
  y: number,
  channels: number,
  out: Float32Array,
  i: number,
): void {
  const from = Math.min(high - 1, y >> 1) * wide + Math.min(wide - 1, x >> 1);
  for (let c = 0; c < channels; c++) out[i * channels + c] = half[from * channels + c]!;
}
