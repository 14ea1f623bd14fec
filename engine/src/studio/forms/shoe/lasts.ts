/** The lasts on which shoes are built, one row each. A metre along them is 1.25 m of a men's shoe of size 42. */
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';

export type ToeShape = 'pointed' | 'round' | 'square' | 'almond';

export interface LastShape {
  /** Outline (x, z) of the footprint behind the toes, from one side round the heel to the other, in metres. */
  readonly sides: readonly PlanePoint[];
  /** The rest of the outline, round the toes. */
  readonly toes: Readonly<Record<ToeShape, readonly PlanePoint[]>>;
  /** Half-width in metres by x. */
  readonly half: (x: number) => number;
  /** Height in metres of its ridge above the foot's bed by x. */
  readonly height: (x: number) => number;
  /** Exponent of its sections: 2 is an ellipse, higher values are fuller at the sides. */
  readonly crown: number;
  /** Radius in metres of the edge along the sides. */
  readonly sideEdge: number;
  /** Radius in metres of the edge round the toes. */
  readonly toeEdge: number;
  /** Metres by which the toe is raised above the ball of the foot. */
  readonly spring: number;
}

export type LastName = 'pump' | 'sturdy' | 'classic' | 'open';

/** Outline of the last of a pump behind the toes. */
const SIDES: readonly PlanePoint[] = [
  [0.055, -0.036],
  [0.02, -0.028],
  [-0.02, -0.022],
  [-0.06, -0.0245],
  [-0.095, -0.0245],
  [-0.112, -0.016],
  [-0.118, 0.0005],
  [-0.112, 0.017],
  [-0.095, 0.0255],
  [-0.06, 0.026],
  [-0.02, 0.024],
  [0.02, 0.03],
  [0.055, 0.0375],
];

const TOES: LastShape['toes'] = {
  pointed: [
    [0.085, 0.0325],
    [0.115, 0.0175],
    [0.1395, 0.0025],
    [0.1395, -0.004],
    [0.115, -0.0195],
    [0.085, -0.033],
  ],
  almond: [
    [0.085, 0.034],
    [0.11, 0.024],
    [0.129, 0.006],
    [0.129, -0.008],
    [0.11, -0.0255],
    [0.085, -0.034],
  ],
  round: [
    [0.085, 0.0352],
    [0.107, 0.028],
    [0.12, 0.01],
    [0.12, -0.012],
    [0.107, -0.029],
    [0.085, -0.0352],
  ],
  square: [
    [0.088, 0.034],
    [0.118, 0.027],
    [0.1245, 0.02],
    [0.1245, -0.022],
    [0.118, -0.029],
    [0.088, -0.035],
  ],
};

const PUMP: LastShape = {
  sides: SIDES,
  toes: TOES,
  half: curve([
    [-0.12, 0.027],
    [-0.06, 0.027],
    [-0.02, 0.0255],
    [0.03, 0.034],
    [0.06, 0.039],
    [0.1, 0.0375],
    [0.14, 0.034],
  ]),
  height: curve([
    [-0.12, 0.09],
    [-0.06, 0.088],
    [-0.02, 0.079],
    [0.02, 0.066],
    [0.05, 0.0515],
    [0.08, 0.0375],
    [0.11, 0.027],
    [0.14, 0.0185],
  ]),
  crown: 2.15,
  sideEdge: 0.012,
  toeEdge: 0.024,
  spring: 0.013,
};

/** Metres by which the toes of a man's classic shoe are longer than those of a pump with a round toe. */
const LONGER = 0.02;

/** The last of a man's classic shoe: the toes are long and low, the waist is narrow, and the heel is a firm cup. */
const CLASSIC: LastShape = {
  sides: SIDES.map(([x, z]): PlanePoint => [x, z * 1.08]),
  toes: {
    pointed: TOES.pointed.map(([x, z]): PlanePoint => [x + 0.006, z * 1.1]),
    almond: [
      [0.09, 0.0355],
      [0.12, 0.024],
      [0.144, 0.0055],
      [0.144, -0.0085],
      [0.12, -0.0265],
      [0.09, -0.0365],
    ],
    round: [
      [0.09, 0.0372],
      [0.121, 0.0268],
      [0.123 + LONGER, 0.0085],
      [0.123 + LONGER, -0.012],
      [0.121, -0.0295],
      [0.09, -0.0382],
    ],
    square: [
      [0.09, 0.0375],
      [0.125, 0.0265],
      [0.1425, 0.0165],
      [0.1425, -0.019],
      [0.125, -0.0285],
      [0.09, -0.0385],
    ],
  },
  half: curve([
    [-0.12, 0.0285],
    [-0.06, 0.0285],
    [-0.02, 0.0275],
    [0.03, 0.036],
    [0.06, 0.042],
    [0.1, 0.0405],
    [0.145, 0.036],
  ]),
  height: curve([
    [-0.12, 0.084],
    [-0.06, 0.08],
    [-0.02, 0.0715],
    [0.02, 0.0595],
    [0.05, 0.0475],
    [0.08, 0.0372],
    [0.11, 0.0285],
    [0.145, 0.019],
  ]),
  crown: 2.2,
  sideEdge: 0.012,
  toeEdge: 0.024,
  spring: 0.0105,
};

export const LASTS: Readonly<Record<LastName, LastShape>> = {
  pump: PUMP,
  sturdy: PUMP,
  classic: CLASSIC,
  // A bare foot: low, and round over the ball.
  open: {
    ...PUMP,
    sides: CLASSIC.sides,
    half: CLASSIC.half,
    height: curve([
      [-0.12, 0.082],
      [-0.06, 0.078],
      [-0.02, 0.0665],
      [0.02, 0.0505],
      [0.05, 0.0415],
      [0.08, 0.033],
      [0.11, 0.026],
      [0.14, 0.019],
    ]),
    crown: 2.2,
    sideEdge: 0.034,
    toeEdge: 0.03,
    spring: 0.007,
  },
};
