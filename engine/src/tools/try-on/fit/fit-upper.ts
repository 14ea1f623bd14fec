/**
 * Lays a garment for the upper body, or a dress, on a body: shoulders on shoulders, neckline on the neck, waist on
 * waist, each sleeve along its arm; its length and lower width are in proportion to its shoulders.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from '../body/body-frame.ts';
import { chainLength, placeOnChain, widthOfChain, type Chain } from '../body/chain.ts';
import type { FitWishes } from './fit-wishes.ts';
import type { Fit } from './fit.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import { limbSlices } from '../garment/limb-slices.ts';
import type { UpperOutline } from '../garment/upper-outline.ts';
import { between, clamp, lengthOf, minus, plus } from '../body/place.ts';
import type { Trunk } from '../body/trunk-of.ts';

/** Minimum width of cloth relative to the body. */
const EASE = 1.035;
/**
 * Length of an arm in shoulder breadths (ARM); sleeves longer than LONG_SLEEVE of it extend to the wrist (TO_WRIST).
 */
const ARM = 1.62;
const LONG_SLEEVE = 0.82;
const TO_WRIST = 1.02;
/** Minimum, usual and maximum distance from the shoulders to the hem of a top, in trunk lengths. */
const MIN_HEM = 0.62;
const USUAL_HEM = 1.1;
const MAX_HEM = 1.36;
/**
 * A hem that ends at most DRAWN_DOWN above that of the worn top is drawn down to it (and UNDER below), because the
 * photograph does not show the body in between. In trunk lengths.
 */
const DRAWN_DOWN = 0.3;
const UNDER = 0.03;
/** The same for a dress, as a share of its length below the waist: longer prints would look stretched. */
const DRAWN_SKIRT = 0.3;
/** A dress has a waist where its width is less than this share of the widths above and below. */
const WAISTED = 0.9;
/** Limits of the height of the underarm, in heights of the body's armpit; that of a garment without sleeves. */
const HIGHEST_UNDERARM = 0.95;
const LOWEST_UNDERARM = 1.5;
const BARE_UNDERARM = 0.98;
/** Share of the length beyond the usual hem that counts. */
const LONG_SHARE = 0.35;
/** Distance below the ankles at which a dress ends at the latest, in trunk lengths. */
const BELOW_ANKLE = 0.12;
/** Limits of the height of a dress's waist, in heights of the body's waist. */
const HIGHEST_WAIST = 0.86;
const LOWEST_WAIST = 1.12;
/** Trunk lengths below the shoulders from which cloth falls freely. */
const SEAT = 1.12;
/** Distance from an armhole, as a share of the width at the underarms, within which parts even out. */
const REACH = 0.16;
/** Minimum length of a sleeve as a share of the arm. */
const MIN_SLEEVE = 0.18;
/** Limits of the width of a sleeve relative to the arm; a long one hangs closer than a short one. */
const MIN_SLEEVE_WIDTH = 1.16;
const MAX_LONG_WIDTH = 1.7;
const MAX_SHORT_WIDTH = 1.85;

interface UpperParts {
  readonly cut: GarmentCut;
  readonly outline: UpperOutline;
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  readonly wishes: FitWishes;
  readonly dress: boolean;
  /** Pixels below the shoulders at which the worn top ends, or for a dress all that is worn. */
  readonly wornHem: number;
}

/** Maps the picture of a top or a dress to the body. */
export function fitUpper(given: UpperParts): Fit {
  const { outline, frame, trunk, wishes } = given;
  const { sides } = outline;
  const hasSleeves = sides.some(({ sleeve }) => sleeve !== null);
  const across = sides[1].underarm.x - sides[0].underarm.x;
  const armpitWidth = trunk.halves(trunk.armpit)[0] + trunk.halves(trunk.armpit)[1];
  const tips = lengthOf(minus(frame.tips[1], frame.tips[0]));
  const snug = hasSleeves
    ? tips / Math.max(8, sides[1].tip.x - sides[0].tip.x)
    : (EASE * armpitWidth) / Math.max(8, across);
  const scale = snug * wishes.looseness;
  const levels = levelsOf(given, scale, hasSleeves);
  const body = bodyRule(given, scale, levels, hasSleeves);
  const limbs = [0, 1].map((side) => sleeveRule(given, side as 0 | 1, scale, body));
  const reach = REACH * across;
  return {
    parts: outline.parts,
    seams: [sides[0].underarm.y, sides[1].underarm.y],
    scale,
    legged: false,
    sleeveEnds: [limbs[0]?.reach ?? 0, limbs[1]?.reach ?? 0],
    place: (x, y, part) => (part > 0 && limbs[part - 1] ? limbs[part - 1]!.place(x, y) : body(x, y)),
    firmness: (x, y) =>
      Math.min(
        ...sides.map(({ tip, underarm, sleeve }) => {
          if (!sleeve || y > underarm.y + reach) return 1;
          const share = clamp((y - tip.y) / Math.max(1, underarm.y - tip.y), 0, 1);
          return smoothstep(0, reach, Math.abs(x - between(tip, underarm, share).x));
        }),
        1,
      ),
  };
}

interface OnTrunk {
  readonly t: number;
  readonly side: number;
}

/** Rows of a garment, and the heights below the shoulders of the body that they map to. */
interface Levels {
  readonly rows: readonly number[];
  readonly heights: readonly number[];
}

function levelsOf({ outline, trunk, frame, dress, wornHem }: UpperParts, scale: number, hasSleeves: boolean): Levels {
  const { sides, hem, body } = outline;
  const underarm = (sides[0].underarm.y + sides[1].underarm.y) / 2;
  const tip = (sides[0].tip.y + sides[1].tip.y) / 2;
  const tipHeight = (trunk.locate(frame.tips[0]).t + trunk.locate(frame.tips[1]).t) / 2;
  const armpit = hasSleeves
    ? clamp(tipHeight + scale * (underarm - tip), HIGHEST_UNDERARM * trunk.armpit, LOWEST_UNDERARM * trunk.armpit)
    : trunk.armpit * BARE_UNDERARM;
  const length = frame.trunk.length;
  if (!dress) {
    const free = armpit + scale * (hem - underarm);
    // Length beyond the usual counts only in part, because pictures of empty tops are stretched or tilted.
    const long = USUAL_HEM * length;
    const end =
      free > long ? Math.min(MAX_HEM * length, long + LONG_SHARE * (free - long)) : Math.max(MIN_HEM * length, free);
    const isNear = end < wornHem && end + DRAWN_DOWN * length > wornHem;
    return { rows: [underarm, hem], heights: [armpit, isNear ? wornHem + UNDER * length : end] };
  }
  const waist = waistRow(body, underarm, hem);
  const ankle = Math.max(...frame.legs.map(({ joints }) => trunk.locate(joints[2]!).t));
  const floor = ankle + BELOW_ANKLE * length;
  const downTo = (from: number, own: number): number => {
    const isNear = own < wornHem && own + DRAWN_SKIRT * (own - from) > wornHem;
    return Math.min(floor, isNear ? wornHem + UNDER * length : own);
  };
  if (waist === null) {
    const end = downTo(armpit, armpit + scale * (hem - underarm));
    return { rows: [underarm, hem], heights: [armpit, end] };
  }
  const waistHeight = clamp(
    armpit + scale * (waist - underarm),
    HIGHEST_WAIST * trunk.waist,
    LOWEST_WAIST * trunk.waist,
  );
  const end = downTo(waistHeight, waistHeight + scale * (hem - waist));
  return { rows: [underarm, waist, hem], heights: [armpit, waistHeight, end] };
}

/**
 * The narrowest row of the upper 60 % below the arms, when the garment is clearly wider above and below; null
 * otherwise.
 */
function waistRow(body: UpperOutline['body'], underarm: number, hem: number): number | null {
  const widthAt = (y: number) => (body[Math.round(y)] ? body[Math.round(y)]!.right - body[Math.round(y)]!.left : 0);
  let [best, min] = [-1, Infinity];
  for (let y = Math.round(underarm); y < underarm + 0.6 * (hem - underarm); y++)
    if (widthAt(y) > 0 && widthAt(y) < min) [best, min] = [y, widthAt(y)];
  const above = widthAt(underarm + 2);
  const below = widthAt(underarm + 0.8 * (hem - underarm));
  return min < WAISTED * above && min < WAISTED * below ? best : null;
}

function heightOf({ rows, heights }: Levels, y: number): number {
  let index = 0;
  while (index < rows.length - 2 && y > rows[index + 1]!) index++;
  const share = (y - rows[index]!) / Math.max(1, rows[index + 1]! - rows[index]!);
  return heights[index]! + (heights[index + 1]! - heights[index]!) * share;
}

function bodyRule(
  given: UpperParts,
  scale: number,
  levels: Levels,
  hasSleeves: boolean,
): (x: number, y: number) => Point {
  const { outline, frame, trunk, wishes } = given;
  const { sides, body, hem } = outline;
  const seam = levels.rows[0]!;
  const armpit = levels.heights[0]!;
  const centreAt = smoothRows(body, seam, hem, ({ left, right }) => (left + right) / 2);
  const halfAt = smoothRows(body, seam, hem, ({ left, right }) => (right - left) / 2);
  const onShoulder = [0, 1].map((side) => [
    trunk.locate(frame.neck[side]!),
    trunk.locate(frame.tips[side]!),
    frame.arch[side]!,
  ]) as unknown as readonly [readonly [OnTrunk, OnTrunk, number], readonly [OnTrunk, OnTrunk, number]];
  const shoulderBase = [sides[0].base, sides[1].base] as const;
  const upperCentre = (sides[0].underarm.x + sides[1].underarm.x) / 2;
  const centre = (y: number) => {
    const share = smoothstep(seam, seam + 0.3 * (hem - seam), y);
    return upperCentre * (1 - share) + centreAt(y) * share;
  };
  /** The garment's own half width on one side of its centre. */
  const half = (y: number, side: 0 | 1): number => {
    const { tip, underarm } = sides[side];
    if (y >= underarm.y) return Math.max(2, halfAt(y));
    const edge = hasSleeves
      ? between(tip, underarm, clamp((y - tip.y) / Math.max(1, underarm.y - tip.y), 0, 1)).x
      : underarm.x;
    return Math.max(2, Math.abs(edge - centre(y)));
  };
  /** The half width that it takes on the body. */
  const worn = (t: number, y: number, side: 0 | 1): number => {
    const own = scale * half(Math.max(y, seam), side);
    const ease = EASE * (wishes.looseness > 1 ? wishes.looseness : 1);
    // Below the seat cloth falls freely and the body does not widen it.
    const held = trunk.halves(Math.min(t, SEAT * frame.trunk.length))[side] * ease;
    const below = Math.max(own, held);
    if (t >= armpit) return below;
    if (!hasSleeves) return Math.max(own, trunk.halves(armpit)[side] * EASE);
    const tip = onShoulder[side][1];
    return Math.abs(tip.side) + (Math.max(own, held) - Math.abs(tip.side)) * smoothstep(tip.t, armpit, t);
  };
  return (x, y) => {
    const side = x < centre(y) ? 0 : 1;
    const share = (x - centre(y)) / half(y, side);
    const t = y >= seam ? heightOf(levels, y) : shoulderHeight(x, y, side, share);
    return plus(trunk.centre(t), trunk.across(t), share * worn(t, y, side));
  };

  /** Above the arms rows change from the slope of the garment's shoulders to that of the body's. */
  function shoulderHeight(x: number, y: number, side: 0 | 1, share: number): number {
    const { neck, tip } = sides[side];
    const bodyNeck = onShoulder[side][0];
    const bodyTip = onShoulder[side][1];
    const out = Math.abs(x - centre(y));
    const from = Math.abs(neck.x - centre(y));
    const slope = clamp((out - from) / Math.max(3, Math.abs(tip.x - centre(y)) - from), 0, 1.15);
    const own = shoulderBase[side] + (tip.y - shoulderBase[side]) * slope;
    const lateral = Math.abs(share) * worn(0, y, side);
    const onBody = clamp(
      (lateral - Math.abs(bodyNeck.side)) / Math.max(3, Math.abs(bodyTip.side) - Math.abs(bodyNeck.side)),
      0,
      1.15,
    );
    // Shoulders form an arch between neck and tip.
    const arch = onShoulder[side][2] * 4 * onBody * Math.max(0, 1 - onBody);
    const target = bodyNeck.t + (bodyTip.t - bodyNeck.t) * onBody - arch - 0.012 * frame.breadth;
    if (y < own) return target - scale * (own - y);
    return target + ((armpit - target) * (y - own)) / Math.max(1, seam - own);
  }
}

/** A value for every row, smoothed over a few rows; rows without cloth use the nearest one. */
function smoothRows(
  body: UpperOutline['body'],
  from: number,
  to: number,
  valueOf: (run: { left: number; right: number }) => number,
): (y: number) => number {
  const first = Math.max(0, Math.round(from) + 1);
  const last = Math.max(first, Math.round(to) - 1);
  const values: number[] = [];
  for (let y = first; y <= last; y++) {
    const run = body[y];
    values.push(run ? valueOf(run) : (values.at(-1) ?? 1));
  }
  const reach = Math.max(2, Math.round(0.02 * values.length));
  const even = values.map((_, index) => {
    let [sum, count] = [0, 0];
    for (let near = Math.max(0, index - reach); near <= Math.min(values.length - 1, index + reach); near++, count++)
      sum += values[near]!;
    return sum / count;
  });
  return (y) => even[clamp(Math.round(y) - first, 0, even.length - 1)]!;
}

function sleeveRule(
  { cut, outline, frame, wishes }: UpperParts,
  side: 0 | 1,
  scale: number,
  body: (x: number, y: number) => Point,
): { readonly reach: number; readonly place: (x: number, y: number) => Point } | null {
  const { sleeve } = outline.sides[side];
  if (!sleeve) return null;
  const slices = limbSlices(outline.parts, cut.alpha, cut.width, side + 1, { ...sleeve, steady: 0.32 });
  const arm = frame.arms[side];
  const chain: Chain = { joints: [body(sleeve.start.x, sleeve.start.y), ...arm.joints.slice(1)], widths: arm.widths };
  const whole = chainLength(chain);
  const covered = (slices.length * scale) / (ARM * frame.breadth);
  const wanted = Math.min(covered > LONG_SLEEVE ? TO_WRIST : covered, wishes.sleeves);
  const reach = Math.max(MIN_SLEEVE, wanted) * whole;
  const max = covered > LONG_SLEEVE ? MAX_LONG_WIDTH : MAX_SHORT_WIDTH;
  const place = (x: number, y: number): Point => {
    const { along, share } = slices.locate(x, y);
    const target = (along / slices.length) * reach;
    const limb = widthOfChain(chain, clamp(target, 0, whole));
    const own = scale * slices.widthAt(along);
    return placeOnChain(chain, target, share * clamp(own, MIN_SLEEVE_WIDTH * limb, max * limb * wishes.looseness));
  };
  return { reach, place };
}
