import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import type { Material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { buttonPart } from '../../hardware/button.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';

/** x in metres of the point of a closed collar, up to which its stand is visible. */
const HALF = 0.024;
/** x in metres of the rounded end of the stand, past the button. */
const END = -0.0155;

/** Points of the lower and the upper edge of the stand across the throat, `x` metres from the centre. */
const foot = (x: number): MutableVec3 => [x, 1.384 + 5.7 * x * x, 0.1025 - 6.6 * x * x];
const head = (x: number): MutableVec3 => [x, 1.4165 + 9 * x * x, 0.0965 - 9 * x * x];

/** Builds the front of a collar's stand, where its left end overlaps the right one, and the button that closes it. */
export function collarStand(material: Material): Part[] {
  const at = (x: number, up: number): MutableVec3 => {
    const past = Math.max(0, (END + 0.009 - x) / 0.009);
    const round = 1 - Math.sqrt(Math.max(0, 1 - past * past));
    const share = up * (1 - 0.45 * round) + 0.22 * round;
    const [low, high] = [foot(x), head(x)];
    return [x, low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share + 0.0012];
  };
  const sheet = gridMesh({ columns: 26, rows: 12 }, (u, v, out) => {
    const [x, y, z] = at(END + (HALF - END) * u, 1 - v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
  const border = Array.from({ length: 25 }, (_, i) => {
    const t = i / 8;
    if (t < 1) return at(HALF - (HALF - END) * t, 1);
    if (t < 2) return at(END, 2 - t);
    return at(END + (HALF - END) * (t - 2), 0);
  });
  const cloth = { role: 'cloth', colourPart: 'collar' } as const;
  return [
    {
      ...cloth,
      name: 'collar stand',
      mesh: sheet,
      detail: (point, surface) => stitchRow(point, surface, point.x - END - 0.0035, point.y, OWN_THREAD),
    },
    { ...cloth, name: 'collar stand edge', mesh: tubeMesh(border, { radius: 0.0008, sides: 8 }), solid: true },
    buttonPart({
      name: 'collar button',
      kind: 'sewn',
      spot: { at: [0, 1.401, 0.1012], normal: [0, 0.18, 0.984] },
      radius: 0.0052,
      lift: 0.0008,
      material,
    }),
  ];
}
