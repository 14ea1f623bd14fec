import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../parts/part.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';

/** Place of the saddle's centre line at the ridge, x in metres. */
const AT = 0.036;

/**
 * Metres outside the slit of the saddle, which has the outline of a pair of lips: a pointed oval.
 */
export const slitAt: DistanceField = (x, _y, z) =>
  Math.max(Math.abs(x - AT) - 0.0036 * Math.max(0, 1 - (z / 0.0112) ** 2) ** 0.8, Math.abs(z) - 0.0112);

/** The saddle of a loafer: a strap across the vamp that is wider at its ends, with a slit at the centre. */
export function saddle(upper: Mesh, cut: DistanceField): Part[] {
  const band: DistanceField = (x, _y, z) => 0.0088 + 3.2 * z * z - Math.abs(x - AT + 5 * z * z);
  const edge: DistanceField = (x, y, z) => Math.min(band(x, y, z), slitAt(x, y, z), cut(x, y, z));
  return layerParts({
    name: 'saddle',
    role: 'cloth',
    colourPart: 'straps',
    on: upper,
    edge,
    height: 0.0021,
    spacing: 0.002,
    detail: (point, surface) => {
      const inside = edge(point.x, point.y, point.z);
      shadeLine(surface, inside, 0.0009, 0.5);
      stitchRow(point, surface, inside - 0.002, point.z + point.y, { colour: null, width: 0.0006, pitch: 0.0026 });
    },
  });
}
