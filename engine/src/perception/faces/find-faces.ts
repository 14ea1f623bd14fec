import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { detectFaces, type DetectedFace } from './detect-faces.ts';
import type { FaceNetworks } from './face-networks.ts';
import { measureFace, type Face } from './measure-face.ts';
import type { Square } from './view-square.ts';

/** A face is found where it fills a tenth of a square; smaller ones than this have nothing to sharpen. */
const MIN_FACE = 24;
/** The smallest squares, of the picture's longer side: 300 of them at the most. */
const MIN_SHARE = 1 / 9;
/** Two boxes of which one covers so much of the other are of one face. */
const SAME_FACE = 0.35;

/**
 * All faces of a picture, the surest first. The detector is made for one face near the camera, so it looks at squares
 * of several sizes, each half over the next; the mesh network then confirms or dismisses what it found.
 *
 * @param onSquare called before each look with the share that is done; what it throws stops the search.
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

/** The whole picture, then squares of its shorter side, and of half and a quarter of that. */
function squaresOf({ width, height }: EnginePixels): readonly Square[] {
  const longest = Math.max(width, height);
  const squares: Square[] = [{ x: width / 2, y: height / 2, side: longest, angle: 0 }];
  const least = Math.max(4 * MIN_FACE, longest * MIN_SHARE);
  for (let side = Math.min(width, height); side >= least; side /= 2)
    for (const y of centres(height, side)) for (const x of centres(width, side)) squares.push({ x, y, side, angle: 0 });
  return squares;
}

/** Evenly from border to border, at most half a side apart. */
function centres(length: number, side: number): readonly number[] {
  const steps = Math.ceil((length - side) / (side / 2));
  return Array.from({ length: steps + 1 }, (_, index) => side / 2 + (steps && ((length - side) * index) / steps));
}

/** Non-maximum suppression: of boxes that cover one another, the surest. */
function distinct(faces: readonly DetectedFace[]): readonly DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score))
    if (kept.every((other) => overlap(face, other) < SAME_FACE)) kept.push(face);
  return kept;
}

/** What two boxes share, of the smaller one. */
function overlap(a: DetectedFace, b: DetectedFace): number {
  const shared = (one: number, other: number) =>
    Math.max(0, Math.min(one + a.side / 2, other + b.side / 2) - Math.max(one - a.side / 2, other - b.side / 2));
  const area = shared(a.centre.x, b.centre.x) * shared(a.centre.y, b.centre.y);
  return area / Math.min(a.side, b.side) ** 2;
}
