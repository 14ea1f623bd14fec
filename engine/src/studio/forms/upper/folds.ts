import type { Fold } from '../../../geometry/fold-field.ts';
import { bell, smoothstep } from '../../../geometry/interpolation.ts';
import { between } from '../../../geometry/random.ts';
import type { Relief } from '../../../geometry/displace.ts';
import type { FormContext } from '../../form.ts';
import { bothSides, foldScale, frontShare, scaledFolds, unevenness, vary } from '../sewn/drape.ts';
import type { UpperBody } from './body.ts';
import type { UpperCut } from './cut.ts';

/** Folds of a worn T-shirt: pulled from the armpits, hanging from the chest, lying at the waist, waving at the hem. */
export function upperFolds(cut: UpperCut, body: UpperBody, { random, drape }: FormContext): Relief {
  const scale = foldScale(drape);
  const loose = 1 + Math.max(-0.01, cut.ease) * 6;
  const front = scaledFolds(
    [...bothSides(frontSide(cut, loose), random, 0.02), ...vary(middle(cut, loose), random, 0.03)],
    scale,
  );
  const back = scaledFolds(bothSides(frontSide(cut, loose * 1.05), random, 0.025), scale);
  const sleeve = [sleeveFolds(random, loose), sleeveFolds(random, loose)];
  const bare = cut.sleeve === 'none';
  const phase = between(random, 0, 6);
  const wave = 0.006 * loose * scale.height;
  return (x, y, z) => {
    const share = bare ? 0 : smoothstep(-0.02, 0.02, body.armhole(x, y, z));
    let height = unevenness(x, y, z);
    if (share < 1) {
      const ahead = frontShare(z);
      const cloth = (ahead > 0 ? ahead * front(x, y) : 0) + (ahead < 1 ? (1 - ahead) * back(-x, y) : 0);
      const angle = Math.atan2(z, x);
      const low = smoothstep(cut.hem + 0.3, cut.hem, y);
      const hang =
        wave *
        low *
        (Math.sin(5 * angle + phase + 0.8 * Math.sin(2 * angle)) + 0.5 * Math.sin(9 * angle + phase * 2 + y * 3));
      // Folds calm down over the side seam, or the outline would ripple like a stack of rings.
      const drawn = cut.ribs > 0 ? drawIn(y - cut.hem) : 0;
      height += (1 - share) * (drawn + cloth * (0.4 + 0.6 * smoothstep(0.005, 0.06, Math.abs(z))) + hang);
    }
    if (share > 0) {
      const { t, angle, toEnd } = body.sleeve.locate(x, y, z);
      const drawn = cut.ribs > 0 ? drawIn(toEnd) : 0;
      height += share * (drawn + scale.height * sleeve[x > 0 ? 0 : 1]!(t, angle));
    }
    return height;
  };
}

/** Knit above a rib: drawn in at the seam, falling over it a little further up; metres by height above the seam. */
function drawIn(up: number): number {
  return 0.007 * bell(up - 0.055, 0.035) - 0.009 * bell(up, 0.022);
}

function frontSide({ armpit, hem, shoulder: [tip], ease }: UpperCut, loose: number): Fold[] {
  const side = 0.18 + ease;
  const fall = armpit - hem;
  const at = (share: number) => armpit - fall * share;
  return [
    { from: [tip, armpit + 0.03], to: [0.08, armpit + 0.09], height: 0.006 * loose, width: 0.014, bend: 0.014 },
    {
      from: [tip, armpit + 0.008],
      to: [0.05, armpit + 0.022],
      height: 0.0068 * loose,
      width: 0.015,
      bend: -0.014,
      skew: -1,
    },
    {
      from: [side + 0.006, armpit - 0.014],
      to: [0.075, armpit - 0.06],
      height: 0.006 * loose,
      width: 0.0155,
      bend: 0.012,
    },
    {
      from: [side + 0.006, armpit - 0.034],
      to: [0.11, armpit - 0.18],
      height: 0.0064 * loose,
      width: 0.018,
      bend: 0.02,
    },
    {
      from: [side + 0.004, armpit - 0.06],
      to: [0.15, armpit - 0.26],
      height: 0.006 * loose,
      width: 0.014,
      bend: 0.012,
      skew: -1,
    },
    {
      from: [0.085, armpit + 0.03],
      to: [0.105, at(0.85)],
      height: 0.0048 * loose,
      width: 0.026,
      bend: 0.012,
      skew: -1,
    },
    { from: [0.045, at(0.3)], to: [0.05, at(1.05)], height: 0.0036 * loose, width: 0.022, bend: -0.01 },
    { from: [side + 0.004, at(0.32)], to: [0.085, at(0.56)], height: 0.0042 * loose, width: 0.019, bend: -0.022 },
    {
      from: [side + 0.004, at(0.52)],
      to: [0.12, at(0.86)],
      height: 0.0046 * loose,
      width: 0.021,
      bend: -0.02,
      skew: -1,
    },
    { from: [tip - 0.012, armpit + 0.15], to: [tip - 0.03, armpit + 0.05], height: 0.004, width: 0.015, bend: 0.008 },
  ];
}

function middle({ armpit, hem }: UpperCut, loose: number): Fold[] {
  const at = (share: number) => armpit - (armpit - hem) * share;
  return [
    { from: [-0.03, at(-0.05)], to: [-0.045, at(0.7)], height: 0.00377 * loose, width: 0.0336, bend: 0.012 },
    { from: [-0.12, at(0.6)], to: [0.02, at(0.86)], height: 0.0036 * loose, width: 0.0286, bend: -0.014 },
    { from: [0.15, at(0.4)], to: [0.03, at(0.62)], height: 0.0034 * loose, width: 0.0244, bend: -0.014 },
  ];
}

/** Creases that start under the arm and run up and outwards, and one dent where the arm would bend. */
function sleeveFolds(random: FormContext['random'], loose: number): (t: number, angle: number) => number {
  const creases = [0.34, 0.46, 0.6, 0.76].map((start, i) => ({
    start: start + between(random, -0.03, 0.03),
    lean: between(random, 0.03, 0.075) * (i % 2 ? 1 : -0.6),
    height: between(random, 0.0022, 0.0045) * loose,
    width: between(random, 0.028, 0.045),
    side: between(random, -0.7, 0.7),
  }));
  return (t, angle) => {
    let height = 0;
    for (const { start, lean, height: rise, width, side } of creases) {
      const under = bell(Math.PI - Math.abs(angle - side), 1.5);
      const off = t - start - lean * Math.cos(angle + side);
      height += rise * under * (bell(off, width) - 0.6 * bell(off - width * 1.7, width));
    }
    return height * smoothstep(0.2, 0.34, t);
  };
}
