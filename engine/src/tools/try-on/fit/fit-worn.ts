/**
 * Lays a garment that a person wears on another body: every point goes to the same position on the other body, relative
 * to the trunk and limbs of both; shoulders to shoulders, waist to waist, elbow to elbow.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Point } from '../../../perception/faces/point.ts';
import type { BodyFrame } from '../body/body-frame.ts';
import { chainLength, onChain, placeOnChain, type Chain } from '../body/chain.ts';
import { between, clamp, dot, leftOf, minus, plus, unit } from '../body/place.ts';
import type { Trunk } from '../body/trunk-rule.ts';
import type { Fit } from './fit.ts';
import type { FitWishes } from './fit-wishes.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';
import type { Girth, Wearer } from '../body/wearer.ts';

interface WornFit {
  readonly cut: GarmentCut;
  readonly wearer: Wearer;
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  readonly wishes: FitWishes;
  /** Half widths of the arms that it covers. */
  readonly girths: readonly [Girth, Girth];
  /** Which limbs it covers separately. */
  readonly limbs: 'arms' | 'legs' | 'none';
}

interface Body {
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
}

/** Minimum length of a sleeve as a share of the arm; shorter cloth is an armhole. */
const MIN_SLEEVE = 0.2;
/** Minimum width of cloth relative to an arm. */
const EASE = 1.06;
/** Length of a slanting cuff, as a share of the shoulder breadth. */
const PAST_CUFF = 0.08;
/** Trunk lengths below the shoulders from which cloth falls freely. */
const SEAT = 1.08;
/** Distance from an armhole or the crotch, as a share of the shoulder breadth, within which parts even out. */
const REACH = 0.16;
/** Maximum factor by which a sleeve is widened, relative to the sizes of both bodies. */
const MAX_WIDENING = 1.5;

export function fitWorn(given: WornFit): Fit {
  const { cut, wearer, wishes, limbs } = given;
  const [from, to]: readonly Body[] = [wearer, given];
  const armed = [0, 1].map((side) => limbs === 'arms' && wearer.sleeves[side]! > MIN_SLEEVE * armLength(from!, side));
  const ratio = to!.frame.breadth / from!.frame.breadth;
  const trunkPlace = trunkRule(from!, to!, wishes.looseness);
  const chains = ({ frame }: Body) => (limbs === 'legs' ? frame.legs : frame.arms);
  const limbPlace = [0, 1].map((side) => {
    const [own, other] = [chains(from!)[side]!, chains(to!)[side]!];
    const stretch = chainLength(other) / chainLength(own);
    const wideAt = (along: number) => {
      if (limbs === 'legs') return ratio;
      return clamp(
        (EASE * given.girths[side]!(along * stretch)) / wearer.girths[side]!(along),
        ratio,
        MAX_WIDENING * ratio,
      );
    };
    return (place: Point): Point => {
      const { along, across } = alongChain(own, place);
      return placeOnChain(other, along * stretch, across * wideAt(along) * Math.max(1, wishes.looseness));
    };
  });
  const crotch = from!.trunk.middle(from!.trunk.crotch);
  const armpits = [0, 1].map((side) => edgeOf(from!.trunk, from!.trunk.armpit, side));
  const origin = wearer.at(0, 0);
  const seams = (limbs === 'legs' ? [crotch, crotch] : armpits).map(({ y }) => y - origin.y);
  const sleeveEnds = [0, 1].map((side) =>
    armed[side] ? Math.min(wearer.sleeves[side]! / armLength(from!, side), wishes.sleeves) * armLength(to!, side) : 0,
  );
  const isLimb = [0, 1].map((side) => limbs === 'legs' || armed[side]!);
  return {
    parts: partsOf(cut, wearer, limbs, isLimb, crotch.y - origin.y),
    seams: seams as unknown as readonly [number, number],
    sleeveEnds: sleeveEnds as unknown as readonly [number, number],
    scale: ratio,
    legged: limbs === 'legs',
    place(x, y, part) {
      const place = wearer.at(x, y);
      return part > 0 && isLimb[part - 1] ? limbPlace[part - 1]!(place) : trunkPlace(place);
    },
    firmness(x, y) {
      const reach = REACH * from!.frame.breadth;
      if (limbs === 'legs') return 0.1 + 0.9 * smoothstep(0, 2.5 * reach, Math.abs(y - seams[0]!));
      const place = wearer.at(x, y);
      const away = [0, 1].map((side) => {
        const [tip, underarm] = [from!.frame.tips[side]!, armpits[side]!];
        if (!armed[side] || place.y > underarm.y + reach) return 1;
        const share = clamp((place.y - tip.y) / Math.max(1, underarm.y - tip.y), 0, 1);
        return smoothstep(0, reach, Math.abs(place.x - between(tip, underarm, share).x));
      });
      return Math.min(...away);
    },
  };
}

const armLength = ({ frame }: Body, side: number): number => frame.armLengths[side]!;

function edgeOf(trunk: Trunk, t: number, side: number): Point {
  return plus(trunk.middle(t), trunk.across(t), (side === 0 ? -1 : 1) * trunk.halves(t)[side]!);
}

function partsOf(
  { width, alpha }: GarmentCut,
  { frame, zone, sleeves, at }: Wearer,
  limbs: WornFit['limbs'],
  isLimb: readonly boolean[],
  crotch: number,
): Uint8Array {
  const parts = new Uint8Array(alpha.length);
  if (limbs === 'none') return parts;
  for (let i = 0; i < parts.length; i++) {
    if (limbs === 'arms') {
      const arm = zone[i]!;
      if ((arm !== 1 && arm !== 2) || !isLimb[arm - 1]) continue;
      // Cloth around a hand hangs behind it.
      const { along } = onChain(frame.arms[arm - 1]!, at(i % width, Math.floor(i / width)));
      if (along < sleeves[arm - 1]! + PAST_CUFF * frame.breadth) parts[i] = arm;
      continue;
    }
    const y = Math.floor(i / width);
    if (y <= crotch) continue;
    const place = at(i % width, y);
    const [left, right] = frame.legs.map((leg) => {
      const { across, width: half } = onChain(leg, place);
      return Math.abs(across) / half;
    });
    parts[i] = left! < right! ? 1 : 2;
  }
  return parts;
}

/** Like `onChain`, but continued straight before the first joint and beyond the last. */
function alongChain(chain: Chain, place: Point): { readonly along: number; readonly across: number } {
  const { joints } = chain;
  const on = onChain(chain, place);
  const whole = chainLength(chain);
  const [start, end] = on.along <= 0 ? [0, 1] : [joints.length - 2, joints.length - 1];
  if (on.along > 0 && on.along < whole - 1e-6) return on;
  const direction = unit(minus(joints[end]!, joints[start]!));
  const away = minus(place, joints[on.along <= 0 ? start : end]!);
  return { along: on.along + dot(away, direction), across: dot(away, leftOf(direction)) };
}

/**
 * Height of the shoulder line in pixels below the centre of the shoulders, as a function of the distance to one side.
 */
function shoulderLine({ frame, trunk }: Body) {
  const sides = [0, 1].map((side) => ({
    neck: trunk.locate(frame.neck[side]!),
    tip: trunk.locate(frame.tips[side]!),
    arch: frame.arch[side]!,
  }));
  return {
    tip: (side: number) => ({ t: sides[side]!.tip.t, out: Math.abs(sides[side]!.tip.side) }),
    heightAt(side: number, out: number): number {
      const { neck, tip, arch } = sides[side]!;
      const [inner, outer] = [Math.abs(neck.side), Math.abs(tip.side)];
      const share = clamp((out - inner) / Math.max(3, outer - inner), 0, 1.2);
      return neck.t + (tip.t - neck.t) * share - arch * 4 * share * Math.max(0, 1 - share);
    },
  };
}

function trunkRule(from: Body, to: Body, looseness: number): (place: Point) => Point {
  const ratio = to.frame.breadth / from.frame.breadth;
  const [own, other] = [shoulderLine(from), shoulderLine(to)];
  const widthOf =
    ({ frame, trunk }: Body, line: typeof own) =>
    (t: number, side: number) => {
      const held = trunk.halves(Math.min(t, SEAT * frame.trunk.length))[side]!;
      if (t >= trunk.armpit) return held;
      const { t: top, out } = line.tip(side);
      return out + (trunk.halves(trunk.armpit)[side]! - out) * smoothstep(top, trunk.armpit, t);
    };
  const [ownWidth, otherWidth] = [widthOf(from, own), widthOf(to, other)];
  const ankle = ({ frame, trunk }: Body) => Math.max(...frame.legs.map(({ joints }) => trunk.locate(joints[2]!).t));
  const [length, longer] = [from.frame.trunk.length, to.frame.trunk.length];
  const legs = (ankle(to) - longer) / Math.max(1, ankle(from) - length);
  const trunkShare = (longer - to.trunk.armpit) / (length - from.trunk.armpit);
  const heightOf = (t: number) =>
    t <= length ? to.trunk.armpit + (t - from.trunk.armpit) * trunkShare : longer + (t - length) * legs;
  return (place) => {
    const { t, side: lateral } = from.trunk.locate(place);
    const side = lateral < 0 ? 0 : 1;
    const out = Math.abs(lateral);
    const below = t >= from.trunk.armpit;
    const wide = ownWidth(t, side);
    const level = below ? heightOf(t) : (t / from.trunk.armpit) * to.trunk.armpit;
    const reach = (below ? Math.max(otherWidth(level, side), ratio * wide) : otherWidth(level, side)) * looseness;
    const away = out <= wide ? (out / wide) * reach : reach + (out - wide) * ratio;
    let down = level;
    if (!below) {
      const [shoulder, target] = [own.heightAt(side, out), other.heightAt(side, away)];
      const share = (t - shoulder) / Math.max(1, from.trunk.armpit - shoulder);
      down = share < 0 ? target + (t - shoulder) * ratio : target + share * (to.trunk.armpit - target);
    }
    return plus(to.trunk.middle(down), to.trunk.across(down), (side === 0 ? -1 : 1) * away);
  };
}
