import type { Point } from '../../../perception/faces/point.ts';
import { isInside, type BodyFrame } from './body-frame.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { onChain } from './chain.ts';
import { between, clamp, minus, plus, point, unit } from './place.ts';

/** The trunk and the legs as a stack of slices, `STEP` breadths apart, from the shoulders to the ankles. */
export interface Trunk {
  /** Centre of the slice `t` pixels below the shoulders; negative above. */
  centre(t: number): Point;
  /** Direction to the right within that slice. */
  across(t: number): Point;
  /** Pixels from the centre to the left and right edge of the body in that slice, without arms. */
  halves(t: number): readonly [number, number];
  /** Position of a point: pixels below the shoulders (`t`) and to the right of the centre (`side`). */
  locate(place: Point): { readonly t: number; readonly side: number };
  /** Pixels from the shoulders down to armpits, waist and crotch. */
  readonly armpit: number;
  readonly waist: number;
  readonly crotch: number;
}

/** Breadths from slice to slice, and the number of slices: down to the feet of a tall person. */
const STEP = 0.05;
const SLICES = 120;
/** Slices on each side over which widths are averaged. */
const SMOOTHING = 3;
/** Half widths of a body in breadths by trunk lengths below the shoulders: position, minimum, typical, maximum. */
const PROFILE = [
  [0, 0.42, 0.48, 0.56],
  [0.28, 0.41, 0.46, 0.54],
  [0.62, 0.33, 0.4, 0.48],
  [0.85, 0.4, 0.46, 0.53],
  [1.08, 0.43, 0.5, 0.57],
  [1.4, 0.4, 0.47, 0.56],
  [2.2, 0.3, 0.36, 0.5],
  [3.2, 0.2, 0.26, 0.45],
] as const;
/** Positions of armpits and waist in trunk lengths below the shoulders. */
const ARMPIT = 0.26;
const WAIST = 0.62;
/** Position of the crotch as a share of the thigh below the hips. */
const CROTCH = 0.22;
/** Limits of the crotch's distance below the hips in trunk lengths. */
const MIN_CROTCH = 0.1;
const MAX_CROTCH = 0.3;
/** How far beyond the maximum the edge of the body is searched. */
const SEARCH = 1.3;
/** Distance from the centre, in usual half widths, and from the shoulders, in trunk lengths, from which an arm can begin. */
const ARM_BESIDE = 0.6;
const ARM_BELOW = 0.1;

/** Measures the trunk and the legs of a body: where their slices lie, and how far the mask extends in each of them. */
export function trunkOf(frame: BodyFrame, mask: EngineMask): Trunk {
  const { breadth, shoulders, hips, legs } = frame;
  const { top, length } = frame.trunk;
  const right = unit(minus(shoulders[1], shoulders[0]));
  const hipRight = unit(minus(hips[1], hips[0]));
  const hip = between(...hips, 0.5);
  const knee = between(legs[0].joints[1]!, legs[1].joints[1]!, 0.5);
  const below = unit(between(unit(minus(knee, hip)), point(0, 1), 0.5));
  const centre = (t: number): Point => (t <= length ? between(top, hip, t / length) : plus(hip, below, t - length));
  const across = (t: number): Point => {
    const level = clamp(t / length, 0, 1);
    const tilted = unit(between(right, hipRight, level));
    return t <= length ? tilted : unit(between(tilted, point(1, 0), clamp((t - length) / length, 0, 1)));
  };
  const table = [0, 1].map((side) => widthTable(side as 0 | 1));
  const halves = (t: number): readonly [number, number] => [read(table[0]!, t), read(table[1]!, t)];
  const thigh = (Math.hypot(knee.x - hip.x, knee.y - hip.y) || length) * CROTCH;
  return {
    centre,
    across,
    halves,
    armpit: ARMPIT * length,
    waist: WAIST * length,
    crotch: length + clamp(thigh, MIN_CROTCH * length, MAX_CROTCH * length),
    locate(place) {
      let t = (place.y - top.y) / Math.max(0.5, unit(minus(hip, top)).y);
      for (let round = 0; round < 3; round++) {
        const away = minus(place, centre(t));
        const a = across(t);
        // The remaining distance after moving along the slice, projected onto the trunk.
        t += away.y - a.y * (away.x * a.x + away.y * a.y);
      }
      const away = minus(place, centre(t));
      const a = across(t);
      return { t, side: away.x * a.x + away.y * a.y };
    },
  };

  function widthTable(side: 0 | 1): Float32Array {
    const count = SLICES;
    const raw = new Float32Array(count);
    for (let index = 0; index < count; index++) {
      const t = index * STEP * breadth;
      const [min, usual, max] = profileAt(t / length).map((width) => width * breadth);
      raw[index] = clamp(seenWidth(t, side, usual!, SEARCH * max!), min!, max!);
    }
    return raw.map((_, index) => {
      let [sum, count] = [0, 0];
      for (
        let near = Math.max(0, index - SMOOTHING);
        near <= Math.min(raw.length - 1, index + SMOOTHING);
        near++, count++
      )
        sum += raw[near]!;
      return sum / count;
    });
  }

  /** Measures the trunk's visible half width from its centre to the edge of the mask or to an arm. */
  function seenWidth(t: number, side: 0 | 1, usual: number, max: number): number {
    const direction = plus(point(0, 0), across(t), side === 0 ? -1 : 1);
    const from = centre(t);
    if (!isInside(mask, from)) return usual;
    for (let reach = 0; reach < max; reach++) {
      const place = plus(from, direction, reach);
      if (!isInside(mask, place)) return place.x < 0 || place.x >= mask.width - 1 ? usual : reach;
      if (reach > ARM_BESIDE * usual && t > ARM_BELOW * length) {
        const arm = onChain(frame.arms[side], place);
        if (Math.abs(arm.across) < arm.width) return reach;
      }
    }
    return usual;
  }

  function read(widths: Float32Array, t: number): number {
    const at = clamp(t / (STEP * breadth), 0, widths.length - 1.001);
    const index = Math.floor(at);
    return widths[index]! + (widths[index + 1]! - widths[index]!) * (at - index);
  }
}

function profileAt(level: number): readonly number[] {
  const after = PROFILE.findIndex(([at]) => at >= level);
  if (after <= 0) return PROFILE[after === 0 ? 0 : PROFILE.length - 1]!.slice(1);
  const [a, b] = [PROFILE[after - 1]!, PROFILE[after]!];
  const share = (level - a[0]) / (b[0] - a[0]);
  return [1, 2, 3].map((place) => a[place]! + (b[place]! - a[place]!) * share);
}
