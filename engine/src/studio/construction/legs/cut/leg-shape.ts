import { superellipseRadius } from '../../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import { profile } from '../../../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../../../foundation/geometry/curves/profile.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { TrouserCut } from './cut.ts';

/**
 * One side of a pair of trousers, without folds. `q` runs from 0 round the outside to 1: above the crotch from the
 * centre front to the centre back, both at x = 0, and below it once round the leg from the inseam to itself.
 */
export interface LegShape {
  /** Writes a point of the side at +x, metres. */
  point(q: number, y: number, out: MutableVec3): void;
  /** Axis of the leg at a height; the returned object is reused. */
  centre(y: number): { readonly x: number; readonly z: number };
}

export const CROTCH = HEIGHTS.crotch;
/** Height at which the centre seam begins to divide one hip into two legs. */
export const FORK = 0.925;

/** Heights in metres between which the hip becomes a leg away from the seams. */
const HIGH = 1;
const LOW = 0.66;

/** Exponents of the superellipses of the horizontal sections; 2 is an ellipse. */
const HIP_EXPONENT = 2.2;
const LEG_EXPONENT = 2.1;

export function legShape(cut: TrouserCut): LegShape {
  const legAt = profile(legKeys(cut));
  const hipAt = profile(HIPS);
  const leg = [0, 0, 0, 0];
  const hip = [0, 0, 0];
  const axis = { x: 0, z: 0 };
  return {
    centre(y) {
      legAt(y, leg);
      axis.x = leg[0]!;
      axis.z = leg[3]!;
      return axis;
    },
    point(q, y, out) {
      legAt(y, leg);
      const theta = TAU * (q - 0.25);
      const s = Math.sin(theta);
      const c = Math.cos(theta);
      const round = superellipseRadius(c, s, LEG_EXPONENT);
      // Inner thighs meet at the centre down to the crotch, where the two tubes separate.
      const inner = y >= CROTCH ? leg[1]! : leg[0]!;
      const legX = inner + s * leg[1]! * round;
      const legZ = leg[3]! + c * leg[2]! * round;
      const share = forkShare(q, y);
      if (share >= 1) {
        out[0] = legX;
        out[1] = y;
        out[2] = legZ;
        return;
      }
      hipAt(y, hip);
      const psi = Math.PI * q;
      const hs = Math.sin(psi);
      const hc = Math.cos(psi);
      const wide = superellipseRadius(hc, hs, HIP_EXPONENT);
      const nip = cut.nip * smoothstep(0.98, 1.1, y);
      const depth = hc > 0 ? hip[1]! - 0.5 * nip : hip[2]! - 1.05 * nip;
      out[0] = lerp(hs * (hip[0]! + cut.ease - nip) * wide, legX, share);
      out[1] = y;
      out[2] = lerp(hc * (depth + cut.ease * 0.6) * wide, legZ, share);
    },
  };
}

/**
 * Share 0 (hip) to 1 (leg) of the transition. Near the two seams it is late and ends at the crotch, as the seam does;
 * elsewhere it is gradual.
 */
function forkShare(q: number, y: number): number {
  if (y >= HIGH) return 0;
  const near = Math.exp(-Math.min(q, 1 - q) / 0.075);
  const from = lerp(HIGH, FORK, near);
  const down = clamp((from - y) / (from - lerp(LOW, CROTCH, near)));
  return smoothstep(0, 1, Math.pow(down, lerp(1, 2.2, near)));
}

/**
 * Half-width, depth before and behind the side seam by height, metres: loose over belly and seat, close at the waist.
 */
const HIPS: readonly ProfileKey[] = [
  [0.66, 0.176, 0.102, 0.12],
  [0.74, 0.178, 0.106, 0.128],
  [0.8, 0.178, 0.111, 0.138],
  [0.86, 0.178, 0.116, 0.143],
  [0.9, 0.176, 0.118, 0.141],
  [0.95, 0.166, 0.115, 0.13],
  [1.0, 0.151, 0.109, 0.115],
  [1.04, 0.141, 0.104, 0.106],
  [1.08, 0.133, 0.099, 0.099],
  [1.12, 0.129, 0.097, 0.096],
  [1.2, 0.132, 0.098, 0.097],
];

/** Height, x of the leg's axis, half-width, half-depth and z of the leg's axis. */
function legKeys({ leg: { thigh, knee, hem } }: TrouserCut): ProfileKey[] {
  // Legs hang a little apart, wide ones further, so that they do not intersect.
  const apart = (halfWidth: number, natural: number) => Math.max(natural, halfWidth + 0.007);
  const deep = (halfWidth: number) => halfWidth * 0.9 + 0.012;
  const stance = clamp(hem + 0.018, 0.084, 0.104);
  const calf = (hem + knee) / 2;
  const lower = knee * 0.45 + thigh * 0.55;
  return [
    [-0.05, apart(hem, stance), hem, deep(hem), -0.018],
    [0.06, apart(hem, stance), hem, deep(hem), -0.018],
    [0.26, apart(calf, 0.086), calf + 0.002, deep(calf) + 0.007, -0.022],
    [0.48, apart(knee, 0.089), knee, deep(knee), 0.004],
    [0.62, apart(lower, 0.09), lower, deep(lower) + 0.008, 0.006],
    [0.72, apart(thigh, 0.089) - 0.004, thigh, deep(thigh) + 0.016, 0],
    [CROTCH, thigh, thigh, deep(thigh) + 0.022, -0.006],
    [0.86, thigh, thigh, deep(thigh) + 0.022, -0.006],
    [1, thigh, thigh, deep(thigh) + 0.014, -0.004],
  ];
}
