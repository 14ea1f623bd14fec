import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { TfliteNetwork } from '../../foundation/networks/tflite/load-tflite.ts';
import type { DetectedFace } from './detect-faces.ts';
import { centroid, type Point } from './point.ts';
import { fromSquare, viewSquare, type Square } from './view-square.ts';

/** A face whose features are known. */
export interface Face {
  readonly oval: readonly Point[];
  /** Outlines of the eyes with lids, the brows, and the lips. */
  readonly features: readonly (readonly Point[])[];
  /** Centres of the eyes, the tip of the nose and the corners of the mouth; of each pair the left one in the model first. */
  readonly anchors: readonly [Point, Point, Point, Point, Point];
  /** Pixels from temple to temple. */
  readonly width: number;
}

/** Side of the mesh network's input in pixels. */
const MESH_SIDE = 192;
/** The mesh network expects a quarter of a face as a margin on every side. */
const MARGIN = 1.5;
/** The network's minimum certainty that the square shows a face, 0 to 1. */
const MIN_PRESENCE = 0.5;

/** Points of the canonical face model (MediaPipe, `face_mesh_connections`). */
const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
const FEATURES = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
  [46, 53, 52, 65, 55, 107, 66, 105, 63, 70],
  [276, 283, 282, 295, 285, 336, 296, 334, 293, 300],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
];
const [TEMPLE, OTHER_TEMPLE] = [234, 454];
const NOSE_TIP = 4;
const [MOUTH_CORNER, OTHER_MOUTH_CORNER] = [61, 291];

/** Locates the features of a detected face; null when the mesh network rejects it as a face. */
export async function measureFace(
  mesh: TfliteNetwork,
  picture: EnginePixels,
  { centre, side, angle }: DetectedFace,
): Promise<Face | null> {
  const square: Square = { ...centre, side: side * MARGIN, angle };
  const [points, presence] = await mesh.run(viewSquare(picture, square, MESH_SIDE, [0, 1]), [0, 1]);
  if (1 / (1 + Math.exp(-presence![0]!)) < MIN_PRESENCE) return null;
  // The network returns x, y and depth for each point.
  const pointAt = (index: number): Point =>
    fromSquare(square, points![3 * index]! / MESH_SIDE, points![3 * index + 1]! / MESH_SIDE);
  const [a, b] = [pointAt(TEMPLE), pointAt(OTHER_TEMPLE)];
  return {
    oval: OVAL.map(pointAt),
    features: FEATURES.map((outline) => outline.map(pointAt)),
    anchors: [
      centroid(FEATURES[0]!.map(pointAt)),
      centroid(FEATURES[1]!.map(pointAt)),
      pointAt(NOSE_TIP),
      pointAt(MOUTH_CORNER),
      pointAt(OTHER_MOUTH_CORNER),
    ],
    width: Math.hypot(a.x - b.x, a.y - b.y),
  };
}
