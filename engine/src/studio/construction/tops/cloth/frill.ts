import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import { normalise } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { BandSection } from '../../sewing/edge-band.ts';

/** Number of points to each side over which directions are averaged. */
const AROUND = 9;

/** Averages the directions along the edge to which a frill is sewn: a wide strip would spread small turns into spikes. */
export function smoothedEdge({ points, closed }: Contour): Contour {
  const count = points.length;
  const mean = (i: number, of: (point: Contour['points'][number]) => Vec3): Vec3 => {
    const sum: MutableVec3 = [0, 0, 0];
    for (let step = -AROUND; step <= AROUND; step++) {
      const at = closed ? (i + step + count) % count : Math.min(count - 1, Math.max(0, i + step));
      const way = of(points[at]!);
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + way[k]!;
    }
    return normalise(sum);
  };
  return {
    closed,
    points: points.map((point, i) => ({
      ...point,
      normal: mean(i, ({ normal }) => normal),
      inward: mean(i, ({ inward }) => inward),
    })),
  };
}

/** Section of a gathered strip, `width` metres across, whose waves grow with the distance from its seam. */
export function frillSection(width: number): BandSection {
  const pitch = 0.008 + 0.54 * width;
  return (share, along) => {
    const beat = (along / pitch) * TAU;
    const wave = Math.sin(beat + 0.9 * Math.sin(beat * 0.37)) * (0.7 + 0.3 * Math.sin(beat * 0.23));
    return [width * share - 0.003, 0.002 + 0.155 * width * Math.pow(share, 0.8) * wave];
  };
}
