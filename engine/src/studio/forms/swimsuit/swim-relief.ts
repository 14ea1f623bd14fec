import type { Relief } from '../../../foundation/geometry/mesh/displace.ts';
import { bell, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { FormContext } from '../../parts/form.ts';
import type { SwimCut } from './swim-cut.ts';
import { BASE } from './swim-edges.ts';

/**
 * Relief of stretched fabric, which spans the hollow between the breasts and has gathers where it is drawn together.
 */
export function swimRelief(cut: SwimCut, { random }: FormContext): Relief {
  const phase = between(random, 0, 6);
  const spans = !cut.kind.bare && cut.neck.spans;
  return (x, y, z) => {
    let height = 0.0004 * noise3(x * 14 + phase, y * 11, z * 14) + dragged(x, y, phase) + pulled(x, y, phase);
    if (z > 0 && spans) height += 0.011 * bell(y - 1.285, 0.06) * bell(x, 0.036);
    if (cut.ruched && y < 1.3) height += ruches(x, y, z, phase);
    if (cut.kind.bare && z > 0 && y > 1.15) height += cut.neck.cups ? cupGathers(x, y, phase) : knot(cut, x, y);
    return height;
  };
}

/** Fine drag lines at the waist, where the body bends. */
function dragged(x: number, y: number, phase: number): number {
  const side = smoothstep(0.04, 0.14, Math.abs(x));
  const waist = bell(y - 1.1, 0.05) * Math.sin(y * 230 + x * 22 * Math.sign(x) + phase) * (0.25 + 0.75 * side);
  return 0.0005 * waist;
}

/**
 * Points on the +x side at which stretched cloth is fixed, with the reach of their folds: above the leg, and the
 * armpit; metres.
 */
const HELD = [
  [0.165, 0.955, 0.085],
  [0.128, 1.315, 0.06],
] as const;

/** Fine folds that fan out from the points at which the cloth is fixed. */
function pulled(x: number, y: number, phase: number): number {
  let height = 0;
  for (const [heldX, heldY, reach] of HELD) {
    const across = heldX - Math.abs(x);
    const far = Math.hypot(across, y - heldY);
    const turn = Math.atan2(y - heldY, across);
    const uneven = 1.5 * Math.sin(turn * 5 + phase * (x < 0 ? 2 : 1));
    height += 0.0005 * Math.sin(turn * 13 + uneven) * smoothstep(0.006, 0.05, far) * bell(far, reach);
  }
  return height;
}

/** Gathers at the side seams: short folds that merge and fade out towards the centre. */
function ruches(x: number, y: number, z: number, phase: number): number {
  const side = smoothstep(0.0, 0.15, Math.abs(x));
  const turn = Math.sign(x) * phase;
  const wander = 2.6 * noise3(x * 16 + turn, y * 15, 3);
  const rows = Math.sin(y * 330 + wander) + 0.7 * Math.sin(y * 205 - 26 * Math.abs(x) + 2 * wander + turn);
  const some = 0.5 + 0.5 * noise3(x * 20, y * 40 + turn, 8);
  return 0.0024 * rows * some * bell(y - 1.03, 0.17) * (0.25 + 0.75 * side) * (z > 0 ? 1 : 0.5);
}

/** Gathers that rise from the string below a cup, of uneven length. */
function cupGathers(x: number, y: number, phase: number): number {
  const up = y - BASE;
  const across = (Math.abs(x) - 0.078) / (1 + 0.9 * Math.max(0, up));
  const wander = 1.6 * Math.sin(across * 61 + phase) + 0.9 * Math.sin(across * 23 + 2 * phase);
  const tall = 0.042 + 0.03 * Math.sin(across * 97 + phase);
  return 0.001 * Math.sin(across * 430 + wander) * smoothstep(tall, 0.004, up) * smoothstep(-0.012, 0.004, up);
}

/** Folds that radiate from the gathered centre of a bandeau. */
function knot({ neck }: SwimCut, x: number, y: number): number {
  if (!neck.knotted) return 0;
  const turn = Math.atan2(y - 1.285, Math.abs(x) + 0.012);
  return 0.0026 * Math.sin(turn * 17) * bell(x, 0.05) - 0.004 * bell(x, 0.008);
}
