import type { Fold, HeightField } from '../../../../foundation/geometry/tables/fold-field.ts';
import { bell, clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { FormContext } from '../../../parts/form.ts';
import { foldScale, scaledFolds, vary } from '../../sewing/drape.ts';
import { creaseLine } from './crease-line.ts';
import { BANDS } from '../cut/bands.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { HEM_FINISHES } from '../cut/hem-finishes.ts';
import { kneeFolds, pullFolds, seatFolds, stackFolds } from './fold-lists.ts';
import type { LegFold } from './fold-lists.ts';
import type { LegNet, LegRelief } from './leg-net.ts';
import { CROTCH } from '../cut/leg-shape.ts';

/**
 * Folds of one leg by cause: pulls from the crotch to the hips, slack at the knee, fabric that rests on the foot or
 * hangs free of it, gathers and pleats under the waistband, and the pressed crease of tailored fabric.
 */
export function legRelief(cut: TrouserCut, net: LegNet, { random, drape }: FormContext): LegRelief {
  const round = (y: number) => net.width(y, 1) + net.width(y, -1);
  const lists = [...pullFolds(cut), ...seatFolds(cut), ...kneeFolds(cut), ...stackFolds(cut)];
  const laid = vary(
    lists.map((fold) => inMetres(fold, round)),
    random,
    cut.tight ? 0.008 : 0.016,
  ).map((fold) => (random() < 0.28 ? { ...fold, height: fold.height * 0.4 } : fold));
  const folds = laid.flatMap((fold, i) => copies(lists[i]!, fold, round));
  const field = scaledFolds(folds, foldScale(drape));
  const hang = hangingFolds(cut, random, drape.stiffness);
  const top = topFolds(cut, random);
  const crease = creaseLine(net);
  const layer = Math.floor(random() * 60);
  const fullness = cut.tight ? 0.4 : 1;
  const { drawnIn = 0 } = HEM_FINISHES[cut.hemFinish];
  return (s, y, around) => {
    const edge = Math.min(s, 1 - s);
    // Where the two sides are sewn together, folds must not separate them.
    const held = smoothstep(CROTCH - 0.05, CROTCH, y);
    const free = 1 - held * (1 - smoothstep(0.004, 0.07, edge));
    const below = cut.waist - cut.bandHeight - y;
    const calm = smoothstep(-0.005, 0.05, below);
    const c = (s - 0.5) * around;
    const slow = 0.0022 * noise2(c * 9 + 5, y * 7, layer) + 0.0009 * noise2(c * 24, y * 17, layer + 1);
    const cloth = (field as HeightField)(c, y) * (1 - seamed(s, held)) + slow * fullness * periodic(s, y);
    const creased = s < 0.5 ? crease(y) : 0.25;
    const relief = (cloth * calm + hang(s, y) + top(s, below, creased)) * free;
    const drawn = drawnIn > 0 ? drawnIn * smoothstep(0.045, 0, y - cut.hem) : 0;
    return relief + pressed(cut, s - creased + 0.25, y, around) * free - drawn;
  };
}

/** Repeats folds that run over the inseam exactly on both of its sides, because the cloth is joined there. */
function copies({ from, to }: LegFold, laid: Fold, round: (y: number) => number): Fold[] {
  const low = Math.max(from[1], to[1]) < CROTCH - 0.02;
  const near = Math.min(from[0], to[0]) < 0.14;
  const far = Math.max(from[0], to[0]) > 0.86;
  if (!low || (!near && !far)) return [laid];
  const by = near ? 1 : -1;
  const over = ([c, y]: Fold['from']) => [c + by * round(y), y] as const;
  return [laid, { ...laid, from: over(laid.from), to: over(laid.to) }];
}

function inMetres({ from, to, ...fold }: LegFold, round: (y: number) => number): Fold {
  return {
    ...fold,
    from: [(from[0] - 0.5) * round(from[1]), from[1]],
    to: [(to[0] - 0.5) * round(to[1]), to[1]],
  };
}

/** Share 0 to .45 by which the layers of inseam and side seam flatten the folds over them. */
function seamed(s: number, held: number): number {
  const inner = Math.exp(-((Math.min(s, 1 - s) / 0.05) ** 2)) * (1 - held);
  return 0.45 * Math.max(inner, Math.exp(-(((s - 0.5) / 0.05) ** 2)));
}

/** Noise is not periodic: it fades towards the inseam of the leg. */
function periodic(s: number, y: number): number {
  return y > CROTCH ? 1 : smoothstep(0, 0.12, Math.min(s, 1 - s));
}

/** The pressed crease: a fold as sharp as the fabric allows, at the centre of the front and of the back. */
function pressed({ crease, waist, hem }: TrouserCut, s: number, y: number, around: number): number {
  if (!crease) return 0;
  const front = (s - 0.25) * around;
  const back = (s - 0.75) * around;
  const sharp = Math.abs(front) < Math.abs(back) ? front : back;
  const up = front === sharp ? smoothstep(waist - 0.05, waist - 0.15, y) : smoothstep(0.9, 0.76, y);
  const stand = 0.55 + 0.45 * smoothstep(0.85, 0.55, y) * smoothstep(hem - 0.1, hem + 0.04, y);
  const side = front === sharp ? 1 : 0.6;
  return (
    side * up * stand * (0.0036 * Math.exp(-Math.abs(sharp) / 0.0065) - 0.0012 * bell(Math.abs(sharp) - 0.03, 0.026))
  );
}

/** Long flutes of free-hanging fabric: deeper and more for wider hems. */
function hangingFolds(
  { leg, hem, tight }: TrouserCut,
  random: Random,
  stiffness: number,
): (s: number, y: number) => number {
  if (tight) return () => 0;
  const wide = clamp((leg.hem - 0.06) / 0.1);
  const count = Math.round(4 + 5 * wide);
  const start = random();
  const flutes = Array.from({ length: count }, (_, i) => ({
    at: start + (i + between(random, -0.24, 0.24)) / count,
    size: between(random, 0.55, 1.25),
    width: between(random, 0.23, 0.36) / count,
    top: between(random, 0.54, 0.82),
    drift: between(random, -0.03, 0.03),
  }));
  const deep = (0.0034 + 0.04 * wide) * (1.2 - 0.5 * stiffness);
  return (s, y) => {
    if (y > 0.8) return 0;
    let height = 0;
    for (const { at, size, width, top, drift } of flutes) {
      const fall = smoothstep(top, hem - 0.12, y);
      if (fall === 0) continue;
      const off = s - at - drift * (y - hem);
      const q = (off - Math.round(off)) / width;
      if (q > 3.2 || q < -3.2) continue;
      height += fall * size * (bell(q, 1) - 0.5 * bell(Math.abs(q) - 1.55, 0.75));
    }
    return deep * height;
  };
}

/** Relief by share of the way round, metres under the band, and the share at which the front is creased. */
type TopFolds = (s: number, below: number, creased: number) => number;

/**
 * Effect of the waistband on the fabric below it: gathers of an elastic, or pleats. `below` is metres under the band.
 */
function topFolds({ band, pleats, sailor, tight }: TrouserCut, random: Random): TopFolds {
  const { gathers, absent, elastic, frilled } = BANDS[band];
  if (gathers && !(absent && pleats > 0)) {
    const phase = between(random, 0, 6);
    const rise = tight ? gathers.tight : gathers.loose;
    // An elastic holds its gathers flat; where a bodice is sewn on, they begin at the seam.
    const held = (below: number) => (absent ? smoothstep(0, 0.02, below) : below < 0 && elastic ? 0.3 : 1);
    return (s, below) => {
      const wave = Math.cos(s * 108 + phase + 2.4 * Math.sin(s * 19 + phase)) + 0.5 * Math.cos(s * 61 + phase * 3);
      const flare = frilled ? 0.022 * smoothstep(0, -0.06, below) - 0.008 * bell(below + 0.013, 0.02) : 0;
      return flare + rise * wave * Math.exp(-Math.max(0, below) / 0.06) * held(below);
    };
  }
  if (pleats === 0 || sailor) return () => 0;
  return (s, below, creased) => {
    let height = 0;
    for (const at of PLEATS) {
      const off = (s - creased + 0.25 - at) * 0.5;
      if (off < -0.05 || off > 0.012) continue;
      const open = smoothstep(0.004, 0.05, below) * smoothstep(0.26, 0.05, below);
      height += open * 0.0075 * Math.exp(off / 0.02) * smoothstep(0.006, 0, off);
    }
    return height;
  };
}

/** Shares of the front at which pleats are folded. */
export const PLEATS = [0.245, 0.345];
