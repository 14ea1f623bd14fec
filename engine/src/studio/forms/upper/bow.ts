import { gridMesh } from '../../../geometry/grid.ts';
import { lerp, smoothstep, TAU } from '../../../geometry/interpolation.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import { atDetail } from '../../form.ts';
import type { Part } from '../../scene/part.ts';
import { spotOn } from '../sewn/surface-point.ts';
import type { UpperGarment } from './upper-garment.ts';

const LOOP = 0.085;
const TAIL = 0.27;

/** A soft bow tied at the neck: two loops, a knot, and two ends that hang down the front. */
export function neckBow({ front: { piece } }: UpperGarment, knot: Vec3, detail: number): Part[] {
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  const [kx, ky, kz] = knot;
  const loop = (side: 1 | -1): Part => ({
    ...part,
    name: side > 0 ? 'left loop' : 'right loop',
    mesh: gridMesh({ columns: atDetail(48, detail), rows: atDetail(28, detail) }, (u, v, out) => {
      // Out along the front of the loop and back behind it; pinched into pleats at the knot.
      const open = Math.sin(u * Math.PI);
      const reach = LOOP * Math.pow(open, 0.8);
      const wide = lerp(0.018, 0.058, smoothstep(0, 0.9, open));
      const pleat = 0.0035 * (1 - open) * Math.sin(v * 3 * TAU);
      out[0] = kx + side * reach;
      out[1] = ky + (0.5 - v) * wide - 0.3 * reach * open + 0.006 * Math.sin(v * TAU + side);
      out[2] = kz + 0.006 + (0.02 * Math.cos(u * Math.PI) - 0.003) * Math.pow(open, 0.6) + pleat;
    }),
  });
  const tail = (side: 1 | -1): Part => {
    const lies = Array.from({ length: 12 }, (_, i) => {
      const y = ky - (TAIL * i) / 11;
      return spotOn(piece.mesh, side * (0.014 + 0.003 * i), y)?.at[2] ?? kz - 0.01;
    });
    return {
      ...part,
      name: side > 0 ? 'left end' : 'right end',
      mesh: gridMesh({ columns: atDetail(28, detail), rows: atDetail(60, detail) }, (u, v, out) => {
        const at = Math.min(10.999, v * 11);
        const i = Math.floor(at);
        const below = lerp(lies[i]!, lies[i + 1]!, at - i);
        const wide = lerp(0.02, 0.062, smoothstep(0, 0.8, v));
        const fold = 0.005 * (1 - 0.4 * v) * (1 + Math.sin(u * 2.4 * TAU + side + v * 2));
        out[0] = kx + side * (0.008 + 0.036 * v + 0.006 * Math.sin(v * 5)) + (u - 0.5) * wide;
        // Cut on a slant at the end.
        out[1] = ky - 0.006 - (TAIL - 0.03 * (side > 0 ? u : 1 - u)) * v;
        out[2] = Math.max(below, lerp(kz, below, smoothstep(0, 0.3, v))) + 0.005 + fold;
      }),
    };
  };
  const tied: Part = {
    ...part,
    name: 'knot',
    solid: true,
    mesh: gridMesh({ columns: atDetail(28, detail), rows: atDetail(18, detail), closed: true }, (u, v, out) => {
      const round = Math.sin(v * Math.PI);
      out[0] = kx + 0.0125 * round * Math.cos(u * TAU);
      out[1] = ky - 0.003 - 0.0165 * Math.cos(v * Math.PI);
      out[2] = kz + 0.012 - 0.013 * round * Math.sin(u * TAU);
    }),
  };
  return [loop(1), loop(-1), tail(1), tail(-1), tied];
}
