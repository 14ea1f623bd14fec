/**
 * Bends a dressed mannequin and its clothes into a pose. Called by `dressFigure` with a mannequin that stands with its
 * arms held away from the body, so that arms, trunk and legs are told apart by their places.
 */
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { addScaled, normalise, subtract } from '../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { HAND } from '../body/arms.ts';
import type { ArmPlace } from '../body/arms.ts';
import { armTurnMap } from '../body/arm-turn.ts';
import type { ArmTurn } from '../body/arm-turn.ts';
import { mapped } from '../body/body-map.ts';
import type { BodyMap } from '../body/body-map.ts';
import { SHOULDER } from '../body/figure-torso.ts';
import { bendMap } from '../body/posing/bends.ts';
import type { Bend, Turn } from '../body/posing/bends.ts';
import { beforeTurns, joined, middleJoint, turnTowards } from '../body/posing/limb-turns.ts';
import { HANGING, POSES } from '../body/posing/pose-rows.ts';
import type { ArmHold, BentPose, FootPlace } from '../body/posing/pose-rows.ts';
import type { ScenePart } from '../parts/scene.ts';
import { fittedPart } from './fitted-part.ts';
import { isOfGarment } from './is-of-garment.ts';
import { isOfSleeve } from './is-of-sleeve.ts';

interface PoseRequest {
  readonly pose: BentPose;
  readonly brief: Brief;
  /** The mannequin and all that it wears, on its own build. */
  readonly parts: readonly ScenePart[];
  readonly arm: ArmPlace;
  /** Turn of the arms outwards; null where they are under a cape, and stay. */
  readonly turn: ArmTurn | null;
  /** Height in metres of the soles above the floor on the women's build. */
  readonly lift: number;
  /** From the women's build, raised by the lift. */
  readonly map: BodyMap;
  readonly check: () => void;
}

/** Returns the parts where they are in the pose. */
export function poseFigure(request: PoseRequest): readonly ScenePart[] {
  const { brief, parts, check } = request;
  const maps = poseMaps(request);
  return parts.map((part) => {
    check();
    const map = mapOf(part, brief, maps);
    return map ? fittedPart(part, map) : part;
  });
}

type Maps = ReturnType<typeof poseMaps>;

function mapOf(part: ScenePart, brief: Brief, maps: Maps): BodyMap | null {
  if (part.name === 'mannequin') return maps.body;
  if (part.piece < 0) return null;
  const { form } = brief.pieces[part.piece]!;
  const zone = zoneOf(form);
  const { min, max } = meshBounds([part.mesh]);
  const isLeft = min[0] + max[0] > 0;
  if (zone === 'foot') return isLeft ? maps.shoe.left : maps.shoe.right;
  if (isOfSleeve(part, brief)) {
    if (min[0] < 0 && max[0] > 0) return maps.sleeves;
    return isLeft ? maps.sleeve.left : maps.sleeve.right;
  }
  if (isOfGarment(part, brief)) return crossesLegs(part.mesh, maps.knee) ? maps.cloth : maps.trousers;
  return zone === 'neck' || zone === 'head' ? maps.trunk : null;
}

/** Whether cloth goes from one leg to the other below the middle of the thighs, as skirts and coats do. */
function crossesLegs({ positions: p, indices }: Mesh, knee: number): boolean {
  let [below, across] = [0, 0];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    if (p[a + 1]! > 1.35 * knee) continue;
    below++;
    if (Math.min(p[a]!, p[b]!, p[c]!) < 0 && Math.max(p[a]!, p[b]!, p[c]!) > 0) across++;
  }
  return below === 0 || across > CROSSING * below;
}

/** Share of the triangles of a skirt in front of the middle, and behind it, above that of wide trousers that touch. */
const CROSSING = 0.006;

/** Joints on the women's build above its soles, for the limbs at x > 0. */
const HIP: Vec3 = [0.088, 0.86, -0.01];
const KNEE: Vec3 = [0.0885, 0.475, 0];
const ANKLE: Vec3 = [0.088, 0.078, -0.022];
const WAIST: Vec3 = [0, 1.09, 0];
const PELVIS: Vec3 = [0, 0.94, -0.005];

const SIDES = [1, -1] as const;
type Side = (typeof SIDES)[number];
const onSide = ([x, y, z]: Vec3, side: Side): Vec3 => [x * side, y, z];

/** Turns in space: roll raises the left side, yaw brings it forward. */
const turnOf = ({ roll, yaw }: { readonly roll: number; readonly yaw: number }): Turn =>
  joined([
    { axis: [0, 0, 1], angle: roll },
    { axis: [0, 1, 0], angle: -yaw },
  ]);

function poseMaps({ pose, brief, parts, arm, turn, lift, map }: PoseRequest) {
  const row = POSES[pose];
  const { scale } = map;
  const at = ([x, y, z]: Vec3): Vec3 => mapped(map, [x, y + lift, z]);
  const hips = turnOf(row.hips);
  const chest = turnOf(row.chest);
  const waist = joined([chest, { ...hips, angle: -hips.angle }]);
  const [pelvisY, waistY, hipY, kneeY, ankleY] = [PELVIS, WAIST, HIP, KNEE, ANKLE].map((joint) => at(joint)[1]) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const trunk: readonly Bend[] = [
    { ...waist, joint: at(WAIST), weight: (_x, y) => smoothstep(pelvisY, waistY + 0.12 * scale, y) },
    { ...hips, joint: at(PELVIS), weight: () => 1 },
  ];
  const move: Vec3 = [row.hips.move[0] * scale, row.hips.move[1] * scale, row.hips.move[2] * scale];

  const legOf = (side: Side, share: (x: number, y: number) => number, atKnee = 1): readonly Bend[] => {
    const place = side > 0 ? row.left : row.right;
    const joints = [HIP, KNEE, ANKLE].map((joint) => onSide(at(joint), side)) as [Vec3, Vec3, Vec3];
    const [hip, knee, ankle] = legTurns(joints, place, { hips, pelvis: at(PELVIS), move, at });
    const [h, k, a] = joints;
    return [
      { ...ankle, joint: a, weight: (x, y) => share(x, y) * smoothstep(ankleY + 0.05 * scale, ankleY - 0.01, y) },
      {
        ...knee,
        joint: k,
        weight: (x, y) => atKnee * share(x, y) * smoothstep(kneeY + 0.07 * scale, kneeY - 0.07 * scale, y),
      },
      { ...hip, joint: h, weight: (x, y) => share(x, y) * smoothstep(hipY + 0.09 * scale, hipY - 0.09 * scale, y) },
    ];
  };
  const legs = (width: (y: number) => number, atKnee = 1) =>
    SIDES.map((side) => legOf(side, (x, y) => smoothstep(-width(y), width(y), x * side), atKnee));
  // Legs are apart below the crotch, where what is between them stays.
  const apart = (y: number) => lerp(0.012, 0.045, smoothstep(0.75 * hipY, 0.97 * hipY, y)) * scale;

  const armAt = (point: Vec3): Vec3 => {
    const turned = turn ? mapped(armTurnMap(turn, 0), point) : point;
    return at(turned);
  };
  const cloth = parts.filter((part) => isOfGarment(part, brief) && !isOfSleeve(part, brief));
  const arms = (isCloth: boolean): readonly (readonly Bend[])[] =>
    turn === null
      ? []
      : SIDES.map((side) => {
          const hold = side > 0 ? row.leftArm : row.rightArm;
          const tip = addScaled(arm.wrist, normalise(subtract(arm.wrist, arm.elbow)), HAND);
          const joints = [SHOULDER, arm.elbow, arm.wrist, tip].map(armAt) as [Vec3, Vec3, Vec3, Vec3];
          return armBends(joints, hold, { side, isCloth, cloth, scale, at });
        });

  // Joints that do not turn are left out. A point may have been moved by the trunk alone, or by a limb from its root on.
  const mapOf = (...limbs: readonly (readonly Bend[])[]): BodyMap | null => {
    const bends = [...limbs.flat(), ...trunk].filter(isTurned);
    if (bends.length === 0 && move.every((by) => by === 0)) return null;
    const all = (chain: readonly Bend[]) => chain.filter(isTurned).map((bend) => bends.indexOf(bend));
    const rooted = [[], ...limbs.flatMap((limb) => limb.map((_, from) => all(limb.slice(from)))).toReversed()];
    const trunks = trunk.map((_, from) => all(trunk.slice(from)));
    const places = rooted.flatMap((limb) => trunks.map((end) => [...limb, ...end]));
    return bendMap({
      bends,
      move,
      places: places.filter((place, i) => i === places.findIndex((it) => `${it}` === `${place}`)),
    });
  };
  const bare = arms(false);
  const sleeves = arms(true);
  return {
    body: mapOf(...legs(apart), ...bare),
    trousers: mapOf(...legs(apart)),
    cloth: mapOf(...legs(() => 0.07 * scale, SKIRT_AT_KNEE)),
    sleeves: mapOf(...sleeves),
    sleeve: { left: mapOf(...sleeves.slice(0, 1)), right: mapOf(...sleeves.slice(1)) },
    trunk: mapOf(),
    shoe: { left: mapOf(legOf(1, () => 1)), right: mapOf(legOf(-1, () => 1)) },
    knee: kneeY,
  };
}

const isTurned = ({ angle }: Turn): boolean => Math.abs(angle) > 1e-6;

interface Standing {
  readonly hips: Turn;
  readonly pelvis: Vec3;
  readonly move: Vec3;
  readonly at: (point: Vec3) => Vec3;
}

/** The turns of hip, knee and ankle that put a foot in its place. */
function legTurns(
  [hip, knee, ankle]: readonly [Vec3, Vec3, Vec3],
  place: FootPlace,
  { hips, pelvis, move, at }: Standing,
): readonly [Turn, Turn, Turn] {
  const side: Side = hip[0] > 0 ? 1 : -1;
  const away = subtract(hip, pelvis);
  const turned = beforeTurns([{ ...hips, angle: -hips.angle }], away);
  const from: Vec3 = [
    pelvis[0] + turned[0] + move[0],
    pelvis[1] + turned[1] + move[1],
    pelvis[2] + turned[2] + move[2],
  ];
  const [usual, asked] = [at(onSide(ANKLE, side)), at(place.ankle)];
  // A foot in a shoe with a heel is tipped already, and its ankle is higher.
  const to: Vec3 = [asked[0], usual[1] + (asked[1] - at([0, ANKLE[1], 0])[1]), asked[2]];
  const bones = [Math.hypot(...subtract(knee, hip)), Math.hypot(...subtract(ankle, knee))] as const;
  const middle = middleJoint({ from, to, bones, pole: [0.25 * side, 0, 1] });
  const first = turnTowards(subtract(knee, hip), beforeTurns([hips], subtract(middle, from)));
  const second = turnTowards(subtract(ankle, knee), beforeTurns([first, hips], subtract(to, middle)));
  const foot = [
    { axis: [1, 0, 0], angle: place.tip },
    { axis: [0, 1, 0], angle: place.out * side },
  ] as const;
  const back = [hips, first, second].map(({ axis, angle }): Turn => ({ axis, angle: -angle }));
  return [first, second, joined([...foot, ...back])];
}

interface ArmRequest {
  readonly side: Side;
  /** True for sleeves, all of which are on the arm. */
  readonly isCloth: boolean;
  /** Clothes that hands lie on. */
  readonly cloth: readonly ScenePart[];
  readonly scale: number;
  readonly at: (point: Vec3) => Vec3;
}

/** The bends of hand, elbow and shoulder that hold an arm; its joints are those at x > 0. */
function armBends(
  own: readonly [Vec3, Vec3, Vec3, Vec3],
  hold: ArmHold,
  { side, isCloth, cloth, scale, at }: ArmRequest,
): readonly Bend[] {
  const [shoulder, elbow, wrist, tip] = own;
  const [upper, lower, hand] = [subtract(elbow, shoulder), subtract(wrist, elbow), subtract(tip, wrist)];
  const held = heldArm(own, hold, { cloth, at });
  const first = turnTowards(upper, held.upper);
  const second = turnTowards(lower, beforeTurns([first], held.lower));
  const third = turnTowards(hand, beforeTurns([second, first], held.hand));
  const along = normalise(lower);
  const weightAt =
    (share: (x: number, y: number, z: number) => number) =>
    (x: number, y: number, z: number): number =>
      x * side > 0 ? share(x * side, y, z) : 0;
  const beyond = (x: number, y: number, z: number, joint: Vec3, direction: Vec3): number =>
    (x - joint[0]) * direction[0] + (y - joint[1]) * direction[1] + (z - joint[2]) * direction[2];
  const onArm = (x: number, y: number, z: number): number =>
    isCloth
      ? 1
      : smoothstep(0.092 * scale, 0.066 * scale, Math.min(far(x, y, z, shoulder, elbow), far(x, y, z, elbow, tip)));
  const isRight = side < 0;
  const placed = ({ axis, angle }: Turn): Turn =>
    // A mirrored turn has a mirrored axis and the opposite sense.
    isRight ? { axis: [axis[0], -axis[1], -axis[2]], angle } : { axis, angle };
  return [
    {
      ...placed(third),
      joint: onSide(wrist, side),
      weight: weightAt(
        (x, y, z) => onArm(x, y, z) * smoothstep(-0.025 * scale, 0.025 * scale, beyond(x, y, z, wrist, along)),
      ),
    },
    {
      ...placed(second),
      joint: onSide(elbow, side),
      weight: weightAt(
        (x, y, z) => onArm(x, y, z) * smoothstep(-0.05 * scale, 0.05 * scale, beyond(x, y, z, elbow, along)),
      ),
    },
    {
      ...placed(first),
      joint: onSide(shoulder, side),
      weight: weightAt(
        (x, y, z) => onArm(x, y, z) * smoothstep(0.04 * scale, 0.155 * scale, beyond(x, y, z, shoulder, FROM_ARMHOLE)),
      ),
    },
  ];
}

/** Direction from the plane of an armhole, which leans inwards below, to the arm. */
const FROM_ARMHOLE: Vec3 = normalise([1, -0.28, 0]);

/** Distance in metres from a bone. */
function far(x: number, y: number, z: number, a: Vec3, b: Vec3): number {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const raw = ((x - a[0]) * ex + (y - a[1]) * ey + (z - a[2]) * ez) / (ex * ex + ey * ey + ez * ez);
  const share = Math.min(1, Math.max(0, raw));
  return Math.hypot(x - a[0] - ex * share, y - a[1] - ey * share, z - a[2] - ez * share);
}

interface Held {
  readonly upper: Vec3;
  readonly lower: Vec3;
  readonly hand: Vec3;
}

/** Directions of the arm at x > 0 in its hold. */
function heldArm(
  [shoulder, elbow, wrist]: readonly [Vec3, Vec3, Vec3, Vec3],
  hold: ArmHold,
  { cloth, at }: Pick<ArmRequest, 'cloth' | 'at'>,
): Held {
  if ('upper' in hold) return { ...hold, hand: hold.lower };
  const bones = [Math.hypot(...subtract(elbow, shoulder)), Math.hypot(...subtract(wrist, elbow))] as const;
  const reach = (to: Vec3, pole: Vec3, hand: Vec3): Held => {
    const middle = middleJoint({ from: shoulder, to, bones, pole });
    return { upper: subtract(middle, shoulder), lower: subtract(to, middle), hand };
  };
  if (hold.on === 'hip') {
    const [body, low, high] = [at(ON_HIP), at([0, 0.95, 0])[1], at([0, 1.06, 0])[1]];
    const aside = farthest(cloth, low, high, 0);
    if (aside > MAX_ASIDE * bones[0]) return { ...HANGING_ARM, hand: HANGING_ARM.lower };
    return reach([Math.max(body[0], aside + 0.042), body[1], body[2]], [1, -0.1, -0.45], [-0.2, -0.5, 0.82]);
  }
  const [body, low, high] = [at(IN_FRONT), at([0, 0.86, 0])[1], at([0, 1.0, 0])[1]];
  const ahead = farthest(cloth, low, high, 2);
  const z = Math.max(body[2], ahead) + hold.ahead;
  return reach([body[0], body[1], z], [1, -0.35, -0.35], [-0.72, -0.66, 0.1]);
}

/** Places of wrists on the women's build. */
const ON_HIP: Vec3 = [0.205, 1.01, -0.03];
const IN_FRONT: Vec3 = [0.024, 1.015, 0.118];
/** Share of the bend of a knee that a skirt follows, which hangs from the thighs. */
const SKIRT_AT_KNEE = 0.3;
/** Distance of a skirt's side from the axis, in upper arms, beyond which no hand reaches the hip. */
const MAX_ASIDE = 1.25;
const HANGING_ARM = HANGING as Extract<ArmHold, { readonly upper: Vec3 }>;

/** Farthest cloth between two heights along an axis, metres. */
function farthest(parts: readonly ScenePart[], low: number, high: number, axis: 0 | 2): number {
  let most = 0;
  for (const { mesh } of parts)
    for (let k = 0; k < mesh.positions.length; k += 3) {
      const y = mesh.positions[k + 1]!;
      if (y < low || y > high) continue;
      if (axis === 0 && Math.abs(mesh.positions[k + 2]!) > 0.1) continue;
      if (axis === 2 && Math.abs(mesh.positions[k]!) > 0.14) continue;
      most = Math.max(most, axis === 0 ? Math.abs(mesh.positions[k]!) : mesh.positions[k + 2]!);
    }
  return most;
}
