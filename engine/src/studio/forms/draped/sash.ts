import { superellipseRadius } from '../../../geometry/distance-field.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import { TAU } from '../../../geometry/interpolation.ts';
import { fractalNoise2 } from '../../../geometry/noise.ts';
import { bodySection, HEIGHTS, TORSO_EXPONENT } from '../../body.ts';
import { atDetail } from '../../form.ts';
import type { Part } from '../../part.ts';

const WIDTH = 0.052;

/** A soft band round the waist, creased along its length. */
export function sashPart(detail: number): Part {
  const mesh = gridMesh({ columns: atDetail(360, detail), rows: atDetail(48, detail), closed: true }, (u, v, out) => {
    const a = (u - 0.5) * TAU;
    const y = HEIGHTS.waist + 0.02 - WIDTH * v - 0.005 * Math.cos(a);
    const { halfWidth, halfDepth, centreZ } = bodySection(y);
    const k = superellipseRadius(Math.cos(a), Math.sin(a), TORSO_EXPONENT);
    const round = 0.009 * Math.sqrt(Math.max(0, 1 - Math.pow(2 * v - 1, 4)));
    const crease = 0.0022 * Math.sin(v * 24 + 2 * Math.sin(a * 2) + 3 * fractalNoise2(u * 9, v * 2, 2, 2));
    const off = 0.006 + round + crease * Math.sin(v * Math.PI);
    out[0] = Math.sin(a) * (halfWidth * k + off);
    out[1] = y;
    out[2] = centreZ + Math.cos(a) * (halfDepth * k + off);
  });
  return { name: 'sash', role: 'contrast', colourPart: 'belt', mesh };
}
