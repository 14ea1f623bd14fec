import { bell, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { SkirtRelief } from '../plan/flutes.ts';
import type { Painter } from '../../../materials/material.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';

interface Angles {
  /** Angle of a point on or near the cloth. */
  readonly angleOf: (x: number, y: number, z: number) => number;
}

type Pleats = Exclude<DrapedPlan['pleats'], 'none'>;

/** Number of pleats round the whole garment. */
export const PLEAT_COUNTS: Readonly<Record<Pleats, number>> = { knife: 42, box: 18, accordion: 96, sunburst: 72 };

/** Depth in metres at the waist and at the floor: sunburst pleats begin almost flat. */
const DEPTHS: Readonly<Record<Pleats, readonly [waist: number, floor: number]>> = {
  knife: [0.005, 0.023],
  box: [0.006, 0.034],
  accordion: [0.004, 0.0095],
  sunburst: [0.0015, 0.024],
};

/** Pressed pleats, metres: edges stay sharp from waist to hem, and open a little as they fall. */
export function pressedPleats(kind: Pleats): SkirtRelief {
  const count = PLEAT_COUNTS[kind];
  const [waist, floor] = DEPTHS[kind];
  const section = SECTIONS[kind];
  return (a, fall) => {
    // Pleats differ a little in depth, and more so towards the hem.
    const at = ((a + Math.PI) / TAU) * count;
    const i = Math.floor(at);
    const size = 1 + 0.16 * Math.sin(i * 2.4) * fall;
    return (waist + (floor - waist) * fall) * size * (section(at - i) - 0.5);
  };
}

function zigzag(within: number): number {
  return 1 - Math.abs(2 * within - 1);
}

/** Height 0 to 1 across one pleat. */
const SECTIONS: Readonly<Record<Pleats, (within: number) => number>> = {
  knife: (t) => (t < 0.8 ? 0.12 + 0.88 * Math.pow(t / 0.8, 0.8) : 0.12 + 0.88 * Math.pow((1 - t) / 0.2, 1.3)),
  // A flat front between two folds that meet in a deep gap.
  box: (t) => smoothstep(0.02, 0.12, t) * smoothstep(0.98, 0.88, t) - 0.06 * Math.abs(t - 0.5),
  accordion: zigzag,
  sunburst: zigzag,
};

/**
 * Shade of a pleat in shares of its width: reach before and after the inward fold, and position of the pressed edge,
 * which is drawn a little lighter.
 */
const SHADES: Readonly<Record<Pleats, readonly [before: number, after: number, edge: number]>> = {
  knife: [0.08, 0.2, 0.8],
  box: [0.1, 0.1, 0.5],
  accordion: [0.3, 0.3, 0.5],
  sunburst: [0.3, 0.3, 0.5],
};

/**
 * Angle in radians to each side of the front within which a kilt is flat and has no shading of pleats. It is the middle
 * of the ramp of `apronShare` in `cloth-surface.ts`, and lies a little beyond the panel of the apron in
 * `fastenings/wrap-panel.ts`.
 */
const APRON_HALF = 0.85;

/** Shading of pressed pleats, deeper than the occlusion of such thin fabric would be. */
export function pleatShades({ pleats, apron, hem }: DrapedPlan, { angleOf }: Angles): Painter | undefined {
  if (pleats === 'none') return undefined;
  const count = PLEAT_COUNTS[pleats];
  const [before, after, edge] = SHADES[pleats];
  return (point, surface) => {
    const a = angleOf(point.x, point.y, point.z);
    if (apron && Math.abs(a) < APRON_HALF) return;
    const at = ((a + Math.PI) / TAU) * count;
    const t = at - Math.floor(at);
    const fold = Math.max(bell(t, after), bell(1 - t, before));
    // A sample wider than a pleat covers light and shade alike, so the shading fades out.
    const wide = (Math.hypot(point.x, point.z) * TAU) / count;
    const shown = smoothstep(0.8, 0.25, point.footprint / wide);
    surface.occlusion *= 1 - 0.5 * fold * shown;
    const k =
      1 - 0.2 * fold * shown + 0.07 * shown * bell(t - edge, 0.05) * smoothstep(hem - 0.01, hem + 0.02, point.y);
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
  };
}
