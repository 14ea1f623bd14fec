import { foldField } from '../../../../foundation/geometry/tables/fold-field.ts';
import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { bezierPath } from '../../../../foundation/geometry/curves/path.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { transportFrames } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { Part } from '../../../parts/part.ts';
import { armholeAt, raglanSeam, setInSeam } from './armhole.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import { sleeveShape } from './sleeve-shapes.ts';
import type { SleeveShape } from './sleeve-shapes.ts';

type SleeveLength = NonNullable<Piece['attributes']['sleeve']>;

/** Share of the arm's path at which each sleeve ends. */
const ENDS: Readonly<Record<SleeveLength, number>> = {
  sleeveless: 0,
  cap: 0.4,
  short: 0.56,
  elbow: 0.71,
  rolled: 0.66,
  'three-quarter': 0.86,
  long: 1,
};

/**
 * Path of a hanging arm. It starts inside the chest, so that the armhole is the intersection of sleeve and bodice and
 * no crack can open.
 */
const PATH = bezierPath([0.07, 1.382, -0.006], [0.188, 1.414, -0.008], [0.172, 1.22, -0.012], [0.205, 0.82, 0.05], 60);
/** Path of an arm held out to the side: cloth without an armhole spreads below it. */
const SPREAD_PATH = bezierPath([0.088, 1.378, -0.006], [0.17, 1.4, -0.008], [0.25, 1.3, -0.01], [0.37, 0.98, 0.03], 60);
/** Metres for which the whole path counts where the width of a cuff is converted to a share of it. */
const ARM_LENGTH = 0.68;
/** Share of the path at which the arm leaves the bodice. */
const ARMHOLE = 0.24;

interface SleevePlan {
  readonly shape: SleeveShape;
  /** Share of the arm's path at which the sleeve starts. */
  readonly start: number;
  /** Share of the arm's path at which the sleeve ends. */
  readonly end: number;
  readonly ruffled: boolean;
  /** True when the sleeve is sewn into an armhole at the shoulder. */
  readonly setIn: boolean;
}

/**
 * Sleeves that hang from the shoulders as if an arm were in them: a pair, or one for a one-shoulder neckline. There are
 * none on a sleeveless piece and with halter and strapless necklines.
 */
export function hangingSleeves(
  piece: Piece,
  draped: DrapedPlan,
  fluid: number,
  random: Random,
  detail: number,
): Part[] {
  const { attributes } = piece;
  const { neckline } = draped;
  const { sleeveShape: name, sleeve } = attributes;
  if (neckline === 'halter' || neckline === 'strapless') return [];
  const shape = sleeveShape(name);
  const length = sleeve ?? (name === undefined ? 'sleeveless' : shape.usual);
  if (length === 'sleeveless') return [];
  const start = neckline === 'off-shoulder' ? 0.31 : (shape.start ?? 0);
  const ruffled = attributes.ruffle === 'cuff' || attributes.ruffle === 'all';
  const setIn = start < ARMHOLE && !shape.web && name !== 'raglan';
  const plan: SleevePlan = { shape, start, end: Math.max(ENDS[length], start + 0.1), ruffled, setIn };
  const seam = raglanSeam(piece, draped) ?? (setIn && !shape.crown ? setInSeam : undefined);
  const sides = neckline === 'one-shoulder' ? ([-1] as const) : ([-1, 1] as const);
  return sides.flatMap((side): Part[] => {
    const arm = sleeveTube(side, plan, fluid, random);
    const name = side > 0 ? 'left' : 'right';
    const part = { role: 'cloth', colourPart: 'sleeves' } as const;
    const sewn = { ...part, ...(seam ? { detail: seam } : {}) };
    const sleeve: Part = { ...sewn, name: `${name} sleeve`, mesh: sleeveMesh(arm, plan, detail) };
    if (!ruffled) return [sleeve];
    return [
      sleeve,
      { ...part, name: `${name} cuff ruffle`, colourPart: 'ruffles', mesh: cuffRuffle(arm, random, detail) },
    ];
  });
}

/**
 * Writes a point of the sleeve: `q` 0 at its upper end to 1 at its hem, `angle` 0 on top, `off` metres outside the
 * cloth.
 */
type SleeveTube = (q: number, angle: number, off: number, out: [number, number, number]) => void;

function sleeveTube(
  side: number,
  { shape, start, end, ruffled, setIn }: SleevePlan,
  fluid: number,
  random: Random,
): SleeveTube {
  const path = (shape.web ? SPREAD_PATH : PATH).map(([x, y, z]): Vec3 => [side * x, y, z]);
  const frames = transportFrames(path, [0, 1, 0], false);
  const creases = foldField(sleeveCreases(end, fluid, random));
  const close = (shape.crown ?? 0) > 0.02 ? 6 : 0;
  const flutes = Math.round(shape.cuff ? between(random, 11, 15) + close : between(random, 7, 9));
  const turn = TAU * random();
  const last = path.length - 1;
  const offset: [number, number, number] = [0, 0, 0];
  const head = Math.max(start, ARMHOLE);
  const cuff = ruffled ? 0 : (shape.cuff ?? 0) / ((end - head) * ARM_LENGTH);
  return (q, angle, off, out) => {
    const share = lerp(start, end, q);
    const i = Math.min(last - 1, Math.floor(share * last));
    const part = share * last - i;
    // Fullness starts at the armhole, not inside the chest where the sleeve begins.
    const hang = clamp((share - head) / (end - head));
    // A crown is gathered into the armhole itself and rises at once.
    const onset = shape.crown
      ? smoothstep(head - 0.09, head + 0.02, share)
      : smoothstep(head - 0.05, head + 0.06, share);
    const banded = cuff > 0 ? smoothstep(1 - cuff - 0.035, 1 - cuff, hang) : 0;
    const meander = turn + 0.5 * Math.sin(q * 5 + turn);
    const wave = Math.cos(angle * flutes + meander) + 0.45 * Math.cos(angle * (flutes * 2 - 3) + turn * 3);
    const soft = (shape.full(hang) + shape.folds(hang) * wave) * onset * (1 - banded);
    const up = Math.cos(angle);
    // The inside of an arm wrinkles, its outside is drawn smooth.
    const crease =
      creases((angle / TAU - Math.round(angle / TAU)) * 0.3, -share * 0.6) * (1 - banded) * (0.66 - 0.34 * up);
    const radius = sleeveRadius(share) + soft + crease + off + 0.0014 * smoothstep(0, 0.5, banded);
    const crown = (shape.crown ?? 0) * onset * Math.max(0, 1 - hang * 2.4) * Math.max(0, up);
    const under = shape.web ? onset * Math.max(0, -up) : 0;
    const web = (shape.web ?? 0) * Math.pow(1 - hang, 0.85) * Math.pow(under, 0.8);
    const c = up * radius + crown;
    const s = -Math.sin(angle) * radius * (0.86 + 0.14 * Math.min(1, soft * 16));
    for (let k = 0; k < 3; k++) {
      const centre = lerp(path[i]![k]!, path[i + 1]![k]!, part);
      offset[k] =
        c * lerp(frames[i]!.first[k]!, frames[i + 1]!.first[k]!, part) +
        s * lerp(frames[i]!.second[k]!, frames[i + 1]!.second[k]!, part);
      out[k] = centre + offset[k]!;
    }
    if (share < 0.5 && setIn) {
      // Inside the armhole the sleeve becomes narrower, so that it leaves the bodice along its seam.
      const inside = smoothstep(0.008, 0.03, armholeAt(out[1]) - Math.abs(out[0]));
      const hidden = (shape.crown ? 0.2 : 0.34) * inside * smoothstep(1.27, 1.31, out[1]);
      for (let k = 0; k < 3; k++) out[k]! -= hidden * offset[k]!;
    }
    // A web hangs vertically from the arm instead of perpendicular to it, clear of the body.
    out[0] += side * radius * 0.75 * under * (1 - 0.6 * hang) * smoothstep(-0.05, 0.3, hang);
    // Full fabric hangs from the arm: the parts that stand out below it sink.
    out[1] -= 0.35 * soft * hang + web;
  };
}

function sleeveMesh(arm: SleeveTube, { start, end }: SleevePlan, detail: number): Mesh {
  const rows = atDetail(60 + 170 * (end - start), detail);
  return gridMesh({ columns: atDetail(190, detail), rows, closed: true }, (u, v, out) => {
    // The last rows turn the hem to the inside.
    const roll = clamp((v - 0.985) / 0.015);
    // The grid's seam is under the arm, so that prints are whole over its top.
    arm(Math.min(1, v / 0.985), (u - 0.5) * TAU, -0.0026 * roll, out);
  });
}

/** A frill that opens at the end of the sleeve. */
function cuffRuffle(arm: SleeveTube, random: Random, detail: number): Mesh {
  const turn = TAU * random();
  const end: [number, number, number] = [0, 0, 0];
  const before: [number, number, number] = [0, 0, 0];
  return gridMesh({ columns: atDetail(220, detail), rows: atDetail(26, detail), closed: true }, (u, v, out) => {
    const angle = u * TAU;
    const wave = Math.cos(angle * 9 + turn + 0.7 * Math.sin(angle * 2));
    const swing = 0.11 * Math.sin(2 * (angle * 9 + turn)) * v;
    const off = 0.003 + 0.028 * v + 0.013 * wave * Math.pow(v, 0.8);
    arm(1, angle + swing, off, end);
    arm(0.97, angle + swing, off, before);
    const length = Math.hypot(end[0] - before[0], end[1] - before[1], end[2] - before[2]) || 1;
    for (let k = 0; k < 3; k++) out[k] = end[k]! + ((end[k]! - before[k]!) / length) * (0.075 * v - 0.006);
  });
}

/** Radius of the sleeve in metres by the share of the way to the wrist. */
function sleeveRadius(share: number): number {
  return lerp(0.056, 0.036, clamp((share - 0.2) / 0.8) ** 0.9);
}

interface Creases {
  readonly count: number;
  /** Metres down the sleeve of a point. */
  readonly at: number;
  /** Range around that point in which creases begin. */
  readonly around: number;
  /** Minimum and maximum in metres of their length round the sleeve. */
  readonly run: readonly [min: number, max: number];
  /** Minimum and maximum in metres of their fall along the sleeve. */
  readonly fall: readonly [min: number, max: number];
  /** Factor on the usual height of a crease. */
  readonly height: number;
}

/**
 * From the shoulder down: pulls from the armhole, folds where the arm would bend, and slack that winds down the forearm
 * and rests on the wrist.
 */
const CREASES: readonly Creases[] = [
  { count: 4, at: 0.2, around: 0.04, run: [0.05, 0.1], fall: [-0.02, 0.09], height: 1 },
  { count: 4, at: 0.3, around: 0.05, run: [0.04, 0.09], fall: [0.08, 0.15], height: 1 },
  { count: 7, at: 0.42, around: 0.045, run: [0.06, 0.12], fall: [-0.04, 0.03], height: 1.15 },
  { count: 5, at: 0.48, around: 0.04, run: [0.06, 0.13], fall: [0.04, 0.11], height: 0.85 },
  { count: 4, at: 0.565, around: 0.018, run: [0.06, 0.11], fall: [-0.015, 0.015], height: 0.6 },
];

/** Creases of a plain sleeve; x is metres round it, and y metres up it from the shoulder, so that it is negative. */
function sleeveCreases(end: number, fluid: number, random: Random): Parameters<typeof foldField>[0] {
  return CREASES.filter(({ at }) => at < end * 0.6).flatMap(({ count, at, around, run, fall, height }) =>
    Array.from({ length: count }, (_, i) => {
      const x = -0.15 + (0.22 * (i + random())) / count;
      const y = -at - between(random, -around, around);
      return {
        from: [x, y] as const,
        to: [x + between(random, ...run), y - between(random, ...fall)] as const,
        height: height * (0.0044 + 0.0036 * random()) * (0.5 + 0.5 * fluid),
        width: between(random, 0.007, 0.013),
        bend: between(random, -0.014, 0.014),
        skew: random() < 0.5 ? -1 : 1,
      };
    }),
  );
}
