import { TAU } from '../../foundation/geometry/interpolation.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Body, Place } from './body.ts';
import { clearance, extentOf, gapBetween, movedFootprint, type Footprint } from './footprint.ts';

/** Metres between props and what is beside them. */
const GAP = 0.004;
/** Number of tries for a scattered prop at its first distance. */
const TRIES = 60;
/** Factor by which the distance grows with each further try. */
const GROWTH = 1.02;

/** What is on the ground so far: outlines, and the outline of the product among them. */
export interface Taken {
  readonly footprints: Footprint[];
  readonly product: readonly Footprint[];
}

const placeAt = (body: Body, turn: number, x: number, z: number): Place => ({ turn, at: [x, -body.low, z] });

/** The outline of a body that is turned, with its centre at the origin, and the centre that it had. */
function centred(body: Body, turn: number) {
  const around = movedFootprint(body.footprint, turn, 0, 0);
  const { minX, maxX, minZ, maxZ } = extentOf([around]);
  const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  return { outline: movedFootprint(around, 0, -x, -z), x, z };
}

/** Props close to the product, two on each side: one beside its front, the next in front of that. */
export function placeBeside(
  bodies: readonly Body[],
  taken: Taken,
  random: Random,
  first: number,
  only: -1 | 1 | null = null,
): readonly Place[] {
  const { minX, maxX, minZ, maxZ } = extentOf(taken.product);
  return bodies.map((body, i): Place => {
    const turn = between(random, -0.7, 0.7);
    const { outline, x, z } = centred(body, turn);
    const side = only ?? ((first + Math.floor((i + 1) / 2)) % 2 === 0 ? 1 : -1);
    const depth = (maxZ - minZ) * between(random, 0.15, 0.5);
    const along = maxZ - depth + (i % 2 === 0 ? 0 : body.depth * between(random, 0.75, 0.95));
    const from = movedFootprint(outline, 0, 0, along);
    const clear = clearance(from, taken.footprints, [side, 0], GAP + body.width * between(random, 0.02, 0.1));
    // What is in front of the product must not hide its centre.
    const reach = Math.max(clear, 0.45 * (maxX - minX) + 0.4 * body.width);
    taken.footprints.push(movedFootprint(from, 0, side * reach, 0));
    return placeAt(body, turn, side * reach - x, along - z);
  });
}

/** Props in front of the product, on both sides of its middle. */
export function placeInFront(bodies: readonly Body[], taken: Taken, random: Random, only: -1 | 1 | null): readonly Place[] {
  const { minX, maxX } = extentOf(taken.product);
  return bodies.map((body, i): Place => {
    const turn = between(random, -0.6, 0.6);
    const { outline, x, z } = centred(body, turn);
    const half = (maxX - minX) / 2;
    const side = only ?? (i % 2 === 0 ? 1 : -1);
    const across = (minX + maxX) / 2 + side * (half * between(random, 0.35, 0.95) + 0.2 * body.width);
    const from = movedFootprint(outline, 0, across, 0);
    const reach = clearance(from, taken.footprints, [0, 1], GAP * 2);
    taken.footprints.push(movedFootprint(from, 0, 0, reach));
    return placeAt(body, turn, across - x, reach - z);
  });
} // prettier-ignore

/** Props behind the product, partly hidden by it. */
export function placeBehind(bodies: readonly Body[], taken: Taken, random: Random): readonly Place[] {
  const { minX, maxX } = extentOf(taken.product);
  return bodies.map((body, i): Place => {
    const turn = between(random, -0.6, 0.6);
    const { outline, x, z } = centred(body, turn);
    const share = bodies.length === 1 ? between(random, 0.7, 0.95) : (i + 0.5) / bodies.length;
    const across = minX + (maxX - minX) * (1.3 * share - 0.15);
    const from = movedFootprint(outline, 0, across, 0);
    const reach = clearance(from, taken.footprints, [0, -1], GAP * 2);
    taken.footprints.push(movedFootprint(from, 0, 0, -reach));
    return placeAt(body, turn, across - x, -reach - z);
  });
}

/**
 * Props all round the product, more in front of it than behind, at random distances up to the root of `furthest` sizes.
 */
export function placeScattered(
  bodies: readonly Body[],
  taken: Taken,
  random: Random,
  furthest: number,
  only: -1 | 1 | null = null,
): readonly Place[] {
  const { minX, maxX, minZ, maxZ } = extentOf(taken.product);
  const [halfX, halfZ] = [(maxX - minX) / 2, (maxZ - minZ) / 2];
  const [middleX, middleZ] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  return bodies.map((body): Place => {
    const turn = between(random, -Math.PI, Math.PI);
    const { outline, x, z } = centred(body, turn);
    const start = between(random, 0, TAU);
    let far = Math.sqrt(between(random, 1, furthest));
    for (let tried = 0; ; tried++) {
      const angle = start + tried * 2.4;
      // Fewer lie behind the product, where they are hidden.
      const behind = Math.cos(angle) < -0.2 ? 1.35 : 1;
      const size = Math.max(body.width, body.depth);
      const aside = only === null ? Math.sin(angle) : only * Math.abs(Math.sin(angle));
      const across = middleX + aside * far * (halfX + size * 0.6);
      const along = middleZ + Math.cos(angle) * far * behind * (Math.max(halfZ, 0.55 * halfX) + size * 0.6);
      const spot = movedFootprint(outline, 0, across, along);
      const isAside = only === null || only * (across - middleX) > 0.4 * halfX;
      if (isAside && taken.footprints.every((other) => gapBetween(spot, other) >= GAP / 2)) {
        taken.footprints.push(spot);
        return placeAt(body, turn, across - x, along - z);
      }
      if (tried > TRIES) far *= GROWTH;
    }
  });
}
