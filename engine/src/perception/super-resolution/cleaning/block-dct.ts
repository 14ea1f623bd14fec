/** Side in pixels of the blocks of JPEG, and of those of the filter. */
export const SIDE = 8;

/** Halves of the cosines of multiples of a sixteenth of half a turn. */
const cosine = (k: number): number => Math.cos((k * Math.PI) / 16) / 2;
const C1 = cosine(1);
const C2 = cosine(2);
const C3 = cosine(3);
const C5 = cosine(5);
const C6 = cosine(6);
const C7 = cosine(7);
/** The factor of a mean in an orthonormal transform. */
const C4 = Math.SQRT1_2 / 2;

/**
 * The orthonormal cosine transform (type 2) of eight values, which lie `step` apart from `at` on. It is written from
 * `to` on, `toStep` apart.
 */
export function forward8(
  from: Float32Array,
  at: number,
  step: number,
  into: Float32Array,
  to: number,
  toStep: number,
): void {
  const a0 = from[at]!;
  const a1 = from[at + step]!;
  const a2 = from[at + 2 * step]!;
  const a3 = from[at + 3 * step]!;
  const a4 = from[at + 4 * step]!;
  const a5 = from[at + 5 * step]!;
  const a6 = from[at + 6 * step]!;
  const a7 = from[at + 7 * step]!;
  const s0 = a0 + a7;
  const s1 = a1 + a6;
  const s2 = a2 + a5;
  const s3 = a3 + a4;
  const d0 = a0 - a7;
  const d1 = a1 - a6;
  const d2 = a2 - a5;
  const d3 = a3 - a4;
  into[to] = C4 * (s0 + s1 + s2 + s3);
  into[to + 4 * toStep] = C4 * (s0 - s1 - s2 + s3);
  into[to + 2 * toStep] = C2 * (s0 - s3) + C6 * (s1 - s2);
  into[to + 6 * toStep] = C6 * (s0 - s3) - C2 * (s1 - s2);
  into[to + toStep] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3;
  into[to + 3 * toStep] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3;
  into[to + 5 * toStep] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3;
  into[to + 7 * toStep] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3;
}

/** The inverse of `forward8`. */
export function inverse8(
  from: Float32Array,
  at: number,
  step: number,
  into: Float32Array,
  to: number,
  toStep: number,
): void {
  const f0 = C4 * from[at]!;
  const f4 = C4 * from[at + 4 * step]!;
  const f2 = from[at + 2 * step]!;
  const f6 = from[at + 6 * step]!;
  const f1 = from[at + step]!;
  const f3 = from[at + 3 * step]!;
  const f5 = from[at + 5 * step]!;
  const f7 = from[at + 7 * step]!;
  const e0 = f0 + f4 + C2 * f2 + C6 * f6;
  const e3 = f0 + f4 - C2 * f2 - C6 * f6;
  const e1 = f0 - f4 + C6 * f2 - C2 * f6;
  const e2 = f0 - f4 - C6 * f2 + C2 * f6;
  const o0 = C1 * f1 + C3 * f3 + C5 * f5 + C7 * f7;
  const o1 = C3 * f1 - C7 * f3 - C1 * f5 - C5 * f7;
  const o2 = C5 * f1 - C1 * f3 + C7 * f5 + C3 * f7;
  const o3 = C7 * f1 - C5 * f3 + C3 * f5 - C1 * f7;
  into[to] = e0 + o0;
  into[to + 7 * toStep] = e0 - o0;
  into[to + toStep] = e1 + o1;
  into[to + 6 * toStep] = e1 - o1;
  into[to + 2 * toStep] = e2 + o2;
  into[to + 5 * toStep] = e2 - o2;
  into[to + 3 * toStep] = e3 + o3;
  into[to + 4 * toStep] = e3 - o3;
}

/** Rows of a block whose columns are not transformed yet. */
const rows = new Float32Array(SIDE * SIDE);

/** Coefficients of the block of a plane whose first value is at `at`: columns are horizontal frequencies. */
export function blockAt(plane: Float32Array, at: number, stride: number, into: Float32Array): void {
  for (let row = 0; row < SIDE; row++) forward8(plane, at + row * stride, 1, rows, row * SIDE, 1);
  for (let k = 0; k < SIDE; k++) forward8(rows, k, SIDE, into, k, SIDE);
}

/** The inverse of `blockAt`. */
export function writeBlock(block: Float32Array, plane: Float32Array, at: number, stride: number): void {
  for (let k = 0; k < SIDE; k++) inverse8(block, k, SIDE, rows, k, SIDE);
  for (let row = 0; row < SIDE; row++) inverse8(rows, row * SIDE, 1, plane, at + row * stride, 1);
}
