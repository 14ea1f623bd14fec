/** The position and proportions of a body in its picture, on which all fitting rules are based. */
import type { Point } from '../../../perception/faces/point.ts';
import type { PersonFindings } from '../../../perception/people/findings.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { chainLength, type Chain } from './chain.ts';
import { between, clamp, lengthOf, leftOf, minus, plus, point, unit } from './place.ts';

/** Sides are those of the picture, the left one first. */
export interface BodyFrame {
  /** Shoulder breadth in pixels, from joint to joint, as seen from the front. */
  readonly breadth: number;
  readonly shoulders: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  /** Ends of the shoulder seams, on the outline. */
  readonly tips: readonly [Point, Point];
  /** Points at which the neck meets the shoulders. */
  readonly neck: readonly [Point, Point];
  /** Pixels by which the shoulder rises above the straight line from neck to tip, at its midpoint. */
  readonly arch: readonly [number, number];
  /** The axis from the midpoint of the shoulders to that of the hips. */
  readonly trunk: { readonly top: Point; readonly down: Point; readonly length: number };
  /** Arms from shoulder to wrist, and legs from hip to ankle. */
  readonly arms: readonly [Chain, Chain];
  readonly legs: readonly [Chain, Chain];
  /** Pixels from shoulder to wrist. */
  readonly armLengths: readonly [number, number];
  /** Discs that contain the hands. */
  readonly hands: readonly [Disc, Disc];
  /** Row below which there is no face. */
  readonly chin: number;
}

interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

/** Length of an adult's trunk from the front, in shoulder breadths. */
const TRUNK = 1.6;
/** Half widths in breadths: upper arm, elbow, wrist; thigh, knee, ankle. */
const ARM = [0.13, 0.115, 0.075];
const LEG = [0.235, 0.16, 0.095];
/** Default lengths in breadths where the picture does not show the joint. */
const NECK_SIDE = 0.225;
const NECK_UP = 0.27;
/** Heights in breadths between which a visible neck ends; outside of them hair or a collar hides it. */
const MIN_NECK = 0.18;
const MAX_NECK = 0.38;
/** Distance in which the mask's edge above the neck is searched, in breadths. */
const NECK_SEARCH = 0.45;
/** Distance in which the end of a shoulder is searched, and its limits above the joint, in breadths. */
const TIP_SEARCH = 0.4;
const MIN_TIP = 0.1;
const MAX_TIP = 0.26;
/** How far outwards that search leans, as a tangent. */
const TIP_LEAN = 0.2;
/** Distance below the shoulder line from which its arch is measured, the search distance and the limits, in breadths. */
const ARCH_BELOW = 0.05;
const ARCH_SEARCH = 0.27;
const MIN_ARCH = -0.04;
const MAX_ARCH = 0.13;
/** Height of the chin below the mouth: a share of the distance from nose to mouth, and at least this many breadths. */
const CHIN = 0.9;
const MIN_CHIN = 0.06;
/** Distance from wrist to knuckles in breadths, and centre and radius of the hand relative to it. */
const MIN_HAND = 0.12;
const MAX_HAND = 0.3;
const HAND_CENTRE = 0.9;
const HAND_RADIUS = 1.15;
/** Distance in which the edges of a limb are searched, in its half widths. */
const LIMB_SEARCH = 3;
/** Width in half widths up to which both edges belong to the limb, for an arm and for a leg in trousers. */
const ARM_WIDTH = 3.2;
const LEG_WIDTH = 3.4;
/** Distance in half widths up to which the outer edge belongs to an arm in front of the trunk. */
const OUTER_EDGE = 2.2;
/** Mask value (of 255) from which a pixel shows the person. */
const MASK_THRESHOLD = 127;

/** Measures the position and the proportions of a body from the joints of its pose and the edges of its mask. */
export function bodyFrame({ pose, mask }: PersonFindings): BodyFrame {
  const swapped = pose[11]!.x < pose[12]!.x;
  // The network's left is the person's left, which is on the right of the picture when seen from the front.
  const pair = (left: number): readonly [Point, Point] =>
    swapped ? [pose[left]!, pose[left + 1]!] : [pose[left + 1]!, pose[left]!];
  const shoulders = pair(11);
  const hips = pair(23);
  const top = between(...shoulders, 0.5);
  const bottom = between(...hips, 0.5);
  const length = lengthOf(minus(bottom, top));
  const down = unit(minus(bottom, top));
  const breadth = (lengthOf(minus(...shoulders)) + length / TRUNK) / 2;
  const across = unit(minus(shoulders[1], shoulders[0]));
  const arms = sides((side) => armOf(side, [pair(11)[side]!, pair(13)[side]!, pair(15)[side]!], breadth, mask));
  const legs = sides((side) => legOf([pair(23)[side]!, pair(25)[side]!, pair(27)[side]!], breadth, mask));
  const armLengths = sides((side) => chainLength(arms[side]));
  const tips = sides((side) => tipOf(shoulders[side]!, across, down, side, breadth, mask));
  const neck = sides((side) => neckSideOf(top, across, down, side, breadth, mask));
  const arch = sides((side) => archOf(neck[side], tips[side], down, breadth, mask));
  const mouth = between(...pair(9), 0.5);
  const nose = pose[0]!;
  const chin = mouth.y + Math.max(CHIN * (mouth.y - nose.y), MIN_CHIN * breadth);
  const hands = sides((side) => handOf(arms[side].joints[2]!, pair(15)[side], pair(17)[side], pair(19)[side], breadth));
  return {
    breadth,
    shoulders,
    hips,
    tips,
    neck,
    arch,
    trunk: { top, down, length },
    arms,
    legs,
    armLengths,
    hands,
    chin,
  };
}

function sides<Value>(make: (side: 0 | 1) => Value): readonly [Value, Value] {
  return [make(0), make(1)];
}

/** Whether the mask shows the person at the pixel nearest to a point; false outside the picture. */
export function isInside({ width, height, data }: EngineMask, { x, y }: Point): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column >= 0 && row >= 0 && column < width && row < height && data[row * width + column]! > MASK_THRESHOLD;
}

/** Pixels from a point to the edge of the mask, at most `max`; 0 outside of it. */
function reachInside(mask: EngineMask, from: Point, direction: Point, max: number): number {
  let reach = 0;
  while (reach < max && isInside(mask, plus(from, direction, reach))) reach += 1;
  return reach;
}

/** The network's points lie near the outside of an arm, so they are centred by the mask. */
function armOf(side: 0 | 1, points: readonly Point[], breadth: number, mask: EngineMask): Chain {
  const widths = ARM.map((width) => width * breadth);
  const joints = points.map((joint, index) => {
    if (index === 0) return joint;
    const bone = unit(minus(joint, points[index - 1]!));
    return centred(joint, bone, side === 0 ? 1 : -1, widths[index]!, mask);
  });
  return { joints, widths };
}

/** Moves a joint to the centre between both edges of its limb, or a default half width from the outer one. */
function centred(joint: Point, bone: Point, outer: 1 | -1, width: number, mask: EngineMask): Point {
  const outward = plus(point(0, 0), leftOf(bone), outer);
  const inward = plus(point(0, 0), outward, -1);
  const max = LIMB_SEARCH * width;
  if (!isInside(mask, joint)) {
    // The point may lie just beside its arm.
    for (let step = 1; step < max; step++) {
      const place = plus(joint, inward, step);
      if (isInside(mask, place)) return plus(place, inward, width);
    }
    return joint;
  }
  const out = reachInside(mask, joint, outward, max);
  const into = reachInside(mask, joint, inward, max);
  if (out + into < ARM_WIDTH * width) return plus(joint, outward, (out - into) / 2);
  return out < OUTER_EDGE * width ? plus(joint, outward, out - width) : joint;
}

function legOf(points: readonly Point[], breadth: number, mask: EngineMask): Chain {
  const widths = LEG.map((width) => width * breadth);
  const joints = points.map((joint, index) => {
    if (index === 0) return joint;
    const bone = unit(minus(joint, points[index - 1]!));
    const side = leftOf(bone);
    const out = reachInside(mask, joint, side, LIMB_SEARCH * widths[index]!);
    const into = reachInside(mask, joint, plus(point(0, 0), side, -1), LIMB_SEARCH * widths[index]!);
    return out > 0 && out + into < LEG_WIDTH * widths[index]! ? plus(joint, side, (out - into) / 2) : joint;
  });
  return { joints, widths };
}

/** Follows the line from the joint upwards, slightly outwards, to the edge of the mask. */
function tipOf(shoulder: Point, across: Point, down: Point, side: 0 | 1, breadth: number, mask: EngineMask): Point {
  const outward = side === 0 ? -1 : 1;
  const direction = unit(plus(plus(point(0, 0), down, -1), across, TIP_LEAN * outward));
  const reach = reachInside(mask, shoulder, direction, TIP_SEARCH * breadth);
  return plus(shoulder, direction, clamp(reach, MIN_TIP * breadth, MAX_TIP * breadth));
}

/** Up the outline beside the neck; a default height where hair or a collar hides it. */
function neckSideOf(top: Point, across: Point, down: Point, side: 0 | 1, breadth: number, mask: EngineMask): Point {
  const from = plus(top, across, (side === 0 ? -1 : 1) * NECK_SIDE * breadth);
  const up = plus(point(0, 0), down, -1);
  const reach = reachInside(mask, from, up, NECK_SEARCH * breadth);
  const seen = reach > MIN_NECK * breadth && reach < MAX_NECK * breadth;
  return plus(from, up, seen ? reach : NECK_UP * breadth);
}

function archOf(neck: Point, tip: Point, down: Point, breadth: number, mask: EngineMask): number {
  const middle = plus(between(neck, tip, 0.5), down, ARCH_BELOW * breadth);
  const reach = reachInside(mask, middle, plus(point(0, 0), down, -1), ARCH_SEARCH * breadth);
  return reach < ARCH_SEARCH * breadth
    ? clamp(reach - ARCH_BELOW * breadth, MIN_ARCH * breadth, MAX_ARCH * breadth)
    : 0;
}

/** The hand has the direction and distance that the network detects from its own wrist point. */
function handOf(wrist: Point, seen: Point, little: Point, index: Point, breadth: number): Disc {
  const knuckles = between(little, index, 0.5);
  const reach = clamp(lengthOf(minus(knuckles, seen)), MIN_HAND * breadth, MAX_HAND * breadth);
  const centre = plus(wrist, unit(minus(knuckles, seen)), HAND_CENTRE * reach);
  return { centre, radius: HAND_RADIUS * reach };
}
