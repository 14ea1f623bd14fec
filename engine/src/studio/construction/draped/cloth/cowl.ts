import { bell, clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';

/** Distance in metres between body and fabric at angle `a` and `depth` metres below the upper edge. */
export type CowlRelief = (a: number, depth: number) => number;

export interface CowlOptions {
  /** Angle of the centre in radians: 0 in front, pi at the back. */
  readonly centre: number;
  /** Half the angle in radians between the points that hold the cloth. */
  readonly reach: number;
  /** Number of folds. */
  readonly folds: number;
  /** Metres between folds at the centre; they converge at the holding points. */
  readonly spacing: number;
  /** Height of the folds in metres. */
  readonly height: number;
}

/**
 * Cloth hung between two points: nested catenaries, each bulging slowly and tucked in sharply below, the topmost
 * rolling over the edge.
 */
export function cowlRelief({ centre, reach, folds, spacing, height }: CowlOptions, random: Random): CowlRelief {
  const sizes = Array.from({ length: folds + 1 }, (_, i) => between(random, 0.75, 1.2) * (1 - (0.55 * i) / folds));
  const lean = between(random, -0.18, 0.18);
  return (a, depth) => {
    const turn = a - centre - 2 * Math.PI * Math.round((a - centre) / (2 * Math.PI));
    const across = turn / reach;
    const hang = 1 - across * across;
    if (hang <= 0 || depth < 0) return 0;
    const phase = depth / (spacing * (0.22 + 0.78 * Math.pow(hang, 0.8))) + lean * across;
    if (phase >= folds) return 0;
    const fold = Math.max(0, Math.floor(phase));
    const within = clamp(phase - fold);
    const bulge = Math.pow(Math.sin(Math.PI * Math.pow(within, 1.45)), 1.25);
    const fade = Math.pow(hang, 0.75) * (1 - smoothstep(0.35, 1, phase / folds));
    const stand = 1.1 * hang * bell(depth, spacing * 2.2);
    const roll = 1 - Math.pow(clamp(1 - depth / 0.006), 2);
    return height * (fade * sizes[fold]! * bulge + stand) * (0.35 + 0.65 * roll);
  };
}
