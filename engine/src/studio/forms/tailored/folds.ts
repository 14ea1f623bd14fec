import type { Relief } from '../../../geometry/displace.ts';
import type { Fold } from '../../../geometry/fold-field.ts';
import { bell, smoothstep } from '../../../geometry/interpolation.ts';
import { between } from '../../../geometry/random.ts';
import type { Random } from '../../../geometry/random.ts';
import type { FormContext } from '../../form.ts';
import { bothSides, foldScale, frontShare, scaledFolds, unevenness } from '../sewn/drape.ts';
import { shoulderLift } from './body.ts';
import type { TailoredBody } from './body.ts';
import { BELT_HEIGHT } from './belt.ts';
import type { TailoredCut } from './cut.ts';

/** Folds of firm cloth on a lining: few and shallow, where buttons, belt and elbows pull. */
export function tailoredFolds(cut: TailoredCut, body: TailoredBody, { random, drape }: FormContext): Relief {
  const scale = foldScale(drape);
  const front = scaledFolds(bothSides([...chest(cut), ...skirt(cut)], random, 0.014), scale);
  const back = scaledFolds(bothSides([...chest(cut), ...skirt(cut)], random, 0.02), scale);
  const arms = [armFolds(random), armFolds(random)];
  const phase = between(random, 0, 6);
  const belted = cut.belt !== 'none';
  const hang = cut.kind === 'coat' ? (0.008 + cut.flare * 0.16) * scale.height : 0.0015;
  return (x, y, z) => {
    const share = smoothstep(-0.02, 0.02, body.armhole(x, y, z));
    let height = unevenness(x, y, z) * 0.8 + shoulderLift(x, y, cut.shoulder);
    if (share < 1) {
      const ahead = frontShare(z);
      const calm = 0.4 + 0.6 * smoothstep(0.005, 0.06, Math.abs(z));
      const folds = (ahead > 0 ? ahead * front(x, y) : 0) + (ahead < 1 ? (1 - ahead) * back(-x, y) : 0);
      const angle = Math.atan2(z, x);
      const low = smoothstep(0.95, cut.hem, y);
      const flutes =
        hang *
        low *
        (Math.sin(6 * angle + phase + 1.1 * Math.sin(2 * angle + phase)) + 0.35 * Math.sin(11 * angle + phase * 2));
      const gathers = belted ? waistGathers(y - BELT_HEIGHT, angle, phase) : 0;
      const padding = cut.quilt > 0 ? quilted(y, x * 7 + z * 5, cut.quilt) : 0;
      height += (1 - share) * (calm * folds + flutes + gathers + padding);
    }
    if (share > 0) {
      const { t, angle } = body.sleeve.locate(x, y, z);
      const padding = cut.quilt > 0 ? quilted(t * body.sleeve.length, angle, cut.quilt) : 0;
      height += share * (padding + scale.height * arms[x > 0 ? 0 : 1]!(t, angle));
    }
    return height;
  };
}

/** Down between stitched lines: a pillow for each channel, puckered by its seams. */
function quilted(along: number, around: number, pitch: number): number {
  const phase = along / pitch - Math.floor(along / pitch);
  const pillow = Math.sqrt(Math.sin(Math.PI * phase) + 1e-4);
  const pucker = Math.sin(around * 19 + 2 * Math.sin(around * 7)) * (1 - pillow);
  return 0.015 * pillow + 0.0035 * pucker - 0.004;
}

/** Small pleats where the belt takes in the width, dying within a hand above and below it. */
function waistGathers(off: number, angle: number, phase: number): number {
  const away = Math.abs(off);
  if (away > 0.2) return -0;
  const near = Math.exp(-away / 0.06) * smoothstep(0.016, 0.03, away);
  const wave = Math.sin(27 * angle + 2.2 * Math.sin(3 * angle + phase) + (off > 0 ? 1.3 : 0));
  return near * 0.0042 * wave - 0.004 * bell(off, 0.02);
}

function chest({ armpit, shoulder: [tip], belt, ease, buttons }: TailoredCut): Fold[] {
  const loose = 1 + Math.max(0, ease) * 10;
  const pull = buttons[0] === undefined ? 0 : 0.8;
  const folds: Fold[] = [
    {
      from: [tip - 0.002, armpit + 0.012],
      to: [0.11, armpit + 0.06],
      height: 0.0038 * loose,
      width: 0.014,
      bend: 0.012,
    },
    {
      from: [tip - 0.002, armpit - 0.012],
      to: [0.09, armpit - 0.03],
      height: 0.0042 * loose,
      width: 0.015,
      bend: -0.01,
      skew: -1,
    },
    {
      from: [tip - 0.006, armpit - 0.04],
      to: [0.13, armpit - 0.15],
      height: 0.0042 * loose,
      width: 0.016,
      bend: 0.012,
    },
  ];
  if (belt !== 'none') {
    return [
      ...folds,
      { from: [0.06, BELT_HEIGHT + 0.03], to: [0.075, BELT_HEIGHT + 0.17], height: 0.0062, width: 0.014, bend: 0.006 },
      {
        from: [0.11, BELT_HEIGHT + 0.03],
        to: [0.135, BELT_HEIGHT + 0.18],
        height: 0.0068,
        width: 0.015,
        bend: 0.008,
        skew: -1,
      },
      { from: [0.03, BELT_HEIGHT - 0.03], to: [0.04, BELT_HEIGHT - 0.24], height: 0.006, width: 0.017, bend: 0.004 },
      {
        from: [0.09, BELT_HEIGHT - 0.03],
        to: [0.11, BELT_HEIGHT - 0.32],
        height: 0.0075,
        width: 0.02,
        bend: -0.006,
        skew: -1,
      },
      { from: [0.13, BELT_HEIGHT - 0.03], to: [0.17, BELT_HEIGHT - 0.3], height: 0.0065, width: 0.018, bend: 0.005 },
    ];
  }
  const [y] = buttons;
  if (y === undefined) return folds;
  return [
    ...folds,
    { from: [0.012, y + 0.006], to: [0.14, y + 0.085], height: 0.0034 * pull, width: 0.013, bend: 0.009 },
    { from: [0.012, y], to: [0.15, y], height: 0.0038 * pull, width: 0.013, bend: -0.006 },
    { from: [0.012, y - 0.008], to: [0.14, y - 0.09], height: 0.0034 * pull, width: 0.014, bend: 0.008, skew: -1 },
  ];
}

function skirt({ kind, hem }: TailoredCut): Fold[] {
  if (kind !== 'coat') return [];
  return [
    { from: [0.11, hem - 0.05], to: [0.1, 0.86], height: 0.008, width: 0.034, bend: 0.008, fans: false },
    { from: [0.19, hem - 0.05], to: [0.165, 0.84], height: 0.009, width: 0.034, bend: -0.008, fans: false },
  ];
}

/** Creases in the crook of the elbow, long drags above it, and a break over the hand. */
function armFolds(random: Random): (t: number, angle: number) => number {
  const creases = [0.44, 0.51, 0.57, 0.63, 0.7, 0.86].map((start, i) => ({
    start: start + between(random, -0.012, 0.012),
    lean: between(random, 0.02, 0.05) * (i % 2 ? 1 : -1),
    height: between(random, 0.003, 0.0056) * (i === 5 ? 0.7 : 1),
    width: between(random, 0.016, 0.024),
    side: between(random, 0.5, 1.6),
  }));
  const drag = between(random, 0.002, 0.0035);
  const turn = between(random, 0, 6);
  return (t, angle) => {
    let height =
      drag *
      Math.sin(t * 17 + 2.4 * Math.cos(angle + 0.4) + turn) *
      smoothstep(0.2, 0.34, t) *
      smoothstep(0.95, 0.75, t);
    for (const { start, lean, height: rise, width, side } of creases) {
      const inner = Math.exp(-((angle - side - 0.5) ** 2) / 1.7);
      const off = t - start - lean * Math.sin(angle - side);
      height += rise * inner * (bell(off, width) - 0.6 * bell(off - width * 1.6, width));
    }
    return height;
  };
}
