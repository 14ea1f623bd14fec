/**
 * The body of an abstract display mannequin as a distance field: an egg for a head, mitten-like hands, no face. It
 * stands upright in the coordinates of `body/body.ts`, for which garments are cut, and is 1.80 m tall.
 */
import { smoothUnion, smoothIntersection, superellipse } from '../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import { bell, clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { profile } from '../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../foundation/geometry/curves/profile.ts';
import { addScaled, normalise, subtract } from '../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { bodySection, bustHeight } from '../body/body.ts';
import { SHOULDER } from '../body/figure-torso.ts';
import { FOREARM, HAND as HAND_LENGTH, UPPER_ARM } from '../body/arms.ts';
import type { ArmPlace } from '../body/arms.ts';
import { armTurnMap } from '../body/arm-turn.ts';
import type { ArmTurn } from '../body/arm-turn.ts';
import { ellipsoid, limbField, taperedCapsule } from './limbs.ts';

/** Ankle joint at x > 0 of a flat foot, metres. */
const ANKLE: Vec3 = [0.088, 0.078, -0.022];

export interface MannequinShape {
  readonly arm: ArmPlace;
  /** Turn of the arms outwards from where `arm` is. Default none. */
  readonly turn?: ArmTurn | undefined;
  /** Share 0 to 1 of the bust of `body.ts`. */
  readonly bust: number;
  /** Fall of the foot from the heel to its ball in metres, as in a shoe with a heel. */
  readonly fall: number;
  /** The foot at x > 0 as a shoe shapes it. Default: a bare foot. */
  readonly foot?: DistanceField | undefined;
}

export function mannequinField({ arm, turn, bust, fall, foot }: MannequinShape): DistanceField {
  const armField = turn ? turnedOutwards(armOf(arm), turn) : armOf(arm);
  const armBound = turn ? turnedOutwards(boundOf(arm), turn) : boundOf(arm);
  const footField = foot ? withAnkle(foot) : footOf(fall);
  return (x, y, z) => {
    const ax = Math.abs(x);
    let best = y > 0.66 ? trunk(ax, y, z, bust) : Infinity;
    if (y > 1.4) best = smoothUnion(best, headAndNeck(ax, y, z), 0.045);
    if (y < 0.97) best = best === Infinity ? leg(ax, y, z) : smoothUnion(best, leg(ax, y, z), 0.035);
    if (y < 0.22) best = smoothUnion(best, footField(ax, y, z), 0.03);
    if (ax < 0.07 || y < 0.4) return best;
    // The arm grows out of the shoulder and only lies beside the hip.
    const blend = 0.002 + 0.022 * smoothstep(1.16, 1.28, y);
    if (armBound(ax, y, z) > best + blend) return best;
    return smoothUnion(best, armField(ax, y, z), blend);
  };
}

/** Height in metres at which the trunk ends between the legs, above the gussets of swimwear. */
const CROTCH = 0.832;

function trunk(ax: number, y: number, z: number, bust: number): number {
  const at = bodySection(Math.max(y, 0.8));
  const { halfWidth, centreZ } = at;
  const depth = at.halfDepth + bust * bustHeight(Math.atan2(ax / halfWidth, (z - centreZ) / at.halfDepth), y);
  const seat = z < centreZ ? 0.012 * bell(y - 0.88, 0.09) * bell(ax - 0.08, 0.07) : 0;
  // Chest and shoulder blades are flatter than the waist.
  const wall = superellipse(ax, z - centreZ, halfWidth, depth + seat, 2.2);
  const ends = Math.max(y - 1.475, CROTCH - y);
  const torso = smoothIntersection(wall, ends, 0.05);
  const slope = taperedCapsule(ax, y, z, [0.02, 1.468, -0.02], [SHOULDER[0], SHOULDER[1] + 0.012, -0.014], 0.03, 0.036);
  return smoothUnion(torso, slope, 0.05);
}

/** Middle of the head, and its half-sizes, metres. */
const HEAD: Vec3 = [0, 1.688, 0.018];
const SKULL = [0.0735, 0.117, 0.094] as const;

function headAndNeck(ax: number, y: number, z: number): number {
  const neck = taperedCapsule(ax, y, z, [0, 1.45, -0.02], [0, 1.61, 0.002], 0.05, 0.043);
  // The head is an egg: narrower and shallower towards the chin, and its axis leans forward a little.
  const low = clamp((HEAD[1] - y) / SKULL[1], -1, 1.2);
  const taper = 1 - 0.17 * smoothstep(-0.1, 1, low);
  const skull = ellipsoid(
    ax,
    y - HEAD[1],
    z - HEAD[2] - 0.012 * low,
    SKULL[0] * taper,
    SKULL[1],
    SKULL[2] * (1 - 0.15 * smoothstep(0, 1, low)),
  );
  return smoothUnion(neck, skull, 0.03);
}

/** Leg by height: x of its axis, half-width, half-depth and z of its axis, metres. */
const LEG = profile([
  [0.07, 0.089, 0.0255, 0.031, -0.024],
  [0.1, 0.0885, 0.0255, 0.0315, -0.023],
  [0.16, 0.088, 0.03, 0.036, -0.021],
  [0.24, 0.088, 0.041, 0.046, -0.022],
  [0.33, 0.0885, 0.0485, 0.055, -0.021],
  [0.4, 0.0885, 0.0475, 0.054, -0.015],
  [0.455, 0.0885, 0.0455, 0.05, -0.004],
  [0.5, 0.0885, 0.049, 0.0545, 0.005],
  [0.56, 0.089, 0.056, 0.061, 0.006],
  [0.66, 0.0885, 0.069, 0.075, 0.003],
  [0.75, 0.0875, 0.079, 0.088, -0.003],
  [0.82, 0.0875, 0.084, 0.098, -0.009],
  [0.9, 0.088, 0.086, 0.104, -0.011],
]);
const measures = [0, 0, 0, 0];

function leg(ax: number, y: number, z: number): number {
  LEG(y, measures);
  const wall = superellipse(ax - measures[0]!, z - measures[3]!, measures[1]!, measures[2]!, 2.1);
  return smoothIntersection(wall, Math.max(y - 0.9, 0.066 - y), 0.05);
}

/** Half-width and half-height of the hand by the distance from the wrist, and its shift towards the palm, metres. */
const HAND: readonly ProfileKey[] = [
  [-0.015, 0.024, 0.019, 0],
  [0.012, 0.0265, 0.018, 0],
  [0.05, 0.036, 0.0175, 0.001],
  [0.08, 0.0385, 0.0165, 0.003],
  [0.115, 0.0355, 0.0145, 0.007],
  [0.145, 0.0305, 0.013, 0.012],
  [0.166, 0.0235, 0.0112, 0.016],
  [0.176, 0.015, 0.0085, 0.018],
];

/** Metres from the axis of an arm within which all of it is, its thumb included. */
const ARM_REACH = 0.068;

/** A lower bound of the distance to an arm, which takes far less time than the distance. */
function boundOf({ elbow, wrist }: ArmPlace): DistanceField {
  const tip = addScaled(wrist, normalise(subtract(wrist, elbow)), HAND_LENGTH);
  return (x, y, z) =>
    Math.min(
      taperedCapsule(x, y, z, SHOULDER, elbow, ARM_REACH, ARM_REACH),
      taperedCapsule(x, y, z, elbow, tip, ARM_REACH, ARM_REACH),
    );
}

function armOf({ elbow, wrist }: ArmPlace): DistanceField {
  const front: Vec3 = [0, 0, 1];
  const upper = limbField({
    from: SHOULDER,
    to: elbow,
    across: front,
    sections: [
      [-0.046, 0.024, 0.022, 0],
      [-0.034, 0.037, 0.034, 0],
      [-0.016, 0.046, 0.042, 0],
      [0.008, 0.05, 0.046, 0],
      [0.06, 0.047, 0.043, 0],
      [0.14, 0.042, 0.0385, 0],
      [0.22, 0.037, 0.035, 0],
      [UPPER_ARM + 0.02, 0.034, 0.034, 0],
    ],
  });
  const lower = limbField({
    from: elbow,
    to: wrist,
    across: front,
    sections: [
      [-0.02, 0.034, 0.033, 0],
      [0.05, 0.037, 0.0345, 0],
      [0.12, 0.033, 0.0305, 0],
      [0.2, 0.0265, 0.0235, 0],
      [FOREARM + 0.02, 0.0245, 0.0195, 0],
    ],
  });
  const direction = normalise(subtract(wrist, elbow));
  const hand = limbField({
    from: wrist,
    to: addScaled(wrist, direction, 0.1),
    across: front,
    sections: HAND,
    exponent: 2.4,
  });
  const ball = addScaled(addScaled(wrist, direction, 0.026), front, 0.016);
  const knuckle = addScaled(addScaled(wrist, direction, 0.066), front, 0.041);
  const tip = addScaled(addScaled(wrist, direction, 0.105), front, 0.044);
  return (x, y, z) => {
    const arm = smoothUnion(upper(x, y, z), lower(x, y, z), 0.03);
    const thumb = smoothUnion(
      taperedCapsule(x, y, z, ball, knuckle, 0.0165, 0.0115),
      taperedCapsule(x, y, z, knuckle, tip, 0.0115, 0.008),
      0.006,
    );
    const mitten = smoothUnion(hand(x, y, z), thumb, 0.014);
    return smoothUnion(arm, mitten, 0.014);
  };
}

function turnedOutwards(field: DistanceField, turn: ArmTurn): DistanceField {
  const map = armTurnMap(turn, 0);
  const before: [number, number, number] = [0, 0, 0];
  return (x, y, z) => {
    map.backward(x, y, z, before);
    return field(before[0], before[1], before[2]);
  };
}

/** Joins a foot that ends below the ankle to the leg. */
const withAnkle =
  (foot: DistanceField): DistanceField =>
  (x, y, z) => {
    const ankle = taperedCapsule(
      x,
      y,
      z,
      [ANKLE[0], 0.14, ANKLE[2]],
      [ANKLE[0], ANKLE[1] - 0.03, ANKLE[2] - 0.012],
      0.027,
      0.024,
    );
    return smoothUnion(foot(x, y, z), ankle, 0.045);
  };

/** Points of a flat foot relative to the ankle, metres. */
const HEEL: Vec3 = [0, -0.044, -0.032];
const BALL: Vec3 = [0.006, -0.054, 0.115];
const TOE: Vec3 = [0.004, -0.062, 0.165];

/** Tangent of the angle by which the toes point outwards. */
const OUTWARDS = 0.12;

/** Metres below the ankle of the ball of a foot that falls by `fall`, in addition to that of a flat foot. */
export const dropOfBall = (fall: number): number => (fall * BALL[2]) / (BALL[2] - HEEL[2]);

/** The foot pointing down at the ankle; its toes stay level. */
function footOf(fall: number): DistanceField {
  const slope = fall / (BALL[2] - HEEL[2]);
  const place = ([x, y, z]: Vec3): Vec3 => [ANKLE[0] + x + z * OUTWARDS, ANKLE[1] + y - z * slope, ANKLE[2] + z];
  const heel = place(HEEL);
  const ball = place(BALL);
  const toe: Vec3 = [
    ball[0] + TOE[0] - BALL[0] + (TOE[2] - BALL[2]) * OUTWARDS,
    ball[1] + TOE[1] - BALL[1],
    ball[2] + TOE[2] - BALL[2],
  ];
  const side = (point: Vec3, by: number): Vec3 => [point[0] + by, point[1], point[2]];
  const floor = toe[1] - 0.016;
  const [inner, outer] = [side(ball, -0.016), side(ball, 0.018)];
  const [innerToe, outerToe] = [side(toe, -0.006), side([toe[0], toe[1], toe[2] - 0.016], 0.011)];
  const instep: Vec3 = place([0, -0.016, 0.03]);
  return (x, y, z) => {
    let foot = taperedCapsule(x, y, z, [ANKLE[0], ANKLE[1] + 0.02, ANKLE[2]], heel, 0.028, 0.031);
    foot = smoothUnion(foot, taperedCapsule(x, y, z, instep, inner, 0.03, 0.024), 0.03);
    foot = smoothUnion(foot, taperedCapsule(x, y, z, heel, outer, 0.03, 0.021), 0.03);
    const big = taperedCapsule(x, y, z, inner, innerToe, 0.024, 0.017);
    const small = taperedCapsule(x, y, z, outer, outerToe, 0.021, 0.0155);
    foot = smoothUnion(foot, smoothUnion(big, small, 0.05), 0.02);
    return smoothIntersection(foot, floor - y, 0.008);
  };
}
