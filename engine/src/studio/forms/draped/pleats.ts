import { clamp, smoothstep, TAU } from '../../../geometry/interpolation.ts';
import type { SkirtRelief } from './flutes.ts';
import type { DrapedPlan } from './draped-plan.ts';

type Pleats = Exclude<DrapedPlan['pleats'], 'none'>;

/** Pleats in a whole turn. */
export const PLEAT_COUNTS: Readonly<Record<Pleats, number>> = { knife: 42, box: 18, accordion: 96, sunburst: 72 };

/** Depth in metres at the waist and at the floor: sunray pleats start from nothing. */
const DEPTHS: Readonly<Record<Pleats, readonly [waist: number, floor: number]>> = {
  knife: [0.004, 0.019],
  box: [0.005, 0.03],
  accordion: [0.004, 0.0095],
  sunburst: [0.0015, 0.024],
};

/** Pressed pleats, metres: edges stay sharp from waist to hem, and open a little as they fall. */
export function pressedPleats(kind: Pleats): SkirtRelief {
  const count = PLEAT_COUNTS[kind];
  const [waist, floor] = DEPTHS[kind];
  const section = SECTIONS[kind];
  return (a, fall) => {
    // Each pleat hangs a little to the side of the one before it.
    const at = ((a + Math.PI) / TAU) * count;
    const i = Math.floor(at);
    const size = 1 + 0.16 * Math.sin(i * 2.4) * fall;
    return (waist + (floor - waist) * fall) * size * (section(at - i) - 0.5);
  };
}

/** Height 0 to 1 across one pleat. */
const SECTIONS: Readonly<Record<Pleats, (within: number) => number>> = {
  knife: (t) => (t < 0.86 ? 0.12 + 0.88 * Math.pow(t / 0.86, 0.8) : Math.pow((1 - t) / 0.14, 1.4)),
  // A flat front between two folds that meet in a deep gap.
  box: (t) => smoothstep(0.02, 0.12, t) * smoothstep(0.98, 0.88, t) - 0.06 * Math.abs(t - 0.5),
  accordion: (t) => 1 - Math.abs(2 * t - 1),
  sunburst: (t) => clamp(1 - Math.abs(2 * t - 1)),
};
