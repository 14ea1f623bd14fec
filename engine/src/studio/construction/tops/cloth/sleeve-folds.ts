import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { UpperBody } from '../cut/body.ts';
import type { UpperCut } from '../cut/cut.ts';
import type { RaisedCloth } from './drag-lines.ts';

/**
 * A fold by its two ends: the angle round the arm in radians, from its outer side (0) to under it (pi), and the
 * distance from the shoulder in metres. The height is in metres.
 */
interface SleeveFold {
  readonly from: readonly [angle: number, along: number];
  readonly to: readonly [angle: number, along: number];
  readonly height: number;
}

/** Slack of a worn sleeve gathers where the arm bends, hangs under the arm, and rests on the cuff. */
const FOLDS: readonly SleeveFold[] = [
  { from: [2.8, 0.085], to: [0.8, 0.155], height: 0.0036 },
  { from: [2.75, 0.115], to: [1.15, 0.3], height: 0.0042 },
  { from: [2.6, 0.16], to: [1.7, 0.33], height: 0.003 },
  { from: [0.5, 0.12], to: [1.35, 0.27], height: 0.0026 },
  { from: [2.7, 0.272], to: [0.75, 0.205], height: 0.0042 },
  { from: [2.8, 0.3], to: [0.45, 0.276], height: 0.0054 },
  { from: [2.75, 0.326], to: [0.6, 0.352], height: 0.005 },
  { from: [2.65, 0.352], to: [0.85, 0.43], height: 0.0042 },
  { from: [2.3, 0.392], to: [1.5, 0.5], height: 0.003 },
];
/**
 * Folds by the distance from the upper edge of the cuff instead of from the shoulder: sewn pleats, and fabric that
 * rests on the cuff.
 */
const OVER_CUFF: readonly SleeveFold[] = [
  { from: [1.15, 0.002], to: [1.3, -0.105], height: 0.0036 },
  { from: [1.75, 0.002], to: [1.6, -0.085], height: 0.0032 },
  { from: [2.4, -0.018], to: [0.4, -0.05], height: 0.0038 },
  { from: [0.3, -0.026], to: [1.5, -0.12], height: 0.0032 },
];

/** A fold on a sleeve; distances in metres. */
interface LaidFold {
  readonly face: number;
  readonly side: number;
  readonly from: readonly [around: number, along: number];
  readonly to: readonly [around: number, along: number];
  readonly width: number;
  readonly height: number;
  /** Distance by which it bows sideways between its ends. */
  readonly bend: number;
}

/** Radius in metres with which angles become lengths. */
const ROUND = 0.055;

/** Raises the folds of worn long sleeves along the normals of the cloth. Their places are those in the cut as sewn. */
export function raiseSleeveFolds(
  { positions, normals, rest, lines }: RaisedCloth,
  { cut, body, share, random }: { cut: UpperCut; body: UpperBody; share: number; random: Random },
): void {
  const { sleeve } = cut;
  if (sleeve.length < 0.4 || sleeve.held) return;
  const folds = laidFolds(cut, random);
  for (let k = 0; k < rest.length; k += 3) {
    const beyond = lines.armhole[k / 3]!;
    if (beyond <= 0.005) continue;
    const x = rest[k]!;
    const { angle, toEnd } = body.sleeve.locate(x, rest[k + 1]!, rest[k + 2]!);
    const around = Math.abs(angle) * ROUND;
    const along = sleeve.length - toEnd;
    let height = 0;
    for (const fold of folds) if (fold.side * x > 0 && fold.face * angle > 0) height += heightOn(fold, around, along);
    const flat = sleeve.gather[1];
    const lift = height * share * smoothstep(0.005, 0.03, beyond) * smoothstep(flat, flat + 0.025, toEnd);
    for (let axis = 0; axis < 3; axis++) positions[k + axis] = positions[k + axis]! + normals[k + axis]! * lift;
  }
}

function laidFolds({ sleeve }: UpperCut, random: Random): LaidFold[] {
  const cuff = sleeve.length - sleeve.gather[1];
  const over = sleeve.length < 0.55 ? [] : OVER_CUFF;
  return ([1, -1] as const).flatMap((side) =>
    ([1, -1] as const).flatMap((face) =>
      [...FOLDS, ...over.map((fold) => ({ ...fold, from: below(fold.from, cuff), to: below(fold.to, cuff) }))].map(
        ({ from, to, height }): LaidFold => {
          const stray = () => between(random, -0.011, 0.011);
          return {
            side,
            face,
            from: [from[0] * ROUND + stray(), from[1] + stray()],
            to: [to[0] * ROUND + stray(), to[1] + stray()],
            width: between(random, 0.0072, 0.0105),
            height: height * between(random, 0.45, 1.25),
            bend: between(random, -0.012, 0.012),
          };
        },
      ),
    ),
  );
}

const below = ([angle, along]: SleeveFold['from'], cuff: number) => [angle, cuff + along] as const;

/** Height of a ridge that fades away from its start, with a hollow beside it. */
function heightOn({ from, to, width, height, bend }: LaidFold, around: number, along: number): number {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(ex, ey);
  const [px, py] = [around - from[0], along - from[1]];
  const t = (px * ex + py * ey) / (length * length);
  if (t <= -0.12 || t >= 1.05) return 0;
  const across = (ex * py - ey * px) / length - bend * Math.sin(Math.PI * t);
  const side = ex < 0 ? -across : across;
  const spread = width * (0.8 + 0.6 * t);
  const ridge = Math.exp(-((side / spread) ** 2)) - 0.62 * Math.exp(-(((side - 1.9 * spread) / (1.2 * spread)) ** 2));
  return height * ridge * smoothstep(-0.12, 0.12, t) * smoothstep(1.05, 0.5, t);
}
