import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../parts/part.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';

/** The saddle of a loafer: a strap across the vamp that is wider at its ends, with a slit at the centre. */
export function saddle(upper: Mesh, cut: DistanceField): Part[] {
  const edge: DistanceField = (x, y, z) => {
    const half = 0.0085 + 7 * z * z;
    const band = half - Math.abs(x - 0.034 + 4 * z * z);
    const eye = Math.max(Math.abs(x - 0.034) / 0.0036, Math.abs(z - 0.001) / 0.0085);
    return Math.min(band, (eye - 1) * 0.0036, cut(x, y, z));
  };
  return layerParts({
    name: 'saddle',
    role: 'cloth',
    colourPart: 'straps',
    on: upper,
    edge,
    height: 0.0017,
    spacing: 0.0025,
    detail: (point, surface) => {
      const inside = edge(point.x, point.y, point.z);
      shadeLine(surface, inside, 0.0009, 0.5);
      stitchRow(point, surface, inside - 0.0022, point.z + point.y, { colour: null, width: 0.0006, pitch: 0.0026 });
    },
  });
}
