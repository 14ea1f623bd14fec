import { addScaled, normalise, subtract } from '../../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { SHOULDER } from '../../../body/figure-torso.ts';
import type { ScenePart } from '../../../parts/scene.ts';
import { ARMS, LEGS, SHOES } from './croquis.ts';
import type { Joint, Limb } from './croquis.ts';

/** The pose of a figure in its clothes. */
export interface Pose {
  readonly arms: readonly Limb[];
  readonly hands: readonly Hand[];
  readonly legs: readonly Limb[];
  readonly shoes: readonly Limb[];
}

/** Palm and fingers, the thumb, and the lines between the fingers. */
interface Hand {
  readonly palm: Limb;
  readonly thumb: Limb;
  readonly fingers: readonly Limb[];
}

/**
 * The pose of a figure. Bare arms are behind the back, and legs cross in a step unless `apart` is true. Clothed arms
 * and legs follow the axes of their sleeves and trouser legs.
 */
export function poseIn(parts: readonly ScenePart[], apart: boolean): Pose {
  const sleeves = parts.filter(({ name, piece }) => piece >= 0 && /^(left|right) sleeve$/.test(name));
  const lines = sleeves.map(({ mesh }) => sleeveLine(mesh.positions));
  const trousers = (['right', 'left'] as const).map((side) => parts.find(({ name }) => name === `${side} back`));
  return {
    arms: sleeves.length > 0 ? lines.map(armAlong) : ARMS,
    hands: lines.map(handBelow),
    ...legsIn(trousers, apart),
  };
}

/** Length in metres from the shoulder to the wrist. */
const ARM = 0.55;

/**
 * Shoulder, elbow and wrist of an arm in a sleeve. If the sleeve is shorter than the arm, the line continues to the
 * wrist.
 */
function sleeveLine(positions: Float32Array): readonly Vec3[] {
  const [low] = heightRange(positions);
  const side = Math.sign(meanOf(positions, -Infinity, Infinity)[0]);
  const shoulder: Vec3 = [side * (SHOULDER[0] - 0.016), SHOULDER[1], SHOULDER[2]];
  const end = meanOf(positions, low, low + 0.04);
  const length = Math.hypot(...subtract(end, shoulder));
  const halfway = (shoulder[1] + low) / 2;
  const bend =
    length > 0.38
      ? meanOf(positions, halfway - 0.03, halfway + 0.03)
      : addScaled(shoulder, normalise(subtract(end, shoulder)), ARM / 2);
  const ahead: Vec3 = length > 0.38 ? normalise(subtract(end, bend)) : normalise([side * 0.04, -1, 0.16]);
  const upper = Math.hypot(...subtract(bend, shoulder));
  const lower = Math.max(ARM - upper, length > 0.38 ? Math.hypot(...subtract(end, bend)) - 0.015 : 0);
  return [shoulder, bend, addScaled(bend, ahead, lower)];
}

function armAlong(line: readonly Vec3[]): Limb {
  const [shoulder, elbow, wrist] = line as [Vec3, Vec3, Vec3];
  const forearm = between(elbow, wrist, 0.3);
  return [
    [...shoulder, 0.038],
    [...between(shoulder, elbow, 0.4), 0.036],
    [...elbow, 0.029],
    [...forearm, 0.029],
    [...wrist, 0.0185],
  ];
}

/** A relaxed hand, long and narrow, with closed fingers and the thumb towards the body. */
function handBelow(line: readonly Vec3[]): Hand {
  const [, elbow, wrist] = line as [Vec3, Vec3, Vec3];
  const ahead = normalise(subtract(wrist, elbow));
  const inwards = -Math.sign(wrist[0]);
  const at = (along: number, across: number, radius: number): Joint => {
    const [x, y, z] = addScaled(wrist, ahead, along);
    // Fingers hang more vertically than the forearm.
    return [x + inwards * (across + 1.1 * along * along), y, z, radius];
  };
  const finger = (across: number): Limb => [
    at(0.085, across, 0.0008),
    at(0.12, across * 0.9, 0.0013),
    at(0.155, across * 0.6, 0.0006),
  ];
  return {
    palm: [
      at(-0.01, 0, 0.018),
      at(0.04, 0, 0.0235),
      at(0.075, -0.001, 0.0245),
      at(0.12, 0, 0.017),
      at(0.165, 0.003, 0.006),
    ],
    thumb: [at(0.015, 0.012, 0.012), at(0.05, 0.027, 0.0095), at(0.095, 0.029, 0.0055)],
    fingers: [finger(0.009), finger(-0.007)],
  };
}

/**
 * Legs along the axes of trouser legs, with shoes below the hems. Without trousers, the legs of the croquis cross, or
 * stand side by side if `apart` is true.
 */
function legsIn([right, left]: readonly (ScenePart | undefined)[], apart: boolean): Pick<Pose, 'legs' | 'shoes'> {
  if (!right || !left)
    return apart
      ? stand([LEG_UNDER_CLOTH, { ...LEG_UNDER_CLOTH, knee: 0.078, ankle: 0.068 }])
      : { legs: LEGS, shoes: SHOES };
  return stand(
    [right, left].map(({ mesh: { positions } }) => {
      const [low] = heightRange(positions);
      const [hemX, , hemZ] = meanOf(positions, low, low + 0.05);
      const [knee] = meanOf(positions, Math.max(low, 0.47), Math.max(low, 0.47) + 0.05);
      // Below shorts the legs converge. Hems that touch the ground leave only the toes visible.
      return low > 0.2
        ? { knee, ankle: hemX * 0.72, ankleZ: -0.01, drop: 0 }
        : { knee, ankle: hemX, ankleZ: hemZ, drop: Math.min(0, low - 0.06) };
    }),
  );
}

/** Position of one leg in metres. */
interface Stance {
  readonly knee: number;
  readonly ankle: number;
  readonly ankleZ: number;
  /** Vertical offset of the shoe from the croquis: 0 or negative. */
  readonly drop: number;
}

const LEG_UNDER_CLOTH: Stance = { knee: -0.078, ankle: -0.068, ankleZ: 0, drop: 0 };

function stand(stances: readonly Stance[]): Pick<Pose, 'legs' | 'shoes'> {
  return { legs: stances.map(standingLeg), shoes: stances.map(standingShoe) };
}

function standingLeg({ knee, ankle, ankleZ }: Stance, side: number): Limb {
  return LEGS[side]!.map(([x, y, z, radius]): Joint => {
    const share = Math.min(1, Math.max(0, (0.86 - y) / 0.76));
    const centre = share < 0.5 ? mean(x, knee, share * 2) : mean(knee, ankle, share * 2 - 1);
    return [centre, y, mean(z, ankleZ, share), radius];
  });
}

function standingShoe({ ankle, ankleZ, drop }: Stance, side: number): Limb {
  const [heelX, , heelZ] = SHOES[side]![0]!;
  return SHOES[side]!.map(([x, y, z, radius], joint): Joint => {
    const outwards = Math.sign(ankle) * 0.005 * joint;
    return [ankle + (x - heelX) * 0.5 + outwards, y + drop, ankleZ + 0.03 + z - heelZ, radius * 1.1];
  });
}

function mean(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function between(a: Vec3, b: Vec3, share: number): Vec3 {
  return addScaled(a, subtract(b, a), share);
}

function heightRange(positions: Float32Array): readonly [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]!);
    high = Math.max(high, positions[i]!);
  }
  return [low, high];
}

/** Mean of the vertices between two heights. */
function meanOf(positions: Float32Array, low: number, high: number): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < positions.length; i += 3) {
    if (positions[i + 1]! < low || positions[i + 1]! > high) continue;
    for (let c = 0; c < 3; c++) sum[c as 0 | 1 | 2] += positions[i + c]!;
    count++;
  }
  const share = 1 / Math.max(1, count);
  return [sum[0] * share, sum[1] * share, sum[2] * share];
}
