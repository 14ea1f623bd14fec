import { smoothUnion, superellipse } from '../../../geometry/distance-field.ts';
import type { DistanceField } from '../../../geometry/distance-field.ts';
import { lerp, smoothstep } from '../../../geometry/interpolation.ts';
import { profile } from '../../../geometry/profile.ts';
import type { ProfileKey } from '../../../geometry/profile.ts';
import { HEIGHTS } from '../../body.ts';
import { ellipseArc } from '../../../geometry/ellipse-arc.ts';
import type { TrouserCut } from './cut.ts';

/** Section of one leg at a height, metres; the object is reused. */
interface LegSection {
  /** Middle of the leg, on the +x side. */
  x: number;
  z: number;
  halfWidth: number;
  halfDepth: number;
}

export interface TrouserBody {
  readonly field: DistanceField;
  leg(y: number): Readonly<LegSection>;
  /** Metres below the top of the waistband, which dips at the front. */
  readonly belowWaist: DistanceField;
  readonly aboveHem: DistanceField;
  /** Metres in front of the side seams, negative behind them. */
  readonly ahead: DistanceField;
  /** Metres of cloth from the crease of the leg towards its outer side, and height; `side` and `face` name the panel. */
  develop(x: number, y: number, z: number, side: 1 | -1, face: 1 | -1, out: [number, number]): void;
}

const HIP_EXPONENT = 2.25;
const CROTCH = HEIGHTS.crotch;

export function trouserBody(cut: TrouserCut): TrouserBody {
  const legAt = profile(legKeys(cut));
  const hipAt = profile(HIPS);
  const values = [0, 0, 0, 0];
  const section: LegSection = { x: 0, z: 0, halfWidth: 0, halfDepth: 0 };
  const leg = (y: number) => {
    legAt(y, values);
    section.x = values[0]!;
    section.halfWidth = values[1]!;
    section.halfDepth = values[2]!;
    section.z = values[3]!;
    return section;
  };
  const hip = [0, 0, 0];
  const field: DistanceField = (x, y, z) => {
    const at = leg(y);
    const ax = Math.abs(x);
    const dz = z - at.z;
    const own = superellipse(ax - at.x, dz, at.halfWidth, at.halfDepth, 2.1);
    const other = superellipse(ax + at.x, dz, at.halfWidth, at.halfDepth, 2.1);
    const legs = smoothUnion(own, other, 0.014);
    if (y < 0.66) return legs;
    hipAt(y, hip);
    const loft = superellipse(x, z, hip[0]!, z > 0 ? hip[1]! : hip[2]!, HIP_EXPONENT);
    return smoothUnion(
      legs,
      Math.max(loft, (CROTCH - 0.012 - y) * 0.85),
      lerp(0.035, 0.045, smoothstep(0.04, 0.12, ax)),
    );
  };
  const ahead: DistanceField = (x, y, z) =>
    z -
    lerp(leg(y).z, 0, smoothstep(0.7, 0.95, y)) -
    0.01 * smoothstep(0.95, 0.6, y) * (Math.abs(x) > leg(y).x ? 1 : 0);
  return {
    field,
    leg,
    ahead,
    belowWaist: (x, y, z) =>
      cut.waist - 0.016 * smoothstep(-0.1, 0.1, z) + 0.01 * smoothstep(0, -0.1, z) - y - 0.02 * x * x,
    aboveHem: (x, y, z) => y - cut.hem + 0.07 * (z - leg(cut.hem).z) - 0.003 * Math.sin(x * 31),
    develop(x, y, z, side, face, out) {
      const at = leg(y);
      const turn = Math.atan2((x * side - at.x) / at.halfWidth, (face * (z - at.z)) / at.halfDepth);
      let across = ellipseArc(turn, at.halfWidth, at.halfDepth);
      const up = smoothstep(CROTCH - 0.03, CROTCH + 0.1, y);
      if (up > 0) {
        hipAt(y, hip);
        const depth = face > 0 ? hip[1]! : hip[2]!;
        const round = Math.atan2((x * side) / hip[0]!, (face * z) / depth);
        across = lerp(across, ellipseArc(round, hip[0]!, depth) - HIP_CREASE, up);
      }
      out[0] = side * face * across;
      out[1] = y;
    },
  };
}

/** Where the crease of the leg runs on the hip, metres from the middle. */
const HIP_CREASE = 0.09;

/** Half-width, depth before and behind the side seam, by height: room for belly and seat, close at the waist. */
const HIPS: readonly ProfileKey[] = [
  [0.66, 0.09, 0.06, 0.07],
  [0.74, 0.13, 0.09, 0.105],
  [0.8, 0.163, 0.11, 0.134],
  [0.86, 0.177, 0.119, 0.143],
  [0.9, 0.177, 0.12, 0.141],
  [0.95, 0.168, 0.116, 0.13],
  [1.02, 0.147, 0.108, 0.11],
  [1.08, 0.133, 0.1, 0.098],
  [1.12, 0.127, 0.097, 0.095],
  [1.2, 0.13, 0.098, 0.096],
];

function legKeys({ leg: { thigh, knee, hem } }: TrouserCut): ProfileKey[] {
  // Wide hems push the feet apart, so that the legs do not grow into each other.
  const apart = (halfWidth: number, natural: number) => Math.max(natural, halfWidth + 0.005);
  const deep = (halfWidth: number) => halfWidth * 0.9 + 0.012;
  return [
    [-0.05, apart(hem, 0.08), hem, deep(hem), -0.016],
    [0.06, apart(hem, 0.08), hem, deep(hem), -0.014],
    [0.26, apart((hem + knee) / 2, 0.082), (hem + knee) / 2 + 0.002, deep((hem + knee) / 2) + 0.006, -0.018],
    [0.48, apart(knee, 0.084), knee, deep(knee), 0.0],
    [
      0.62,
      apart((knee + thigh) / 2, 0.086) - 0.004,
      (knee * 0.45 + thigh * 0.55) * 1.005,
      deep(knee * 0.45 + thigh * 0.55) + 0.008,
      0.004,
    ],
    [0.73, 0.086, thigh, deep(thigh) + 0.02, -0.004],
    [0.8, 0.084, thigh - 0.002, deep(thigh) + 0.026, -0.008],
    [0.88, 0.07, thigh - 0.01, deep(thigh) + 0.02, -0.008],
    [0.98, 0.05, 0.06, 0.07, -0.004],
    [1.06, 0.04, 0.03, 0.04, 0],
  ];
}
