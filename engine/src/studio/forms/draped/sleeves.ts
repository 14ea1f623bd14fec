import { foldField } from '../../../geometry/fold-field.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import { bell, clamp, lerp, TAU } from '../../../geometry/interpolation.ts';
import { bezierPath } from '../../../geometry/path.ts';
import { between } from '../../../geometry/random.ts';
import type { Random } from '../../../geometry/random.ts';
import { transportFrames } from '../../../geometry/tube.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { atDetail } from '../../form.ts';
import type { Part } from '../../part.ts';

type SleeveLength = NonNullable<Piece['attributes']['sleeve']>;
type SleeveShape = NonNullable<Piece['attributes']['sleeveShape']>;

/** Share of the way from inside the shoulder to the wrist at which each sleeve ends. */
const ENDS: Readonly<Record<SleeveLength, number>> = {
  sleeveless: 0,
  cap: 0.22,
  short: 0.38,
  elbow: 0.54,
  'three-quarter': 0.76,
  long: 0.97,
};

/** Metres added to the sleeve's radius, by the share of the sleeve from shoulder to hem. */
const FULLNESS: Readonly<Partial<Record<SleeveShape, (t: number) => number>>> = {
  puff: (t) => 0.038 * Math.sin(Math.PI * Math.pow(t, 0.8)),
  balloon: (t) => 0.045 * Math.sin(Math.PI * t) ** 0.8,
  bishop: (t) => 0.045 * bell(t - 0.8, 0.25) - 0.012 * bell(t - 1, 0.05),
  bell: (t) => 0.06 * t ** 2.4,
  'leg-of-mutton': (t) => 0.045 * bell(t - 0.22, 0.2),
  flutter: (t) => 0.045 * t ** 1.4,
  cape: (t) => 0.06 * t ** 1.2,
  kimono: (t) => 0.03 * (1 - t) + 0.014,
};

/** From inside the chest, so that the armhole is where sleeve and bodice cross and no crack can open. */
const PATH = bezierPath([0.088, 1.385, -0.006], [0.175, 1.41, -0.008], [0.2, 1.2, -0.014], [0.224, 0.81, 0.042], 40);

/** A pair of sleeves hanging from the shoulders as if an arm were in them. Empty for a sleeveless garment. */
export function hangingSleeves({ attributes }: Piece, fluid: number, random: Random, detail: number): Part[] {
  const end = ENDS[attributes.sleeve ?? usualLength(attributes.sleeveShape)];
  if (end === 0) return [];
  const fullness = FULLNESS[attributes.sleeveShape ?? 'straight'] ?? (() => 0);
  return ([-1, 1] as const).map((side) => {
    const mesh = sleeveMesh(side, end, fullness, fluid, random, detail);
    return { name: side < 0 ? 'left sleeve' : 'right sleeve', role: 'cloth', colourPart: 'sleeves', mesh };
  });
}

const LONG_SHAPES: readonly SleeveShape[] = ['bell', 'bishop', 'balloon', 'leg-of-mutton'];

function usualLength(shape: SleeveShape | undefined): SleeveLength {
  if (shape === undefined) return 'sleeveless';
  return LONG_SHAPES.includes(shape) ? 'long' : 'short';
}

function sleeveMesh(
  side: number,
  end: number,
  fullness: (t: number) => number,
  fluid: number,
  random: Random,
  detail: number,
) {
  const path = PATH.map(([x, y, z]): Vec3 => [side * x, y, z]);
  const frames = transportFrames(path, [0, 1, 0], false);
  const creases = foldField(elbowCreases(end, fluid, random));
  const flutes = Math.round(between(random, 9, 12));
  const turn = TAU * random();
  const last = path.length - 1;
  return gridMesh(
    { columns: atDetail(150, detail), rows: atDetail(60 + 160 * end, detail), closed: true },
    (u, v, out) => {
      // The last rows turn the hem to the inside.
      const roll = clamp((v - 0.985) / 0.015);
      const t = Math.min(1, v / 0.985);
      const along = t * end * last;
      const i = Math.min(last - 1, Math.floor(along));
      const share = along - i;
      const angle = -u * TAU;
      const wide = fullness(t);
      const gather =
        wide > 0.012 ? 0.14 * wide * Math.cos(angle * flutes + turn) * Math.sin(Math.PI * Math.min(1, t * 1.1)) : 0;
      const radius = sleeveRadius(t * end) + wide + gather + creases((u - 0.5) * 0.3, -t * end * 0.6) - 0.0026 * roll;
      const c = Math.cos(angle) * radius;
      const s = Math.sin(angle) * radius * 0.86;
      for (let k = 0; k < 3; k++) {
        out[k] =
          lerp(path[i]![k]!, path[i + 1]![k]!, share) +
          c * lerp(frames[i]!.first[k]!, frames[i + 1]!.first[k]!, share) +
          s * lerp(frames[i]!.second[k]!, frames[i + 1]!.second[k]!, share);
      }
    },
  );
}

/** Metres, by the share of the way to the wrist. */
function sleeveRadius(share: number): number {
  return lerp(0.062, 0.037, clamp(share) ** 0.8);
}

/** Folds where the arm would bend, and a few from the armhole; (x, y) are metres round and down the sleeve. */
function elbowCreases(end: number, fluid: number, random: Random) {
  const elbow = -0.32;
  const count = end > 0.6 ? 7 : 3;
  return Array.from({ length: count }, (_, i) => {
    const y = (i < 3 ? -0.09 : elbow) + between(random, -0.045, 0.045);
    const x = between(random, -0.11, 0.05);
    return {
      from: [x, y] as const,
      to: [x + between(random, 0.06, 0.1), y + between(random, -0.05, 0.03)] as const,
      height: (0.0026 + 0.0022 * random()) * (0.5 + 0.5 * fluid),
      width: between(random, 0.008, 0.013),
      bend: between(random, -0.01, 0.01),
    };
  });
}
