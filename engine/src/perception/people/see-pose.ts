import { fromSquare, viewSquare, type Square } from '../faces/view-square.ts';
import type { BodyPoint } from './findings.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { TfliteNetwork } from '../../foundation/networks/tflite/load-tflite.ts';

/** Side in pixels of the network's input and of the mask it returns. */
export const POSE_SIDE = 256;
/** Number of values of a point: x, y, depth, visibility and presence in the picture. */
const VALUES = 5;
/** Number of points. */
const POINTS = 33;
/** Index of the centre of the network's circle around the body. */
const CENTRE = 33;
/** Index of the point on that circle straight above its centre. */
const TOP = 34;
/** Side of the next square relative to the circle around the body, as in the training of the network. */
const MARGIN = 1.25;

export interface SeenPose {
  readonly points: readonly BodyPoint[];
  /** 0 to 1: how certain it is that there is a person. */
  readonly presence: number;
  /** The likelihood of this person at each place of `square`, 0 to 1, `POSE_SIDE` squared. */
  readonly shares: Float32Array;
  readonly square: Square;
  /** A tighter square for the next run, rotated upright along the body. */
  readonly next: Square;
}

/**
 * Runs the pose network once on a body; the square should leave a margin of a quarter. Source: BlazePose (Bazarevsky et
 * al. 2020), full model.
 */
export async function seePose(pose: TfliteNetwork, picture: EnginePixels, square: Square): Promise<SeenPose> {
  const [values, presence, logits] = await pose.run(viewSquare(picture, square, POSE_SIDE, [0, 1]), [0, 1, 2]);
  const at = (index: number) =>
    fromSquare(square, values![VALUES * index]! / POSE_SIDE, values![VALUES * index + 1]! / POSE_SIDE);
  const points = Array.from({ length: POINTS }, (_, index) => {
    const inView = logistic(values![VALUES * index + 3]!);
    return { ...at(index), presence: Math.min(inView, logistic(values![VALUES * index + 4]!)) };
  });
  const [middle, top] = [at(CENTRE), at(TOP)];
  const [dx, dy] = [top.x - middle.x, top.y - middle.y];
  const next = { ...middle, side: 2 * MARGIN * Math.hypot(dx, dy), angle: Math.atan2(dx, -dy) };
  return { points, presence: presence![0]!, shares: logits!.map(logistic), square, next };
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
