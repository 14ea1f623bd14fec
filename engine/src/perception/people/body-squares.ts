import type { Face } from '../faces/measure-face.ts';
import type { Square } from '../faces/view-square.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Distance of a body's centre below the face, in face widths. */
const BODY_BELOW = 4.4;
/** Side of a square that holds a body, in face widths. The search for hands uses a larger square (`find-hands.ts`). */
const BODY_SIDE = 13;
/** Maximum number of bodies that are examined: those of the largest and most central faces. */
const MAX_BODIES = 4;
/** Minimum share of the mask's cells that a figure must cover to be examined. */
const MIN_FIGURE = 0.01;
/** Side of a square relative to the figure in it, as in the training of the pose network. */
const MARGIN = 1.25;
/** The mask value from which a cell more likely shows a person than not. */
const PERSON = 0.5;

/** Squares in which bodies are expected: below the largest and most central faces, the likeliest first. */
export function squaresBelow(faces: readonly Face[], { width }: EnginePixels): readonly Square[] {
  return faces
    .map((face) => {
      const x = mean(face.oval.map((point) => point.x));
      const y = mean(face.oval.map((point) => point.y));
      const weight = face.width * (1 - Math.abs(x / width - 0.5));
      return { weight, square: { x, y: y + BODY_BELOW * face.width, side: BODY_SIDE * face.width, angle: 0 } };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_BODIES)
    .map(({ square }) => square);
}

/**
 * A square around the figure in a mask of `side` by `side` cells, which covers the square `whole` of the picture; null
 * when the mask is nearly empty.
 */
export function squareAround(shares: Float32Array, side: number, whole: Square): Square | null {
  let [left, top, right, bottom, count] = [side, side, 0, 0, 0];
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < PERSON) continue;
    const [x, y] = [i % side, Math.floor(i / side)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    count++;
  }
  if (count < MIN_FIGURE * shares.length) return null;
  const scale = whole.side / side;
  return {
    x: whole.x - whole.side / 2 + ((left + right + 1) / 2) * scale,
    y: whole.y - whole.side / 2 + ((top + bottom + 1) / 2) * scale,
    side: MARGIN * Math.max(right - left, bottom - top) * scale,
    angle: 0,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
