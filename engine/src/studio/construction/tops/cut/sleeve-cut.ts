import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

/** The cut of a sleeve; lengths in metres from the shoulder point along the sleeve. */
export interface SleeveCut {
  /** Length of the sleeve; 0 for a sleeveless garment. */
  readonly length: number;
  /**
   * Angle below the horizontal in radians at which the sleeve is sewn on. Flatter sleeves have more fabric under the
   * arm.
   */
  readonly pitch: number;
  /** Radius by length, beyond the head of the sleeve. */
  readonly widths: readonly (readonly [along: number, radius: number])[];
  /** Share of its width to which rib, elastic or cuff draw in the end of the sleeve, and length of what is drawn in. */
  readonly gather: readonly [share: number, depth: number];
  /** True when the cuff stays at the wrist under the weight of the sleeve. */
  readonly held: boolean;
  /** True when the seam to the body is slanted up to the neck; otherwise it runs round the arm. */
  readonly raglan: boolean;
  /** True when the sleeve is cut in one with the body, without a visible seam. */
  readonly cutOn: boolean;
  /** Distance by which the armpit is lower than usual. */
  readonly drop: number;
  /** True when the end of the sleeve is turned up twice. */
  readonly rolled: boolean;
}

interface SleeveLength {
  readonly length: number;
  readonly rolled?: boolean;
}

type Length = NonNullable<Attributes['sleeve']>;

const LENGTHS: Readonly<Record<Length, SleeveLength>> = {
  sleeveless: { length: 0 },
  cap: { length: 0.155 },
  short: { length: 0.205 },
  elbow: { length: 0.31 },
  rolled: { length: 0.335, rolled: true },
  'three-quarter': { length: 0.44 },
  long: { length: 0.6 },
};

const STRAIGHT = [
  [0.13, 0.064],
  [0.22, 0.06],
  [0.36, 0.053],
  [0.5, 0.045],
  [0.63, 0.039],
] as const;

type Shape = NonNullable<Attributes['sleeveShape']>;
type ShapeCut = Partial<Pick<SleeveCut, 'pitch' | 'widths' | 'gather' | 'raglan' | 'cutOn' | 'drop' | 'held'>> & {
  readonly usual?: Length;
};

/** Shapes of sleeves. Widths are those of a long sleeve; shorter sleeves use the first part of them. */
const SHAPES: { readonly [Name in Shape]?: ShapeCut } = {
  puff: {
    widths: [
      [0.04, 0.083],
      [0.1, 0.1],
      [0.155, 0.098],
      [0.185, 0.075],
      [0.2, 0.062],
      [0.24, 0.06],
      [0.63, 0.06],
    ],
    gather: [0.85, 0.022],
    usual: 'short',
  },
  bishop: {
    widths: [
      [0.13, 0.064],
      [0.28, 0.068],
      [0.42, 0.083],
      [0.53, 0.098],
      [0.555, 0.082],
      [0.568, 0.045],
      [0.575, 0.038],
      [0.65, 0.037],
    ],
    gather: [0.99, 0.052],
    held: true,
    usual: 'long',
  },
  bell: {
    widths: [
      [0.13, 0.062],
      [0.28, 0.06],
      [0.4, 0.07],
      [0.52, 0.098],
      [0.63, 0.13],
    ],
    usual: 'long',
  },
  balloon: {
    widths: [
      [0.08, 0.08],
      [0.22, 0.1],
      [0.42, 0.11],
      [0.53, 0.1],
      [0.56, 0.078],
      [0.572, 0.048],
      [0.578, 0.038],
      [0.65, 0.037],
    ],
    gather: [0.99, 0.05],
    held: true,
    usual: 'long',
  },
  'leg-of-mutton': {
    widths: [
      [0.04, 0.085],
      [0.11, 0.104],
      [0.22, 0.092],
      [0.35, 0.056],
      [0.5, 0.043],
      [0.63, 0.037],
    ],
    usual: 'long',
  },
  flutter: {
    widths: [
      [0.06, 0.075],
      [0.12, 0.098],
      [0.22, 0.15],
    ],
    usual: 'short',
  },
  raglan: { raglan: true, usual: 'long' },
  kimono: {
    cutOn: true,
    pitch: 0.46,
    drop: 0.16,
    widths: [
      [0.06, 0.145],
      [0.14, 0.128],
      [0.25, 0.096],
      [0.37, 0.066],
      [0.5, 0.05],
      [0.63, 0.042],
    ],
    usual: 'long',
  },
  cape: {
    pitch: 0.6,
    drop: 0.05,
    widths: [
      [0.1, 0.09],
      [0.3, 0.13],
      [0.63, 0.18],
    ],
    usual: 'elbow',
  },
};

const shapeOf = ({ sleeveShape }: Attributes): ShapeCut => (sleeveShape && SHAPES[sleeveShape]) ?? {};

/**
 * Length of a sleeve in metres (0 for none), and whether it is rolled up. `usual` applies when neither words nor the
 * shape decide it.
 */
export function sleeveLength(attributes: Attributes, usual: Length): SleeveLength {
  return LENGTHS[attributes.sleeve ?? shapeOf(attributes).usual ?? usual];
}

/**
 * Returns the cut of a sleeve. `usual` is the length when neither words nor the shape decide it, `ease` the half-width added to the body in
 * metres.
 */
export function sleeveCut(attributes: Attributes, usual: Length, ease: number): SleeveCut {
  const shape = shapeOf(attributes);
  const { widths = STRAIGHT } = shape;
  const gather = shape.gather ?? ([1, 0] as const);
  const { length, rolled = false } = sleeveLength(attributes, usual);
  return {
    // Sleeves whose cuff stays at the wrist blouse over it.
    length: length > 0 && shape.held ? length + 0.02 : length,
    pitch: shape.pitch ?? 0.68,
    widths: widths.map(([along, radius]) => [along, radius + ease * 0.4] as const),
    gather,
    raglan: shape.raglan ?? false,
    cutOn: shape.cutOn ?? false,
    rolled,
    drop: shape.drop ?? 0,
    held: (shape.held ?? false) && length > 0.4,
  };
}
