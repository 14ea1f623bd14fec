/**
 * Finds the person of a picture, for the tools that dress or select one: the largest and most central body, its 33
 * points, its mask and its face. It runs on the thread of the networks and stores nothing.
 */
import { faceNetworks } from '../faces/face-networks.ts';
import { findFaces } from '../faces/find-faces.ts';
import type { Face } from '../faces/measure-face.ts';
import { viewSquare, type Square } from '../faces/view-square.ts';
import type { PictureFindings } from './findings.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { personNetwork } from '../../foundation/networks/person-network.ts';
import { personNetworks } from '../../foundation/networks/person-networks.ts';
import { squareAround, squaresBelow } from './body-squares.ts';
import { maskOfPerson } from './mask-of-person.ts';
import { scalePlaces } from './scale-findings.ts';
import { POSE_SIDE, seePose, type SeenPose } from './see-pose.ts';
import { showsSomebody } from './shows-somebody.ts';
import { withLongestSide } from './with-longest-side.ts';

/** Minimum presence of a body below a face, 0 to 1; the first run may score less, because its frame is rough. */
const MIN_PRESENCE = 0.6;
/** Side of a tighter frame relative to the figure, in which the figure is checked when no face was found. */
const CHECK_FRAME_SCALE = 0.8;
/** Minimum score in that frame, which a garment, a dress form or a thing does not reach. */
const MIN_PRESENCE_IN_CHECK = 0.95;
/** Minimum presence of the more certain wrist, because dress forms have no hands. */
const MIN_WRIST = 0.5;
/** Number of runs on a body, each framed by the one before, because the first may be framed by a face alone. */
const RUNS = 3;
/**
 * Share of the best run's certainty and spread that a later run must reach to be preferred, as its frame fits the body
 * better. Good runs differ by one per cent, which the noise of a picture decides; a run that confuses left and right
 * falls far below.
 */
const MIN_SHARE_OF_BEST = 0.9;
/**
 * Longest side in pixels of the picture that the networks see. Every picture is brought to it, so that a photograph
 * gives the same findings at every size: the face detector has a smallest face in pixels, and squares of the same share
 * of a picture are sampled equally finely.
 */
const SEEN_SIDE = 1024;
/**
 * Minimum width of a face, as a share of `SEEN_SIDE`, that makes a picture one of a person also where no body is found
 * below it. Smaller ones are passers-by and prints.
 */
const OWN_FACE = 0.06;
/** Pairs of points that coincide when the network cannot distinguish left from right. */
const PAIRS = [
  [11, 12],
  [13, 14],
  [23, 24],
] as const;

/**
 * Finds the person of a picture.
 * @param matteOf returns the matte of the picture's subject, one byte a pixel; called only when there may be a person.
 * @param check called between runs of the networks; may throw to stop.
 * @returns the person, or null where none was found; `unposed` is true when somebody is seen whose body was not recognised.
 */
export async function findPerson(
  picture: EnginePixels,
  matteOf: () => Promise<Uint8Array>,
  check: () => void,
): Promise<Pick<PictureFindings, 'person' | 'unposed'>> {
  const { mask: maskNetwork, pose } = await personNetworks(check);
  const seen = await withLongestSide(picture, SEEN_SIDE);
  const faces = await findFaces(await faceNetworks(check), seen, check);
  const whole = { x: seen.width / 2, y: seen.height / 2, side: Math.max(seen.width, seen.height), angle: 0 };
  const [figures] = await maskNetwork.run(viewSquare(seen, whole, POSE_SIDE, [0, 1]), [0]);
  const figure = squareAround(figures!, POSE_SIDE, whole);
  let best: SeenPose | null = null;
  for (const square of squaresBelow(faces, seen)) {
    const body = await lookCloser(square);
    if (body.presence >= MIN_PRESENCE && (!best || weightOf(body, seen) > weightOf(best, seen))) best = body;
  }
  if (!best && figure && (await isPersonInFrame(figure))) best = await lookCloser(figure);
  const [sx, sy] = [picture.width / seen.width, picture.height / seen.height];
  if (!best) {
    const hasFace = faces.some(({ width }) => width >= OWN_FACE * SEEN_SIDE);
    return { person: null, unposed: hasFace || (await detectUnposedPerson()) };
  }
  const face = faceOf(best, faces);
  const square = { ...best.square, x: best.square.x * sx, y: best.square.y * sy, side: best.square.side * sx };
  const person = {
    mask: maskOfPerson(picture, { shares: best.shares, square }, await matteOf(), check),
    ...scalePlaces({ pose: best.points, face: face && boxOf(face) }, sx, sy),
    people: Math.max(1, faces.length),
  };
  return { person, unposed: false };

  async function lookCloser(first: Square): Promise<SeenPose> {
    const looks = [await seePose(pose, seen, first)];
    while (looks.length < RUNS) {
      check();
      looks.push(await seePose(pose, seen, looks.at(-1)!.next));
    }
    const certain = looks.map((look) => look.presence * spreadOf(look));
    const enough = MIN_SHARE_OF_BEST * Math.max(...certain);
    return looks.findLast((_, index) => certain[index]! >= enough)!;
  }

  async function detectUnposedPerson(): Promise<boolean> {
    const closer = figure && (await lookCloser(figure));
    const body = closer && {
      presence: closer.presence,
      points: scalePlaces({ pose: closer.points, face: null }, sx, sy).pose,
    };
    return showsSomebody({ picture, seen, network: await personNetwork(check), body, matteOf, check });
  }

  async function isPersonInFrame(square: Square): Promise<boolean> {
    check();
    const { presence, points } = await seePose(pose, seen, { ...square, side: CHECK_FRAME_SCALE * square.side });
    return presence >= MIN_PRESENCE_IN_CHECK && Math.max(points[15]!.presence, points[16]!.presence) >= MIN_WRIST;
  }
}

const spreadOf = ({ points }: SeenPose): number =>
  PAIRS.reduce((sum, [a, b]) => sum + Math.hypot(points[a]!.x - points[b]!.x, points[a]!.y - points[b]!.y), 0);

/** Prefers large and central bodies; the length of the trunk measures the size. */
function weightOf({ points, presence }: SeenPose, { width }: EnginePixels): number {
  const [left, right, leftHip, rightHip] = [points[11]!, points[12]!, points[23]!, points[24]!];
  const trunk = Math.hypot(left.x + right.x - leftHip.x - rightHip.x, left.y + right.y - leftHip.y - rightHip.y);
  return presence * trunk * (1 - Math.abs((left.x + right.x) / 2 / width - 0.5));
}

/** The face whose centre is nearest to the nose of the pose, at most its own width away. */
function faceOf({ points }: SeenPose, faces: readonly Face[]): Face | null {
  const nose = points[0]!;
  const away = (face: Face) => {
    const { x, y, width, height } = boxOf(face);
    return Math.hypot(x + width / 2 - nose.x, y + height / 2 - nose.y) / face.width;
  };
  const nearest = [...faces].sort((a, b) => away(a) - away(b))[0];
  return nearest && away(nearest) < 1 ? nearest : null;
}

function boxOf({ oval }: Face) {
  const xs = oval.map(({ x }) => x);
  const ys = oval.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
