import {
  smoothIntersection,
  smoothUnion,
  superellipse,
} from '../../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { SHOULDER } from '../../../body/figure-torso.ts';
import { armholeSeam } from '../../sewing/armhole.ts';
import { createSleeve } from '../../sewing/sleeve.ts';
import type { Sleeve } from '../../sewing/sleeve.ts';
import { createTorso } from '../../sewing/torso.ts';
import type { Torso } from '../../sewing/torso.ts';
import type { UpperCut } from './cut.ts';
import { UNDER_WAIST, waistline } from './waistline.ts';

/** The cut of a garment as sewn, before it hangs: a smooth solid and the lines along which it ends, in metres. */
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
  const { armpit } = cut;
  const [tipX, tipY] = cut.shoulder;
  const torso = createTorso({ neck: [0.07, 1.477], shoulder: cut.shoulder, sections: torsoSections(cut), arch: 10 });
  const tube = createSleeve(sleeveShape(cut, 0.03));
  // A raglan sleeve is laid out from the neck, although its tube begins at the shoulder like any other.
  const { raglan } = cut.sleeve;
  const sleeve = raglan ? createSleeve(sleeveShape(cut, 0.14)) : tube;
  const setIn = armholeSeam({ torso, sleeve: tube, shoulder: cut.shoulder, armpit });
  const slant = (tipX - 0.082) / (1.46 - armpit);
  const armhole: DistanceField = raglan
    ? (x, y, z) => (y < armpit ? setIn(x, y, z) : 0.9 * (Math.abs(x) - tipX + (y - armpit) * slant))
    : setIn;
  const { neck } = cut;
  const neckHeight = torso.shoulderLine(neck.halfWidth);
  return {
    torso,
    sleeve,
    armhole,
    field: (x, y, z) => {
      const body = closedBelow(cut, torso.field(x, y, z) + flutesAt(cut, x, y, z), y);
      if (cut.sleeve.length === 0 || Math.abs(x) < 0.08) return body;
      return smoothUnion(body, tube.field(x, y, z), lerp(0.01, 0.03, smoothstep(armpit, tipY, y)));
    },
    bareArm: (x, y) => superellipse(Math.abs(x) - tipX - 0.02, y - tipY - 0.03, 0.068, tipY + 0.045 - armpit, 2.2),
    neckline: (x, y, z) => {
      const drop = lerp(neck.back, neck.front, smoothstep(-0.06, 0.06, z));
      const down = Math.min(0, y - neckHeight);
      return superellipse(x, down, neck.halfWidth, drop, neck.exponent);
    },
    hem: (x, y, z) => {
      if (cut.legs) return aboveLeg(cut.legs, x, y);
      if (cut.tuck) return y - waistline(cut.tuck, z) + UNDER_WAIST + cut.blousing;
      const side = smoothstep(0.06, 0.192 + cut.ease, Math.abs(x));
      const tail = cut.tail * (side - 0.35 * (1 - side) * smoothstep(0.04, -0.04, z));
      return y - cut.hem - tail;
    },
  };
}

/** Half the widths in metres between which the edge of a leg opening rises from the crotch to the side. */
const LEG = [0.05, 0.175] as const;

/** Distance in metres above the edge of a leg opening. */
function aboveLeg({ crotch, opening }: NonNullable<UpperCut['legs']>, x: number, y: number): number {
  const rise = smoothstep(LEG[0], LEG[1], Math.abs(x));
  const slope = (1.5 * (opening - crotch)) / (LEG[1] - LEG[0]);
  return (y - lerp(crotch - 0.06, opening, rise)) / Math.sqrt(1 + (slope * 4 * rise * (1 - rise)) ** 2);
}

/** The solid, closed at the crotch of a suit. */
const closedBelow = ({ legs }: UpperCut, body: number, y: number): number =>
  legs ? smoothIntersection(body, legs.crotch - y, 0.04) : body;

/** Share of the width, and of the depth, that a suit has at a height: it narrows to the crotch. */
function narrowed({ legs }: UpperCut, y: number): readonly [wide: number, deep: number] {
  if (!legs) return [1, 1];
  const share = smoothstep(legs.crotch - 0.04, legs.opening + 0.05, y);
  return [lerp(0.45, 1, share), lerp(0.4, 1, share)];
}

/** Height in metres at which the folds of a wide skirt begin, and over which they reach their depth. */
const [FLUTES_FROM, FLUTES_OVER] = [1, 0.75];
/** Depth in metres of the folds by widening of the skirt, and their number round it. */
const [FLUTE_DEPTH, FLUTES] = [0.2, 9];

/** Distance in metres by which the folds of a wide skirt lie inside it. */
function flutesAt({ sweep = 0 }: UpperCut, x: number, y: number, z: number): number {
  if (sweep === 0 || y > FLUTES_FROM) return 0;
  const depth = FLUTE_DEPTH * sweep * smoothstep(0, FLUTES_OVER, FLUTES_FROM - y);
  const a = Math.atan2(x, z);
  return depth * (0.6 * Math.cos(FLUTES * a + 1.4 * Math.sin(2 * a + 0.7)) + 0.4 * Math.cos(5 * a + 2));
}

/**
 * Sections of a body that hangs straight from the chest and the shoulder blades, with the waist suppression and the
 * flare of the cut.
 */
function torsoSections(cut: UpperCut) {
  const { ease, waist, flare, sweep = 0 } = cut;
  const wide = (y: number, halfWidth: number, front: number, back: number) => {
    const drawn = waist * Math.exp(-(((y - 1.1) / 0.13) ** 2)) - flare * smoothstep(1.2, 0.8, y);
    const more = ease - drawn + sweep * Math.max(0, 0.95 - y);
    const [across, deep] = narrowed(cut, y);
    return [y, (halfWidth + more) * across, (front + more * 0.6) * deep, (back + more * 0.6) * deep] as const;
  };
  return [
    ...(sweep > 0 ? [wide(-0.1, 0.184, 0.138, 0.146)] : []),
    wide(0.2, 0.184, 0.138, 0.146),
    wide(0.75, 0.184, 0.136, 0.144),
    ...(cut.legs ? [wide(0.81, 0.184, 0.134, 0.142)] : []),
    wide(0.88, 0.184, 0.132, 0.14),
    ...(cut.legs ? [wide(0.94, 0.183, 0.131, 0.136)] : []),
    wide(1.0, 0.181, 0.13, 0.132),
    wide(1.1, 0.178, 0.13, 0.124),
    wide(1.2, 0.176, 0.134, 0.12),
    wide(1.28, 0.176, 0.137, 0.12),
    wide(1.35, 0.178, 0.118, 0.116),
    wide(1.42, 0.182, 0.088, 0.102),
    wide(1.5, 0.182, 0.076, 0.088),
    wide(1.7, 0.182, 0.076, 0.088),
  ];
}

/**
 * A tube that starts at the centre of the sleeve head, falls at the cut's pitch and bends into the line of the arm.
 * `before`: metres by which it reaches back into the body.
 */
function sleeveShape({ shoulder: [tipX, tipY], armpit, sleeve }: UpperCut, before: number) {
  const { pitch, length, widths } = sleeve;
  const [dx, dy] = [Math.cos(pitch), -Math.sin(pitch)];
  const half = ((tipY - armpit) * Math.cos(pitch)) / 2;
  const [cx, cy] = [tipX + dy * half, tipY - dx * half];
  const beyond = 0.03;
  const whole = before + length + beyond;
  // The distance by which the spine bends from the sleeve head to the line of the arm.
  const off = (SHOULDER[1] - cy) * dx - (SHOULDER[0] - cx) * dy;
  const at = (along: number, share: number) =>
    [cx + dx * along - dy * off * share, cy + dy * along + dx * off * share, -0.004 - 0.006 * share] as const;
  const third = whole / 3;
  return {
    spine: [at(-before, 0), at(third - before, 0.4), at(2 * third - before, 1), at(length + beyond, 1)] as const,
    sections: [
      [0, half * 0.75, 0.05] as const,
      [before / whole, half, 0.069] as const,
      ...widths.map(([along, radius]) => [(before + along) / whole, radius * 1.02, radius * 0.98] as const),
    ],
    end: (before + length) / whole,
  };
}
