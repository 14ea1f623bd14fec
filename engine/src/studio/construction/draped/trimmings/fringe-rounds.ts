import { lerp } from '../../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Fringe: rows of strands that are sewn round the garment. */
export function fringeParts(context: TrimmingContext): Part[] {
  const { details } = context.piece;
  return details.includes('fringe') ? fringeRounds(context) : [];
}

interface Round {
  /** Height in metres of its upper edge by the angle from the front. */
  readonly edge: (a: number) => number;
  /** Length of the strands in metres. */
  readonly length: number;
  /** Number of strands. */
  readonly count: number;
}

/** Rows of silk fringe, the lowest at the hem; a garment with a skirt has three unless it is very short. */
function fringeRounds(context: TrimmingContext): Part[] {
  const { plan } = context;
  const low = (a: number) => hemHeight(plan, a) + 0.012;
  const rounds: Round[] = [{ edge: low, length: 0.13, count: 150 }];
  if (plan.kind.skirted && plan.hem < 0.7) {
    rounds.push({ edge: (a) => low(a) + 0.14, length: 0.135, count: 140 });
    rounds.push({ edge: (a) => low(a) + 0.28, length: 0.135, count: 130 });
  }
  return rounds.map((round, i) => ({
    name: `fringe ${i + 1}`,
    role: 'contrast',
    colourPart: 'trim',
    mesh: strands(
      context,
      round,
      (_a, t, out) => {
        out[1] -= round.length * t;
      },
      0.0019,
    ),
    solid: true,
  }));
}

function strands(
  { surface, random }: TrimmingContext,
  { edge, count }: Round,
  fall: (a: number, t: number, out: MutableVec3) => void,
  radius: number,
): Mesh {
  return mergeMeshes(
    Array.from({ length: count }, (_, i) => {
      const a = ((i + between(random, 0, 1)) / count - 0.5) * 2 * Math.PI;
      const sway = between(random, -0.09, 0.09);
      const long = between(random, 0.82, 1.08);
      const lift = between(random, 0.001, 0.005);
      const y = edge(a);
      const path = [0, 0.2, 0.45, 0.72, 1].map((t) => {
        const out: MutableVec3 = [0, 0, 0];
        const turn = a + sway * t * t;
        surface.point(turn, y - 0.001, out);
        out[0] += Math.sin(turn) * lift;
        out[2] += Math.cos(turn) * lift;
        fall(turn, t * long, out);
        return out;
      });
      return tubeMesh(path, { radius: (t) => radius * lerp(1, 0.5, t), sides: 4, rows: 7 });
    }),
  );
}
