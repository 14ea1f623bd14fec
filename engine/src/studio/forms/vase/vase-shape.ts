import type { Random } from '../../../foundation/geometry/random.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { softCurve } from '../../../foundation/geometry/curves/soft-curve.ts';
import type { Piece } from '../../../words/prompt/brief.ts';

/** Silhouette of a vase, metres. */
export interface VaseShape {
  readonly height: number;
  /** Radius at fractions 0 to 1 of the height. */
  readonly radius: readonly (readonly [share: number, metres: number])[];
  /** Number of ribs round the body; 0 for none. */
  readonly flutes?: number;
  /** Number of flat sides; 0 for none. */
  readonly sides?: number;
  /** Heights at which two handles are attached to the neck and the shoulder, as shares of the height of the vase. */
  readonly handles?: readonly [from: number, to: number];
}

const BALUSTER: VaseShape = {
  height: 0.34,
  radius: [
    [0, 0.05],
    [0.05, 0.052],
    [0.3, 0.083],
    [0.58, 0.099],
    [0.76, 0.079],
    [0.87, 0.045],
    [0.94, 0.038],
    [1, 0.05],
  ],
};
const BOTTLE: VaseShape = {
  height: 0.36,
  radius: [
    [0, 0.058],
    [0.1, 0.082],
    [0.27, 0.094],
    [0.46, 0.07],
    [0.6, 0.034],
    [0.75, 0.0225],
    [0.94, 0.022],
    [1, 0.031],
  ],
};
const GLOBE: VaseShape = {
  height: 0.25,
  radius: [
    [0, 0.05],
    [0.12, 0.085],
    [0.42, 0.117],
    [0.7, 0.1],
    [0.88, 0.052],
    [0.95, 0.045],
    [1, 0.052],
  ],
};
const CYLINDER: VaseShape = {
  height: 0.3,
  radius: [
    [0, 0.072],
    [0.03, 0.075],
    [0.5, 0.077],
    [1, 0.08],
  ],
};
const TEARDROP: VaseShape = {
  height: 0.33,
  radius: [
    [0, 0.045],
    [0.14, 0.083],
    [0.32, 0.098],
    [0.6, 0.066],
    [0.82, 0.03],
    [0.95, 0.0235],
    [1, 0.029],
  ],
};
const GOURD: VaseShape = {
  height: 0.33,
  radius: [
    [0, 0.05],
    [0.1, 0.08],
    [0.26, 0.095],
    [0.42, 0.078],
    [0.53, 0.05],
    [0.66, 0.06],
    [0.77, 0.058],
    [0.87, 0.034],
    [0.94, 0.023],
    [1, 0.028],
  ],
};
const BOWL: VaseShape = {
  height: 0.17,
  radius: [
    [0, 0.05],
    [0.05, 0.052],
    [0.2, 0.095],
    [0.5, 0.135],
    [0.8, 0.148],
    [1, 0.142],
  ],
};
const AMPHORA: VaseShape = {
  height: 0.4,
  radius: [
    [0, 0.042],
    [0.035, 0.044],
    [0.06, 0.036],
    [0.22, 0.068],
    [0.5, 0.107],
    [0.66, 0.1],
    [0.76, 0.058],
    [0.82, 0.038],
    [0.93, 0.036],
    [0.965, 0.05],
    [1, 0.053],
  ],
  handles: [0.92, 0.68],
};
const TRUMPET: VaseShape = {
  height: 0.34,
  radius: [
    [0, 0.062],
    [0.04, 0.064],
    [0.18, 0.046],
    [0.45, 0.05],
    [0.75, 0.069],
    [1, 0.1],
  ],
};

export function vaseShape({ attributes, cut }: Piece, freedom: number, random: Random): VaseShape {
  const { shape, handles } = attributes;
  const base = silhouette(shape, cut, freedom, random);
  const section = shape && SECTIONS[shape];
  const handled = handles && HANDLED[handles] ? { handles: base.handles ?? ([0.9, 0.64] as const) } : {};
  return { ...base, ...section, ...handled };
}

type ShapeName = NonNullable<Piece['attributes']['shape']>;

/** Ribs and flat sides that words add to any silhouette. */
const SECTIONS: { readonly [Shape in ShapeName]?: Pick<VaseShape, 'flutes' | 'sides'> } = {
  fluted: { flutes: 26 },
  faceted: { sides: 9 },
  square: { sides: 4 },
};
/** Whether the words add handles. */
const HANDLED: Readonly<Record<NonNullable<Piece['attributes']['handles']>, boolean>> = { two: true, none: false };

/** Silhouettes by the shape that words name, when they name no cut. */
const BY_SHAPE: { readonly [Shape in ShapeName]?: VaseShape } = {
  round: GLOBE,
  cylinder: CYLINDER,
  rectangular: CYLINDER,
  square: CYLINDER,
  tall: TRUMPET,
  bottle: BOTTLE,
  teardrop: TEARDROP,
  fluted: BALUSTER,
  faceted: TRUMPET,
  organic: GOURD,
  gourd: GOURD,
  bowl: BOWL,
};
/** Silhouettes to choose from at random when words name none. */
const FREE = [BALUSTER, BOTTLE, GLOBE, TEARDROP, GOURD, TRUMPET];

const BY_CUT: { readonly [Cut in NonNullable<Piece['cut']>]?: VaseShape } = { amphora: AMPHORA };

function silhouette(asked: ShapeName | undefined, cut: Piece['cut'], freedom: number, random: Random): VaseShape {
  const named = cut && BY_CUT[cut];
  if (named) return named;
  const plain = random() < freedom ? FREE[Math.floor(random() * FREE.length)]! : BALUSTER;
  return (asked && BY_SHAPE[asked]) ?? plain;
}

/** Share of the height over which one curve of a thrown or blown wall blends into the next. */
const BLEND = 0.022;

/** Radius in metres as a function of the height in metres. */
export function profileOf({ height, radius }: VaseShape): (y: number) => number {
  const keyed = curve(radius.map(([share, metres]) => [share * height, metres] as const));
  return softCurve(keyed, 0, height, BLEND * height);
}

/** Factor on the radius as a function of the angle round the axis, for ribs or flat sides. */
export function sectionOf({ flutes = 0, sides = 0 }: VaseShape): (angle: number) => number {
  if (sides > 0) {
    const step = (Math.PI * 2) / sides;
    return (angle) => {
      const off = angle - Math.round(angle / step) * step;
      // The edges are softened by a mean of the flat side and the circle.
      return 0.1 + (0.9 * Math.cos(step / 2) * 1.06) / Math.cos(off);
    };
  }
  return flutes > 0 ? (angle) => 0.985 + 0.034 * Math.abs(Math.cos((angle * flutes) / 2)) : () => 1;
}
