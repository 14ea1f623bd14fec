/** Pieces of leather that are sewn on top of others, as geometry: the quarters of a derby, the seam of a moccasin. */
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { insideOutline, smoothOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { planeTable } from '../../../foundation/geometry/tables/plane-table.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Part } from '../../parts/part.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { ShoeStyle } from './shoe-style.ts';

/** The layers that a kind of shoe has on its upper, cut along `cut`. */
export function sewnLayers(last: ShoeLast, { kind }: ShoeStyle, upper: Mesh, cut: DistanceField): Part[] {
  if (kind.seams === 'derby') return quarters(last, upper, cut);
  if (kind.seams === 'apron') return [apronSeam(upper, cut)];
  if (kind.seams === 'deck') return [apronSeam(upper, cut), sideLaces(upper, cut)];
  return [];
}

/** Height in metres of the quarters of a derby above the vamp. */
const QUARTER = 0.0015;

/** The quarters of a derby: they lie on the vamp with rounded fronts, and the laces join them. */
function quarters({ bed }: ShoeLast, upper: Mesh, cut: DistanceField): Part[] {
  const front: DistanceField = (x, y, z) => {
    const side = Math.abs(z);
    // The front of a quarter is round below the laces and runs back and down to the sole.
    return (0.049 - 26 * (side - 0.0135) ** 2 - 0.95 * Math.max(0, 0.04 - (y - bed(x))) - x) * 0.8;
  };
  // The quarters do not meet: the vamp shows between them below the laces.
  const apart: DistanceField = (x, y, z) => Math.min(front(x, y, z), x < -0.02 ? 1 : Math.abs(z) - 0.0043);
  return layerParts({
    name: 'quarters',
    role: 'cloth',
    on: upper,
    edge: (x, y, z) => Math.min(apart(x, y, z), cut(x, y, z)),
    // Towards the heel the quarters are the upper itself.
    height: (x) => QUARTER * smoothstep(-0.075, -0.035, x),
    wall: QUARTER,
    round: 0.0009,
    spacing: 0.002,
    rim: apart,
    reach: (x, y, z) => Math.min(cut(x, y, z) + 0.004, x + 0.03),
    detail: (point, surface) => {
      const inside = apart(point.x, point.y, point.z);
      shadeLine(surface, inside, 0.0009, 0.5);
      const thread = { colour: null, width: 0.0006, pitch: 0.0026 } as const;
      for (const row of [0.002, 0.0038]) stitchRow(point, surface, inside - row, point.y + Math.abs(point.z), thread);
      stitchRow(point, surface, cut(point.x, point.y, point.z) - 0.0024, point.x + point.y, thread);
    },
  });
}

/** The top of a moccasin, which the trade calls its apron: where its seam begins, x in metres. */
export const APRON = { from: 0.04 } as const;

/** Outline (x, z) of the apron in metres from its outer to its inner end. */
const APRON_OUTLINE: readonly PlanePoint[] = [
  [-0.02, 0.0265],
  [0.02, 0.0285],
  [0.06, 0.0285],
  [0.09, 0.0235],
  [0.109, 0.0125],
  [0.1145, -0.0025],
  [0.108, -0.017],
  [0.09, -0.0255],
  [0.06, -0.0285],
  [0.02, -0.0275],
  [-0.02, -0.0255],
];

/** Metres inside the outline of the apron, by x and z. */
export const apronAt = planeTable(insideOutline([...smoothOutline(APRON_OUTLINE, 6), [-0.04, 0]]), {
  min: [-0.05, -0.05],
  max: [0.15, 0.05],
  step: 0.001,
});

/** The roll of leather where the apron is sewn to the sides by hand. */
function apronSeam(upper: Mesh, cut: DistanceField): Part {
  const lines = contours(
    upper,
    (x, _y, z) => apronAt(x, z),
    0.0015,
    ([x, y, z]) => x > APRON.from && y > 0.012 && cut(x, y, z) > 0.001,
  );
  const rolls = lines.slice(0, 1).map(({ points }) =>
    tubeMesh(
      points.map(({ at, normal }) => addScaled(at, normal, 0.0002)),
      {
        // It is pinched between the stitches.
        radius: (t) => 0.001 + 0.00012 * Math.sin(t * points.length * 2.6),
        sides: 10,
        rows: points.length * 2,
      },
    ),
  );
  return { name: 'apron seam', role: 'cloth', mesh: mergeMeshes(rolls), solid: true };
}

/** Metres from the topline of a deck shoe to the lace that runs round its collar. */
const LACE_DOWN = 0.0085;

/** The lace of a deck shoe: in and out of the collar from the facings round the heel. */
function sideLaces(upper: Mesh, cut: DistanceField): Part {
  const line = contours(
    upper,
    (x, y, z) => cut(x, y, z) - LACE_DOWN,
    0.002,
    ([x, y]) => x < -0.022 && y > 0.03,
  )[0];
  // Eight points of twelve lie outside, where a stretch of 16 mm shows.
  const [period, shown] = [12, 8];
  const points = line?.points ?? [];
  const stretches = Array.from({ length: Math.floor(points.length / period) }, (_, i) => {
    const path = points.slice(i * period, i * period + shown + 1).map(({ at, normal }, k, all) => {
      const inner = Math.min(k, all.length - 1 - k);
      return addScaled(at, normal, inner === 0 ? -0.001 : 0.0011);
    });
    const up = points[i * period]!.normal;
    return tubeMesh(path, { radius: () => [0.0011, 0.002], up, sides: 12, rows: 24 });
  });
  return { name: 'side laces', role: 'cloth', colourPart: 'laces', mesh: mergeMeshes(stretches), solid: true };
}
