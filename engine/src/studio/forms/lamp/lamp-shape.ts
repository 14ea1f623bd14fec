/** Measures of a lamp with a turned foot and a fabric shade; metres. */
export interface LampShape {
  /** Outline of the foot: radius in metres by the share 0 (top) to 1 (table). */
  readonly base: readonly (readonly [share: number, metres: number])[];
  readonly baseHeight: number;
  /** Height of the lower edge of the shade. */
  readonly shadeFrom: number;
  /** Height of the shade itself. */
  readonly shadeHeight: number;
  /** Radius of the shade at the bottom and at the top. */
  readonly shade: readonly [below: number, above: number];
}

export const TABLE: LampShape = {
  baseHeight: 0.27,
  base: [
    [0, 0.016],
    [0.1, 0.022],
    [0.3, 0.062],
    [0.58, 0.085],
    [0.82, 0.064],
    [0.93, 0.046],
    [0.97, 0.056],
    [1, 0.058],
  ],
  shadeFrom: 0.292,
  shadeHeight: 0.2,
  shade: [0.155, 0.108],
};

export const FLOOR: LampShape = {
  baseHeight: 1.25,
  base: [
    [0, 0.011],
    [0.9, 0.0115],
    [0.972, 0.014],
    [0.982, 0.13],
    [0.992, 0.145],
    [1, 0.146],
  ],
  shadeFrom: 1.22,
  shadeHeight: 0.3,
  shade: [0.225, 0.165],
};

/** A column under a drum, for a foot of wood, stone or metal. */
export const COLUMN: LampShape = {
  baseHeight: 0.25,
  base: [
    [0, 0.02],
    [0.03, 0.024],
    [0.12, 0.026],
    [0.8, 0.03],
    [0.86, 0.034],
    [0.885, 0.072],
    [0.97, 0.078],
    [1, 0.078],
  ],
  shadeFrom: 0.27,
  shadeHeight: 0.19,
  shade: [0.145, 0.135],
};
