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

/**
 * Each thing lies on those before it, where it comes to rest when it is let down from above.
 * @param along metres by which each is beside the centre of the first, along its width. Default none.
 */
export function placeStack(
  bodies: readonly Body[],
  turns: readonly number[],
  random: Random,
  along: readonly number[] = [],
): readonly Place[] {
  const below: Solid[] = [];
  let first = 0;
  return bodies.map((body, i): Place => {
    const { minX, maxX, minZ, maxZ } = extentOf([body.footprint]);
    const turn = turns[i]! + TURNED * between(random, -1, 1);
    if (i === 0) first = turn;
    const off = i === 0 ? 0 : ASIDE * body.width;
    const beside = along[i] ?? 0;
    const around = turned(turn, [
      off * between(random, -1, 1) + beside * Math.cos(first),
      0,
      off * between(random, -1, 1) + beside * Math.sin(first),
    ]);
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

/** Places before the middle of a seat that are tried, as shares of its depth, and the least height of a seat as a share. */
const [FORWARD, LEAST_SEAT] = [[0, 0.08, 0.16, 0.24, 0.32], 0.16] as const;

/** Distance between the middles of things side by side on a seat, as a share of their width. */
const SIDE_BY_SIDE = 1.02;

/** Things on a seat side by side: each as far from the back as it needs in order not to rest on it. */
export function placeOnSeat(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const [seat, ...things] = bodies as readonly [Body, ...Body[]];
  const [place] = placeStack([seat], turns, random) as readonly [Place];
  const solid = solidOf(trianglesOf(seat.parts, followedBy(seat.rest, turned(place.turn, place.at))));
  const step = SIDE_BY_SIDE * Math.max(...things.map(({ width }) => width));
  const placed = things.map((thing, i) => {
    const beside = (i - (things.length - 1) / 2) * step;
    return onSeat(thing, seat, place, solid, beside, between(random, -1, 1));
  });
  return [place, ...placed];
}

/**
 * @param beside metres from the middle of the seat along its width.
 * @param about -1 to 1, by how much it is turned.
 */
function onSeat(thing: Body, seat: Body, place: Place, solid: Solid, beside: number, about: number): Place {
  const { minX, maxX, minZ, maxZ } = extentOf([thing.footprint]);
  const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  const turn = place.turn + 0.5 * TURNED * about;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [sideX, sideZ] = [beside * Math.cos(place.turn), beside * Math.sin(place.turn)];
  const tried = FORWARD.map((share): Place => {
    const ahead = share * seat.depth;
    // The front of the seat is turned with it.
    const [ax, az] = [sideX - Math.sin(place.turn) * ahead, sideZ + Math.cos(place.turn) * ahead];
    const at = [ax - (c * x - s * z), 0, az - (s * x + c * z)] as const;
    const lift = restingLift(trianglesOf(thing.parts, followedBy(thing.rest, turned(turn, at))), [solid]);
    return { turn, at: [at[0], lift, at[2]] };
  });
  const least = LEAST_SEAT * (seat.high - seat.low) - thing.low;
  const resting = tried.filter(({ at }) => at[1] >= least);
  return (resting.length > 0 ? resting : tried).reduce((best, next) => (next.at[1] < best.at[1] - 0.002 ? next : best));
}

/** Share of the width of a table over which the things on it are spread, and least distance between two of them. */
const [SPREAD, APART] = [0.46, 0.03];

/**
 * Several things on the first: those of one group stand on each other, and the groups side by side.
 * @param groups the group of each body from 1 on; that of the first is not read.
 */
export function placeOnTop(
  bodies: readonly Body[],
  turns: readonly number[],
  random: Random,
  groups: readonly number[],
): readonly Place[] {
  const [table, ...others] = bodies;
  const order = [...new Set(groups.slice(1))];
  const reach = (group: number): number =>
    Math.max(...others.flatMap((body, i) => (groups[i + 1] === group ? [Math.hypot(body.width, body.depth)] : [])));
  const widths = order.map(reach);
  const step = (SPREAD * table!.width) / Math.max(1, order.length - 1);
  const centres: number[] = [];
  for (const [i, width] of widths.entries())
    centres.push(i === 0 ? 0 : centres[i - 1]! + Math.max(step, (widths[i - 1]! + width) / 2 + APART));
  const middle = (centres.at(-1) ?? 0) / 2;
  const along = groups.map((group, i) => (i === 0 ? 0 : centres[order.indexOf(group)]! - middle));
  return placeStack(bodies, turns, random, along);
}
