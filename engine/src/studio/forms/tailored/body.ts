import { smoothUnion, superellipse } from '../../../geometry/distance-field.ts';
import type { DistanceField } from '../../../geometry/distance-field.ts';
import { bell, clamp, lerp, smoothstep } from '../../../geometry/interpolation.ts';
import type { ProfileKey } from '../../../geometry/profile.ts';
import { armholeSeam } from '../sewn/armhole.ts';
import { createSleeve } from '../sewn/sleeve.ts';
import type { Sleeve } from '../sewn/sleeve.ts';
import { createTorso } from '../sewn/torso.ts';
import type { Torso } from '../sewn/torso.ts';
import type { TailoredCut } from './cut.ts';

/** The smooth solid of a tailored garment and the lines along which it is cut, metres. */
export interface TailoredBody {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly field: DistanceField;
  readonly armhole: DistanceField;
  readonly hem: DistanceField;
  /**
   * The roll line of the lapel: metres from the middle towards a front's own side, by height. It starts at the front
   * edge, which lies beyond the middle (negative), and ends at the neck. Without lapels it is the front edge itself.
   */
  roll(y: number): number;
  /** Metres outside the neck and the open front, positive on cloth. */
  readonly neckline: DistanceField;
  /** Where the fronts part below the last button, metres from the middle; 0 above. */
  parting(y: number): number;
}

/** Radius of a blazer's front corner, metres. */
const CORNER = 0.055;

const NECK = { halfWidth: 0.068, height: 1.474 };

export function tailoredBody(cut: TailoredCut): TailoredBody {
  const torso = createTorso({ neck: [0.075, 1.484], shoulder: cut.shoulder, sections: sections(cut), arch: 7.5 });
  const sleeve = tailoredSleeve(cut);
  const { shoulder, armpit } = cut;
  const closed = cut.collar === 'none' || cut.collar === 'stand';
  const bottom = closed ? NECK.height - 0.085 : cut.break;
  const roll = (y: number) => {
    const up = clamp((y - bottom) / (NECK.height - bottom));
    return closed ? NECK.halfWidth * Math.sqrt(up) : lerp(-cut.lap, NECK.halfWidth, Math.pow(up, 0.93));
  };
  const last = (cut.buttons.at(-1) ?? cut.break) - 0.015;
  return {
    torso,
    sleeve,
    roll,
    armhole: armholeSeam({ torso, sleeve, shoulder, armpit }),
    field: (x, y, z) => {
      const trunk = torso.field(x, y, z);
      if (Math.abs(x) < 0.08) return trunk;
      // Long sleeves pass close to the skirt: only at the shoulder may the two melt into each other.
      return smoothUnion(trunk, sleeve.field(x, y, z), lerp(0.006, 0.028, smoothstep(armpit - 0.01, shoulder[1], y)));
    },
    hem: (x, y, z) => y - cut.hem - 0.003 * Math.sin(x * 13) + 0.012 * z,
    neckline: (x, y, z) => {
      const back = superellipse(x, Math.min(0, y - NECK.height), NECK.halfWidth, 0.014, 2);
      const front = y < bottom - 0.05 || (!closed && roll(y) <= 0) ? 0.05 : (Math.abs(x) - Math.max(0, roll(y))) * 0.95;
      return lerp(back, front, smoothstep(-0.012, 0.012, z));
    },
    parting: (y) => {
      if (cut.cutaway === 0) return 0;
      const open = cut.cutaway * Math.pow(clamp((last - y) / (last - cut.hem)), 1.8);
      // The corner of the front is round.
      const down = clamp((cut.hem + CORNER - y) / CORNER, 0, 0.98);
      return open + CORNER * (1 - Math.sqrt(1 - down * down));
    },
  };
}

function sections({ ease, waisted, flare, hem, kind }: TailoredCut): ProfileKey[] {
  const at = (y: number, halfWidth: number, front: number, back: number): ProfileKey => [
    y,
    halfWidth + ease,
    front + ease * 0.6,
    back + ease * 0.6,
  ];
  const nip = 0.03 * waisted;
  const hang = kind === 'coat' ? 0.202 + flare : 0.2;
  return [
    at(0.02, hang + 0.01, 0.16 + flare * 0.6, 0.155 + flare * 0.6),
    at(Math.min(0.4, hem), hang, 0.155 + flare * 0.6, 0.15 + flare * 0.6),
    at(0.72, lerp(hang, 0.19, 0.6), 0.145 + flare * 0.2, 0.146 + flare * 0.2),
    at(0.88, 0.193, 0.138, 0.148),
    at(1.0, 0.186 - nip * 0.75, 0.132 - nip * 0.4, 0.126 - nip * 0.5),
    at(1.09, 0.18 - nip, 0.128 - nip * 0.5, 0.114 - nip * 0.5),
    at(1.17, 0.18 - nip * 0.5, 0.134 - nip * 0.2, 0.118 - nip * 0.2),
    at(1.28, 0.186, 0.142, 0.122),
    at(1.35, 0.188, 0.13, 0.12),
    at(1.42, 0.19, 0.108, 0.11),
    at(1.5, 0.19, 0.095, 0.098),
    at(1.7, 0.19, 0.095, 0.098),
  ];
}

function tailoredSleeve({ ease, shoulder: [tipX, tipY], kind }: TailoredCut): Sleeve {
  const wide = ease * 0.45 + (kind === 'coat' ? 0.006 : 0);
  return createSleeve({
    spine: [
      [tipX - 0.085, tipY - 0.05, -0.004],
      [tipX + 0.014, tipY - 0.047, -0.008],
      [tipX + 0.068, 1.12, -0.032],
      [tipX + 0.106, 0.8, 0.06],
    ],
    sections: [
      [0, 0.048 + wide, 0.07 + wide],
      [0.16, 0.058 + wide, 0.07 + wide],
      [0.3, 0.057 + wide, 0.064 + wide],
      [0.58, 0.053 + wide, 0.058 + wide],
      [0.92, 0.044 + wide, 0.049 + wide],
      [1, 0.043 + wide, 0.048 + wide],
    ],
    end: 0.945,
  });
}

/** Added where shoulder pads and sleeve heads lift the seam, metres. */
export function shoulderLift(x: number, y: number, [tipX, tipY]: readonly [number, number]): number {
  return 0.003 * bell(Math.abs(x) - tipX, 0.022) * smoothstep(tipY - 0.09, tipY, y);
}
