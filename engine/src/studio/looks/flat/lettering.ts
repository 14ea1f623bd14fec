import { drawStroke } from '../../../foundation/image/stroke.ts';
import type { InkPlane } from '../../../foundation/image/stroke.ts';

/**
 * The capital letters that the labels of views and the measures of artworks need, in the style of technical drawings: strokes in a cell of height 1,
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
    G: {
      width: 0.78,
      strokes: [
        [
          0.74, 0.22, 0.62, 0.07, 0.42, 0, 0.2, 0.07, 0.04, 0.27, 0, 0.5, 0.04, 0.73, 0.2, 0.93, 0.42, 1, 0.62, 0.95,
          0.76, 0.82, 0.76, 0.54, 0.48, 0.54,
        ],
      ],
    },
    L: { width: 0.52, strokes: [[0, 0, 0, 1, 0.52, 1]] },
    M: { width: 0.82, strokes: [[0, 1, 0, 0, 0.41, 0.7, 0.82, 0, 0.82, 1]] },
    P: { width: 0.58, strokes: [[0, 1, 0, 0, 0.36, 0, 0.52, 0.1, 0.57, 0.28, 0.52, 0.46, 0.36, 0.55, 0, 0.55]] },
    W: { width: 1, strokes: [[0, 0, 0.25, 1, 0.5, 0.2, 0.75, 1, 1, 0]] },
    '\u2009': { width: 0, strokes: [] },
    '.': { width: 0, strokes: [[0, 0.98, 0, 1]] },
    0: { width: 0.58, strokes: [[0.29, 0, 0.1, 0.1, 0, 0.32, 0, 0.68, 0.1, 0.9, 0.29, 1, 0.48, 0.9, 0.58, 0.68, 0.58, 0.32, 0.48, 0.1, 0.29, 0]] }, // prettier-ignore
    1: { width: 0.24, strokes: [[0, 0.2, 0.24, 0, 0.24, 1]] },
    2: { width: 0.56, strokes: [[0.02, 0.24, 0.1, 0.08, 0.28, 0, 0.46, 0.07, 0.54, 0.25, 0.46, 0.46, 0, 1, 0.56, 1]] },
    3: { width: 0.54, strokes: [[0.02, 0.14, 0.24, 0, 0.44, 0.08, 0.5, 0.25, 0.42, 0.42, 0.2, 0.47, 0.44, 0.54, 0.54, 0.73, 0.44, 0.93, 0.22, 1, 0, 0.86]] }, // prettier-ignore
    4: { width: 0.6, strokes: [[0.46, 1, 0.46, 0, 0, 0.7, 0.6, 0.7]] },
    5: { width: 0.54, strokes: [[0.5, 0, 0.08, 0, 0.04, 0.44, 0.26, 0.37, 0.46, 0.46, 0.54, 0.68, 0.44, 0.92, 0.22, 1, 0, 0.88]] }, // prettier-ignore
    6: { width: 0.56, strokes: [[0.48, 0.06, 0.3, 0, 0.1, 0.18, 0, 0.5, 0.02, 0.78, 0.14, 0.96, 0.3, 1, 0.48, 0.92, 0.56, 0.7, 0.48, 0.5, 0.3, 0.42, 0.1, 0.5, 0.01, 0.66]] }, // prettier-ignore
    7: { width: 0.54, strokes: [[0, 0, 0.54, 0, 0.18, 1]] },
    8: { width: 0.56, strokes: [[0.28, 0.46, 0.08, 0.38, 0.04, 0.2, 0.14, 0.04, 0.28, 0, 0.42, 0.04, 0.52, 0.2, 0.48, 0.38, 0.28, 0.46, 0.06, 0.56, 0, 0.75, 0.1, 0.94, 0.28, 1, 0.46, 0.94, 0.56, 0.75, 0.5, 0.56, 0.28, 0.46]] }, // prettier-ignore
    9: { width: 0.56, strokes: [[0.08, 0.94, 0.26, 1, 0.46, 0.82, 0.56, 0.5, 0.54, 0.22, 0.42, 0.04, 0.26, 0, 0.08, 0.08, 0, 0.3, 0.08, 0.5, 0.26, 0.58, 0.46, 0.5, 0.55, 0.34]] }, // prettier-ignore
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

const lettersOf = (text: string) => [...text].map((letter) => LETTERS[letter]).filter((letter) => letter !== undefined);

/** The width of `text` in its cap heights. */
export const letteringWidth = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + letter.width + SPACING, -SPACING);

/** Draws `text` centred on x with its cap line at y. Unknown characters are left out. */
export function drawLettering(plane: InkPlane, text: string, x: number, y: number, height: number): void {
  const letters = lettersOf(text);
  let at = x - (letteringWidth(text) * height) / 2;
  for (const { width, strokes } of letters) {
    for (const stroke of strokes) {
      const line = Float32Array.from(stroke, (value, i) => (i % 2 === 0 ? at : y) + value * height);
      drawStroke(plane, line, () => height * 0.052);
    }
    at += (width + SPACING) * height;
  }
}
