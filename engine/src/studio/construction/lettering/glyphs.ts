/** The capitals and figures that lettering uses, as strokes in a box 1 high, standing on y = 0; x from the left. */
type GlyphPoint = readonly [x: number, y: number];

export interface Glyph {
  readonly width: number;
  readonly strokes: readonly (readonly GlyphPoint[])[];
}

function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): GlyphPoint[] {
  return Array.from({ length: 15 }, (_, i): GlyphPoint => {
    const angle = ((from + ((to - from) * i) / 14) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

const stem = (x: number): GlyphPoint[] => [
  [x, 0],
  [x, 1],
];
const line = (...points: GlyphPoint[]): GlyphPoint[] => points;
/** A bowl to the right of a stem at x = .1 between two heights. */
const bowl = (low: number, high: number, reach: number): GlyphPoint[] => {
  const r = (high - low) / 2;
  return [[0.1, low], ...arc(0.1 + reach - r, low + r, r, r, -90, 90), [0.1, high]];
};

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 0.8, strokes: [line([0.02, 0], [0.4, 1]), line([0.4, 1], [0.78, 0]), line([0.17, 0.36], [0.63, 0.36])] },
  B: { width: 0.66, strokes: [stem(0.1), bowl(0.53, 1, 0.42), bowl(0, 0.53, 0.48)] },
  C: { width: 0.78, strokes: [arc(0.44, 0.5, 0.38, 0.51, 48, 312)] },
  D: { width: 0.8, strokes: [stem(0.1), [[0.1, 0], [0.3, 0], ...arc(0.3, 0.5, 0.42, 0.5, -90, 90), [0.1, 1]]] },
  E: {
    width: 0.62,
    strokes: [stem(0.1), line([0.1, 0], [0.56, 0]), line([0.1, 0.52], [0.46, 0.52]), line([0.1, 1], [0.54, 1])],
  },
  F: { width: 0.58, strokes: [stem(0.1), line([0.1, 0.52], [0.44, 0.52]), line([0.1, 1], [0.54, 1])] },
  G: { width: 0.82, strokes: [arc(0.44, 0.5, 0.38, 0.51, 48, 350), line([0.82, 0.42], [0.52, 0.42])] },
  H: { width: 0.8, strokes: [stem(0.1), stem(0.7), line([0.1, 0.52], [0.7, 0.52])] },
  I: { width: 0.24, strokes: [stem(0.12)] },
  L: { width: 0.58, strokes: [stem(0.1), line([0.1, 0], [0.54, 0])] },
  M: { width: 0.94, strokes: [stem(0.1), line([0.1, 1], [0.47, 0.02]), line([0.47, 0.02], [0.84, 1]), stem(0.84)] },
  N: { width: 0.82, strokes: [stem(0.1), line([0.1, 1], [0.72, 0]), stem(0.72)] },
  O: { width: 0.9, strokes: [arc(0.45, 0.5, 0.39, 0.51, 0, 360)] },
  P: { width: 0.62, strokes: [stem(0.1), bowl(0.47, 1, 0.45)] },
  R: { width: 0.7, strokes: [stem(0.1), bowl(0.5, 1, 0.44), line([0.32, 0.5], [0.68, 0])] },
  S: {
    width: 0.6,
    strokes: [[...arc(0.3, 0.75, 0.21, 0.26, 40, 250), ...arc(0.3, 0.25, 0.23, 0.26, 80, -140)]],
  },
  T: { width: 0.68, strokes: [stem(0.34), line([0.02, 1], [0.66, 1])] },
  U: { width: 0.78, strokes: [[[0.1, 1], [0.1, 0.33], ...arc(0.39, 0.33, 0.29, 0.34, 180, 360), [0.68, 1]]] },
  V: { width: 0.76, strokes: [line([0.02, 1], [0.38, 0]), line([0.38, 0], [0.74, 1])] },
  X: { width: 0.72, strokes: [line([0.04, 0], [0.68, 1]), line([0.04, 1], [0.68, 0])] },
  Y: {
    width: 0.74,
    strokes: [line([0.02, 1], [0.37, 0.48]), line([0.72, 1], [0.37, 0.48]), line([0.37, 0.48], [0.37, 0])],
  },
  0: { width: 0.64, strokes: [arc(0.32, 0.5, 0.27, 0.5, 0, 360)] },
  1: { width: 0.36, strokes: [line([0.22, 0], [0.22, 1], [0.04, 0.8])] },
  2: { width: 0.6, strokes: [[...arc(0.3, 0.72, 0.23, 0.28, 160, -30), [0.06, 0], [0.56, 0]]] },
  3: { width: 0.6, strokes: [[...arc(0.28, 0.75, 0.21, 0.25, 150, -85), ...arc(0.28, 0.26, 0.25, 0.26, 85, -150)]] },
  4: { width: 0.64, strokes: [line([0.46, 0], [0.46, 1], [0.04, 0.28], [0.62, 0.28])] },
  5: { width: 0.6, strokes: [[[0.52, 1], [0.14, 1], [0.1, 0.55], ...arc(0.29, 0.32, 0.25, 0.32, 120, -150)]] },
  6: {
    width: 0.62,
    strokes: [
      arc(0.31, 0.31, 0.25, 0.31, 0, 360),
      [
        [0.06, 0.33],
        [0.14, 0.72],
        [0.4, 1],
      ],
    ],
  },
  7: { width: 0.58, strokes: [line([0.04, 1], [0.54, 1], [0.22, 0])] },
  8: { width: 0.6, strokes: [arc(0.3, 0.76, 0.2, 0.24, 0, 360), arc(0.3, 0.26, 0.25, 0.26, 0, 360)] },
  9: {
    width: 0.62,
    strokes: [
      arc(0.31, 0.69, 0.25, 0.31, 0, 360),
      [
        [0.56, 0.67],
        [0.48, 0.28],
        [0.22, 0],
      ],
    ],
  },
  ' ': { width: 0.36, strokes: [] },
};
