import { smoothUnion, superellipse } from '../../../geometry/distance-field.ts';
import type { DistanceField } from '../../../geometry/distance-field.ts';
import { lerp, smoothstep } from '../../../geometry/interpolation.ts';
import { armholeSeam } from '../sewn/armhole.ts';
import { createSleeve } from '../sewn/sleeve.ts';
import type { Sleeve } from '../sewn/sleeve.ts';
import { createTorso } from '../sewn/torso.ts';
import type { Torso } from '../sewn/torso.ts';
import type { UpperCut } from './cut.ts';

/** The smooth solid of a T-shirt and the lines along which it is cut, all in metres. */
export interface UpperBody {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly field: DistanceField;
  /** Positive on the sleeves, zero along the armhole. */
  readonly armhole: DistanceField;
  /** Positive on cloth, zero along the edge of a sleeveless armhole. */
  readonly bareArm: DistanceField;
  /** Positive on cloth, zero along the neck seam. */
  readonly neckline: DistanceField;
  readonly hem: DistanceField;
}

export function upperBody(cut: UpperCut): UpperBody {
  const { ease, armpit } = cut;
  const [tipX, tipY] = cut.shoulder;
  const torso = createTorso({
    neck: [0.075, 1.472],
    shoulder: cut.shoulder,
    sections: torsoSections(ease),
  });
  const sleeve = upperSleeve(cut);
  const armhole = armholeSeam({ torso, sleeve, shoulder: cut.shoulder, armpit });
  const { neck } = cut;
  const neckHeight = torso.shoulderLine(neck.halfWidth);
  return {
    torso,
    sleeve,
    armhole,
    field: (x, y, z) => {
      const body = torso.field(x, y, z);
      if (cut.sleeve === 'none' || Math.abs(x) < 0.08) return body;
      return smoothUnion(body, sleeve.field(x, y, z), lerp(0.01, 0.03, smoothstep(armpit, tipY, y)));
    },
    bareArm: (x, y) => superellipse(Math.abs(x) - tipX - 0.02, y - tipY - 0.03, 0.068, tipY + 0.045 - armpit, 2.2),
    neckline: (x, y, z) => {
      const drop = lerp(neck.back, neck.front, smoothstep(-0.06, 0.06, z));
      const down = Math.min(0, y - neckHeight);
      return superellipse(x, down, neck.halfWidth, drop, neck.exponent);
    },
    hem: (x, y, z) => {
      const side = smoothstep(0.05, 0.185, Math.abs(x));
      const tail = cut.tail * (side - 0.35 * (1 - side) * smoothstep(0.04, -0.04, z));
      return y - cut.hem - tail - 0.004 * Math.sin(x * 14 + 0.8) + 0.02 * z;
    },
  };
}

/** Hangs straight from the fullest point of the chest and from the shoulder blades. */
function torsoSections(ease: number) {
  const wide = (halfWidth: number, front: number, back: number) =>
    [halfWidth + ease, front + ease * 0.55, back + ease * 0.55] as const;
  return [
    [0.2, ...wide(0.2, 0.14, 0.135)],
    [0.75, ...wide(0.196, 0.134, 0.128)],
    [0.88, ...wide(0.192, 0.13, 0.126)],
    [1.0, ...wide(0.184, 0.126, 0.112)],
    [1.1, ...wide(0.178, 0.126, 0.106)],
    [1.2, ...wide(0.18, 0.132, 0.112)],
    [1.28, ...wide(0.181, 0.134, 0.116)],
    [1.35, ...wide(0.182, 0.12, 0.116)],
    [1.42, ...wide(0.184, 0.1, 0.104)],
    [1.5, ...wide(0.184, 0.09, 0.09)],
    [1.7, ...wide(0.184, 0.09, 0.09)],
  ] as const;
}

function upperSleeve({ ease, shoulder: [tipX, tipY], armpit, sleeve }: UpperCut): Sleeve {
  const wide = ease * 0.35;
  if (sleeve === 'long') {
    return createSleeve({
      spine: [
        [tipX - 0.08, tipY - 0.047, -0.002],
        [tipX + 0.02, tipY - 0.06, -0.004],
        [tipX + 0.085, 1.12, -0.015],
        [tipX + 0.125, 0.8, 0.05],
      ],
      sections: [
        [0, 0.05 + wide, 0.064 + wide],
        [0.18, 0.06 + wide, 0.064 + wide],
        [0.5, 0.053 + wide, 0.052 + wide],
        [0.93, 0.037 + wide, 0.036 + wide],
        [1, 0.037 + wide, 0.036 + wide],
      ],
      end: 0.94,
    });
  }
  const reach = sleeve === 'elbow' ? 0.09 : 0;
  const small = (tipY - armpit) * 0.33;
  return createSleeve({
    spine: [
      [tipX - 0.08, tipY - 0.047, -0.002],
      [tipX - 0.045, tipY - 0.052, -0.002],
      [tipX + 0.012, tipY - 0.11, 0],
      [tipX + 0.106 + reach * 0.5, tipY - 0.248 - reach, 0.012],
    ],
    sections: [
      [0, small - 0.008 + wide, 0.064 + wide],
      [0.3, small + wide, 0.068 + wide],
      [0.75, 0.059 + wide, 0.058 + wide],
      [1, 0.058 + wide, 0.056 + wide],
    ],
    end: 0.88,
  });
}
