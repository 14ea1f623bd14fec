/**
 * Holds the arms of a mannequin away from what is worn below the waist, as those of shop mannequins are held: a hand
 * hangs beside a wide skirt and never in it.
 */
import type { Brief } from '../../words/prompt/brief.ts';
import type { ArmPlace } from '../body/arms.ts';
import { HAND, UPPER_ARM } from '../body/arms.ts';
import { armTurnMap, BARE_GROWTH, POSED_GROWTH, SLEEVE_GROWTH } from '../body/arm-turn.ts';
import type { ArmTurn } from '../body/arm-turn.ts';
import { SHOULDER } from '../body/figure-torso.ts';
import { addScaled, mix, subtract } from '../../foundation/geometry/vector.ts';
import type { ScenePart } from '../parts/scene.ts';
import { fittedPart } from './fitted-part.ts';
import { isOfGarment } from './is-of-garment.ts';
import { isOfSleeve } from './is-of-sleeve.ts';

interface TurnRequest {
  readonly brief: Brief;
  /** Clothes where they are worn. */
  readonly parts: readonly ScenePart[];
  readonly arm: ArmPlace;
  /** Height in metres of the body's soles above the floor. */
  readonly lift: number;
  /** The least turn in radians where nothing lies over the arms. */
  readonly least: number;
  readonly check: () => void;
}

interface TurnedArms {
  readonly parts: readonly ScenePart[];
  /** Null where the arms hang freely as they are. */
  readonly turn: ArmTurn | null;
  /** True where a cape lies over the arms. */
  readonly isUnderCape: boolean;
}

export function turnArms({ brief, parts, arm, lift, least, check }: TurnRequest): TurnedArms {
  const isOnArm = (part: ScenePart) => isOfSleeve(part, brief);
  const isSleeved = parts.some(isOnArm);
  const cloth = parts.filter((part) => !isOnArm(part) && isOfGarment(part, brief));
  const free = freeAngle(cloth, arm, lift, isSleeved, check);
  const isUnderCape = free === null;
  const angle = free === null ? 0 : Math.max(free, least);
  if (angle === 0) return { parts, turn: null, isUnderCape };
  const grows = least > 0 ? POSED_GROWTH : isSleeved ? SLEEVE_GROWTH : BARE_GROWTH;
  const turn: ArmTurn = { angle, grows };
  const map = armTurnMap(turn, lift);
  return { parts: parts.map((part) => (isOnArm(part) ? fittedPart(part, map) : part)), turn, isUnderCape };
}

/** Largest turn in radians. */
const LARGEST = 0.85;
/** Step in radians in which turns are tried. */
const STEP = 0.01;
/** Half the thickness in metres of forearm and hand, with the air between them and the cloth. */
const BARE_REACH = 0.044;
/** Half the thickness in metres of a forearm in its sleeve, with the air between it and the cloth. */
const SLEEVE_REACH = 0.058;
/** Angle in radians outwards from the centre line of an upper arm, beyond which cloth lies over it, as a cape does. */
const OVER_ARM = 0.15;
/** Distances in metres from the shoulder joint between which cloth may lie over an upper arm, above every skirt. */
const UPPER = [0.14, 0.2] as const;

/**
 * The smallest turn at which no cloth is within reach of forearm and hand, in radians. A turn keeps distances from the
 * shoulder, so each point of the cloth is in the way for one range of angles. Where every turn is blocked, the one with
 * the least cloth in its way is taken. Null under a cape, where arms stay as they are.
 */
function freeAngle(
  cloth: readonly ScenePart[],
  arm: ArmPlace,
  lift: number,
  isSleeved: boolean,
  check: () => void,
): number | null {
  const profile = armProfile(arm, isSleeved);
  const blocked = new Uint32Array(Math.round(LARGEST / STEP) + 1);
  let isUnderCape = false;
  const block = (x: number, y: number, z: number) => {
    const [px, py] = [Math.abs(x) - SHOULDER[0], y - lift - SHOULDER[1]];
    const row = Math.round(Math.sqrt(px * px + py * py) / ROW) - profile.first;
    const at = profile.rows[row];
    if (at === undefined || (at.isUpper && (row + profile.first) * ROW > UPPER[1])) return;
    const room = at.reach ** 2 - (z - at.z) ** 2;
    if (room <= 0) return;
    const turn = Math.atan2(px, -py) - at.angle;
    if (at.isUpper) {
      isUnderCape ||= turn > OVER_ARM;
      return;
    }
    const half = Math.sqrt(room) / ((row + profile.first) * ROW);
    const last = Math.min(blocked.length - 1, Math.floor((turn + half) / STEP));
    for (let i = Math.max(0, Math.ceil((turn - half) / STEP)); i <= last; i++) blocked[i]!++;
  };
  for (const part of cloth) {
    check();
    eachPoint(part, HIGHEST + lift, block);
  }
  return isUnderCape ? null : blocked.indexOf(Math.min(...blocked)) * STEP;
}

/** Visits the first corner and the centre of each triangle whose first corner is below `highest` and not trimmed away. */
function eachPoint(
  { mesh: { positions: p, uvs, indices }, trim }: ScenePart,
  highest: number,
  visit: (x: number, y: number, z: number) => void,
): void {
  const isCloth = (i: number) =>
    !trim || trim(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!) > 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    if (p[a * 3 + 1]! > highest || !isCloth(a)) continue;
    visit(p[a * 3]!, p[a * 3 + 1]!, p[a * 3 + 2]!);
    visit(
      (p[a * 3]! + p[b * 3]! + p[c * 3]!) / 3,
      (p[a * 3 + 1]! + p[b * 3 + 1]! + p[c * 3 + 1]!) / 3,
      (p[a * 3 + 2]! + p[b * 3 + 2]! + p[c * 3 + 2]!) / 3,
    );
  }
}

/** Height in metres above the body's soles below which the forearms of every arm are. */
const HIGHEST = 1.3;
/** Difference in metres of the distance from the shoulder between two rows of a profile. */
const ROW = 0.005;

interface ArmRow {
  /** Angle outwards from straight down, and distance in front of the body's axis. */
  readonly angle: number;
  readonly z: number;
  /** Metres within which cloth is in the way. */
  readonly reach: number;
  readonly isUpper: boolean;
}

interface ArmProfile {
  /** Number of rows between the shoulder and the first one. */
  readonly first: number;
  /** The arm by its distance from the shoulder in the plane of the turn. */
  readonly rows: readonly ArmRow[];
}

function armProfile({ elbow, wrist }: ArmPlace, isSleeved: boolean): ArmProfile {
  const forearm = Math.hypot(...subtract(wrist, elbow));
  const tip = addScaled(wrist, subtract(wrist, elbow), HAND / forearm);
  const placeAt = (along: number) => {
    const [x, y, z] =
      along < UPPER_ARM
        ? mix(SHOULDER, elbow, along / UPPER_ARM)
        : mix(elbow, tip, (along - UPPER_ARM) / (forearm + HAND));
    const [px, py] = [x - SHOULDER[0], y - SHOULDER[1]];
    return { distance: Math.hypot(px, py), angle: Math.atan2(px, -py), z };
  };
  const end = UPPER_ARM + forearm + HAND;
  const first = Math.ceil(placeAt(UPPER[0]).distance / ROW);
  const rows = Array.from({ length: Math.floor(placeAt(end).distance / ROW) - first + 1 }, (_, i): ArmRow => {
    const distance = (first + i) * ROW;
    let [low, high] = [0, end];
    for (let round = 0; round < 20; round++) {
      const middle = (low + high) / 2;
      if (placeAt(middle).distance < distance) low = middle;
      else high = middle;
    }
    const { angle, z } = placeAt(low);
    const isInSleeve = isSleeved && low < UPPER_ARM + forearm;
    const isUpper = low < UPPER_ARM;
    return { angle, z, reach: isInSleeve ? SLEEVE_REACH : BARE_REACH, isUpper };
  });
  return { first, rows };
}
