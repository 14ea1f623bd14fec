import type { Relief } from '../../../geometry/displace.ts';
import type { Fold } from '../../../geometry/fold-field.ts';
import { bell, smoothstep } from '../../../geometry/interpolation.ts';
import type { FormContext } from '../../form.ts';
import { bothSides, foldScale, scaledFolds, unevenness } from '../sewn/drape.ts';
import type { TrouserBody } from './body.ts';
import type { TrouserCut } from './cut.ts';

/**
 * Folds of trousers on legs: whiskers from the crotch to the hips, breaks at the knee, stacks above the hem where the
 * leg is longer than the wearer's, and the pressed crease of tailored cloth.
 */
export function trouserFolds(cut: TrouserCut, body: TrouserBody, { random, drape }: FormContext): Relief {
  const scale = foldScale(drape);
  const front = scaledFolds(
    bothSides([...whiskers(cut), ...kneeBreaks(cut, body), ...stacks(cut, body, 1)], random, 0.014),
    scale,
  );
  const back = scaledFolds(bothSides([...seat(), ...kneeBack(body), ...stacks(cut, body, 0.8)], random, 0.016), scale);
  const pressed = cut.crease ? 0.0055 : 0;
  return (x, y, z) => {
    const at = body.leg(y);
    const depth = z - at.z;
    // Folds die towards the side seams: there the cloth is held.
    const calm = 0.3 + 0.7 * smoothstep(0.005, 0.05, Math.abs(depth));
    const ahead = smoothstep(-0.02, 0.035, depth);
    let height = unevenness(x, y, z) * 0.8;
    if (ahead > 0) height += ahead * calm * front(x, y);
    if (ahead < 1) height += (1 - ahead) * calm * back(x, y);
    if (pressed > 0 && y < 0.95) {
      const off = Math.abs(x) - at.x + 0.004;
      height += pressed * smoothstep(0.96, 0.8, y) * (bell(off, 0.007) - 0.35 * bell(off, 0.022));
    }
    if (cut.cuffed) height -= 0.012 * smoothstep(cut.hem + 0.075, cut.hem + 0.05, y);
    return height;
  };
}

/** Tailored cloth is pressed and cut with more room, so it pulls less. */
function whiskers({ crease, leg }: TrouserCut): Fold[] {
  const pull = crease ? (leg.thigh > 0.09 ? 0.3 : 0.45) : 0.82;
  const folds: Fold[] = [
    { from: [0.012, 0.845], to: [0.15, 0.905], height: 0.0058, width: 0.0125, bend: -0.012 },
    { from: [0.016, 0.815], to: [0.165, 0.855], height: 0.0066, width: 0.013, bend: -0.014 },
    { from: [0.02, 0.788], to: [0.168, 0.8], height: 0.0066, width: 0.013, bend: -0.012 },
    { from: [0.024, 0.758], to: [0.16, 0.742], height: 0.005, width: 0.014, bend: -0.008 },
    { from: [0.026, 0.73], to: [0.13, 0.68], height: 0.0036, width: 0.015, bend: -0.006 },
    { from: [0.175, 0.885], to: [0.09, 0.83], height: 0.003, width: 0.014, bend: -0.008, skew: -1 },
  ];
  return folds.map((fold) => ({ ...fold, height: fold.height * pull }));
}

function seat(): Fold[] {
  return [
    { from: [0.012, 0.8], to: [0.15, 0.845], height: 0.0045, width: 0.014, bend: -0.014 },
    { from: [0.02, 0.77], to: [0.16, 0.775], height: 0.0055, width: 0.014, bend: -0.012 },
    { from: [0.025, 0.735], to: [0.15, 0.715], height: 0.0045, width: 0.014, bend: -0.008 },
  ];
}

/** Slack at the knee; tight legs crease more finely, wide legs hang past it. */
function kneeBreaks({ leg, crease }: TrouserCut, body: TrouserBody): Fold[] {
  const { x, halfWidth } = body.leg(0.48);
  const slack = leg.knee > 0.09 ? 0.25 : crease ? 0.4 : 0.75;
  const [inner, outer] = [x - halfWidth * 0.9, x + halfWidth * 0.9];
  return [
    { from: [outer, 0.56], to: [x - 0.01, 0.535], height: 0.0034 * slack, width: 0.013, bend: -0.008 },
    { from: [outer, 0.52], to: [x - 0.012, 0.475], height: 0.0052 * slack, width: 0.013, bend: -0.01, skew: -1 },
    { from: [inner, 0.5], to: [x + 0.02, 0.458], height: 0.0056 * slack, width: 0.013, bend: 0.01 },
    { from: [outer, 0.455], to: [x - 0.018, 0.42], height: 0.0054 * slack, width: 0.0135, bend: -0.01, skew: -1 },
    { from: [inner, 0.425], to: [x + 0.025, 0.385], height: 0.0046 * slack, width: 0.014, bend: 0.008 },
    { from: [x - 0.02, 0.68], to: [x - 0.008, 0.52], height: 0.003, width: 0.022, bend: 0.006 },
  ];
}

function kneeBack(body: TrouserBody): Fold[] {
  const { x, halfWidth } = body.leg(0.48);
  return [0.53, 0.5, 0.47, 0.44].map((y, i) => ({
    from: [x + (i % 2 ? -1 : 1) * halfWidth * 0.85, y] as const,
    to: [x - (i % 2 ? -1 : 1) * halfWidth * 0.4, y - 0.02] as const,
    height: 0.006,
    width: 0.012,
    bend: i % 2 ? 0.008 : -0.008,
  }));
}

/** Cloth resting on the foot: alternating diagonals, smaller upwards. Cropped and wide legs hang free of it. */
function stacks({ hem, leg, crease }: TrouserCut, body: TrouserBody, strength: number): Fold[] {
  const rest = strength * (hem > 0.12 ? 0 : hem > 0.06 ? 0.75 : 1) * (leg.hem > 0.085 ? 0.3 : crease ? 0.5 : 0.8);
  if (rest === 0) return hangs(hem, body);
  const { x, halfWidth } = body.leg(hem + 0.1);
  const rows = [0.045, 0.075, 0.11, 0.15, 0.2, 0.26];
  const folds = rows.map((up, i): Fold => {
    const side = i % 2 ? -1 : 1;
    return {
      from: [x + side * halfWidth * 0.92, hem + up + 0.014],
      to: [x - side * halfWidth * 0.55, hem + up - 0.022],
      height: rest * (0.0078 - i * 0.0009),
      width: 0.0125,
      bend: -0.011 * side,
      skew: -side,
    };
  });
  return leg.hem > 0.085 ? [...folds, ...hangs(hem, body)] : folds;
}

/** Long soft flutes of a leg that hangs free. */
function hangs(hem: number, body: TrouserBody): Fold[] {
  const { x, halfWidth } = body.leg(hem + 0.05);
  const wide = Math.min(1, halfWidth / 0.11);
  return [-0.55, 0.1, 0.62].map((share) => ({
    from: [x + share * halfWidth, hem - 0.06] as const,
    to: [x + share * halfWidth * 0.7, Math.min(0.74, hem + 0.5)] as const,
    height: 0.012 * wide * wide,
    width: 0.02 * wide,
    bend: 0.006 * share,
    fans: false,
  }));
}
