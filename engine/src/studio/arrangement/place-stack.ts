import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Body, Place } from './body.ts';
import { extentOf } from './footprint.ts';
import { followedBy, turned } from './pose.ts';
import { restingLift, solidOf, trianglesOf, type Solid } from './solid.ts';

/** Maximum angle in radians by which each thing is turned. */
const TURNED = 0.22;
/** Maximum distance of all but the lowest from the centre of the stack on each axis, as a share of the width. */
const ASIDE = 0.018;

/** Each thing lies on those before it, where it comes to rest when it is let down from above. */
export function placeStack(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const below: Solid[] = [];
  return bodies.map((body, i): Place => {
    const { minX, maxX, minZ, maxZ } = extentOf([body.footprint]);
    const turn = turns[i]! + TURNED * between(random, -1, 1);
    const off = i === 0 ? 0 : ASIDE * body.width;
    const around = turned(turn, [off * between(random, -1, 1), 0, off * between(random, -1, 1)]);
    // The centre of the footprint is above the origin before the turn.
    const rest = {
      ...body.rest,
      at: [body.rest.at[0] - (minX + maxX) / 2, body.rest.at[1], body.rest.at[2] - (minZ + maxZ) / 2] as const,
    };
    const pose = followedBy(rest, around);
    const triangles = trianglesOf(body.parts, pose);
    const lift = restingLift(triangles, below);
    for (let k = 1; k < triangles.length; k += 3) triangles[k] = triangles[k]! + lift;
    below.push(solidOf(triangles));
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
    return { turn, at: [around.at[0] - (c * x - s * z), lift, around.at[2] - (s * x + c * z)] };
  });
}
