import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import { PEOPLE_SIDE, type People } from './find-people.ts';
import type { Frame } from './network-square.ts';
import { regionsOf } from '../regions-of.ts';

/** Share below which the background network is certain of the background. */
const SURELY_BACKGROUND = 0.04;
/** Share above which the background network is certain of the subject. */
const SURELY_SUBJECT = 0.97;
/** Minimum share of uncertain pixels in a neighbourhood; edges and strands of hair have fewer. */
const WIDE = 0.45;
/** Radius in pixels of the neighbourhood whose uncertain pixels are counted. */
const REACH = 6;
/** Minimum share of uncertain pixels in a picture; hair and fur alone stay below. */
const MIN_DOUBT = 0.08;
/** Share of a person from which an uncertain pixel begins to count as that person. */
const PERSON_FROM = 0.55;
/** Share of a person from which an uncertain pixel counts completely as that person. */
const PERSON_TO = 0.85;
/** Mean share of people in a neighbourhood, below which an uncertain pixel in a crowd is removed. */
const NOBODY = 0.05;
/** Mean share of people above which an uncertain pixel is left unchanged. */
const MIN_PEOPLE_SHARE = 0.3;
/** Radius in cells of `People.shares` within which the share of people is averaged; it includes what hands hold. */
const NEIGHBOURHOOD_RADIUS = 6;
/** A separate region in a crowd that is smaller than this share of the subject is removed. */
const SPECK = 0.006;
/** Pixels with at least this share connect regions with each other. */
const MIN_CONNECTING_SHARE = 0.08;

/** Whether so much of an answer is uncertain that running the person network is worth its time. */
export function isPatchy(shares: Float32Array): boolean {
  let unsure = 0;
  for (const share of shares) if (share > SURELY_BACKGROUND && share < SURELY_SUBJECT) unsure++;
  return unsure > MIN_DOUBT * shares.length;
}

/**
 * Completes people where the background network is uncertain: people who stand behind others are half transparent in
 * its answer. In a crowd, uncertain pixels away from people are removed, such as lamps and signs above heads. Pixels
 * that are certainly subject, thin edges and hair are not completed.
 * @param shares 0 to 1, `side` squared, for `frame` of a picture.
 * @param people The people found in the whole picture.
 * @returns a new plane.
 */
export function joinPeople(
  shares: Float32Array,
  side: number,
  people: People,
  { frame, width, height }: { readonly frame: Frame; readonly width: number; readonly height: number },
): Float32Array {
  const unsure = shares.map((share) => (share > SURELY_BACKGROUND && share < SURELY_SUBJECT ? 1 : 0));
  const wide = blur(unsure, side, side, REACH);
  const joined = shares.slice();
  const near = people.isCrowd ? blur(people.shares, PEOPLE_SIDE, PEOPLE_SIDE, NEIGHBOURHOOD_RADIUS) : null;
  for (let y = 0; y < side; y++) {
    const row = ((frame.top + ((y + 0.5) / side) * frame.height) / height) * PEOPLE_SIDE - 0.5;
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      if (wide[i]! < WIDE || shares[i]! >= SURELY_SUBJECT) continue;
      const column = ((frame.left + ((x + 0.5) / side) * frame.width) / width) * PEOPLE_SIDE - 0.5;
      const person = smoothstep(
        PERSON_FROM,
        PERSON_TO,
        readPlane(people.shares, PEOPLE_SIDE, PEOPLE_SIDE, column, row),
      );
      const kept = near
        ? smoothstep(NOBODY, MIN_PEOPLE_SHARE, readPlane(near, PEOPLE_SIDE, PEOPLE_SIDE, column, row))
        : 1;
      joined[i] = Math.max(kept * shares[i]!, person);
    }
  }
  return people.isCrowd ? withoutSpecks(joined, side) : joined;
}

function withoutSpecks(shares: Float32Array, side: number): Float32Array {
  const seen = Uint8Array.from(shares, (share) => (share > MIN_CONNECTING_SHARE ? 1 : 0));
  const regions = regionsOf(seen, side);
  const all = regions.reduce((sum, region) => sum + region.length, 0);
  for (const region of regions) if (region.length < SPECK * all) for (const i of region) shares[i] = 0;
  return shares.map((share) => (share > MIN_CONNECTING_SHARE ? share : 0));
}
