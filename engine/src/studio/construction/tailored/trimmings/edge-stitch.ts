import type { Painter } from '../../../materials/material.ts';
import { OWN_THREAD, stepSlope, stitchRow } from '../../sewing/seam.ts';
import type { TailoredCut } from '../cut/cut.ts';

/**
 * Paints a row of stitches inside an outline drawn from the front: 6.5 mm from the edge on a trench coat, 4.2 mm
 * elsewhere. Kinds without edge stitches have them only when words name a colour of thread.
 */
export function edgeStitch(
  { trench, kind, thread: colour }: TailoredCut,
  inside: (x: number, y: number, z: number) => number,
): Painter {
  const row = trench ? 0.0065 : 0.0042;
  const thread = { ...OWN_THREAD, colour, width: trench || colour ? 0.0008 : 0.0005 };
  if (!kind.topStitched && !colour) return () => undefined;
  return (point, surface) => {
    const depth = inside(point.x, point.y, point.z);
    if (depth > 0.012 || depth < 0) return;
    stitchRow(point, surface, depth - row, point.x + point.y * 1.1, thread);
    // The seam allowance inside makes the edge a little thicker up to the stitches.
    surface.occlusion *= 1 - 0.12 * stepSlope(depth - row, 1, 0.564);
  };
}
