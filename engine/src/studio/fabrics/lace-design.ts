import { smoothstep } from '../../geometry/interpolation.ts';
import { noise2 } from '../../geometry/noise.ts';

/** Metres between two flowers of lace, in offset rows. */
const MOTIF = 0.056;
/** Metres between threads of the net that carries them. */
export const NET_PITCH = 0.0032;

/** Corded flowers with outlined petals, sprigs between them: 0 where only net is, .6 clothwork, 1 cord. */
export function laceFigure(u: number, v: number): number {
  const row = Math.round(v / MOTIF);
  const shift = 0.5 * (row & 1);
  const column = Math.round(u / MOTIF - shift);
  const dx = u / MOTIF - column - shift;
  const dy = v / MOTIF - row;
  const turned = 3 * noise2(column, row, 5);
  // Sprigs run towards the rows above and below, this way and that, so that no stripes form.
  const mirrored = (row & 1) === 0 ? dx : -dx;
  const along = 0.5 * mirrored + 0.87 * dy;
  const off = 0.87 * mirrored - 0.5 * dy;
  const side = 0.95 * mirrored - 0.3 * dy;
  const across = 0.3 * mirrored + 0.95 * dy;
  return Math.max(flower(dx, dy, turned), sprig(along, off), sprig(-along, off), sprig(side, across));
}

function flower(dx: number, dy: number, turned: number): number {
  const radius = Math.hypot(dx, dy);
  if (radius > 0.46) return 0;
  const angle = Math.atan2(dy, dx) + turned;
  const petal = 0.275 + 0.095 * Math.cos(angle * 5) + 0.02 * Math.cos(angle * 15);
  const cord = 1 - smoothstep(0.014, 0.034, Math.abs(radius - petal));
  const heart = 1 - smoothstep(0.012, 0.028, Math.abs(radius - 0.075));
  if (radius > petal || radius < 0.06) return Math.max(cord, heart);
  const vein = smoothstep(0.86, 0.98, Math.cos(angle * 5)) * smoothstep(0.1, 0.16, radius);
  return Math.max(cord, heart, 0.6 + 0.12 * Math.cos(angle * 40) - 0.4 * vein);
}

/** A curved stem with three leaves, running out from the flower. */
function sprig(dx: number, dy: number): number {
  if (dx < 0.2) return 0;
  const along = (dx - 0.2) / 0.6;
  const off = dy - 0.16 * Math.sin(along * 5.2);
  const stem = 1 - smoothstep(0.01, 0.026, Math.abs(off));
  const place = along * 6 - Math.floor(along * 6) - 0.5;
  const leafAt = Math.abs(off) - 0.062;
  const leaf = Math.hypot(place * 0.1, leafAt) - 0.036 - 0.012 * place;
  return Math.max(stem, leaf < 0 ? 0.62 : 1 - smoothstep(0.004, 0.018, leaf));
}

/** Hexagonal holes between threads: 0 in a hole to 1 on a thread. */
export function laceNet(u: number, v: number): number {
  const row = Math.floor(v / NET_PITCH);
  const x = u / NET_PITCH + 0.5 * (row & 1);
  const dx = x - Math.floor(x) - 0.5;
  const dy = v / NET_PITCH - row - 0.5;
  return smoothstep(0.32, 0.46, Math.max(Math.abs(dx), Math.abs(dy) * 0.86 + Math.abs(dx) * 0.32));
}
