import { HEIGHTS } from '../../../body/body.ts';

/** Shape of a skirt below its release, as data: one row per silhouette that words can name. */
export interface SkirtSilhouette {
  /** Height in metres at which the skirt leaves the body and folds may start. */
  readonly release: number;
  /**
   * Metres that the skirt adds, at each height, to the half-width (x) and half-depth (z) that the body has at the hip,
   * or at the release if that is above the hip.
   */
  readonly spread: readonly (readonly [height: number, x: number, z: number])[];
  /**
   * Large folds: their number, their depth at the floor in metres, and where they begin, as a share of the way from the
   * release to the floor.
   */
  readonly flutes: { readonly count: number; readonly depth: number; readonly begin: number };
  /** Small folds at the seam to the waist: their number and depth in metres. */
  readonly gathers: { readonly count: number; readonly depth: number };
  /** Height of the seam to the bodice in metres. Default at the release. */
  readonly seam?: number;
  /**
   * Strength of the folds that drag across the hip because the skirt is cut on the bias: 0 for none, 1 as in a slip dress;
   * more is allowed.
   */
  readonly bias: number;
}

const NO_GATHERS = { count: 0, depth: 0 };

const slip: SkirtSilhouette = {
  release: 0.86,
  spread: [
    [0, 0.118, 0.125],
    [0.12, 0.082, 0.095],
    [0.35, 0.04, 0.055],
    [0.6, 0.012, 0.024],
    [0.8, 0.001, 0.008],
    [0.9, 0, 0.002],
  ],
  flutes: { count: 11, depth: 0.066, begin: 0.2 },
  gathers: NO_GATHERS,
  bias: 1,
};

const sheath: SkirtSilhouette = {
  release: 0.8,
  spread: [
    [0, -0.002, 0.012],
    [0.45, -0.016, 0],
    [0.7, -0.002, 0.002],
    [0.85, 0, 0],
  ],
  flutes: { count: 5, depth: 0.006, begin: 0.35 },
  gathers: NO_GATHERS,
  bias: 0.35,
};

const aLine: SkirtSilhouette = {
  release: HEIGHTS.waist - 0.015,
  spread: [
    [0, 0.21, 0.215],
    [0.35, 0.15, 0.155],
    [0.6, 0.095, 0.1],
    [0.8, 0.045, 0.05],
    [0.95, 0.012, 0.014],
    [1.1, 0, 0],
  ],
  flutes: { count: 11, depth: 0.125, begin: 0.05 },
  gathers: NO_GATHERS,
  bias: 0,
};

/** Indexed by the vocabulary's names; silhouettes of other garments fall back to the a-line. */
export const SKIRT_SILHOUETTES: Readonly<Record<string, SkirtSilhouette>> = {
  slip,
  bias: { ...slip, bias: 1.25 },
  sheath,
  pencil: sheath,
  bodycon: { ...sheath, bias: 0.7, flutes: { count: 4, depth: 0.002, begin: 0.5 } },
  column: {
    ...sheath,
    spread: [
      [0, 0.03, 0.04],
      [0.5, 0.012, 0.02],
      [0.85, 0, 0.004],
    ],
    flutes: { count: 9, depth: 0.022, begin: 0.2 },
  },
  shift: {
    ...sheath,
    release: 1.2,
    spread: [
      [0, 0.1, 0.095],
      [0.5, 0.075, 0.07],
      [0.85, 0.055, 0.048],
      [1.05, 0.026, 0.024],
      [1.2, 0, 0],
    ],
    flutes: { count: 7, depth: 0.018, begin: 0.2 },
    bias: 0,
  },
  'a-line': aLine,
  wrap: { ...aLine, bias: 0.5 },
  tent: {
    ...aLine,
    release: 1.3,
    spread: [
      [0, 0.29, 0.28],
      [0.5, 0.172, 0.168],
      [0.85, 0.09, 0.09],
      [1.1, 0.036, 0.036],
      [1.3, 0, 0],
    ],
    flutes: { count: 12, depth: 0.07, begin: 0.1 },
  },
  empire: {
    ...aLine,
    release: 1.2,
    spread: [
      [0, 0.21, 0.21],
      [0.5, 0.135, 0.135],
      [0.88, 0.072, 0.07],
      [1.08, 0.032, 0.034],
      [1.2, 0, 0],
    ],
    flutes: { count: 12, depth: 0.055, begin: 0.05 },
    gathers: { count: 44, depth: 0.005 },
  },
  'fit-and-flare': {
    ...aLine,
    spread: [
      [0, 0.42, 0.42],
      [0.45, 0.28, 0.28],
      [0.75, 0.155, 0.155],
      [0.95, 0.06, 0.065],
      [1.1, 0, 0],
    ],
    flutes: { count: 14, depth: 0.23, begin: 0.002 },
    gathers: { count: 52, depth: 0.004 },
  },
  circle: {
    ...aLine,
    spread: [
      [0, 0.33, 0.33],
      [0.5, 0.21, 0.21],
      [0.8, 0.125, 0.125],
      [0.98, 0.056, 0.056],
      [1.1, 0, 0],
    ],
    flutes: { count: 15, depth: 0.27, begin: 0.002 },
  },
  ball: {
    ...aLine,
    release: HEIGHTS.waist - 0.01,
    spread: [
      [0, 0.42, 0.42],
      [0.25, 0.355, 0.355],
      [0.5, 0.278, 0.275],
      [0.75, 0.192, 0.19],
      [0.92, 0.122, 0.12],
      [1.02, 0.064, 0.062],
      [1.07, 0.026, 0.025],
      [1.1, 0, 0],
    ],
    flutes: { count: 13, depth: 0.125, begin: 0.02 },
    gathers: { count: 46, depth: 0.011 },
  },
  mermaid: {
    release: 0.62,
    spread: [
      [0, 0.22, 0.22],
      [0.16, 0.14, 0.14],
      [0.34, 0.035, 0.04],
      [0.5, -0.012, 0],
      [0.7, 0, 0.002],
      [0.88, 0, 0],
    ],
    flutes: { count: 13, depth: 0.1, begin: 0.07 },
    gathers: NO_GATHERS,
    bias: 0.62,
  },
  // Cloth gathered at the waist and falling in many long folds, as on a statue.
  grecian: {
    ...aLine,
    spread: [
      [0, 0.17, 0.175],
      [0.5, 0.085, 0.09],
      [0.8, 0.036, 0.04],
      [0.98, 0.01, 0.012],
      [1.1, 0, 0],
    ],
    flutes: { count: 19, depth: 0.06, begin: 0.01 },
    gathers: { count: 58, depth: 0.0045 },
  },
  // Straight to a seam on the hip, with a short full skirt below it.
  drop: {
    release: 1.25,
    seam: 0.915,
    spread: [
      [0, 0.23, 0.23],
      [0.5, 0.15, 0.15],
      [0.8, 0.078, 0.076],
      [0.905, 0.036, 0.036],
      [0.94, 0.031, 0.032],
      [1.08, 0.024, 0.026],
      [1.25, 0, 0],
    ],
    flutes: { count: 15, depth: 0.1, begin: 0.01 },
    gathers: NO_GATHERS,
    bias: 0,
  },
  // A loose top that hangs straight from the bust.
  'swing-top': {
    release: 1.26,
    spread: [
      [0.6, 0.094, 0.082],
      [0.88, 0.056, 0.046],
      [1.05, 0.027, 0.02],
      [1.17, 0.007, 0.005],
      [1.26, 0, 0],
    ],
    flutes: { count: 10, depth: 0.115, begin: 0.02 },
    gathers: NO_GATHERS,
    bias: 0,
  },
  peplum: { ...sheath, flutes: { count: 4, depth: 0.003, begin: 0.5 } },
  boxy: {
    ...sheath,
    release: 1.25,
    spread: [
      [0, 0.04, 0.045],
      [0.6, 0.032, 0.036],
      [0.88, 0.026, 0.03],
      [1.08, 0.022, 0.024],
      [1.25, 0, 0],
    ],
    flutes: { count: 6, depth: 0.012, begin: 0.2 },
    bias: 0,
  },
  cocoon: {
    ...sheath,
    release: 1.25,
    spread: [
      [0, -0.03, -0.01],
      [0.3, -0.012, 0],
      [0.5, 0.022, 0.026],
      [0.78, 0.07, 0.066],
      [0.95, 0.062, 0.06],
      [1.12, 0.03, 0.032],
      [1.25, 0, 0],
    ],
    flutes: { count: 7, depth: 0.016, begin: 0.1 },
    bias: 0,
  },
  tiered: {
    ...aLine,
    spread: [
      [0, 0.2, 0.2],
      [0.35, 0.15, 0.15],
      [0.6, 0.11, 0.11],
      [0.85, 0.055, 0.056],
      [1, 0.02, 0.02],
      [1.1, 0, 0],
    ],
    flutes: { count: 11, depth: 0.03, begin: 0.1 },
    gathers: { count: 52, depth: 0.004 },
  },
  bubble: {
    ...aLine,
    spread: [
      [0, 0.04, 0.04],
      [0.5, 0.14, 0.14],
      [0.75, 0.165, 0.165],
      [0.98, 0.088, 0.088],
      [1.05, 0.036, 0.036],
      [1.085, 0.002, 0.002],
      [1.1, 0, 0],
    ],
    flutes: { count: 17, depth: 0.11, begin: 0.002 },
    gathers: { count: 46, depth: 0.011 },
  },
};
