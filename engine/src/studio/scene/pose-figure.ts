/**
 * Bends a dressed mannequin and its clothes into a pose. Called by `dressFigure` with a mannequin that stands with its
 * arms held away from the body, so that arms, trunk and legs are told apart by their places.
 */
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
import type { ArmHold, BentPose, FootPlace, PoseRow } from '../body/posing/pose-rows.ts';
import { propParts } from '../dressing/wardrobe.ts';
import type { ScenePart } from '../parts/scene.ts';
import { plasterBlock } from '../stands/plinth.ts';
import { sittingCloth, sittingOn } from '../body/posing/sitting.ts';
import { fittedPart } from './fitted-part.ts';
import { isOfGarment } from './is-of-garment.ts';
import { isOfSleeve } from './is-of-sleeve.ts';

interface PoseRequest {
  /** A pose by its name, or that of a person in a photograph. */
  readonly pose: BentPose | PoseRow;
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
  readonly detail: number;
  readonly check: () => void;
}

/** Returns the parts where they are in the pose, and what they sit on. */
export function poseFigure(request: PoseRequest): readonly ScenePart[] {
  const { brief, parts, check } = request;
  const maps = poseMaps(request);
  const skirts = brief.pieces.map(({ form }, piece) => {
    const own = parts.filter((part) => part.piece === piece && !isOfSleeve(part, brief));
    return crossesLegs(own, maps.knee, maps.soles) ?? zoneOf(form) !== 'lower';
  });
  const isSkirt = (piece: number): boolean => skirts[piece]!;
  const posed = parts
    .map((part) => {
      check();
      const map = mapOf(part, brief, maps, isSkirt);
      return map ? fittedPart(part, map) : part;
    })
    .map((part) => (part.name === 'mannequin' && maps.missed !== null ? { ...part, remarks: [maps.missed] } : part));
  return maps.seat ? [...posed, ...propParts([plasterBlock({ name: 'seat', ...maps.seat }, request.detail)])] : posed;
}

type Maps = ReturnType<typeof poseMaps>;

function mapOf(part: ScenePart, brief: Brief, maps: Maps, isSkirt: (piece: number) => boolean): BodyMap | null {
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
  if (isOfGarment(part, brief)) {
    if (isSkirt(part.piece)) return maps.cloth(garmentsBelow(part, maps.garments));
    const isOneLeg = maps.seat !== undefined && Math.min(-min[0], max[0]) < ACROSS;
    return !isOneLeg ? maps.trousers : isLeft ? maps.leg.left : maps.leg.right;
  }
  return zone === 'neck' || zone === 'head' ? maps.trunk : null;
}

/** Number of other garments with cloth on the legs that are worn below a part. Socks and ties hold nothing away. */
const garmentsBelow = ({ layer = 0 }: ScenePart, onLegs: readonly ScenePart[]): number =>
  new Set(onLegs.filter((other) => (other.layer ?? 0) < layer).map(({ piece }) => piece)).size;

/**
 * Whether a garment goes from one leg to the other below the middle of the thighs, as skirts and coats do: there it is
 * as deep in the middle as before a leg. Trousers are shallow at their inner seams.
 */
function crossesLegs(parts: readonly ScenePart[], [leg, knee]: Vec3, soles: number): boolean | null {
  // Soles are above the floor in shoes with heels.
  const top = soles + BELOW * (knee - soles);
  const deepest = [-Infinity, -Infinity];
  const shallowest = [Infinity, Infinity];
  for (const { mesh } of parts)
    for (let k = 0; k < mesh.positions.length; k += 3) {
      const [x, y, z] = [Math.abs(mesh.positions[k]!), mesh.positions[k + 1]!, mesh.positions[k + 2]!];
      const at = x < MIDDLE * leg ? 0 : Math.abs(x - leg) < MIDDLE * leg ? 1 : -1;
      if (y > top || at < 0) continue;
      deepest[at] = Math.max(deepest[at]!, z);
      shallowest[at] = Math.min(shallowest[at]!, z);
    }
  if (deepest[1] === -Infinity) return null;
  return deepest[0]! - shallowest[0]! > AS_DEEP * (deepest[1]! - shallowest[1]!);
}

/** Height above the soles up to which garments are measured, in heights of the knee. */
const BELOW = 1.55;
/** Half the width of what is measured, in distances of a leg from the middle. */
const MIDDLE = 0.2;
/** Share of the depth before a leg from which cloth goes across. */
const AS_DEEP = 0.8;

/** Metres across the middle up to which cloth belongs to one leg of trousers. */
const ACROSS = 0.03;

/** Joints on the women's build above its soles, for the limbs at x > 0. */
const HIP: Vec3 = [0.088, 0.86, -0.01];
const KNEE: Vec3 = [0.0885, 0.475, 0];
const ANKLE: Vec3 = [0.088, 0.078, -0.022];
const WAIST: Vec3 = [0, 1.09, 0];
const PELVIS: Vec3 = [0, 0.94, -0.005];

/** Poses that show in the arms alone. */
const OF_ARMS: readonly BentPose[] = ['hands-on-hips', 'arms-crossed'];
const UNDER_CAPE = 'The arms hang down, because they are under the cape.';
const OUT_OF_REACH = 'The arms hang down, because the skirt is too wide for hands on the hips.';

const SIDES = [1, -1] as const;
type Side = (typeof SIDES)[number];
const onSide = ([x, y, z]: Vec3, side: Side | 0): Vec3 => [x * side, y, z];

/** Turns in space: roll raises the left side, yaw brings it forward. */
const turnOf = ({ roll, yaw }: { readonly roll: number; readonly yaw: number }): Turn =>
  joined([
    { axis: [0, 0, 1], angle: roll },
    { axis: [0, 1, 0], angle: -yaw },
  ]);

function poseMaps({ pose, brief, parts, arm, turn, lift, map }: PoseRequest) {
  const row = typeof pose === 'string' ? POSES[pose] : pose;
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

  const legOf = (side: Side | 0, share: ShareAt, atKnee = 1): readonly Bend[] => {
    const place = side === 0 ? between(row.left, row.right) : side > 0 ? row.left : row.right;
    const joints = [HIP, KNEE, ANKLE].map((joint) => onSide(at(joint), side)) as [Vec3, Vec3, Vec3];
    const [hip, knee, ankle] = legTurns(joints, place, { hips, pelvis: at(PELVIS), move, at });
    const [h, k, a] = joints;
    return [
      { ...ankle, joint: a, weight: (x, y, z) => share(x, y, z) * smoothstep(ankleY + 0.05 * scale, ankleY - 0.01, y) },
      {
        ...knee,
        joint: k,
        weight: (x, y, z) => atKnee * share(x, y, z) * smoothstep(kneeY + 0.07 * scale, kneeY - 0.07 * scale, y),
      },
      {
        ...hip,
        joint: h,
        weight: (x, y, z) => share(x, y, z) * smoothstep(hipY + 0.09 * scale, hipY - 0.09 * scale, y),
      },
    ];
  };
  const legs = (width: (y: number) => number, atKnee = 1) =>
    SIDES.map((side) => legOf(side, (x, y) => smoothstep(-width(y), width(y), x * side), atKnee));
  // Legs are apart below the crotch, where what is between them stays.
  const apart = (y: number) => lerp(0.012, 0.045, smoothstep(0.75 * hipY, 0.97 * hipY, y)) * scale;

  const tip = addScaled(arm.wrist, normalise(subtract(arm.wrist, arm.elbow)), HAND);
  const armJoints = [SHOULDER, arm.elbow, arm.wrist, tip].map((point) =>
    at(turn ? mapped(armTurnMap(turn, 0), point) : point),
  ) as [Vec3, Vec3, Vec3, Vec3];
  const isArm = nearArm(armJoints, scale);
  // Hands hang beside the legs and are no part of them.
  const bodyLegs = SIDES.map((side) =>
    legOf(side, (x, y, z) => smoothstep(-apart(y), apart(y), x * side) * (1 - isArm(x * side, y, z))),
  );
  const cloth = parts.filter((part) => isOfGarment(part, brief) && !isOfSleeve(part, brief));
  const bends = parts.some((part) => isOfSleeve(part, brief)) ? SLEEVED : BARE;
  const arms = (onArm: ShareAt): readonly (readonly Bend[])[] =>
    turn === null
      ? []
      : SIDES.map((side) =>
          armBends(armJoints, side > 0 ? row.leftArm : row.rightArm, { side, onArm, cloth, bends, scale, at }),
        );

  const isOutOfReach = pose === 'hands-on-hips' && asideOfHip(cloth, at) > reachOf(armJoints);
  const missed =
    turn === null && OF_ARMS.some((name) => name === pose) ? UNDER_CAPE : isOutOfReach ? OUT_OF_REACH : null;

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
  const bare = arms(isArm);
  const sleeves = arms(() => 1);
  const seat = row.seat && {
    centre: [0, row.seat.ahead * scale] as const,
    radius: row.seat.radius * scale,
    height: hipY + move[1] - THIGH * scale,
  };
  const sitting = (own: BodyMap | null) => (seat && own ? sittingOn(own, seat) : own);
  // What lies on two thighs that are level is bent as one.
  const skirtLegs = seat ? [legOf(0, () => 1)] : legs(() => 0.07 * scale, SKIRT_AT_KNEE);
  // No skirt follows the feet.
  const skirt = mapOf(...skirtLegs.map((leg) => leg.slice(1)));
  return {
    seat,
    /** What a person is told of arms that do not take the pose; null for none. */
    missed,
    body: sitting(mapOf(...bodyLegs, ...bare)),
    trousers: sitting(mapOf(...legs(apart))),
    /** Skirts and coats, by the number of garments below them. */
    cloth: (layer: number) =>
      seat && skirt ? sittingOn(sittingCloth(skirt, { hipY, kneeY, scale, layer }), seat) : skirt,
    sleeves: mapOf(...sleeves),
    sleeve: { left: mapOf(...sleeves.slice(0, 1)), right: mapOf(...sleeves.slice(1)) },
    trunk: mapOf(),
    leg: { left: sitting(mapOf(legOf(1, () => 1))), right: sitting(mapOf(legOf(-1, () => 1))) },
    shoe: { left: mapOf(legOf(1, () => 1)), right: mapOf(legOf(-1, () => 1)) },
    garments: cloth.filter(({ mesh }) => meshBounds([mesh]).min[1] < hipY),
    knee: at(KNEE),
    soles: at([0, 0, 0])[1],
  };
}

const isTurned = ({ angle }: Turn): boolean => Math.abs(angle) > 1e-6;

/** The place of a foot between both, for a skirt that is bent as one. */
const between = ({ ankle: [, y, z] }: FootPlace, { ankle: [, , far] }: FootPlace): FootPlace => ({
  ankle: [0, y, (z + far) / 2],
  tip: 0,
  out: 0,
});

interface Standing {
  readonly hips: Turn;
  readonly pelvis: Vec3;
  readonly move: Vec3;
  readonly at: (point: Vec3) => Vec3;
}

/** Part of the direction towards which knees bend that is outwards, in addition to that of the toes. */
const KNEES_OUT = 0.05;

/** The turns of hip, knee and ankle that put a foot in its place. */
function legTurns(
  [hip, knee, ankle]: readonly [Vec3, Vec3, Vec3],
  place: FootPlace,
  { hips, pelvis, move, at }: Standing,
): readonly [Turn, Turn, Turn] {
  const side = Math.sign(hip[0]);
  const toes = place.out * side;
  const away = subtract(hip, pelvis);
  const turned = beforeTurns([{ ...hips, angle: -hips.angle }], away);
  const from: Vec3 = [
    pelvis[0] + turned[0] + move[0],
    pelvis[1] + turned[1] + move[1],
    pelvis[2] + turned[2] + move[2],
  ];
  const [usual, asked] = [at(ANKLE), at(place.ankle)];
  // A foot in a shoe with a heel is tipped already, and its ankle is higher.
  const to: Vec3 = [asked[0], usual[1] + (asked[1] - at([0, ANKLE[1], 0])[1]), asked[2]];
  const bones = [Math.hypot(...subtract(knee, hip)), Math.hypot(...subtract(ankle, knee))] as const;
  const middle = middleJoint({ from, to, bones, pole: [KNEES_OUT * side + toes, 0, 1] });
  const first = turnTowards(subtract(knee, hip), beforeTurns([hips], subtract(middle, from)));
  const second = turnTowards(subtract(ankle, knee), beforeTurns([first, hips], subtract(to, middle)));
  const foot = [
    { axis: [1, 0, 0], angle: place.tip },
    { axis: [0, 1, 0], angle: toes },
  ] as const;
  const back = [hips, first, second].map(({ axis, angle }): Turn => ({ axis, angle: -angle }));
  return [first, second, joined([...foot, ...back])];
}

/** A share 0 to 1 by the place of a point in the standing body. */
type ShareAt = (x: number, y: number, z: number) => number;

interface ArmRequest {
  readonly side: Side;
  /** Which points at x > 0 are on the arm: all of a sleeve, and those of the body that are near its bones. */
  readonly onArm: ShareAt;
  /** Clothes that hands lie on. */
  readonly cloth: readonly ScenePart[];
  /** Metres from the armhole between which the arm bends at the shoulder. */
  readonly bends: readonly [number, number];
  readonly scale: number;
  readonly at: (point: Vec3) => Vec3;
}

/** The bends of hand, elbow and shoulder that hold an arm; its joints are those at x > 0. */
function armBends(
  own: readonly [Vec3, Vec3, Vec3, Vec3],
  hold: ArmHold,
  { side, onArm, cloth, bends, scale, at }: ArmRequest,
): readonly Bend[] {
  const [shoulder, elbow, wrist, tip] = own;
  const [upper, lower, hand] = [subtract(elbow, shoulder), subtract(wrist, elbow), subtract(tip, wrist)];
  const held = heldArm(own, hold, { cloth, at });
  const first = turnTowards(upper, held.upper);
  const second = turnTowards(lower, beforeTurns([first], held.lower));
  const third = turnTowards(hand, beforeTurns([second, first], held.hand));
  const along = normalise(lower);
  const weightAt =
    (share: ShareAt): ShareAt =>
    (x, y, z) =>
      x * side > 0 ? share(x * side, y, z) : 0;
  const beyond = (x: number, y: number, z: number, joint: Vec3, direction: Vec3): number =>
    (x - joint[0]) * direction[0] + (y - joint[1]) * direction[1] + (z - joint[2]) * direction[2];
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
        (x, y, z) =>
          onArm(x, y, z) * smoothstep(bends[0] * scale, bends[1] * scale, beyond(x, y, z, shoulder, FROM_ARMHOLE)),
      ),
    },
  ];
}

/** Metres from the armhole between which arms bend: a sleeve keeps its seam where it is, a bare arm bends in its joint. */
const SLEEVED = [0.04, 0.155] as const;
const BARE = [0, 0.09] as const;
/** Direction from the plane of an armhole, which leans inwards below, to the arm. */
const FROM_ARMHOLE: Vec3 = normalise([1, -0.28, 0]);

/** Share of an arm by the distance from its bones: 1 on it, 0 on the trunk and the legs. */
function nearArm([shoulder, elbow, , tip]: readonly [Vec3, Vec3, Vec3, Vec3], scale: number): ShareAt {
  return (x, y, z) =>
    smoothstep(0.092 * scale, 0.066 * scale, Math.min(far(x, y, z, shoulder, elbow), far(x, y, z, elbow, tip)));
}

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
  joints: readonly [Vec3, Vec3, Vec3, Vec3],
  hold: ArmHold,
  { cloth, at }: Pick<ArmRequest, 'cloth' | 'at'>,
): Held {
  const [shoulder, elbow, wrist] = joints;
  if ('upper' in hold) return { ...hold, hand: hold.lower };
  const bones = [Math.hypot(...subtract(elbow, shoulder)), Math.hypot(...subtract(wrist, elbow))] as const;
  const reach = (to: Vec3, pole: Vec3, hand: Vec3): Held => {
    const middle = middleJoint({ from: shoulder, to, bones, pole });
    return { upper: subtract(middle, shoulder), lower: subtract(to, middle), hand };
  };
  if ('wrist' in hold) return reach(at(hold.wrist), [1, -0.5, -0.6], hold.hand);
  if (hold.on === 'hip') {
    const [body, aside] = [at(ON_HIP), asideOfHip(cloth, at)];
    if (aside > reachOf(joints)) return { ...HANGING, hand: HANGING.lower };
    return reach([Math.max(body[0], aside + 0.042), body[1], body[2]], [1, -0.1, -0.45], [-0.2, -0.5, 0.82]);
  }
  const [body, low, high] = [at(IN_FRONT), at([0, 0.86, 0])[1], at([0, 1.0, 0])[1]];
  const ahead = farthest(cloth, low, high, 2);
  const z = Math.max(body[2], ahead) + hold.ahead;
  return reach([body[0], body[1], z], [1, -0.35, -0.35], [-0.72, -0.66, 0.1]);
}

/** Metres from the joint of the hip down to the seat, which is soft there. */
const THIGH = 0.098;
/** Places of wrists on the women's build. */
const ON_HIP: Vec3 = [0.205, 1.01, -0.03];
const IN_FRONT: Vec3 = [0.024, 1.015, 0.118];
/** Share of the bend of a knee that a skirt follows, which hangs from the thighs. */
const SKIRT_AT_KNEE = 0.3;
/** Distance of a skirt's side from the axis, in upper arms, beyond which no hand reaches the hip. */
const MAX_ASIDE = 1.25;

/** Distance in metres of the cloth at the hips from the axis. */
const asideOfHip = (cloth: readonly ScenePart[], at: ArmRequest['at']): number =>
  farthest(cloth, at([0, 0.95, 0])[1], at([0, 1.06, 0])[1], 0);

/** Distance in metres from the axis up to which a hand reaches the hip. */
const reachOf = ([shoulder, elbow]: readonly [Vec3, Vec3, Vec3, Vec3]): number =>
  MAX_ASIDE * Math.hypot(...subtract(elbow, shoulder));

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
