import { superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';

/** The measures of a shoe on which the shape of its heel depends. */
interface HeelSeat {
  /** Metres from the floor to the seat of the heel. */
  readonly rise: number;
  /** Metres by which the sole shows round the upper. */
  readonly welt: number;
  /** Height in metres of the foot's bed by x. */
  readonly bed: (x: number) => number;
  /** Metres inside the outline of the sole. */
  readonly footprint: (x: number, z: number) => number;
}

/** Features of each kind of heel, one row per kind. */
export interface HeelKind {
  readonly field: (seat: HeelSeat) => DistanceField;
  /** Metres from the floor to the seat by default. */
  readonly rise: number;
  /** True for a flat heel, whose height is that of the kind of shoe. */
  readonly low: boolean;
  /** True when it fills the whole arch. Sole and heel are then one. */
  readonly wedge: boolean;
  /** True when it is stacked of leather lifts on every shoe. */
  readonly stacked: boolean;
  /** True when it is stacked of leather lifts on boots. */
  readonly stackedOnBoots: boolean;
}

export type HeelShape = 'flat' | 'kitten' | 'block' | 'stiletto' | 'wedge' | 'cuban' | 'cone';

/** Radius in metres of a slim heel by its share of the height. */
const SLIM_RADIUS = curve([
  [0, 0.0042],
  [0.25, 0.0048],
  [0.55, 0.0072],
  [0.78, 0.0125],
  [0.92, 0.0188],
  [1, 0.0232],
]);
/** Radius in metres of a cone heel by its share of the height. */
const CONE_RADIUS = curve([
  [0, 0.0085],
  [0.5, 0.0145],
  [1, 0.0235],
]);

/** A wedge under the whole arch. */
function wedgeField({ welt, bed, footprint }: HeelSeat): DistanceField {
  // The wedge continues under the toes and is raised there a little, for walking.
  return (x, y, z) => {
    const lifted = 0.009 * clamp((x - 0.075) / 0.065) ** 2;
    return Math.max(0.0012 - welt - footprint(x, z), y - bed(x) + 0.0032, lifted - y) * 0.75 - 0.0004;
  };
}

interface Block {
  /** Metres that each side recedes per metre below the seat. */
  readonly taper: number;
  /** Metres that the back recedes per metre below the seat, in addition to the taper. */
  readonly undercut: number;
  /** Metres that the breast (the front of the heel) recedes per metre below the seat. */
  readonly breastUndercut: number;
  /** Position of the breast, x in metres. */
  readonly breast: number;
}

/** A stacked block with a flat breast. */
function blockField({ taper, undercut, breastUndercut, breast }: Block) {
  return ({ rise, welt, bed, footprint }: HeelSeat): DistanceField =>
    (x, y, z) => {
      const down = Math.max(0, rise - y);
      const back = x < -0.1 ? undercut * down * clamp((-0.1 - x) / 0.018) : 0;
      const wall = 0.0011 - (welt > 0.0035 ? 0.7 : 0.15) * welt + taper * down + back - footprint(x, z);
      const front = x - breast + breastUndercut * down + 6 * z * z;
      return Math.max(wall, front, y - bed(x) + 0.0032, -y) * 0.75 - 0.0003;
    };
}

/** A slim column: its radius in metres by its share of the height, and the x of its tip. */
function columnField(radius: (share: number) => number, tip: number) {
  return ({ rise, bed, footprint }: HeelSeat): DistanceField =>
    (x, y, z) => {
      const t = clamp(y / Math.max(rise, 0.004));
      // It is carved from the seat in a slight curve, and nearly vertical at the tip.
      const shift = lerp(tip, -0.0945, t * t) + 0.0012 * Math.sin(Math.PI * t);
      const reach = radius(t);
      const column = superellipse(x - shift, z, reach * 1.04, reach * lerp(0.95, 1.02, t), 2.15);
      const front = x - shift - reach * 0.7;
      // The seat of the heel stays within the upper above it.
      return Math.max(column, front, 0.0014 - footprint(x, z), y - bed(x) + 0.0032, -y) * 0.85 - 0.0004;
    };
}

const PLAIN = { low: false, wedge: false, stacked: false, stackedOnBoots: false } as const;
const slim = columnField(SLIM_RADIUS, -0.0985);

export const HEELS: Readonly<Record<HeelShape, HeelKind>> = {
  flat: {
    ...PLAIN,
    field: blockField({ taper: 0.03, undercut: 0.05, breastUndercut: 0.04, breast: -0.048 }),
    rise: 0.012,
    low: true,
    stacked: true,
    stackedOnBoots: true,
  },
  kitten: { ...PLAIN, field: slim, rise: 0.047 },
  block: {
    ...PLAIN,
    field: blockField({ taper: 0.055, undercut: 0.05, breastUndercut: 0.04, breast: -0.058 }),
    rise: 0.066,
    stackedOnBoots: true,
  },
  stiletto: { ...PLAIN, field: slim, rise: 0.095 },
  wedge: { ...PLAIN, field: wedgeField, rise: 0.07, wedge: true },
  // A block is vertical; a cuban heel is undercut at the back and in front.
  cuban: {
    ...PLAIN,
    field: blockField({ taper: 0.1, undercut: 0.3, breastUndercut: 0.12, breast: -0.045 }),
    rise: 0.042,
    stacked: true,
    stackedOnBoots: true,
  },
  cone: { ...PLAIN, field: columnField(CONE_RADIUS, -0.09), rise: 0.07 },
};
