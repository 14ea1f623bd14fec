import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { bodyDistance } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { bowMeshes } from '../sewn-on/bow.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import type { Neckline } from '../plan/neckline.ts';

/** Radius of a thin strap in metres. */
const RADIUS = 0.0023;
/**
 * Height in metres of the point inside the shoulder from which the skin is searched: every ray from it leaves the body
 * once.
 */
const HUB_HEIGHT = 1.36;

/**
 * Two thin straps over the shoulders, crossed at the back or tied in a bow on each shoulder where the plan asks for it;
 * they lie on the skin between the front and the back edge.
 */
export function thinStraps(
  neckline: Neckline,
  surface: ClothSurface,
  { crossed, tied }: Pick<DrapedPlan, 'crossed' | 'tied'>,
  random: Random,
): Part[] {
  if (!neckline.strapAngles) return [];
  const [front, back] = neckline.strapAngles;
  return ([-1, 1] as const).flatMap((side): Part[] => {
    const from = edgePoint(surface, neckline, side * front);
    const to = edgePoint(surface, neckline, side * (crossed ? -0.85 : 1) * back);
    const mesh = tubeMesh(smoothPath(overShoulder(from, to), 6), { radius: RADIUS, sides: 10, rows: 96 });
    const part = { role: 'cloth', colourPart: 'straps' } as const;
    const name = side > 0 ? 'left strap' : 'right strap';
    const strap: Part = { ...part, name, mesh, solid: true };
    if (!tied) return [strap];
    const [x, y, z] = onSkin((from[0] + to[0]) / 2, Math.sin(1.05), Math.cos(1.05));
    const bow = { at: [x, y + 0.006, z + 0.004] as const, front: [0, 0.5, 1] as const, loop: 0.042, width: 0.017 };
    const meshes = bowMeshes({ ...bow, tails: [0.07, 0.085] }, random, 0.5);
    return [strap, ...meshes.map((own, i): Part => ({ ...part, name: `${name} bow ${i + 1}`, mesh: own }))];
  });
}

function edgePoint(surface: ClothSurface, neckline: Neckline, a: number): MutableVec3 {
  const out: MutableVec3 = [0, 0, 0];
  // The end is a little below the edge, so that it is hidden behind the cloth.
  surface.point(a, neckline.edge(a) - 0.009, out);
  return out;
}

/** Points on the skin in the plane from the front point to the back one, over the shoulder. */
function overShoulder(from: MutableVec3, to: MutableVec3): MutableVec3[] {
  const start = Math.atan2(from[1] - HUB_HEIGHT, from[2]);
  const end = Math.atan2(to[1] - HUB_HEIGHT, to[2]);
  const last = end < start ? end + 2 * Math.PI : end;
  const points: MutableVec3[] = [from];
  const steps = 12;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const turn = start + (last - start) * t;
    points.push(onSkin(from[0] + (to[0] - from[0]) * t, Math.sin(turn), Math.cos(turn)));
  }
  points.push(to);
  return points;
}

/** Point where a ray from the hub at `x` in direction (up, forward) leaves the body, plus the strap's radius. */
function onSkin(x: number, up: number, forward: number): MutableVec3 {
  let inside = 0;
  let outside = 0.32;
  for (let i = 0; i < 24; i++) {
    const midpoint = (inside + outside) / 2;
    if (bodyDistance(x, HUB_HEIGHT + up * midpoint, forward * midpoint) < RADIUS) inside = midpoint;
    else outside = midpoint;
  }
  return [x, HUB_HEIGHT + up * outside, forward * outside];
}
