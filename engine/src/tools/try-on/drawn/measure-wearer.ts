/**
 * Fits the studio's body to a person in a photograph: its measures and pose from the joints and the outline, and the
 * camera that sees it where the person is. Metres are those of the women's build, whose trunk has the person's length.
 */
import { beforeTurns } from '../../../studio/body/posing/limb-turns.ts';
import type { Turn } from '../../../studio/body/posing/bends.ts';
import type { ArmHold, FootPlace } from '../../../studio/body/posing/pose-rows.ts';
import { landmarks, MADE_FOR, type Fit, type Landmark } from '../../../studio/body/builds.ts';
import { SHOULDER } from '../../../studio/body/figure-torso.ts';
import type { Wearer } from '../../../studio/body/wearer.ts';
import type { Camera } from '../../../studio/camera/camera.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Point } from '../../../perception/faces/point.ts';
import type { WorkPicture } from '../body/work-picture.ts';
import { between, clamp, dot, lengthOf, minus, plus, point, unit } from '../body/place.ts';

/** Heights in metres of the points that are found in a photograph, on the women's build. */
const JOINT = { shoulder: SHOULDER[1], hip: 0.88, knee: 0.475, ankle: 0.078 } as const;
/** Height in metres of the outline above a shoulder joint, and of the place where the neck begins. */
const SHOULDER_TOP = 1.425;
const NECK_BASE = MADE_FOR['neck base'][0];
/** Distance in metres of a usual portrait camera, and the height at which it is held. */
const DISTANCE = 4.5;
const EYE_HEIGHT = 1.15;
/** Heights in metres about which the chest and the hips turn in a pose. */
const PIVOTS = { waist: 1.09, pelvis: 0.94 } as const;
/** Share of the lean of the trunk that comes from the slope of the shoulders; the rest comes from the hips. */
const CHEST_SHARE = 0.58;
/** Height in metres above which the outline of a person has the width of trunk and thighs. */
const OUTLINE_FROM = 0.6;
/** Limits of a person's measures relative to the women's build. */
const WIDTHS = [0.85, 1.5] as const;
const LEGS = [0.8, 1.3] as const;
/** Largest slope in radians of the shoulders and of the hips in a pose. */
const MAX_ROLL = 0.16;
/** Share of a bone's length from which a shorter one in the picture is taken to point towards or away from the camera. */
const FORESHORTENED = 0.9;
/** Share of the difference of a body from the women's build by which cloth that hangs outside of it moves. */
const EASE = 0.7;
/** Share of a larger width that is the body's and not that of loose clothes. */
const BODY_SHARE = 0.75;
/** Share of a difference in width by which a body is deeper. */
const DEPTH = 0.35;
/** Share of the bust of the women's build: between those of women and men, because a photograph does not tell. */
const BUST = 0.65;

export interface FittedBody {
  readonly wearer: Wearer;
  readonly camera: Camera;
  /** Pixels per metre at the body's axis. */
  readonly scale: number;
  /** The place in the picture of a point of the posed body, metres. */
  readonly project: (x: number, y: number, z: number) => Point;
  /** Pixels to the body's left (x) and upwards (y) of a way in the picture, before the body is bent. */
  readonly onBody: (way: Point) => Point;
}

/** Measures the body of a working picture for its clothes; `looseness` is a factor on the width of its trunk. */
export function measureWearer(work: WorkPicture, looseness: number): FittedBody {
  const { frame, picture } = work;
  const { trunk } = frame;
  const scale = trunk.length / (JOINT.shoulder - JOINT.hip);
  const { up, right, chest, hips: pelvis, top } = uprightOf(work);
  /** The direction on the body of a way in the picture. */
  const onBody = ({ x, y }: Point): Point => {
    const size = right.x * up.y - right.y * up.x;
    return point((x * up.y - y * up.x) / size, (y * right.x - x * right.y) / size);
  };
  const turned: readonly Turn[] = [{ axis: [0, 0, 1], angle: chest }];
  const holdOf = (side: 0 | 1): ArmHold => {
    const bone = (index: number): Vec3 => {
      const { joints } = frame.arms[side];
      const way = minus(joints[index + 1]!, joints[index]!);
      const usual = (index === 0 ? 0.282 : 0.248) * scale;
      const flat = onBody(way);
      const along = Math.min(1, lengthOf(flat) / (FORESHORTENED * usual));
      // Elbows are held back and forearms forward.
      const ahead = Math.sqrt(1 - along ** 2) * (index === 0 ? -1 : 1);
      const { x: aside, y: upwards } = unit(flat);
      const [x, y, z] = beforeTurns(turned, [aside * along, upwards * along, ahead]);
      return [side === 1 ? x : -x, y, z];
    };
    return { upper: bone(0), lower: bone(1) };
  };
  const fit = fitOf(work, scale, looseness);
  const [aside, high] = top;
  const eyeCentre = plus(plus(trunk.top, right, -aside * scale), up, (EYE_HEIGHT - high) * scale);
  return {
    wearer: {
      fit,
      bust: BUST,
      pose: {
        hips: { move: [0, 0, 0], roll: pelvis, yaw: 0 },
        chest: { roll: chest, yaw: 0 },
        left: footOf(work, 1, scale),
        right: footOf(work, 0, scale),
        leftArm: holdOf(1),
        rightArm: holdOf(0),
      },
    },
    camera: cameraOf(eyeCentre, { picture, scale, up, right }),
    scale,
    project(x, y, z) {
      const near = (scale * DISTANCE) / (DISTANCE - z);
      return plus(plus(eyeCentre, right, x * near), up, (y - EYE_HEIGHT) * near);
    },
    onBody,
  };
}

/** How the standing body lies in the picture, before it is bent into its pose. */
interface Upright {
  /** Pixels to the right and down for a unit to the right and a unit upwards on the body. */
  readonly right: Point;
  readonly up: Point;
  /** Slopes of the shoulders and of the hips in radians, positive where the side on the right is higher. */
  readonly chest: number;
  readonly hips: number;
  /** Where the middle of the shoulders goes in the pose, metres. */
  readonly top: readonly [x: number, y: number];
}

/**
 * Chest and hips turn about fixed joints, which leaves one lean of the trunk for their slopes. A person who shifts the hips aside
 * leans otherwise: that difference is a shear of the picture.
 */
function uprightOf({ frame: { shoulders, hips, trunk } }: WorkPicture): Upright {
  const slope = (pair: readonly [Point, Point]): number => {
    const way = minus(pair[1], pair[0]);
    return Math.atan2(-way.y, way.x);
  };
  const [shoulder, hip] = [slope(shoulders), slope(hips)];
  const whole = CHEST_SHARE * shoulder + (1 - CHEST_SHARE) * hip;
  const chest = clamp(shoulder - whole, -MAX_ROLL, MAX_ROLL);
  const pelvis = clamp(hip - whole, -MAX_ROLL, MAX_ROLL);
  const turned = (at: readonly [number, number], pivot: number, angle: number): readonly [number, number] => [
    at[0] * Math.cos(angle) - (at[1] - pivot) * Math.sin(angle),
    pivot + at[0] * Math.sin(angle) + (at[1] - pivot) * Math.cos(angle),
  ];
  const top = turned(turned([0, JOINT.shoulder], PIVOTS.waist, chest - pelvis), PIVOTS.pelvis, pelvis);
  const bottom = turned([0, JOINT.hip], PIVOTS.pelvis, pelvis);
  const right = point(Math.cos(whole), -Math.sin(whole));
  const lean = Math.atan2(-trunk.down.x, trunk.down.y);
  const drawn = Math.atan2(top[0] - bottom[0], top[1] - bottom[1]) - whole;
  const up = plus(point(-Math.sin(whole), -Math.cos(whole)), right, Math.tan(lean - drawn));
  return { right, up, chest, hips: pelvis, top };
}

/** A foot below its hip, as far aside as in the picture. */
function footOf({ frame }: WorkPicture, side: 0 | 1, scale: number): FootPlace {
  const hip = between(...frame.hips, 0.5);
  const [, , ankle] = frame.legs[side].joints;
  const aside = (ankle!.x - hip.x) / scale;
  return { ankle: [clamp(aside, -0.45, 0.45), 0.078, -0.022], tip: 0, out: 0 };
}

function fitOf({ frame, trunk }: WorkPicture, scale: number, looseness: number): Fit {
  const { shoulders, hips, tips, neck, legs } = frame;
  const mean = (pair: readonly [Point, Point]): Point => between(...pair, 0.5);
  const above = (pair: readonly [Point, Point], base: Point): number =>
    -dot(minus(mean(pair), base), frame.trunk.down) / scale;
  const top = JOINT.shoulder + clamp(above(tips, mean(shoulders)), 0.02, 0.09);
  const collar = JOINT.shoulder + clamp(above(neck, mean(shoulders)), 0.06, 0.14);
  const leg = clamp(
    (lengthOf(minus(legs[0].joints[1]!, hips[0])) + lengthOf(minus(legs[1].joints[1]!, hips[1]))) /
      (2 * scale * (JOINT.hip - JOINT.knee)),
    ...LEGS,
  );
  const heights: readonly (readonly [from: number, to: number])[] = [
    [0, JOINT.hip * (1 - leg)],
    [JOINT.hip, JOINT.hip],
    [JOINT.shoulder, JOINT.shoulder],
    [SHOULDER_TOP, top],
    [NECK_BASE, collar],
    [NECK_BASE + 1, collar + 1],
  ];
  const shoulderWidth = lengthOf(minus(...shoulders)) / (2 * scale);
  const widthAt = (name: Landmark): number => {
    const [y, wide] = MADE_FOR[name];
    if (y > SHOULDER_TOP) return wide;
    // The outline at the shoulders is inside the joint.
    if (y > JOINT.shoulder) return wide + shoulderWidth - SHOULDER[0];
    if (y < OUTLINE_FROM) return wide;
    const [left, right] = trunk.halves((JOINT.shoulder - y) * scale);
    const seen = clamp((left + right) / 2 / scale, WIDTHS[0] * wide, WIDTHS[1] * wide);
    // What is worn makes the outline wider than the body.
    return looseness * (seen > wide ? wide + BODY_SHARE * (seen - wide) : seen);
  };
  const widths = Object.fromEntries(landmarks.map((name) => [name, widthAt(name)])) as Record<Landmark, number>;
  const wider = (name: Landmark): number => widths[name] - MADE_FOR[name][1];
  const trunkWider = (wider('hip') + wider('waist') + wider('chest') + wider('shoulder')) / 4;
  const outline = Object.fromEntries(
    landmarks.map((name) => {
      const [y, , deep, centre] = MADE_FOR[name];
      return [name, [heightOf(heights, y), widths[name], deep + DEPTH * wider(name), centre]];
    }),
  ) as unknown as Fit['outline'];
  const ease = Object.fromEntries(
    landmarks.map((name) => {
      const aside = MADE_FOR[name][0] > NECK_BASE ? 0 : Math.max(0, EASE * trunkWider);
      return [name, [aside, DEPTH * aside]];
    }),
  ) as unknown as Fit['ease'];
  return { outline, ease, scale: 1, flattened: 0 };
}

/** Linear between the heights that are known. */
function heightOf(heights: readonly (readonly [from: number, to: number])[], y: number): number {
  const at = Math.min(
    heights.length - 2,
    Math.max(
      0,
      heights.findLastIndex(([from]) => from <= y),
    ),
  );
  const [[from, to], [nextFrom, nextTo]] = [heights[at]!, heights[at + 1]!];
  return to + ((nextTo - to) * (y - from)) / (nextFrom - from);
}

interface View {
  readonly picture: { readonly width: number; readonly height: number };
  /** Pixels per metre. */
  readonly scale: number;
  /** Directions of the body in the picture. */
  readonly up: Point;
  readonly right: Point;
}

/** A camera in front of the body that sees the height of its eye at a point of the picture. */
function cameraOf(centre: Point, { picture: { width, height }, scale, up, right }: View): Camera {
  return {
    eye: [0, EYE_HEIGHT, DISTANCE],
    right: [right.x, up.x, 0],
    up: [-right.y, -up.y, 0],
    forward: [0, 0, -1],
    azimuth: 0,
    setAzimuth: 0,
    elevation: 0,
    focal: (scale * DISTANCE) / width,
    aspect: width / height,
    shiftX: (centre.x + 0.5) / width - 0.5,
    shiftY: (centre.y + 0.5) / height - 0.5,
  };
}
