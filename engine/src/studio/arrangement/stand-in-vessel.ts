/** Cut flowers and sprigs that stand in an open vessel, fanned out over its mouth. */
import { between, type Random } from '../../foundation/geometry/random.ts';
import type { ScenePart } from '../parts/scene.ts';
import { bodyOf, type Body, type Place } from './body.ts';
import { followedBy, rolled, STILL, tipped, turned } from './pose.ts';
import { trianglesOf } from './solid.ts';

/** Share of a stem that is in the vessel: of the leafy ones in the narrow neck of a vase less than in an open jug. */
const SUNK = { deep: 0.5, high: 0.3 } as const;
/** Share of the depth of the vessel to which stems reach at most. */
const DEEPEST = 0.86;
/** Share of the radius of the mouth at which the outer stems leave it, and their largest lean in radians. */
const [OUTSIDE, LEAN] = [0.5, 0.34];
/** Share of the height of a vessel, from its top, in which its mouth is measured. */
const MOUTH = 0.06;
const GOLDEN_ANGLE = 2.39996;

/**
 * Stems in a vessel that stands at a place. Each of `stems` lies along z with its head towards -z, or towards +z where
 * `isHeadAhead` says so; `sunk` says how much of them is inside; the result are bodies in their places.
 */
export function standInVessel(
  vessel: { readonly body: Body; readonly place: Place },
  stems: readonly { readonly parts: readonly ScenePart[]; readonly isHeadAhead: boolean }[],
  sunk: keyof typeof SUNK,
  random: Random,
): readonly { readonly body: Body; readonly place: Place }[] {
  const { body, place } = vessel;
  const [cx, , cz] = place.at;
  const top = body.high + place.at[1];
  const depth = body.high - body.low;
  const radius = mouthRadius(vessel, top - MOUTH * depth, cx, cz);
  const start = between(random, 0, 6);
  return stems.map(({ parts, isHeadAhead }, i) => {
    const upright = tipped(isHeadAhead ? Math.PI / 2 : -Math.PI / 2);
    const standing = bodyOf(parts, upright);
    const long = standing.high - standing.low;
    const inside = Math.min(SUNK[sunk] * long, DEEPEST * depth);
    const [x, z] = stemAxis(parts, upright, standing.low + 0.3 * long);
    const spread = stems.length === 1 ? 0.35 : Math.sqrt((i + 0.5) / stems.length);
    const away = OUTSIDE * radius * spread;
    const lean = Math.min(LEAN * spread, Math.atan((0.8 * radius + away) / Math.max(1e-6, inside))) * between(random, 0.8, 1.05);
    const angle = start + i * GOLDEN_ANGLE;
    const atMouth = followedBy(upright, { ...STILL, at: [-x, -(standing.low + inside), -z] });
    const leaning = followedBy(rolled(-lean), turned(angle, [cx + away * Math.cos(angle), top - 0.02 * depth, cz + away * Math.sin(angle)]));
    return { body: bodyOf(parts, followedBy(atMouth, leaning)), place: { turn: 0, at: [0, 0, 0] as const } };
  });
} // prettier-ignore

/** Where a stem is, at a height, on the ground plane. */
function stemAxis(parts: readonly ScenePart[], pose: typeof STILL, height: number): readonly [x: number, z: number] {
  const stem = parts.filter(({ name }) => name.endsWith('stem'));
  const points = trianglesOf(stem.length > 0 ? stem : parts, pose);
  let [x, z, count] = [0, 0, 0];
  for (let k = 0; k < points.length; k += 3) {
    if (points[k + 1]! > height) continue;
    [x, z, count] = [x + points[k]!, z + points[k + 2]!, count + 1];
  }
  return count === 0 ? [0, 0] : [x / count, z / count];
}

/** Mean distance in metres of the rim from the axis of a vessel. */
function mouthRadius({ body, place }: { readonly body: Body; readonly place: Place }, from: number, cx: number, cz: number) {
  const points = trianglesOf(body.parts, followedBy(body.rest, turned(place.turn, place.at)));
  const away: number[] = [];
  for (let k = 0; k < points.length; k += 3) if (points[k + 1]! >= from) away.push(Math.hypot(points[k]! - cx, points[k + 2]! - cz));
  away.sort((a, b) => a - b);
  // Handles and spouts are further out.
  return away[Math.floor(away.length * 0.3)] ?? body.width / 3;
} // prettier-ignore
