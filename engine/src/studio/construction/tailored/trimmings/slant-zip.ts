import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { STEEL, TEETH, zipTeeth } from '../../hardware/zip-teeth.ts';
import { TAPE } from './zip.ts';

/** Width in metres of the welt round the slit. */
const WELT = 0.007;

/**
 * Builds a zipped pocket slit between two points of a front: a stitched welt, sunken tape, teeth, and a hanging pull.
 */
export function slantZip(
  name: string,
  on: Mesh,
  [from, to]: readonly [PlanePoint, PlanePoint],
  spacing: number,
): Part[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (x: number, y: number) => (x - from[0]) * dx + (y - from[1]) * dy;
  const across = (x: number, y: number) => (x - from[0]) * dy - (y - from[1]) * dx;
  const within = (half: number, end: number) => (x: number, y: number, z: number) => {
    const at = along(x, y);
    return z < 0 ? -0.05 : Math.min(half - Math.abs(across(x, y)), at + end, length + end - at);
  };
  const welt = within(TAPE * 0.7 + WELT, WELT);
  const slit = within(TAPE * 0.7, 0);
  return [
    ...layerParts({
      name: `${name} welt`,
      role: 'cloth',
      colourPart: 'pockets',
      on,
      edge: welt,
      height: 0.0022,
      spacing,
      detail: (point, surface) => {
        const depth = slit(point.x, point.y, point.z);
        stitchRow(point, surface, depth + WELT * 0.55, along(point.x, point.y), OWN_THREAD);
        shadeLine(surface, depth, 0.0012, 0.75);
        if (depth > 0) surface.occlusion *= 0.35;
      },
    }),
    ...layerParts({
      name,
      role: 'hardware',
      colourPart: 'zip',
      on,
      edge: within(TEETH, -0.001),
      height: 0.0036,
      spacing,
      material: STEEL,
      detail: (point, surface) => zipTeeth(point, surface, across(point.x, point.y), along(point.x, point.y)),
    }),
    ...pull(name, on, to),
  ];
}

/** The metal tab that hangs straight down from the upper end of the zip. */
function pull(name: string, on: Mesh, [x, y]: PlanePoint): Part[] {
  const spot = spotOn(on, x, y - 0.006);
  if (!spot) return [];
  const z = spot.at[2];
  const mesh = tubeMesh(
    [
      [x, y - 0.001, z + 0.006],
      [x, y - 0.008, z + 0.0085],
      [x, y - 0.02, z + 0.0085],
      [x, y - 0.034, z + 0.008],
    ],
    { radius: (t) => [0.0011, t < 0.2 ? 0.0046 : 0.0034], up: [0, 0, 1], rows: 14 },
  );
  return [{ name: `${name} pull`, role: 'hardware', colourPart: 'zip', mesh, material: STEEL, solid: true }];
}
