import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Face } from './measure-face.ts';
import { personNetworks, type PersonNetworks } from '../../foundation/networks/person-networks.ts';
import { centroid, distanceBetween, type Point } from './point.ts';
import { fromSquare, viewSquare, type Square } from './view-square.ts';

export interface Hand {
  readonly centre: Point;
  /** Distance from the centre to the finger tips in pixels. */
  readonly radius: number;
}

/** Side of both networks' input in pixels. */
const SIDE = 256;
/** Values for each point: x, y, depth, visibility and presence in the picture. */
const VALUES = 5;
/** Elbow, wrist and the first knuckles of little finger, index and thumb, of the left and of the right arm. */
const ARMS = [
  [13, 15, 17, 19, 21],
  [14, 16, 18, 20, 22],
] as const;
/** The pose network's minimum certainty that a square holds a body, 0 to 1. */
const MIN_PRESENCE = 0.5;
/** Minimum visibility of a wrist and an index finger, 0 to 1; the network guesses the positions of hidden ones. */
const MIN_VISIBILITY = 0.6;
/** The mask value from which a cell more likely shows a person than not. */
const PERSON = 0.5;
/** Side of the square around a body relative to the body, as in the training of the pose network. */
const MARGIN = 1.25;
/** Minimum value of the person mask at a hand; it is lower than PERSON, because fingers are narrower than a cell. */
const MIN_MASK = 0.4;
/** A person must cover at least this share of all pixels. */
const MIN_PERSON = 0.01;
/** Distance of the centre of a body with its arms below the face, in face widths. */
const BODY_BELOW = 5;
/** Side of a square that holds a body with its arms, in face widths. It is larger than that of `body-squares.ts`. */
const BODY_SIDE = 15;
/** Radius of a hand as a multiple of the distance from wrist to knuckles. */
const OF_PALM = 1.3;
/** Minimum radius of a hand as a share of the forearm. */
const OF_FOREARM = 0.45;
/** Minimum radius in pixels; smaller hands hold no detail to sharpen. */
const MIN_RADIUS = 8;

/**
 * Finds the hands of the people in a picture. Each face gives the position of a body; when there is no face, the mask
 * of all people does. The pose network then locates the hands. Hidden hands, and hands outside the person mask, are
 * left out.
 * @param check called before each person; an error it throws stops the search.
 */
export async function findHands(
  picture: EnginePixels,
  faces: readonly Face[],
  onLoading: () => void,
  check: () => void,
): Promise<readonly Hand[]> {
  const networks = await personNetworks(onLoading);
  const whole = {
    x: picture.width / 2,
    y: picture.height / 2,
    side: Math.max(picture.width, picture.height),
    angle: 0,
  };
  const [mask] = await networks.mask.run(viewSquare(picture, whole, SIDE, [0, 1]), [0]);
  const body = bodyOf(mask!, whole);
  const bodies = faces.length > 0 ? faces.map(belowFace) : body ? [body] : [];
  const hands: Hand[] = [];
  for (const square of bodies) {
    check();
    for (const hand of await handsOf(networks, picture, square)) {
      const known = hands.some(({ centre, radius }) => distanceBetween(centre, hand.centre) < radius);
      if (!known && maskAt(mask!, whole, hand.centre) > MIN_MASK) hands.push(hand);
    }
  }
  return hands;
}

/** A square around everything in the mask, with a quarter more; null when the mask is nearly empty. */
function bodyOf(mask: Float32Array, whole: Square): Square | null {
  let [left, top, right, bottom, count] = [SIDE, SIDE, 0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! < PERSON) continue;
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    count++;
  }
  if (count < MIN_PERSON * mask.length) return null;
  const centre = fromSquare(whole, (left + right + 1) / 2 / SIDE, (top + bottom + 1) / 2 / SIDE);
  return { ...centre, side: (MARGIN * Math.max(right - left, bottom - top) * whole.side) / SIDE, angle: 0 };
}

function belowFace({ oval, width }: Face): Square {
  const x = oval.reduce((sum, point) => sum + point.x, 0) / oval.length;
  const y = oval.reduce((sum, point) => sum + point.y, 0) / oval.length;
  return { x, y: y + BODY_BELOW * width, side: BODY_SIDE * width, angle: 0 };
}

async function handsOf({ pose }: PersonNetworks, picture: EnginePixels, square: Square): Promise<readonly Hand[]> {
  const [points, presence] = await pose.run(viewSquare(picture, square, SIDE, [0, 1]), [0, 1]);
  if (presence![0]! < MIN_PRESENCE) return [];
  const at = (index: number): Point =>
    fromSquare(square, points![VALUES * index]! / SIDE, points![VALUES * index + 1]! / SIDE);
  const seen = (index: number): boolean => 1 / (1 + Math.exp(-points![VALUES * index + 3]!)) > MIN_VISIBILITY;
  return ARMS.flatMap(([elbow, wrist, little, index, thumb]) => {
    const centre = centroid([at(little), at(index), at(thumb)]);
    const radius = Math.max(
      OF_PALM * distanceBetween(centre, at(wrist)),
      OF_FOREARM * distanceBetween(at(elbow), at(wrist)),
    );
    return seen(wrist) && seen(index) && radius >= MIN_RADIUS ? [{ centre, radius }] : [];
  });
}

/** The value of the mask at a point; 0 outside the picture. */
function maskAt(mask: Float32Array, { x, y, side }: Square, point: Point): number {
  const column = Math.floor(((point.x - x) / side + 0.5) * SIDE);
  const row = Math.floor(((point.y - y) / side + 0.5) * SIDE);
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? 0 : mask[row * SIDE + column]!;
}
