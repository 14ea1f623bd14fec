import { angleBetween, bell, clamp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { SkirtSilhouette } from './skirt-silhouettes.ts';

/** Metres by which the skirt stands out at angle `a`; `fall` is 0 (release) to 1 (floor). */
export type SkirtRelief = (a: number, fall: number) => number;

interface Flute {
  /** Angle in radians at which the fold begins. */
  readonly angle: number;
  /** Share of the fall at which it begins. */
  readonly begin: number;
  /** Width in radians. */
  readonly width: number;
  /** Depth as a share of the usual depth. */
  readonly strength: number;
  /** Radians by which it moves sideways down to the floor. */
  readonly drift: number;
  /** Amplitude in radians of its sideways wave down the skirt. */
  readonly meander: number;
  readonly phase: number;
  /** Asymmetry of its section; 0 is symmetrical. */
  readonly skew: number;
}

/**
 * Folds that begin at a skirt's release and deepen to the hem. Each is a ridge between two troughs with an angle,
 * start, width, drift and bow of its own: regular waves would look like a lampshade.
 */
export function skirtFlutes({ flutes }: Pick<SkirtSilhouette, 'flutes'>, random: Random): SkirtRelief {
  const { count, depth, begin } = flutes;
  const spacing = TAU / count;
  const swell = swellOf(begin);
  const deep: Flute[] = Array.from({ length: count }, (_, i) => ({
    angle: (i + 0.5 + 0.55 * (random() - 0.5)) * spacing - Math.PI,
    begin: begin * between(random, 0.7, 1.7),
    width: spacing * between(random, 0.24, 0.34),
    strength: between(random, 0.62, 1.3),
    drift: between(random, -0.14, 0.14),
    skew: between(random, -0.32, 0.32),
    meander: between(random, 0.02, 0.06),
    phase: TAU * random(),
  }));
  const folds = [...deep, ...narrowFolds(count, random)].map((fold) => ({ ...fold, reach: REACH * fold.width + 0.2 }));
  return (a, fall) => {
    let height = 0;
    for (let i = 0; i < folds.length; i++) {
      const fold = folds[i]!;
      // Drift and meander together move a fold by at most 0.2 radians, so one that is further away than its reach
      // cannot matter.
      const away = Math.abs(fold.angle - a);
      if (away > fold.reach && away < TAU - fold.reach) continue;
      const grown = clamp((fall - fold.begin) / (1 - fold.begin));
      if (grown <= 0) continue;
      const bow = fold.drift * fall + fold.meander * Math.sin(fall * 4 + fold.phase) * fall;
      const q = angleBetween(fold.angle + bow, a) / (fold.width * (0.8 + 0.35 * grown));
      if (q > FAR || q < -FAR) continue;
      const s = q + fold.skew * q * q * Math.exp(-0.6 * q * q);
      const section = bell(s, 1) - 0.52 * Math.exp(-1.5 * (Math.abs(q) - 1.72) ** 2);
      height += fold.strength * rise(grown, swell) * section;
    }
    return depth * height;
  };
}

/** Narrow folds between the deep ones: some begin early and some late, each a little oblique to the others. */
function narrowFolds(count: number, random: Random): Flute[] {
  const spacing = TAU / (count * 1.7);
  return Array.from({ length: Math.round(count * 1.7) }, (_, i) => ({
    angle: (i + 0.5 + 0.9 * (random() - 0.5)) * spacing - Math.PI,
    begin: between(random, 0.02, 0.42),
    width: spacing * between(random, 0.14, 0.24),
    strength: NARROW * Math.max(0.12, between(random, -0.2, 1.2)),
    drift: between(random, -0.1, 0.1),
    skew: between(random, -0.5, 0.5),
    meander: between(random, 0.01, 0.04),
    phase: TAU * random(),
  }));
}

/** Distance from the centre of a fold, in widths, beyond which it has no effect. */
const FAR = 3.9;
/** Distance from the centre beyond which a fold at its widest has no effect. */
const REACH = FAR * 1.15;

/** Height of narrow folds as a share of that of the deep ones. */
const NARROW = 0.3;

/** Share of its depth that a fold has reached: it swells out of smooth cloth and then deepens evenly. */
const rise = (grown: number, swell: number) => (grown - swell * (1 - Math.exp(-grown / swell))) / (1 - swell);

/** Share of the fall over which folds form: almost none when the flare begins at the waist. */
const swellOf = (begin: number) => Math.min(0.14, 0.035 + begin);

/** Small folds where a full skirt is sewn to its waist; each fades out between a fifth and two thirds of the fall. */
export function waistGathers({ gathers }: SkirtSilhouette, random: Random): SkirtRelief {
  const { count, depth } = gathers;
  if (count === 0) return () => 0;
  const spacing = TAU / count;
  const folds = Array.from({ length: count }, (_, i) => ({
    angle: (i + 0.5 + 0.6 * (random() - 0.5)) * spacing - Math.PI,
    strength: between(random, 0.5, 1.3),
    width: spacing * between(random, 0.3, 0.42),
    end: between(random, 0.12, 0.37),
  }));
  return (a, fall) => {
    if (fall > 0.7) return 0;
    const at = (a + Math.PI) / spacing;
    const nearest = Math.floor(at);
    let height = 0;
    for (let i = nearest - 2; i <= nearest + 2; i++) {
      const fold = folds[(i + count * 2) % count]!;
      const q = angleBetween(fold.angle, a) / fold.width;
      if (q > 3.5 || q < -3.5) continue;
      const section = bell(q, 1) - 0.5 * Math.exp(-1.4 * (Math.abs(q) - 1.75) ** 2);
      height += fold.strength * Math.pow(fall + 0.004, 0.32) * smoothstep(fold.end * 1.8, 0, fall) * section;
    }
    return depth * height;
  };
}
