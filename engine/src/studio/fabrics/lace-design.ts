import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';

/** Metres between two lace flowers in a row. */
const MOTIF = 0.058;
/** Metres between two rows, which are offset by half. */
const ROW = 0.044;
/** Metres between the threads of the net that carries the flowers. */
export const NET_PITCH = 0.0032;

/**
 * Corded flowers on a stem that winds from one to the next, with leaves and buds: 0 is net, .62 clothwork, 1 cord.
 * Each motif stays within its row, so that nothing is cut off.
 */
export function laceFigure(u: number, v: number): number {
  const row = Math.round(v / ROW);
  const shift = 0.5 * (row & 1);
  const column = Math.round(u / MOTIF - shift);
  const dx = u / MOTIF - column - shift;
  // Alternate rows wind in opposite directions, so that no stripes form.
  const dy = ((v - row * ROW) / MOTIF) * (shift > 0 ? -1 : 1);
  const radius = Math.hypot(dx, dy);
  if (radius < 0.32) return flower(dx, dy, radius, 3 * noise2(column, row, 5));
  const side = dx < 0 ? -1 : 1;
  const x = side * dx;
  const y = side * dy;
  const stem = 1 - smoothstep(0.012, 0.026, Math.abs(y - 0.17 * Math.sin(TAU * x)) * 0.82);
  const bud = filled(Math.hypot(x - 0.5, Math.abs(y) - 0.31) - 0.045);
  return Math.max(stem, bud, leaf(x - 0.31, y - 0.29, 0.97, 0.24), leaf(x - 0.38, y + 0.22, 0.8, -0.6));
}

function flower(dx: number, dy: number, radius: number, turned: number): number {
  const angle = Math.atan2(dy, dx) + turned;
  const petal = 0.228 + 0.066 * Math.cos(angle * 5) + 0.012 * Math.cos(angle * 15);
  const cord = 1 - smoothstep(0.014, 0.03, Math.abs(radius - petal));
  const heart = 1 - smoothstep(0.012, 0.026, Math.abs(radius - 0.06));
  if (radius > petal || radius < 0.05) return Math.max(cord, heart);
  const vein = smoothstep(0.86, 0.98, Math.cos(angle * 5)) * smoothstep(0.08, 0.13, radius);
  return Math.max(cord, heart, 0.6 + 0.12 * Math.cos(angle * 40) - 0.4 * vein);
}

/** A pointed leaf about its own centre; `cos` and `sin` are those of its rotation. */
function leaf(x: number, y: number, cos: number, sin: number): number {
  const along = (cos * x + sin * y) / 0.13;
  if (along > 1.2 || along < -1.2) return 0;
  const across = Math.abs(cos * y - sin * x);
  const vein = 1 - smoothstep(0.006, 0.014, across);
  const inside = across - 0.06 * (1 - along * along);
  return filled(inside) - (inside < -0.01 ? 0.4 * vein : 0);
}

/** Clothwork within a corded outline, from the distance outside it in units of the motif. */
function filled(distance: number): number {
  const cord = 1 - smoothstep(0.008, 0.02, Math.abs(distance));
  return distance < 0 ? Math.max(0.62, cord) : cord;
}

/** Hexagonal holes between threads: 0 in a hole to 1 on a thread. */
export function laceNet(u: number, v: number): number {
  const row = Math.floor(v / NET_PITCH);
  const x = u / NET_PITCH + 0.5 * (row & 1);
  const dx = x - Math.floor(x) - 0.5;
  const dy = v / NET_PITCH - row - 0.5;
  return smoothstep(0.32, 0.46, Math.max(Math.abs(dx), Math.abs(dy) * 0.86 + Math.abs(dx) * 0.32));
}
