import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { TfliteNetwork } from '../../foundation/networks/tflite/load-tflite.ts';
import type { Point } from './point.ts';
import { fromSquare, viewSquare, type Square } from './view-square.ts';

/** A face as the detector reports it: its position, size and rotation. */
export interface DetectedFace {
  readonly centre: Point;
  /** Side of the square box around the face in pixels, approximately the distance from temple to temple. */
  readonly side: number;
  /** Angle of the line from eye to eye, radians clockwise. */
  readonly angle: number;
  /** The detector's certainty that this is a face, 0 to 1. */
  readonly score: number;
}

/** Side of the detector's input in pixels. */
const DETECTOR_SIDE = 128;
/** Minimum certainty of the detector. Below it, it also reports leaves, folds and shadows. */
const MIN_SCORE = 0.5;
/** Cells per side and candidates per cell, for the network's two scales. */
const GRIDS = [
  [16, 2],
  [8, 6],
] as const;
/** Numbers for each candidate: a box and six points, of which the first two are the eyes. */
const VALUES = 16;

/** The network gives coordinates relative to the centres of these cells. */
const anchors: readonly Point[] = GRIDS.flatMap(([cells, candidates]) =>
  Array.from({ length: cells * cells * candidates }, (_, index) => {
    const cell = Math.floor(index / candidates);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/**
 * The faces in one square of the picture; the same face may be reported several times. Works best for faces that fill a
 * tenth of the square or more.
 */
export async function detectFaces(
  detector: TfliteNetwork,
  picture: EnginePixels,
  square: Square,
): Promise<readonly DetectedFace[]> {
  const view = viewSquare(picture, square, DETECTOR_SIDE, [-1, 1]);
  const [boxes, logits] = await detector.run(view, [0, 1]);
  return anchors.flatMap((anchor, index) => {
    const score = 1 / (1 + Math.exp(-logits![index]!));
    if (score < MIN_SCORE) return [];
    const point = (place: number): Point => {
      const at = VALUES * index + place;
      const u = anchor.x + boxes![at]! / DETECTOR_SIDE;
      const v = anchor.y + boxes![at + 1]! / DETECTOR_SIDE;
      return fromSquare(square, u, v);
    };
    const [right, left] = [point(4), point(6)];
    const side = (Math.max(boxes![VALUES * index + 2]!, boxes![VALUES * index + 3]!) / DETECTOR_SIDE) * square.side;
    return [{ centre: point(0), side, angle: Math.atan2(left.y - right.y, left.x - right.x), score }];
  });
}
