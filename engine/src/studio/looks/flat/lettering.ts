import { drawStroke } from '../../../foundation/image/stroke.ts';
import type { InkPlane } from '../../../foundation/image/stroke.ts';

/**
 * The capital letters that the labels of views need, in the style of technical drawings: strokes in a cell of height 1,
 * with y down from the cap line. Strokes need no font. A new label may need further letters.
 */
const LETTERS: Readonly<Record<string, { readonly width: number; readonly strokes: readonly (readonly number[])[] }>> =
  {
    A: {
      width: 0.76,
      strokes: [
        [0, 1, 0.38, 0, 0.76, 1],
        [0.14, 0.65, 0.62, 0.65],
      ],
    },
    B: {
      width: 0.6,
      strokes: [
        [0, 0, 0, 1],
        [0, 0, 0.36, 0, 0.5, 0.1, 0.52, 0.25, 0.48, 0.4, 0.36, 0.48, 0, 0.48],
        [0.36, 0.48, 0.55, 0.58, 0.6, 0.74, 0.54, 0.9, 0.4, 1, 0, 1],
      ],
    },
    C: {
      width: 0.76,
      strokes: [
        [
          0.74, 0.22, 0.62, 0.07, 0.42, 0, 0.2, 0.07, 0.04, 0.27, 0, 0.5, 0.04, 0.73, 0.2, 0.93, 0.42, 1, 0.62, 0.93,
          0.74, 0.78,
        ],
      ],
    },
    D: {
      width: 0.68,
      strokes: [[0, 0, 0, 1, 0.28, 1, 0.52, 0.9, 0.66, 0.68, 0.68, 0.5, 0.66, 0.32, 0.52, 0.1, 0.28, 0, 0, 0]],
    },
    E: {
      width: 0.54,
      strokes: [
        [0.54, 0, 0, 0, 0, 1, 0.54, 1],
        [0, 0.48, 0.46, 0.48],
      ],
    },
    F: {
      width: 0.54,
      strokes: [
        [0.54, 0, 0, 0, 0, 1],
        [0, 0.48, 0.46, 0.48],
      ],
    },
    I: { width: 0, strokes: [[0, 0, 0, 1]] },
    K: {
      width: 0.62,
      strokes: [
        [0, 0, 0, 1],
        [0.58, 0, 0, 0.62],
        [0.2, 0.42, 0.62, 1],
      ],
    },
    N: { width: 0.68, strokes: [[0, 1, 0, 0, 0.68, 1, 0.68, 0]] },
    O: {
      width: 0.84,
      strokes: [
        [
          0.42, 0, 0.2, 0.07, 0.04, 0.27, 0, 0.5, 0.04, 0.73, 0.2, 0.93, 0.42, 1, 0.64, 0.93, 0.8, 0.73, 0.84, 0.5, 0.8,
          0.27, 0.64, 0.07, 0.42, 0,
        ],
      ],
    },
    R: {
      width: 0.6,
      strokes: [
        [0, 1, 0, 0, 0.36, 0, 0.52, 0.1, 0.56, 0.27, 0.52, 0.44, 0.36, 0.53, 0, 0.53],
        [0.32, 0.53, 0.6, 1],
      ],
    },
    S: {
      width: 0.58,
      strokes: [
        [
          0.54, 0.16, 0.44, 0.04, 0.28, 0, 0.1, 0.06, 0.03, 0.22, 0.1, 0.38, 0.3, 0.47, 0.5, 0.58, 0.57, 0.75, 0.5,
          0.92, 0.3, 1, 0.12, 0.95, 0, 0.82,
        ],
      ],
    },
    T: {
      width: 0.62,
      strokes: [
        [0, 0, 0.62, 0],
        [0.31, 0, 0.31, 1],
      ],
    },
  };

/** Space between letters in cap heights. */
const SPACING = 0.42;

/** Draws `text` centred on x with its cap line at y. Unknown characters are left out. */
export function drawLettering(plane: InkPlane, text: string, x: number, y: number, height: number): void {
  const letters = [...text].map((letter) => LETTERS[letter]).filter((letter) => letter !== undefined);
  const length = letters.reduce((sum, letter) => sum + letter.width + SPACING, -SPACING);
  let at = x - (length * height) / 2;
  for (const { width, strokes } of letters) {
    for (const stroke of strokes) {
      const line = Float32Array.from(stroke, (value, i) => (i % 2 === 0 ? at : y) + value * height);
      drawStroke(plane, line, () => height * 0.052);
    }
    at += (width + SPACING) * height;
  }
}
