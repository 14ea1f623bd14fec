import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import { PEOPLE_SIDE, type People } from './find-people.ts';
import type { Frame } from './network-square.ts';
import { regionsOf } from '../regions-of.ts';

/** Shares between which the network of the background cannot tell. */
const SURELY_GROUND = 0.04;
const SURELY_SUBJECT = 0.97;
/** Of the pixels within reach, so many must be in doubt: an edge or a strand of hair is none. */
const WIDE = 0.45;
const REACH = 6;
/** Hair and fur alone stay below this share of a picture. */
const MIN_DOUBT = 0.08;
/** Shares of a person from which, and from which altogether, a doubtful pixel is one. */
const FROM = 0.55;
const TO = 0.85;
/** Shares of a person, on the mean of a neighbourhood, below which a doubtful pixel in a crowd belongs to nobody. */
const NOBODY = 0.05;
const SOMEBODY = 0.3;
/** Half the width of that neighbourhood, in cells of the field: what hands hold lies within. */
const BESIDE = 6;
/** What stands apart in a crowd and is smaller than this share of all that is left is no person of it. */
const SPECK = 0.006;
/** From this share on a pixel keeps what is beside it from standing apart. */
const SEEN = 0.08;

/** Whether so much of an answer is in doubt that asking for people is worth its time. */
export function isPatchy(shares: Float32Array): boolean {
  let unsure = 0;
  for (const share of shares) if (share > SURELY_GROUND && share < SURELY_SUBJECT) unsure++;
  return unsure > MIN_DOUBT * shares.length;
}

/**
 * Makes people whole where the network of the background is unsure of them: those who stand behind others are half
 * there in its answer, and nobody is half transparent. In a crowd what it is unsure of and where nobody is goes: lamps and
 * signs above heads. What it is sure of stays, and so do edges and hair.
 *
 * @param shares 0 to 1, `side` squared, for `frame` of a picture. @param people of the picture.
 * @returns a new plane.
 */
export function joinPeople(
  shares: Float32Array,
  side: number,
  people: People,
  { frame, width, height }: { readonly frame: Frame; readonly width: number; readonly height: number },
): Float32Array {
  const unsure = shares.map((share) => (share > SURELY_GROUND && share < SURELY_SUBJECT ? 1 : 0));
  const wide = blur(unsure, side, side, REACH);
  const joined = shares.slice();
  const near = people.isCrowd ? blur(people.shares, PEOPLE_SIDE, PEOPLE_SIDE, BESIDE) : null;
  for (let y = 0; y < side; y++) {
    const row = ((frame.top + ((y + 0.5) / side) * frame.height) / height) * PEOPLE_SIDE - 0.5;
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      if (wide[i]! < WIDE || shares[i]! >= SURELY_SUBJECT) continue;
      const column = ((frame.left + ((x + 0.5) / side) * frame.width) / width) * PEOPLE_SIDE - 0.5;
      const person = smoothstep(FROM, TO, readPlane(people.shares, PEOPLE_SIDE, PEOPLE_SIDE, column, row));
      const kept = near ? smoothstep(NOBODY, SOMEBODY, readPlane(near, PEOPLE_SIDE, PEOPLE_SIDE, column, row)) : 1;
      joined[i] = Math.max(kept * shares[i]!, person);
    }
  }
  return people.isCrowd ? withoutSpecks(joined, side) : joined;
}

function withoutSpecks(shares: Float32Array, side: number): Float32Array {
  const seen = Uint8Array.from(shares, (share) => (share > SEEN ? 1 : 0));
  const regions = regionsOf(seen, side);
  const all = regions.reduce((sum, region) => sum + region.length, 0);
  for (const region of regions) if (region.length < SPECK * all) for (const i of region) shares[i] = 0;
  return shares.map((share) => (share > SEEN ? share : 0));
}
