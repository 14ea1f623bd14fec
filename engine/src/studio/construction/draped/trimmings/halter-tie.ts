import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { bodyDistance, bodySection } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { bowMeshes } from '../sewn-on/bow.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Radius of a cord in metres. */
const RADIUS = 0.0036;
/** Height, and distance from the centre, of the points of a halter in metres. */
const POINT = { height: 1.47, aside: 0.0475 };
/** Height of the nape in metres. */
const NAPE = 1.503;

/** The ties of a halter: its points continue as cords that are tied behind the neck. */
export function halterTie({ plan, random, detail }: TrimmingContext): Part[] {
  if (plan.neckline !== 'halter' || !plan.kind.bodice) return [];
  const part = { role: 'cloth', colourPart: 'straps' } as const;
  const start = pointAngle();
  const cords = ([-1, 1] as const).map((side): Part => {
    const points = Array.from({ length: STEPS + 1 }, (_, i) => {
      const a = lerp(start, Math.PI - 0.04, i / STEPS);
      return onNeck(side * a, lerp(POINT.height, NAPE, smoothstep(start, 2.2, a)));
    });
    const mesh = tubeMesh(smoothPath(points, 6), { radius: RADIUS, sides: 12, rows: 80 });
    return { ...part, name: side > 0 ? 'left cord' : 'right cord', mesh, solid: true };
  });
  const [, y, z] = onNeck(Math.PI, NAPE);
  const bow = { at: [0, y, z - 0.003] as const, front: [0, 0.1, -1] as const, loop: 0.05, width: 0.016 };
  const bows = bowMeshes({ ...bow, tails: [0.16, 0.19] }, random, detail);
  return [...cords, ...bows.map((mesh, i): Part => ({ ...part, name: `halter bow ${i + 1}`, mesh }))];
}

/** Number of steps of the path of a cord from its point to the nape. */
const STEPS = 14;

/** Angle from the front at which the skin is as far from the centre as the halter's points. */
function pointAngle(): number {
  for (let a = 0.3; a < 1.5; a += 0.02) if (onNeck(a, POINT.height)[0] > POINT.aside) return a;
  return 1.5;
}

/** Point where a horizontal ray from the centre of the neck leaves the skin, plus the cord's radius. */
function onNeck(a: number, y: number): MutableVec3 {
  const { centreZ } = bodySection(y);
  let inside = 0;
  let outside = 0.25;
  for (let i = 0; i < 22; i++) {
    const midpoint = (inside + outside) / 2;
    if (bodyDistance(Math.sin(a) * midpoint, y, centreZ + Math.cos(a) * midpoint) < RADIUS) inside = midpoint;
    else outside = midpoint;
  }
  return [Math.sin(a) * outside, y, centreZ + Math.cos(a) * outside];
}
