/**
 * Lays trousers or a skirt on a body: waist on waist, crotch on crotch, each leg along the body's. The garment keeps the
 * proportions of its picture: it is scaled so that its hips fit those of the body.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from '../body/body-frame.ts';
import { chainLength, placeOnChain, widthOfChain, type Chain } from '../body/chain.ts';
import type { FitWishes } from './fit-wishes.ts';
import type { Fit } from './fit.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import type { LowerOutline } from '../garment/leg-landmarks.ts';
import { limbSlices } from '../garment/limb-slices.ts';
import { clamp, plus, point } from '../body/place.ts';
import type { Trunk } from '../body/trunk-of.ts';

/** Minimum width of cloth relative to the body. */
const EASE = 1.03;
/** Trousers that cover more than LONG of the leg (thigh and shin) extend at least to the ankle (TO_ANKLE). */
const LONG = 0.8;
const TO_ANKLE = 1.03;
/** Maximum length of trousers relative to the leg: their hem on the floor. */
const MAX_LEG = 1.1;
/** Height of the seat in trunk lengths below the shoulders. */
const SEAT = 1.05;
/** Maximum width of a waist in shoulder breadths; more is cloth that was mistaken for the body. */
const MAX_WAIST_WIDTH = 0.84;
/** Maximum width of a waistband relative to the hips for a skirt to be held by it, and its ease. */
const NARROW_WAIST = 0.85;
const WAIST_EASE = 1.04;
/** Distance below the ankles at which a skirt ends at the latest, in trunk lengths. */
const BELOW_ANKLE = 0.1;
/**
 * Slice in trunk lengths below the shoulders down to which a skirt or trousers are at least as wide as the body. Below it
 * they are at least as wide as the body at this slice.
 */
const SKIRT_HELD = 1.14;
const TROUSERS_HELD = 1.1;
/**
 * How far a waistband may begin above the worn one, in trunk lengths, and the highest place at which it may begin, as a
 * share of the distance from the shoulders to the waist.
 */
const ABOVE_WORN = 0.03;
const MIN_UNDER = 0.5;
/** Limits of the width of a trouser leg relative to the leg. */
const MIN_LEG_WIDTH = 1.1;
const MAX_LEG_WIDTH = 2.6;
/** Range of a waistband's usual position in trunk lengths below the shoulders; a worn garment may move it higher. */
const MIN_WAIST = 0.6;
const MAX_WAIST = 0.86;

interface LowerParts {
  readonly cut: GarmentCut;
  readonly outline: LowerOutline;
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  readonly wishes: FitWishes;
  /**
   * Pixels below the shoulders at which the worn lower garment begins; the waistband reaches at least about that high.
   * Null without such a limit.
   */
  readonly under: number | null;
}

/** Maps the picture of trousers or a skirt to the body. */
export function fitLower(given: LowerParts): Fit {
  const { outline, frame, trunk, wishes } = given;
  const { crotch, hips } = outline;
  const seat = SEAT * frame.trunk.length;
  const bodyHips = trunk.halves(seat)[0] + trunk.halves(seat)[1];
  const scale = ((EASE * bodyHips) / hips) * wishes.looseness;
  return crotch ? fitLegs(given, crotch, scale) : fitSkirt(given, scale);
}

function waistHeight({ frame, trunk, under }: LowerParts, wanted: number): number {
  const length = frame.trunk.length;
  const usual = clamp(wanted, MIN_WAIST * length, MAX_WAIST * length);
  return under === null ? usual : Math.min(usual, Math.max(under - ABOVE_WORN * length, MIN_UNDER * trunk.waist));
}

const SKIRT: Pick<Fit, 'legged' | 'sleeveEnds' | 'seams' | 'firmness'> = {
  legged: false,
  sleeveEnds: [0, 0],
  seams: [Infinity, Infinity],
  firmness: () => 1,
};

function fitSkirt(given: LowerParts, wide: number): Fit {
  const { cut, outline, frame, trunk } = given;
  const { waist, hem, body } = outline;
  const bodyWaist = Math.min(
    MAX_WAIST_WIDTH * frame.breadth,
    trunk.halves(trunk.waist)[0] + trunk.halves(trunk.waist)[1],
  );
  const band = outline.body[waist + 2];
  // A skirt is held by its waist where that is narrower than its hips.
  const scale =
    band && band.right - band.left < NARROW_WAIST * outline.hips
      ? (WAIST_EASE * bodyWaist) / (band.right - band.left)
      : wide;
  const top = waistHeight(given, trunk.waist * 1.02);
  const ankle = Math.max(...frame.legs.map(({ joints }) => trunk.locate(joints[2]!).t));
  const end = Math.min(ankle + BELOW_ANKLE * frame.trunk.length, top + scale * (hem - waist));
  const held = SKIRT_HELD * frame.trunk.length;
  const place = rowsRule({ body, trunk, rows: [waist, hem], slices: [top, end], scale, held });
  return { parts: new Uint8Array(cut.alpha.length), place, ...SKIRT, scale };
}

interface RowsOnBody {
  /** The garment's part of every row of its picture. */
  readonly body: LowerOutline['body'];
  readonly trunk: Trunk;
  /** Rows of the garment, and the slices of the body on which the first and the last of them lie. */
  readonly rows: readonly [from: number, to: number];
  readonly slices: readonly [top: number, end: number];
  /** Pixels of the body for one of the garment. */
  readonly scale: number;
  /** Down to this slice the garment is at least as wide as the body, and below it as the body at this slice. */
  readonly held: number;
}

/** Maps rows of the garment to slices of the body, with the width of the garment. */
function rowsRule({
  body,
  trunk,
  rows: [from, to],
  slices: [top, end],
  scale,
  held,
}: RowsOnBody): (x: number, y: number) => Point {
  const run = (y: number) => body[clamp(Math.round(y), from, to - 1)] ?? { left: 0, right: 1 };
  const mean = (y: number, value: (row: { left: number; right: number }) => number) => {
    let sum = 0;
    for (let near = -4; near <= 4; near++) sum += value(run(y + near));
    return sum / 9;
  };
  return (x, y) => {
    const t = top + ((end - top) * (y - from)) / Math.max(1, to - from);
    const centre = mean(y, ({ left, right }) => (left + right) / 2);
    const half = Math.max(
      2,
      mean(y, ({ left, right }) => (right - left) / 2),
    );
    const share = (x - centre) / half;
    const side = share < 0 ? 0 : 1;
    const min = trunk.halves(Math.min(t, held))[side] * EASE;
    return plus(trunk.centre(t), trunk.across(t), share * Math.max(min, scale * half));
  };
}

function fitLegs(given: LowerParts, crotch: NonNullable<LowerOutline['crotch']>, scale: number): Fit {
  const { outline, frame, trunk } = given;
  const { body, waist, parts } = outline;
  const rise = crotch.y - waist;
  const top = waistHeight(given, trunk.crotch - scale * rise);
  const seatEnd = Math.min(trunk.crotch, frame.trunk.length * TROUSERS_HELD);
  const pelvis = rowsRule({
    body,
    trunk,
    rows: [waist, crotch.y],
    slices: [top, trunk.crotch],
    scale,
    held: seatEnd,
  });
  const legs = [0, 1].map((side) => legRule(given, crotch, side as 0 | 1, scale, pelvis));
  return {
    parts,
    scale,
    legged: true,
    sleeveEnds: [0, 0],
    seams: [crotch.y, crotch.y],
    place: (x, y, part) => (part > 0 ? legs[part - 1]!(x, y) : pelvis(x, y)),
    firmness: (_, y) => smoothstep(0, 0.4 * rise, Math.abs(y - crotch.y)) * 0.9 + 0.1,
  };
}

function legRule(
  { cut, outline, frame, wishes }: LowerParts,
  crotch: NonNullable<LowerOutline['crotch']>,
  side: 0 | 1,
  scale: number,
  pelvis: (x: number, y: number) => Point,
): (x: number, y: number) => Point {
  const { parts, hem, body } = outline;
  const centreOf = (y: number): number => {
    const run = body[y] ?? { left: 0, right: 0 };
    const split = crotch.split[clamp(y - Math.round(crotch.y), 0, crotch.split.length - 1)]!;
    return side === 0 ? (run.left + split) / 2 : (run.right + split) / 2;
  };
  const start = point(centreOf(Math.round(crotch.y)), crotch.y);
  const end = point(centreOf(hem - 3), hem);
  const slices = limbSlices(parts, cut.alpha, cut.width, side + 1, { start, end, steady: 0.04 });
  const own = frame.legs[side];
  const chain: Chain = { joints: [pelvis(start.x, start.y), ...own.joints.slice(1)], widths: own.widths };
  const whole = chainLength(chain);
  const covered = (slices.length * scale) / whole;
  const reach =
    covered > LONG ? Math.min(Math.max(TO_ANKLE, 0.5 * covered + 0.5 * TO_ANKLE), MAX_LEG) * whole : covered * whole;
  return (x, y) => {
    const { along, share } = slices.locate(x, y);
    const target = (along / slices.length) * reach;
    const limb = widthOfChain(chain, clamp(target, 0, whole));
    const wide = clamp(scale * slices.widthAt(along), MIN_LEG_WIDTH * limb, MAX_LEG_WIDTH * limb * wishes.looseness);
    return placeOnChain(chain, target, share * wide);
  };
}
