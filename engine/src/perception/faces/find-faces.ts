import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { detectFaces, type DetectedFace } from './detect-faces.ts';
import type { FaceNetworks } from './face-networks.ts';
import { measureFace, type Face } from './measure-face.ts';
import type { Square } from './view-square.ts';

/**
 * Minimum side of a face in pixels; smaller faces hold no detail to sharpen. A face is found where it fills about a
 * tenth of a square.
 */
const MIN_FACE = 24;
/** Minimum side of a search square, as a share of the picture's longer side: at most 300 squares of one size. */
const MIN_SHARE = 1 / 9;
/**
 * Minimum side of a search square in minimum faces: in a smaller one a face fills over a quarter, so it is found in
 * the next larger one too.
 */
const FACES_IN_SQUARE = 4;
/** Two boxes show the same face when they share at least this much of the area of the smaller one. */
const SAME_FACE = 0.35;

/**
 * Finds the faces of a picture, the most certain first. The detector is made for one face near the camera, so it runs
 * on squares of several sizes, which overlap by half or more; the mesh network then confirms or rejects each detection.
 * @param onSquare called before each square with the finished share, 0 to 1, and with 1 before each candidate; an error
 * it throws stops the search.
 */
export async function findFaces(
  { detector, mesh }: FaceNetworks,
  picture: EnginePixels,
  onSquare: (share: number) => void,
): Promise<readonly Face[]> {
  const squares = squaresOf(picture);
  const found: DetectedFace[] = [];
  for (const [index, square] of squares.entries()) {
    onSquare(index / squares.length);
    found.push(...(await detectFaces(detector, picture, square)));
  }
  const faces: Face[] = [];
  for (const candidate of distinct(found)) {
    onSquare(1);
    const face = candidate.side < MIN_FACE ? null : await measureFace(mesh, picture, candidate);
    if (face) faces.push(face);
  }
  return faces;
}

/** The whole picture, then squares of its shorter side, and of half of that, halved again down to the minimum. */
function squaresOf({ width, height }: EnginePixels): readonly Square[] {
  const longest = Math.max(width, height);
  const squares: Square[] = [{ x: width / 2, y: height / 2, side: longest, angle: 0 }];
  const min = Math.max(FACES_IN_SQUARE * MIN_FACE, longest * MIN_SHARE);
  for (let side = Math.min(width, height); side >= min; side /= 2)
    for (const y of centres(height, side)) for (const x of centres(width, side)) squares.push({ x, y, side, angle: 0 });
  return squares;
}

/** Centres of squares spread evenly from border to border, at most half a side apart. */
function centres(length: number, side: number): readonly number[] {
  const steps = Math.ceil((length - side) / (side / 2));
  return Array.from({ length: steps + 1 }, (_, index) => side / 2 + (steps && ((length - side) * index) / steps));
}

/** Non-maximum suppression: of overlapping boxes, the one with the highest score remains. */
function distinct(faces: readonly DetectedFace[]): readonly DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score))
    if (kept.every((other) => overlap(face, other) < SAME_FACE)) kept.push(face);
  return kept;
}

/** The shared area of two boxes as a share of the smaller one. */
function overlap(a: DetectedFace, b: DetectedFace): number {
  const shared = (one: number, other: number) =>
    Math.max(0, Math.min(one + a.side / 2, other + b.side / 2) - Math.max(one - a.side / 2, other - b.side / 2));
  const area = shared(a.centre.x, b.centre.x) * shared(a.centre.y, b.centre.y);
  return area / Math.min(a.side, b.side) ** 2;
}
