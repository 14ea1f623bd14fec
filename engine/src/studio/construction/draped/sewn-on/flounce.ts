import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import type { TrainFall } from '../cloth/train-fall.ts';

export interface FlounceOptions {
  /** Height of the upper seam in metres, by angle. */
  readonly edge: (a: number) => number;
  /** Metres from seam to free edge, constant or by angle; negative upwards. */
  readonly length: number | ((a: number) => number);
  /** Angles in radians between which it runs. Default the whole turn. */
  readonly from?: number;
  readonly to?: number;
  /** Distance of the seam from the fabric in metres, constant or by angle. */
  readonly lift?: number | ((a: number) => number);
  /**
   * Distance in metres of the innermost line of its folds from that of the seam (`lift`), at the free edge; the folds stand
   * out by `depth` from there.
   */
  readonly flare: number;
  /** Number of folds in a whole turn. */
  readonly folds: number;
  /** Depth of the folds in metres at the free edge. */
  readonly depth: number;
  /** Form of the folds: 0 shallow waves to 1 folds that close on themselves like an omega. Default .6. */
  readonly curl?: number;
  /**
   * Share 0 to 1 of gathering at the seam: 1 when gathered into it, 0 when cut on the round, which hangs smooth.
   * Default 1.
   */
  readonly gathered?: number;
  /** Lays fabric longer than the distance to the floor behind the wearer. */
  readonly train?: TrainFall;
}

/** A gathered or circular strip sewn on along one edge; its free edge opens into flutes. */
export function flounceMesh(surface: ClothSurface, options: FlounceOptions, random: Random, detail: number): Mesh {
  const { edge, flare, folds, depth, curl = 0.6, gathered = 1, train } = options;
  const from = options.from ?? -Math.PI;
  const to = options.to ?? Math.PI;
  const closed = options.from === undefined;
  const count = Math.max(2, Math.round((folds * (to - from)) / TAU));
  const wave = unevenWave(count, random);
  const spacing = (to - from) / count;
  const lengthOf = by(options.length);
  const liftOf = by(options.lift ?? 0.002);
  const longest = Math.max(lengthOf(0), lengthOf(Math.PI), lengthOf(1.5));
  return gridMesh(
    { columns: atDetail(count * 16, detail), rows: atDetail(14 + longest * 150, detail), closed },
    (u, v, out) => {
      const seam = lerp(from, to, u);
      const grown = smoothstep(0, 0.5, v) * 0.45 + 0.55 * v;
      const { phase, size } = wave(u + (0.22 / count) * Math.sin(v * 2.2 + u * 31) * v);
      const crest = Math.cos(phase) * size;
      const turn = (spacing / TAU) * curl * Math.sin(2 * phase) * grown;
      const pucker = gathered * 0.16 * Math.cos(phase * 2 + 1) * Math.sqrt(v) * (1 - v);
      const a = seam + turn;
      const length = lengthOf(seam);
      const y = edge(seam) - length * v * (1 - 0.05 * crest * grown * Math.min(1, depth / length));
      surface.point(a, train ? Math.max(y, 0) : y, out);
      const off = liftOf(seam) + flare * Math.pow(v, 1.15) + depth * (grown * (0.5 + 0.5 * crest) + pucker);
      out[0] += Math.sin(a) * off;
      out[2] += Math.cos(a) * off;
      train?.(a, y, out);
    },
  );
}

function by(value: number | ((a: number) => number)): (a: number) => number {
  return typeof value === 'number' ? () => value : value;
}

/** A wave whose folds differ in width and height: phase in radians and height near 1, by the share of the strip. */
function unevenWave(count: number, random: Random): (u: number) => { readonly phase: number; readonly size: number } {
  const ends = [0];
  for (let i = 0; i < count; i++) ends.push(ends[i]! + between(random, 0.7, 1.3));
  const total = ends[count]!;
  const sizes = Array.from({ length: count }, () => between(random, 0.65, 1.15));
  const answer = { phase: 0, size: 1 };
  return (u) => {
    const at = Math.min(0.999999, Math.max(0, u)) * total;
    let i = Math.min(count - 1, Math.floor((at / total) * count));
    while (ends[i]! > at) i--;
    while (ends[i + 1]! < at) i++;
    const share = (at - ends[i]!) / (ends[i + 1]! - ends[i]!);
    const next = sizes[(i + 1) % count]!;
    answer.phase = TAU * (i + share);
    answer.size = lerp(sizes[i]!, next, smoothstep(0, 1, share));
    return answer;
  };
}
