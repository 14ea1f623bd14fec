import { superellipse } from '../../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { createTrunk } from './trunk.ts';
import type { Trunk } from './trunk.ts';

/** The smooth solid of a tailored garment and the lines along which it is cut, in metres. */
export interface TailoredBody {
  readonly trunk: Trunk;
  readonly hem: DistanceField;
  /**
   * The roll line of the lapel: distance from the centre towards the front's own side, by height. The line starts at
   * the front edge, which is beyond the centre (negative), and ends at the neck. Without lapels it is the front edge
   * itself.
   */
  roll(y: number): number;
  /** Distance outside the neck and the open front, positive on cloth. */
  readonly neckline: DistanceField;
  /** Distance from the centre at which the fronts part below the last button; 0 above it. */
  parting(y: number): number;
}

/** Radius in metres of the rounded front corner. */
const CORNER = 0.055;
/** The ends of the neck seam in metres. */
const NECK = { halfWidth: 0.068, height: 1.474 };
/** Half-width and depth in metres of the opening behind the shoulder seams, whose edge the collar hides. */
const UNDER_COLLAR = { halfWidth: 0.075, depth: 0.014 };
/**
 * The opening for a stand collar: half-width, height of its lowest point, and height over which it widens, in metres.
 */
const STOOD = { halfWidth: 0.0765, low: 1.387, height: 0.07 };
/**
 * The round neckline of a garment without a collar, seen from above: half-width and depth behind the shoulder seam, in
 * metres.
 */
const BARE_NECK = { halfWidth: 0.079, depth: 0.07 };
/** Depth of that neckline on a waistcoat, over which a shirt collar falls, in metres. */
const UNDER_SHIRT = 0.086;

/** Height in metres of the edge that a collar hides behind the neck, `x` metres from the centre. */
export function underCollar(x: number): number {
  return NECK.height - UNDER_COLLAR.depth * Math.sqrt(1 - (x / UNDER_COLLAR.halfWidth) ** 2);
}

export function tailoredBody(cut: TailoredCut): TailoredBody {
  const { bare, stands } = cut.collar;
  const vee = cut.waistcoat && bare;
  const closed = !vee && cut.collar.lapel === null;
  const bottom = closed ? NECK.height - (bare ? 0.1 : 0.085) : cut.break;
  const roll = (y: number) => {
    const up = clamp((y - bottom) / (NECK.height - bottom));
    if (vee) return lerp(-cut.lap, BARE_NECK.halfWidth, up);
    if (bare) return BARE_NECK.halfWidth * Math.sqrt(up);
    if (stands && !cut.hood) return STOOD.halfWidth * Math.sqrt(clamp((y - STOOD.low) / STOOD.height));
    return closed ? NECK.halfWidth * Math.sqrt(up) : lerp(-cut.lap, NECK.halfWidth, Math.pow(up, 0.93));
  };
  // Under a hood no fabric stands up between its seam and the opening; under a collar that leans in, the fabric
  // continues.
  const neck = (y: number) =>
    cut.hood
      ? roll(y) + 0.022 * smoothstep(1.405, 1.46, y)
      : stands
        ? roll(y) - Math.min(0.0045, 0.4 * Math.max(0, y - 1.44))
        : roll(y);
  const last = (cut.buttons.at(-1) ?? cut.break) - 0.015;
  const front = cut.waistline ?? cut.hem;
  return {
    trunk: createTrunk(cut),
    roll,
    hem: (x, y, z) => {
      if (cut.waistcoat) return pointed(cut.hem, x, y, z);
      const level = y - cut.hem - 0.002 * Math.sin(x * 13) + 0.012 * z;
      return cut.waistline === null ? level : Math.min(level, tails(cut.waistline, cut.hem, x, y, z));
    },
    neckline: (x, y, z) => {
      const back =
        bare && y > 1.4
          ? superellipse(x, Math.min(0, z), BARE_NECK.halfWidth, vee ? UNDER_SHIRT : BARE_NECK.depth, 2)
          : superellipse(x, Math.min(0, y - NECK.height), UNDER_COLLAR.halfWidth, UNDER_COLLAR.depth, 2);
      const front = y < bottom - 0.05 || (!closed && roll(y) <= 0) ? 0.05 : (Math.abs(x) - Math.max(0, neck(y))) * 0.95;
      return lerp(back, front, smoothstep(-0.012, 0.012, z));
    },
    parting: (y) => {
      if (cut.cutaway === 0) return 0;
      if (cut.waistcoat) return cut.cutaway * clamp((last - y) / (last - cut.hem));
      const open = cut.cutaway * Math.pow(clamp((last - y) / (last - front)), 1.8);
      // The lower front corner is round.
      const down = clamp((front + CORNER - y) / CORNER, 0, 0.995);
      return open + CORNER * (1 - Math.sqrt(1 - down * down));
    },
  };
}

/** Distance in metres from the centre to the points of a waistcoat's fronts. */
const POINT = 0.052;
/** Height in metres by which its sides are shorter. */
const RISE = 0.062;

/**
 * Height in metres above the lower edge of a waistcoat, which is horizontal at the back and descends from the sides to
 * a point beside the opening.
 */
function pointed(hem: number, x: number, y: number, z: number): number {
  const aside = clamp((Math.abs(x) - POINT) / 0.115);
  const edge = hem + RISE * lerp(1, aside, smoothstep(-0.02, 0.03, z));
  // The edge of the fronts rises by about one in two, which makes heights longer than distances.
  return (y - edge) * (z > 0 ? 0.9 : 1);
}

/**
 * Height in metres above the lower edge of a tailcoat, which descends from the waist at the sides to the ends of its
 * tails.
 */
function tails(waist: number, hem: number, x: number, y: number, z: number): number {
  // Angle behind the side seam in radians.
  const behind = Math.atan2(-z, Math.abs(x));
  const share = clamp((behind + 0.12) / 0.95);
  const edge = lerp(waist, hem - 0.03, Math.pow(share, 0.75)) - 0.012 * smoothstep(0.9, 1.5, -behind);
  // The edge descends three times as far as it runs round, which makes heights longer than distances.
  return (y - edge) * lerp(1, 0.34, smoothstep(-0.2, 0, behind));
}
