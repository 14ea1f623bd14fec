import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { buttonPart } from '../../hardware/button.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { slantZip } from './slant-zip.ts';
import { STEEL } from '../../hardware/zip-teeth.ts';

/** Ends of the pocket zips of a biker jacket, slanted up towards the side, in metres from the centre and the floor. */
const ZIPS: readonly (readonly [PlanePoint, PlanePoint])[] = [
  [
    [-0.075, 1.01],
    [-0.128, 1.09],
  ],
  [
    [0.09, 1.01],
    [0.135, 1.09],
  ],
  [
    [-0.06, 1.2],
    [-0.125, 1.235],
  ],
];

/** Builds the slanted pocket zips. */
export function bikerParts(fronts: Readonly<Record<1 | -1, Mesh>>, cut: TailoredCut, spacing: number): Part[] {
  if (!cut.biker) return [];
  return ZIPS.flatMap((ends, i) => slantZip(`pocket zip ${i + 1}`, fronts[ends[0][0] > 0 ? 1 : -1], ends, spacing));
}

/** Builds the press studs that hold down the tips of collar and lapels. */
export function lapelStuds(lapels: readonly Part[], cut: TailoredCut): Part[] {
  if (!cut.biker) return [];
  return lapels.flatMap((part) => {
    const side = part.name.startsWith('right') ? -1 : 1;
    const spot = part.solid ? null : spotOn(part.mesh, side * 0.138, 1.338);
    return spot
      ? [buttonPart({ name: `${part.name} stud`, kind: 'rivet', spot, radius: 0.0058, lift: 0.0002, material: STEEL })]
      : [];
  });
}
