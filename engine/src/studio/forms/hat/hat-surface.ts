import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { HatShape } from './hat-shape.ts';

/** Share of the way from the crown's centre to the brim's edge at which the top of the crown ends. */
const CROWN_EDGE = 0.38;
/** Share of that way at which the side of the crown ends and the brim begins. */
export const CROWN_FOOT = 0.68;

/**
 * A point of the outer side: `angle` from the front, v 0 (crown) to 1 (edge of the brim), `lift` metres off the
 * surface.
 */
export function hatSurface(
  shape: HatShape,
  angle: number,
  v: number,
  lift: number,
  out: [number, number, number],
): void {
  const { crown, halfWidth, halfDepth, brim } = shape;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  let radius: number;
  let y: number;
  if (v < CROWN_EDGE) {
    const t = v / CROWN_EDGE;
    radius = shape.topShare * Math.sin((t * Math.PI) / 2);
    y =
      crown -
      shape.dome * (1 - Math.cos((t * Math.PI) / 2)) -
      crease(shape, radius * s * halfWidth, radius * c * halfDepth, t);
  } else if (v < CROWN_FOOT) {
    const t = (v - CROWN_EDGE) / (CROWN_FOOT - CROWN_EDGE);
    radius = lerp(shape.topShare, 1, smoothstep(0, 1, t) * 0.35 + t * 0.65);
    y =
      lerp(crown - shape.dome, 0.004, t) -
      crease(shape, radius * s * halfWidth, radius * c * halfDepth, 1) * (1 - smoothstep(0, 0.35, t));
  } else {
    const t = (v - CROWN_FOOT) / (1 - CROWN_FOOT);
    const reach = brim * t;
    const sides = shape.curl * s * s - shape.snap * Math.max(0, c) ** 2;
    const wave = shape.floppy * Math.sin(angle * 3 + 0.6) + 0.5 * shape.floppy * Math.sin(angle * 5 + 2);
    radius = 1 + reach / ((halfWidth + halfDepth) / 2);
    y = 0.004 + (sides + wave) * t * t - shape.slope * reach + 0.0025 * bell(1 - t, 0.06);
  }
  const pinch =
    shape.pinch *
    bell(angle < 0 ? angle + 0.75 : angle - 0.75, 0.5) *
    smoothstep(0.2, 0.42, v) *
    (1 - smoothstep(0.42, 0.66, v));
  const far = lift + soft(shape, angle, v, y);
  out[0] = s * (halfWidth * radius - pinch + far);
  // Points below the table are raised to it.
  out[1] = Math.max(0.0008, y + shape.lift);
  out[2] = c * (halfDepth * radius - pinch * 0.6 + far);
  if (shape.slouch) hang(shape, v, out);
  if (shape.tilt) out[1] += shape.tilt * smoothstep(-halfDepth, halfDepth * 1.6, out[2]);
}

/** Metres added to the plain shape for fabric hats: gores that bulge between their seams, ribs, wound folds. */
function soft({ panels, ribs, wrapped, crown, brim, stitched }: HatShape, angle: number, v: number, y: number): number {
  let far = 0;
  if (v < CROWN_FOOT && brim < 0.05) far += 0.0016 * noise3(Math.sin(angle) * 2.5, y * 22, Math.cos(angle) * 2.5);
  if (stitched && v > 0.1) {
    // Unlined fabric has shallow dents in the side and an uneven brim.
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    far +=
      (0.0042 * noise3(x * 1.7 + 4, y * 26, z * 1.7) + 0.0016 * noise3(x * 5, y * 40, z * 5)) * smoothstep(0.1, 0.5, v);
  }
  if (panels) far += 0.0032 * Math.abs(Math.sin((angle * panels) / 2)) * smoothstep(0.02, 0.25, v);
  if (ribs) far += 0.0011 * Math.cos(angle * ribs) * smoothstep(0.04, 0.16, v) - 0.004 * smoothstep(0.12, 0.02, v);
  if (wrapped) {
    // Folds fan out from the knot over the forehead and cross at the back of the head.
    const up = (y - 0.045) / crown;
    const turn = Math.abs(angle) / Math.PI;
    const fan = Math.atan2(up + 0.25 * turn * turn, 0.12 + turn) * 9 + turn * 2.5 + (angle > 0 ? 0.9 : 0);
    const fold = Math.abs(Math.sin(fan));
    far += (0.0085 * Math.pow(fold, 0.7) - 0.003) * smoothstep(0.03, 0.25, v);
  }
  return far;
}

/** The crown of a beret hangs over its band on one side and is upright on the other. */
function hang({ crown }: HatShape, v: number, out: [number, number, number]): void {
  const soft = 1 - smoothstep(0.52, 0.66, v);
  const side = out[0] / 0.12;
  const rim = smoothstep(0.15, 0.4, v) * soft;
  out[1] += soft * (0.024 - 0.022 * side - 0.008 * side * side * (side > 0 ? 1 : 0.2)) - 0.01 * rim * Math.max(0, side);
  out[0] += soft * (0.012 + 0.01 * Math.max(0, side));
  out[1] += soft * 0.0042 * noise3(out[0] * 17, 3, out[2] * 17) * smoothstep(0.05, 0.2, v);
  out[1] = Math.max(out[1], 0.006 + 0.35 * crown * soft * smoothstep(1.4, 0, side));
}

/** Depth in metres of the teardrop-shaped dent along the top of a creased hat, such as a fedora, from front to back. */
function crease({ dent }: HatShape, x: number, z: number, t: number): number {
  return dent === 0
    ? 0
    : dent *
        bell(x, 0.03) *
        smoothstep(0.1, -0.06, -z - 0.02) *
        (1 - 0.55 * smoothstep(0.55, 1, t) * (z > 0 ? 0.3 : 1));
}
