import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { Worn } from '../../../parts/form.ts';
import type { NeckOpening } from '../cut/neck-opening.ts';
import type { ShirtCollarShape } from './shirt-collar.ts';

/** Path along the seam of a shirt's neck, in metres. */
const NECK: readonly Vec3[] = [
  [0, 1.474, -0.083],
  [0.05, 1.472, -0.068],
  [0.078, 1.464, -0.018],
  [0.075, 1.434, 0.045],
  [0.046, 1.398, 0.086],
  [0.004, 1.386, 0.1],
];
/** Path along the fold of a collar with a stand. */
const FOLD: readonly Vec3[] = [
  [0, 1.513, -0.075],
  [0.046, 1.511, -0.062],
  [0.07, 1.502, -0.016],
  [0.066, 1.472, 0.038],
  [0.039, 1.436, 0.078],
  [0.0045, 1.42, 0.093],
];
/** Fold of a knitted collar, whose stand is lower towards the placket and ends with it. */
const KNITTED: readonly Vec3[] = [
  [0, 1.512, -0.075],
  [0.046, 1.51, -0.062],
  [0.07, 1.501, -0.016],
  [0.067, 1.469, 0.038],
  [0.041, 1.426, 0.082],
  [0.005, 1.398, 0.101],
];
/** Fold of a collar without a stand, which turns over at its seam. */
const FLAT: readonly Vec3[] = [
  [0, 1.486, -0.079],
  [0.05, 1.484, -0.066],
  [0.077, 1.474, -0.018],
  [0.074, 1.444, 0.047],
  [0.045, 1.408, 0.089],
  [0.005, 1.395, 0.104],
];

/** Properties of a shirt with one kind of collar. */
export interface ShirtCollar {
  /** True when the neck has no collar. */
  readonly bare?: boolean;
  /** True for a band round the neck without a part that turns down. */
  readonly banded?: boolean;
  /** True when the stand is visible at the closure. */
  readonly closed?: boolean;
  /** True when the shirt closes at the neck only, as a polo shirt does. */
  readonly halfPlacket?: boolean;
  /** True when buttons hold the points. */
  readonly pointButtons?: boolean;
  /** True when the edge has the contrasting colour. */
  readonly contrastEdge?: boolean;
  /** Position of the knot of a bow at the neck. Default: no bow. */
  readonly bow?: Vec3;
  /** Opening of the shirt below an open collar. Default: that of a collar that closes. */
  readonly opening?: NeckOpening;
  /** The whole shape of a collar without a stand. Default: a collar with a stand. */
  readonly flat?: Omit<ShirtCollarShape, 'lie'>;
  /** Position of the points of a collar with a stand. Default: those of a point collar. */
  readonly point?: Vec3;
  /**
   * Share of the path from the centre back to the front end at which the rounding of the end begins. Default 1:
   * pointed.
   */
  readonly round?: number;
  /** A collar whose stand ends at the placket, and which is pointed. Scenes that were stored before have the others. */
  readonly knitted?: { readonly fold: readonly Vec3[]; readonly point: Vec3 };
}

/**
 * Distance in metres between the leaf (the part of a collar that turns down) and the garment below it: when it lies
 * over a jumper, and otherwise.
 */
const [LIE_OVER_KNIT, LIE] = [0.019, 0.0036];

/**
 * Returns the shape of a collar. `under` is the garment that the shirt is worn under; `open`, 0 to 1, is how far
 * the neck is open; `isEarlier` is true for a scene that was stored when collars stood off the shoulder.
 */
export function collarShape(
  collar: ShirtCollar,
  under: Worn['under'],
  open: number,
  isEarlier: boolean,
): ShirtCollarShape {
  const lie = under?.knitted ? LIE_OVER_KNIT : LIE;
  const isPressed = !isEarlier && !under;
  if (collar.flat) return { ...collar.flat, lie, isPressed };
  const knitted = isEarlier ? undefined : collar.knitted;
  const { point = POINT, round = 1 } = knitted ? { point: knitted.point } : collar;
  // Below another collar the leaf stays near the neck with its points tucked in; over the neck of a jumper it lies
  // outside.
  if (under && !under.knitted)
    return {
      foot: inside(NECK, -0.024, 0.027),
      fold: inside(FOLD, 0.011, 0.016),
      leaf: NEAR_NECK,
      round,
      roll: 0.01,
      lie,
    };
  return {
    foot: parted(NECK, open),
    fold: parted(knitted?.fold ?? FOLD, open),
    leaf: parted(leafTo(point), open),
    round,
    roll: 0.01,
    lie,
    isPressed,
  };
}

/** Position of the points of a point collar, in metres. */
const POINT: Vec3 = [0.05, 1.358, 0.112];

/** Edge of a leaf with its points at `tip`. */
const leafTo = (tip: Vec3): readonly Vec3[] => [
  [0, 1.462, -0.099],
  [0.056, 1.462, -0.085],
  [0.093, 1.457, -0.032],
  [0.097, 1.434, 0.026],
  [0.08 + (tip[0] - 0.049) * 0.4, 1.396, 0.076],
  tip,
];

/** Edge of the leaf of a collar that lies below another one. */
const NEAR_NECK: readonly Vec3[] = [
  [0, 1.47, -0.094],
  [0.051, 1.47, -0.08],
  [0.083, 1.47, -0.03],
  [0.083, 1.447, 0.03],
  [0.066, 1.402, 0.082],
  [0.037, 1.346, 0.113],
];

const PETER_PAN: readonly Vec3[] = [
  [0, 1.43, -0.115],
  [0.066, 1.431, -0.1],
  [0.118, 1.44, -0.04],
  [0.125, 1.416, 0.03],
  [0.092, 1.368, 0.09],
  [0.03, 1.345, 0.118],
];

/**
 * Moves the back of a path into the collar of a jacket, `higher` metres up and `ahead` metres forward of its usual
 * place.
 */
function inside(path: readonly Vec3[], higher: number, ahead: number): readonly Vec3[] {
  return path.map(([x, y, z]): Vec3 => {
    const behind = smoothstep(0.05, -0.03, z);
    return [x * (1 - 0.13 * behind), y + higher * behind, z + ahead * behind];
  });
}

/** Moves the front ends of a path apart and down. */
function parted(path: readonly Vec3[], open: number): readonly Vec3[] {
  return path.map(([x, y, z], i): Vec3 => {
    const share = open * Math.max(0, (i - 3) / 2);
    return [x + 0.022 * share, y - 0.006 * share, z - 0.004 * share];
  });
}

/** Path along the edge of an open neck, which ends in a V. */
const OPEN: readonly Vec3[] = [
  [0, 1.488, -0.078],
  [0.05, 1.486, -0.065],
  [0.077, 1.474, -0.016],
  [0.069, 1.438, 0.052],
  [0.042, 1.386, 0.1],
  [0.004, 1.325, 0.128],
];

const CAMP: readonly Vec3[] = [
  [0, 1.45, -0.103],
  [0.06, 1.451, -0.088],
  [0.112, 1.448, -0.03],
  [0.118, 1.412, 0.035],
  [0.1, 1.355, 0.09],
  [0.03, 1.3, 0.13],
];

const SAILOR: readonly Vec3[] = [
  [0, 1.28, -0.13],
  [0.11, 1.285, -0.118],
  [0.165, 1.405, -0.045],
  [0.158, 1.412, 0.01],
  [0.118, 1.36, 0.075],
  [0.016, 1.292, 0.131],
];

/** The seam below the fold of a collar without a stand. */
const lowered = (path: readonly Vec3[]) => path.map(([x, y, z]): Vec3 => [x, y - 0.012, z]);

/** The opening of a shirt below a collar that does not close. */
const OPEN_NECK: NeckOpening = { halfWidth: 0.078, front: 0.158, back: 0.022, exponent: 1.3, rib: 0 };

const COLLARS: { readonly [Name in NonNullable<Attributes['collar']>]?: ShirtCollar } = {
  none: { bare: true },
  point: { closed: true },
  'button-down': { closed: true, pointButtons: true, point: [0.047, 1.352, 0.112] },
  wide: { closed: true, point: [0.074, 1.318, 0.112] },
  polo: {
    halfPlacket: true,
    point: [0.055, 1.362, 0.108],
    round: 0.97,
    knitted: { fold: KNITTED, point: [0.056, 1.35, 0.113] },
  },
  mandarin: { banded: true },
  funnel: { banded: true },
  bow: { banded: true, bow: [0, 1.402, 0.1] },
  camp: {
    opening: OPEN_NECK,
    flat: { foot: lowered(OPEN), fold: OPEN, leaf: CAMP, round: 1, notch: 0.79, roll: 0.004 },
  },
  sailor: {
    opening: OPEN_NECK,
    flat: { foot: lowered(OPEN), fold: OPEN, leaf: SAILOR, round: 1, roll: 0.004 },
    contrastEdge: true,
    bow: [0, 1.298, 0.135],
  },
  'peter-pan': { flat: { foot: NECK, fold: FLAT, leaf: PETER_PAN, round: 0.83, roll: 0.005 } },
};

/**
 * Returns the collar that words name. The default is a point collar; a name that suits only jackets gives one without a
 * visible stand.
 */
export function shirtCollarOf(name: Attributes['collar']): ShirtCollar {
  return COLLARS[name ?? 'point'] ?? {};
}
