import { cross, normalise, subtract } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';

export interface SurfaceFrame {
  readonly at: Vec3;
  /** Unit vector out of the cloth. */
  readonly normal: Vec3;
  /** Unit vector along the cloth in the direction of growing angles. */
  readonly across: Vec3;
}

/**
 * Position of a trimming: a point of the fabric and the directions there, measured across 0.14 rad and 2 cm of height
 * so that folds do not tilt it. `a`: angle around the body from its front.
 */
export function surfaceFrame(surface: ClothSurface, a: number, y: number): SurfaceFrame {
  const at = pointOf(surface, a, y);
  const across = normalise(subtract(pointOf(surface, a + 0.07, y), pointOf(surface, a - 0.07, y)));
  const up = normalise(subtract(pointOf(surface, a, y + 0.01), pointOf(surface, a, y - 0.01)));
  return { at, normal: normalise(cross(across, up)), across };
}

function pointOf(surface: ClothSurface, a: number, y: number): MutableVec3 {
  const out: MutableVec3 = [0, 0, 0];
  surface.point(a, y, out);
  return out;
}
