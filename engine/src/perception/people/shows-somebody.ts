import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { PersonNetwork } from '../../foundation/networks/person-network.ts';
import { findPeople, PEOPLE_SIDE, type People } from '../matting/network/find-people.ts';
import { plainBackground } from '../matting/plain-background.ts';
import type { BodyPoint } from './findings.ts';

/** Number of the pose's points that lie on the head: nose, eyes, ears and mouth. */
const HEAD_POINTS = 11;
/** Share of the points of the head that lie on the subject where it has one; a garment alone ends at its neckline. */
const ON_HEAD = 0.6;
/** Minimum share of the subject that people cover where the picture is about them; others are passers-by. */
const MIN_SHARE = 0.2;
/** Value from which a pixel or a cell belongs to the subject or to people. */
const SUBJECT = 128;
const PERSON = 0.5;

interface SomebodyRequest {
  readonly picture: EnginePixels;
  /** The picture in the size that the networks see. */
  readonly seen: EnginePixels;
  readonly network: PersonNetwork;
  /** The likeliest pose of the figure, however uncertain, in pixels of the picture; null where there is no figure. */
  readonly pose: readonly BodyPoint[] | null;
  /** Returns the matte of the picture's subject, one byte a pixel; called only where people may be seen. */
  readonly matteOf: () => Promise<Uint8Array>;
  readonly check: () => void;
}

/**
 * Whether a picture in which no body was recognised with certainty is about somebody nevertheless, such as a person
 * seen from behind or without a head. A garment that lies before a plain background may be mistaken for a person as
 * well; it has no head.
 */
export async function showsSomebody({
  picture,
  seen,
  network,
  pose,
  matteOf,
  check,
}: SomebodyRequest): Promise<boolean> {
  const people = await findPeople(seen, network, check);
  if (!people) return false;
  const matte = await matteOf();
  if (shareOfPeople(picture, people, matte) < MIN_SHARE) return false;
  return !plainBackground(picture) || (pose !== null && hasHead(picture, pose, matte));
}

function shareOfPeople({ width, height }: EnginePixels, { shares }: People, matte: Uint8Array): number {
  let [both, all] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * PEOPLE_SIDE) / height) * PEOPLE_SIDE;
    for (let x = 0; x < width; x++) {
      const value = matte[y * width + x]!;
      all += value;
      if (shares[row + Math.floor(((x + 0.5) * PEOPLE_SIDE) / width)]! >= PERSON) both += value;
    }
  }
  return both / Math.max(1, all);
}

function hasHead({ width, height }: EnginePixels, pose: readonly BodyPoint[], matte: Uint8Array): boolean {
  const isOnSubject = ({ x, y }: BodyPoint) =>
    x >= 0 && y >= 0 && x < width && y < height && matte[Math.floor(y) * width + Math.floor(x)]! >= SUBJECT;
  return pose.slice(0, HEAD_POINTS).filter(isOnSubject).length >= ON_HEAD * HEAD_POINTS;
}
