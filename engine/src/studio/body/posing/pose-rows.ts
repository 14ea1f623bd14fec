import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { PoseName } from '../../../words/prompt/vocabulary/figures.ts';

/** Where a foot stands: its ankle in metres, and how the foot is turned, in radians. */
export interface FootPlace {
  readonly ankle: Vec3;
  /** Rise of the heel over the toes. */
  readonly tip: number;
  /** Turn of the toes outwards, in addition to that of a standing foot. */
  readonly out: number;
}

/** How an arm is held, as seen at x > 0; directions need no particular length. */
export type ArmHold =
  | { readonly upper: Vec3; readonly lower: Vec3 }
  /** Its wrist at a place of the standing body, with the hand in a direction. */
  | { readonly wrist: Vec3; readonly hand: Vec3 }
  /** Its wrist on the hip, or in front of the body across the other one: how far in front, in metres. */
  | { readonly on: 'hip' }
  | { readonly on: 'front'; readonly ahead: number };

export interface PoseRow {
  /** Move of the hips in metres, and their turns in radians: roll raises the left side, yaw brings it forward. */
  readonly hips: { readonly move: Vec3; readonly roll: number; readonly yaw: number };
  /** Turns of the chest in space, as those of the hips. */
  readonly chest: { readonly roll: number; readonly yaw: number };
  readonly left: FootPlace;
  readonly right: FootPlace;
  readonly leftArm: ArmHold;
  readonly rightArm: ArmHold;
  /** The round block that it sits on: its radius, and how far its axis is in front of the body's, in metres. */
  readonly seat?: { readonly radius: number; readonly ahead: number };
}

/** Poses that a standing body is bent into. */
export type BentPose = Exclude<PoseName, 'standing'>;

const FEET = {
  left: { ankle: [0.088, 0.078, -0.022], tip: 0, out: 0 },
  right: { ankle: [-0.088, 0.078, -0.022], tip: 0, out: 0 },
} as const;
const UPRIGHT = {
  hips: { move: [0, 0, 0], roll: 0, yaw: 0 },
  chest: { roll: 0, yaw: 0 },
} as const;
/** An arm that hangs with a soft elbow. */
export const HANGING = { upper: [0.22, -0.96, -0.05], lower: [0.1, -0.95, 0.24] } as const;

/** The poses on the women's build; others have them in their own size. */
export const POSES: Readonly<Record<BentPose, PoseRow>> = {
  // The weight is on the wearer's right leg, whose hip is raised and pushed out; the shoulders slope the other way.
  contrapposto: {
    hips: { move: [-0.03, -0.012, 0], roll: -0.075, yaw: -0.05 },
    chest: { roll: 0.045, yaw: 0.04 },
    left: { ankle: [0.125, 0.078, 0.065], tip: 0, out: 0.16 },
    right: { ankle: [-0.062, 0.078, -0.03], tip: 0, out: 0.06 },
    leftArm: { upper: [0.24, -0.96, -0.1], lower: [0.06, -0.93, 0.32] },
    rightArm: { upper: [0.32, -0.94, -0.03], lower: [0.16, -0.95, 0.22] },
  },
  walking: {
    hips: { move: [0, -0.028, 0], roll: 0.02, yaw: -0.1 },
    chest: { roll: -0.01, yaw: 0.09 },
    left: { ankle: [0.062, 0.15, -0.25], tip: 0.55, out: -0.02 },
    right: { ankle: [-0.055, 0.082, 0.17], tip: -0.04, out: -0.02 },
    leftArm: { upper: [0.2, -0.94, 0.22], lower: [0.08, -0.85, 0.48] },
    rightArm: { upper: [0.22, -0.92, -0.28], lower: [0.13, -0.97, 0.02] },
  },
  'hands-on-hips': { ...UPRIGHT, ...FEET, leftArm: { on: 'hip' }, rightArm: { on: 'hip' } },
  'arms-crossed': {
    ...UPRIGHT,
    ...FEET,
    leftArm: { on: 'front', ahead: 0.078 },
    rightArm: { on: 'front', ahead: 0.038 },
  },
  // The thighs are level and the shins upright; the hands lie on the thighs.
  seated: {
    ...UPRIGHT,
    hips: { move: [0, -0.335, -0.2], roll: 0, yaw: 0 },
    left: { ankle: [0.09, 0.078, 0.165], tip: 0, out: 0 },
    right: { ankle: [-0.09, 0.078, 0.165], tip: 0, out: 0 },
    leftArm: { wrist: [0.125, 1.0, 0.19], hand: [-0.12, -0.2, 0.97] },
    rightArm: { wrist: [0.125, 1.0, 0.19], hand: [-0.12, -0.2, 0.97] },
    seat: { radius: 0.21, ahead: -0.2 },
  },
};
