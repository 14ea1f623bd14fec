import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { layerParts } from '../../sewing/layer.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { STEEL } from '../../hardware/zip-teeth.ts';

/** Places of the flap's two sides, in metres from the centre towards the wearer's left. */
const [INNER, OUTER] = [-0.03, 0.034];
/** Height in metres of its upper end. */
const TOP = 1.39;
/** Distance in metres between its snaps. */
const PITCH = 0.115;

/** Returns true when a strip of fabric covers the zip, as on parkas. */
export function hasStormFlap({ zip, drawcord, hood }: TailoredCut): boolean {
  return zip && drawcord && hood;
}

/** Builds the strip over the zip of a parka, edge-stitched and closed by snaps. */
export function stormFlap(front: Mesh, cut: TailoredCut, spacing: number): Part[] {
  const edge = (x: number, y: number, z: number) =>
    z < 0 ? -0.05 : Math.min(x - INNER, OUTER - x, TOP - y, y - cut.hem - 0.004);
  const strip = layerParts({
    name: 'storm flap',
    role: 'cloth',
    on: front,
    edge,
    height: 0.0092,
    spacing,
    detail: (point, surface) => {
      const inside = Math.min(point.x - INNER, OUTER - point.x);
      stitchRow(point, surface, inside - 0.005, point.y, OWN_THREAD);
      stitchRow(point, surface, inside - 0.011, point.y, OWN_THREAD);
      stitchRow(point, surface, TOP - point.y - 0.005, point.x, OWN_THREAD);
    },
  });
  const count = Math.floor((TOP - 0.03 - cut.hem - 0.05) / PITCH) + 1;
  const snaps = Array.from({ length: count }, (_, i) => spotOn(front, 0.002, TOP - 0.03 - i * PITCH)).flatMap(
    (spot, i) =>
      spot
        ? [buttonPart({ name: `snap ${i + 1}`, kind: 'shank', spot, radius: 0.0075, lift: 0.0096, material: STEEL })]
        : [],
  );
  return [...strip, ...snaps];
}
