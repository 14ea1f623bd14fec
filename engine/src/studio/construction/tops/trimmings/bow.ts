import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { Part } from '../../../parts/part.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

/** Length of a loop in metres. */
const LOOP = 0.085;
/** Length of a hanging end in metres. */
const TAIL = 0.27;

/** Builds a soft bow tied at the neck: two loops, a knot, and two ends that hang down the front. */
export function neckBow({ front: { piece } }: UpperGarment, knot: Vec3, detail: number): Part[] {
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  const [kx, ky, kz] = knot;
  const loop = (side: 1 | -1): Part => ({
    ...part,
    name: side > 0 ? 'left loop' : 'right loop',
    mesh: gridMesh({ columns: atDetail(48, detail), rows: atDetail(28, detail) }, (u, v, out) => {
      // A loop runs out along its front and returns behind it; at the knot it is pinched into pleats.
      const open = Math.sin(u * Math.PI);
      const off = 2 * v - 1;
      const reach = LOOP * Math.pow(open, 0.72) * (1 - 0.3 * open * off * off);
      const wide = lerp(0.017, 0.064, smoothstep(0, 0.85, open));
      const pleat = 0.0034 * (1 - 0.8 * open) * Math.sin(v * 3.5 * TAU + side);
      const slack = 0.0028 * open * Math.sin(v * 6 + u * 9 + 2 * side);
      // The upper and lower edges of a loop are close together, while its centre is open.
      const pillow = 1 - 0.62 * off * off;
      out[0] = kx + side * reach;
      out[1] = ky - (off / 2) * wide - (0.34 + 0.04 * side) * reach * open - 0.012 * open * open;
      out[2] = kz + 0.008 + 0.027 * Math.cos(u * Math.PI) * Math.sqrt(open) * pillow + pleat + slack;
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
        const wide = lerp(0.018, 0.058, Math.pow(v, 0.6));
        const wave =
          Math.sin(u * 1.55 * TAU + side * 1.4 + v * 1.6) + 0.45 * Math.sin(u * 3.3 * TAU + 2 * side - v * 3);
        const fold = lerp(0.0048, 0.0026, v) * (1.3 + wave);
        out[0] = kx + side * (0.008 + 0.036 * v + 0.006 * Math.sin(v * 5)) + (u - 0.5) * wide;
        // The ends are cut on a slant.
        out[1] = ky - 0.006 - (TAIL - 0.017 * side - 0.034 * (side > 0 ? u : 1 - u)) * v;
        out[2] = Math.max(below, lerp(kz, below, smoothstep(0, 0.3, v))) + 0.005 + fold;
      }),
    };
  };
  const tied: Part = {
    ...part,
    name: 'knot',
    solid: true,
    mesh: gridMesh({ columns: atDetail(28, detail), rows: atDetail(18, detail), closed: true }, (u, v, out) => {
      // The knot is a band pulled tight round the centre, in pleats.
      const round = Math.pow(Math.sin(v * Math.PI), 0.45) * (1 + 0.06 * Math.sin(u * 9 * TAU + 3 * v));
      out[0] = kx + (0.0125 + 0.002 * Math.sin(v * 4)) * round * Math.cos(u * TAU);
      out[1] = ky - 0.004 - 0.0155 * Math.cos(v * Math.PI);
      out[2] = kz + 0.013 - 0.013 * round * Math.sin(u * TAU);
    }),
  };
  return [loop(1), loop(-1), tail(1), tail(-1), tied];
}
