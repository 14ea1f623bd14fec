/**
 * The shape of a leather shoe: sections stand on a bed that rises from the ball of the foot to the heel. The shoe lies
 * along x, heel at -0.118 m, its outer side towards +z.
 */
import { smoothIntersection, smoothUnion, superellipse } from '../../../geometry/distance-field.ts';
import type { DistanceField } from '../../../geometry/distance-field.ts';
import { clamp, lerp, smoothstep } from '../../../geometry/interpolation.ts';
import { noise3 } from '../../../geometry/noise.ts';
import { insideOutline, smoothOutline } from '../../../geometry/outline.ts';
import { planeTable } from '../../../geometry/plane-table.ts';
import type { PlanePoint } from '../../../geometry/outline.ts';
import { curve } from '../../../geometry/profile.ts';

export type ToeShape = 'pointed' | 'round' | 'square' | 'almond';
export type HeelShape = 'flat' | 'kitten' | 'block' | 'stiletto' | 'wedge';

export interface ShoeDesign {
  readonly toe: ToeShape;
  readonly heel: HeelShape;
  /** Metres from the floor to the heel's seat. */
  readonly rise: number;
  /** Metres of sole under the ball of the foot. */
  readonly platform: number;
  /** Height of a boot's shaft above the floor, metres; 0 for a shoe. */
  readonly shaft: number;
}

export interface ShoeLast {
  readonly upper: DistanceField;
  /** The footprint in (x, z), closed: the heel side first towards -z. */
  readonly outline: readonly PlanePoint[];
  readonly heel: DistanceField;
  /** Metres inside the upper's cut edges. */
  readonly cut: DistanceField;
  /** Height of the foot's bed along x. */
  readonly bed: (x: number) => number;
  readonly design: ShoeDesign;
}

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

const TOES: Readonly<Record<ToeShape, readonly PlanePoint[]>> = {
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

export function shoeLast(design: ShoeDesign): ShoeLast {
  const { rise, platform, shaft } = design;
  const outline = [...SIDES, ...TOES[design.toe]];
  const smooth = smoothOutline([...outline, outline[0]!], 5).slice(0, -1);
  const footprint = planeTable(insideOutline(smooth), { min: [-0.14, -0.06], max: [0.17, 0.06], step: 0.0012 });
  const bed = bedCurve(rise, platform);
  const half = curve([
    [-0.12, 0.027],
    [-0.06, 0.027],
    [-0.02, 0.0255],
    [0.03, 0.034],
    [0.06, 0.0375],
    [0.1, 0.034],
    [0.14, 0.03],
  ]);
  const height = curve([
    [-0.12, 0.09],
    [-0.06, 0.088],
    [-0.02, 0.079],
    [0.02, 0.066],
    [0.05, 0.0515],
    [0.08, 0.0375],
    [0.11, 0.027],
    [0.14, 0.0185],
  ]);
  const foot: DistanceField = (x, y, z) => {
    const up = y - bed(clamp(x, -0.125, 0.145));
    const skin = superellipse(z, up + 0.01, half(x) * (1 - 0.22 * smoothstep(0.02, 0.07, up)), height(x) + 0.01, 2.4);
    const lean =
      0.001 +
      0.16 * Math.max(0, up - 0.006) * smoothstep(0.05, 0.11, x) +
      0.1 * Math.max(0, up - 0.025) * smoothstep(-0.08, -0.115, x);
    return smoothIntersection(skin, lean - footprint(x, z), 0.012) * 0.85;
  };
  const upper: DistanceField = shaft > 0 ? booted(foot, bed, shaft) : foot;
  return { upper, outline: smooth, heel: heelField(design, bed, footprint), cut: cutLine(design, bed), bed, design };
}

function bedCurve(rise: number, platform: number): (x: number) => number {
  const under = 0.0042 + platform;
  return curve([
    [-0.12, rise + under + 0.003],
    [-0.088, rise + under],
    [-0.045, rise * 0.74 + under],
    [-0.005, rise * 0.36 + under],
    [0.028, rise * 0.075 + under],
    [0.055, under],
    [0.09, under + 0.003],
    [0.14, under + 0.013],
  ]);
}

/** The foot joined to an upright leg: narrow at the ankle, wider at the calf. */
function booted(foot: DistanceField, bed: (x: number) => number, top: number): DistanceField {
  const ankle = bed(-0.07) + 0.055;
  const width = curve([
    [0, 0.031],
    [0.06, 0.0335],
    [0.16, 0.047],
    [0.26, 0.054],
    [0.36, 0.052],
    [0.5, 0.07],
  ]);
  const depth = curve([
    [0, 0.047],
    [0.06, 0.046],
    [0.16, 0.057],
    [0.26, 0.064],
    [0.36, 0.061],
    [0.5, 0.08],
  ]);
  return (x, y, z) => {
    const up = Math.max(0, y - ankle);
    const leg = superellipse(x + 0.072 + 0.05 * Math.max(0, up - 0.1) * 0.4, z, depth(up), width(up), 2.15);
    const shaft = Math.max(leg, y - top - 0.03, ankle - 0.035 - y);
    const crease =
      0.0022 *
      Math.sin(y * 210 + x * 60) *
      Math.exp(-(((y - ankle - 0.012) / 0.026) ** 2)) *
      smoothstep(-0.09, -0.04, x);
    return smoothUnion(foot(x, y, z), shaft, 0.035) - crease - 0.0012 * noise3(x * 18, y * 14, z * 18);
  };
}

function cutLine({ shaft }: ShoeDesign, bed: (x: number) => number): DistanceField {
  if (shaft > 0) return (x, y) => Math.min(shaft + 0.005 * clamp((x + 0.07) / 0.05, -1, 1) - y, y - bed(x) + 0.001);
  const topline = curve([
    [-0.12, 0.0535],
    [-0.095, 0.0485],
    [-0.05, 0.033],
    [-0.01, 0.0245],
    [0.03, 0.0235],
    [0.05, 0.0285],
    [0.062, 0.04],
    [0.072, 0.075],
  ]);
  return (x, y) => Math.min((topline(x) - (y - bed(x))) * 0.75, y - bed(x) + 0.001);
}

/** What carries the seat: a column that tapers to its tip, or a wedge under the whole arch. */
function heelField(
  { heel, rise }: ShoeDesign,
  bed: (x: number) => number,
  footprint: (x: number, z: number) => number,
): DistanceField {
  if (heel === 'wedge') {
    return (x, y, z) => Math.max(-footprint(x, z) + 0.0012, y - bed(x) + 0.0032, -y, x - 0.075) * 0.75 - 0.0004;
  }
  const slim = heel === 'stiletto' || heel === 'kitten';
  const keys: (readonly [number, number])[] = slim
    ? [
        [0, 0.0045],
        [0.3, 0.0056],
        [0.6, 0.0085],
        [0.82, 0.0155],
        [1, 0.0225],
      ]
    : [
        [0, 0.0212],
        [0.5, 0.0212],
        [1, 0.0228],
      ];
  const radius = curve(keys);
  return (x, y, z) => {
    const t = clamp(y / Math.max(rise, 0.004));
    const shift = slim ? lerp(-0.099, -0.0935, t) : lerp(-0.0915, -0.0935, t);
    const reach = radius(t);
    const column = superellipse(
      x - shift,
      z,
      reach * (slim ? 1.02 : 1.05),
      reach * (slim ? 0.96 : 1.04),
      slim ? 2.1 : 2.7,
    );
    const front = slim ? x - shift - reach * 0.72 : -1;
    return Math.max(column, front, y - bed(x) + 0.0032, -y) * 0.85 - 0.0004;
  };
}
