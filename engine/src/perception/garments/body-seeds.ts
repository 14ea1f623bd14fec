import type { BodyPoint, PersonFindings } from '../people/findings.ts';
import { POSE } from '../people/pose-points.ts';

/** A section of an arm or a leg. */
export interface Limb {
  readonly of: 'arm' | 'leg';
  /** Position of the segment along the limb, from 0 (next to the trunk) to 3 (next to the hand or foot). */
  readonly order: number;
  readonly plane: Uint8Array;
}

/**
 * Areas in which parts of a standing or sitting person are expected. Each plane is 1 there and has the size of the
 * requested picture.
 */
export interface BodySeeds {
  /** The centre of the chest and belly. */
  readonly upper: Uint8Array;
  /** The area from below the hips to halfway down the thighs. */
  readonly lower: Uint8Array;
  /** Face and neck. */
  readonly head: Uint8Array;
  /** The area above the eyes, which shows hair or a hat. */
  readonly crown: Uint8Array;
  readonly hands: Uint8Array;
  /** Forearms and hands with their fingers in their full width, which may hide the clothes behind them. */
  readonly arms: Uint8Array;
  readonly feet: Uint8Array;
  readonly neck: Uint8Array;
  /** Skin between the clothes above and below, where it was detected; a pose alone leaves this plane empty. */
  readonly midriff: Uint8Array;
  /** Arms and legs in four sections each; their colours decide whether they are bare or covered. */
  readonly limbs: readonly Limb[];
}

/**
 * Sections of the left limbs, from the trunk outwards: the two pose points, and the range between them that avoids the
 * joints.
 */
const SECTIONS: Readonly<
  Record<Limb['of'], readonly (readonly [from: number, to: number, start: number, end: number])[]>
> = {
  arm: [
    [11, 13, 0.4, 0.6],
    [11, 13, 0.65, 0.85],
    [13, 15, 0.2, 0.45],
    [13, 15, 0.5, 0.75],
  ],
  leg: [
    [23, 25, 0.58, 0.7],
    [23, 25, 0.75, 0.95],
    [25, 27, 0.1, 0.35],
    [25, 27, 0.4, 0.65],
  ],
};
/** Pose points of the left and the right arm: elbow, wrist, and knuckles of little finger, index finger and thumb. */
const ARMS = [
  [13, 15, 17, 19, 21],
  [14, 16, 18, 20, 22],
] as const;
/** Pose points of little fingers, index fingers and thumbs. */
const HANDS = [17, 18, 19, 20, 21, 22];
/** Heels and toes. */
const FEET = [29, 30, 31, 32];
/** Knees and ankles. */
const LEGS = [25, 26, 27, 28];
/** Length of a thigh relative to the torso. */
const THIGH = 0.85;
/** Pose points with a lower presence may lie anywhere. */
const MIN_POINT_PRESENCE = 0.5;
/** How far a point of a leg may be moved to the visible centre of the leg, as a share of the torso: a hand's breadth. */
const LEG_SHIFT = 0.13;
/**
 * Radii of the seeds as shares of the torso: narrower than the parts of the body, so that a seed stays on its part when
 * the pose is slightly wrong.
 */
const TRUNK_RADIUS = 0.07;
const THIGH_RADIUS = 0.06;
const LIMB_RADIUS = 0.035;
const HAND_RADIUS = 0.03;
/** Radius of a hand with its fingers around its knuckles, and half the width of a forearm, as shares of the torso. */
const HAND_REACH = 0.2;
const FOREARM_REACH = 0.09;
const FOOT_RADIUS = 0.05;
/** Where the seeds of the trunk begin, as a share of the way from shoulder to hip. */
const CHEST = 0.28;
/** Where the seeds of the trunk end, as a share of the way from shoulder to hip. */
const BELLY = 0.68;
/** How far the seeds lie inwards of the line from shoulder to hip, as a share of the way to the trunk's centre line. */
const INWARDS = 0.45;
/** Where the seeds of a thigh begin, as a share of the way from hip to knee. */
const THIGH_FROM = 0.2;
/** Where the seeds of a thigh end, as a share of the way from hip to knee. */
const THIGH_TO = 0.42;
/** Minimum half width of a face as a share of the torso: the ears of a face in profile lie close to each other. */
const MIN_FACE = 0.06;

type Point = readonly [x: number, y: number];

/**
 * Builds the seed planes from a pose.
 * @param subject 0 to 1 per pixel of the planes.
 * @param scale factor from pixels of the person's picture to those of the planes.
 */
export function bodySeeds({ pose }: PersonFindings, scale: number, subject: Float32Array, width: number): BodySeeds {
  const height = subject.length / width;
  const reach =
    LEG_SHIFT *
    scale *
    Math.hypot(pose[POSE.leftShoulder]!.x - pose[POSE.leftHip]!.x, pose[POSE.leftShoulder]!.y - pose[POSE.leftHip]!.y);
  const at = (index: number): Point => {
    const { x, y } = pose[index]!;
    const point: Point = [x * scale, y * scale];
    // The pose is sometimes wrong by a hand's breadth. Legs stand free of the trunk, so their points are moved to the
    // visible centre of the leg.
    return LEGS.includes(index) ? centreOf(subject, width, point, reach) : point;
  };
  const sure = (index: number) => (pose[index] as BodyPoint).presence > MIN_POINT_PRESENCE;
  const between = (a: Point, b: Point, share = 0.5): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const shoulders = between(at(POSE.leftShoulder), at(POSE.rightShoulder));
  const hips = between(at(POSE.leftHip), at(POSE.rightHip));
  const torso = Math.hypot(hips[0] - shoulders[0], hips[1] - shoulders[1]);
  const plane = () => new Uint8Array(width * height);
  const seeds = { upper: plane(), lower: plane(), head: plane(), crown: plane(), hands: plane(), feet: plane() };
  const line = (into: Uint8Array, a: Point, b: Point, radius: number) => {
    const steps = Math.max(1, Math.ceil((2 * Math.hypot(b[0] - a[0], b[1] - a[1])) / Math.max(1, radius)));
    for (let k = 0; k <= steps; k++) fillDisc(into, width, height, between(a, b, k / steps), radius);
  };
  for (const [shoulder, hip] of [
    [POSE.leftShoulder, POSE.leftHip],
    [POSE.rightShoulder, POSE.rightHip],
  ] as const) {
    const chest = between(between(at(shoulder), at(hip), CHEST), between(shoulders, hips, CHEST), INWARDS);
    const belly = between(between(at(shoulder), at(hip), BELLY), between(shoulders, hips, BELLY), INWARDS);
    line(seeds.upper, chest, belly, TRUNK_RADIUS * torso);
  }
  for (const [hip, knee] of [
    [POSE.leftHip, POSE.leftKnee],
    [POSE.rightHip, POSE.rightKnee],
  ] as const) {
    if (!sure(hip)) continue;
    // In a picture that ends above the knees the thigh is assumed to point straight down.
    const end: Point = sure(knee)
      ? at(knee)
      : [at(hip)[0] + THIGH * (hips[0] - shoulders[0]), at(hip)[1] + THIGH * (hips[1] - shoulders[1])];
    line(seeds.lower, between(at(hip), end, THIGH_FROM), between(at(hip), end, THIGH_TO), THIGH_RADIUS * torso);
  }
  const arms = plane();
  for (const [elbow, wrist, ...knuckles] of ARMS) {
    if (sure(elbow) && sure(wrist)) line(arms, at(elbow), at(wrist), FOREARM_REACH * torso);
    const seen = knuckles.filter(sure).map(at);
    if (seen.length > 0) fillDisc(arms, width, height, centroid(seen), HAND_REACH * torso);
  }
  const mouth = between(at(POSE.leftMouth), at(POSE.rightMouth));
  const eyes = between(at(POSE.leftEye), at(POSE.rightEye));
  const face = Math.max(
    MIN_FACE * torso,
    0.5 * Math.hypot(at(POSE.leftEar)[0] - at(POSE.rightEar)[0], at(POSE.leftEar)[1] - at(POSE.rightEar)[1]),
  );
  // The radii of face, neck and hair are shares of half the width of the face, and stay within each.
  line(seeds.head, between(at(POSE.nose), eyes), between(mouth, shoulders, 0.2), 0.55 * face);
  const rise: Point = [eyes[0] - mouth[0], eyes[1] - mouth[1]];
  /** A point above the eyes, in distances from mouth to eyes. */
  const above = (up: number, aside: number): Point => [
    eyes[0] + up * rise[0] - aside * rise[1],
    eyes[1] + up * rise[1] + aside * rise[0],
  ];
  line(seeds.crown, above(0.9, 0), above(2, 0), 0.5 * face);
  for (const side of [-1, 1]) line(seeds.crown, above(1.4, side * 1.1), above(0, side * 1.7), 0.3 * face);
  for (const hand of HANDS) if (sure(hand)) fillDisc(seeds.hands, width, height, at(hand), HAND_RADIUS * torso);
  for (const foot of FEET) if (sure(foot)) fillDisc(seeds.feet, width, height, at(foot), FOOT_RADIUS * torso);
  const limbs: Limb[] = [];
  for (const kind of ['arm', 'leg'] as const) {
    SECTIONS[kind].forEach(([from, to, start, end], order) => {
      for (const side of [0, 1]) {
        if (!sure(from + side) || !sure(to + side)) continue;
        const limb = plane();
        const ends = [start, end].map((share) => {
          const point = between(at(from + side), at(to + side), share);
          return kind === 'leg' ? centreOf(subject, width, point, reach) : point;
        }) as [Point, Point];
        line(limb, ...ends, LIMB_RADIUS * torso);
        limbs.push({ of: kind, order, plane: limb });
      }
    });
  }
  const neck = plane();
  line(neck, between(mouth, shoulders, 0.35), between(mouth, shoulders, 0.62), 0.4 * face);
  return { ...seeds, arms, limbs, neck, midriff: plane() };
}

const centroid = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The horizontal centre of the subject around a point, at most `reach` pixels away. */
function centreOf(subject: Float32Array, width: number, [x, y]: Point, reach: number): Point {
  const row = Math.round(y) * width;
  let [sum, weight] = [0, 0];
  for (let i = Math.max(0, Math.ceil(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
    const share = subject[row + i] ?? 0;
    sum += share * i;
    weight += share;
  }
  return weight > 1 ? [sum / weight, y] : [x, y];
}

function fillDisc(plane: Uint8Array, width: number, height: number, [x, y]: Point, radius: number): void {
  const reach = Math.max(1, radius);
  for (let j = Math.max(0, Math.floor(y - reach)); j <= Math.min(height - 1, Math.ceil(y + reach)); j++) {
    for (let i = Math.max(0, Math.floor(x - reach)); i <= Math.min(width - 1, Math.ceil(x + reach)); i++) {
      if ((i - x) ** 2 + (j - y) ** 2 <= reach * reach) plane[j * width + i] = 1;
    }
  }
}
