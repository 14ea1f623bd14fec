import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { braEdge } from './bra.ts';

/** Metres outside an opening in the (x, y) plane. `half` is its half-width at the shoulder. */
type Opening = (x: number, y: number, half?: number) => number;

/** Features of each neckline of swimwear, one row per neckline. */
export interface SwimNeck {
  /** The opening at the chest. */
  readonly opening: Opening;
  /** Metres inside the upper edge of a top that is not held by two straps. */
  readonly edge?: DistanceField;
  /** True when strings round the neck hold the top. */
  readonly tied: boolean;
  /** True when the cups of the top are two separate pieces. */
  readonly cups: boolean;
  /** Half the width of its straps in metres, whatever words say. */
  readonly strapHalf?: number;
  /** True when sleeves can be set in. */
  readonly sleeved: boolean;
  /** Height in metres of the back's upper edge at its centre, when words name none. */
  readonly back: number;
  /** True when the cloth spans the hollow between the breasts. */
  readonly spans: boolean;
  /** True when the front of a top that bares the midriff is gathered into a knot. */
  readonly knotted: boolean;
}

/** Half the width in metres of a wide strap. */
export const WIDE_STRAP = 0.0145;
/** Half the width in metres of a thin strap. */
export const THIN_STRAP = 0.0065;

/** The height at which outlines reach the shoulder. */
const SHOULDER = 1.49;

export function bowl(x: number, y: number, half: number, bottom: number): number {
  const depth = SHOULDER - bottom;
  const q = Math.pow(
    Math.pow(Math.abs(x / half), 2.4) + Math.pow(Math.abs(Math.min(0, y - SHOULDER) / depth), 2.4),
    1 / 2.4,
  );
  return (q - 1) * Math.min(half, depth);
}

function vee(x: number, y: number, half: number, bottom: number): number {
  const slope = (SHOULDER - bottom) / half;
  const rounded = Math.sqrt(x * x + 0.00009);
  return (bottom + slope * rounded - y) / Math.sqrt(1 + slope * slope);
}

const bandeauEdge: DistanceField = (x, y, z) => {
  const front = smoothstep(-0.05, 0.05, z);
  const dip = 0.022 * Math.exp(-((x / 0.035) ** 2)) - 0.008 * Math.exp(-(((Math.abs(x) - 0.075) / 0.04) ** 2));
  return lerp(1.265, 1.347 - dip, front) - y;
};

const oneShoulder: DistanceField = (x, y, z) => {
  const front = smoothstep(-0.03, 0.03, z);
  const line = lerp(1.3, 1.335, front) + 0.62 * x + 1.3 * Math.max(0, x) ** 2;
  const arm = 0.115 + 0.09 * Math.pow(clamp((1.375 - y) / 0.12), 1.7) - x;
  return Math.min((line - y) / 1.25, arm * 0.8);
};

export const SCOOP: SwimNeck = {
  opening: (x, y, half = 0.07) => bowl(x, y, half, 1.318),
  tied: false,
  cups: false,
  sleeved: true,
  back: 1.19,
  spans: true,
  knotted: false,
};
const PLAIN: SwimNeck = { ...SCOOP, sleeved: false };

export const VEE: SwimNeck = { ...SCOOP, opening: (x, y, half = 0.07) => vee(x, y, half, 1.27) };
export const HIGH: SwimNeck = { ...SCOOP, opening: (x, y) => bowl(x, y, 0.064, 1.435), back: 1.4 };
export const PLUNGE: SwimNeck = { ...PLAIN, opening: (x, y, half = 0.07) => vee(x, y, half, 1.15), spans: false };
export const SQUARE: SwimNeck = {
  ...PLAIN,
  opening: (x, y, half = 0.07) => Math.max(Math.abs(x) - half, 1.335 - y),
};
export const HALTER: SwimNeck = { ...PLAIN, opening: (x, y) => vee(x, y, 0.048, 1.262), tied: true, back: 1.26 };
export const BANDEAU: SwimNeck = { ...PLAIN, edge: bandeauEdge, back: 1.26, knotted: true };
export const ONE_SHOULDER: SwimNeck = { ...PLAIN, edge: oneShoulder };
export const TRIANGLE: SwimNeck = { ...PLAIN, tied: true, cups: true };
export const BRA: SwimNeck = {
  ...PLAIN,
  opening: (x, y, half = 0.0975) => braEdge(x, y, half),
  strapHalf: THIN_STRAP,
};
