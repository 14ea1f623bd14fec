import { tubeMesh } from '../../../../geometry/tube.ts';
import type { Mesh } from '../../../../geometry/mesh.ts';
import type { Vec3 } from '../../../../geometry/vector.ts';
import { smoothPath } from '../../../../geometry/path.ts';
import { material } from '../../../material.ts';
import type { Part } from '../../../scene/part.ts';
import { spotOn } from '../../sewn/surface-point.ts';
import type { TailoredCut } from '../cut.ts';

const HORN = material({ albedo: [0.24, 0.13, 0.06], roughness: 0.3, reflectance: 0.05, wrap: 0, coat: 0.3 });
const LEATHER = material({ albedo: [0.09, 0.045, 0.022], roughness: 0.45, reflectance: 0.05, wrap: 0 });

/** Toggles of horn across the front, each held by a loop and a cord of leather. */
export function toggleParts(top: Mesh, { toggles }: TailoredCut): Part[] {
  return toggles.flatMap((y, i) => {
    const on = (x: number, high: number, off: number): Vec3 => [x, high, (spotOn(top, x, high)?.at[2] ?? 0.13) + off];
    const cord = (name: string, from: number, to: number): Part => ({
      name,
      role: 'leather',
      colourPart: 'trim',
      material: LEATHER,
      mesh: tubeMesh(
        smoothPath(
          [
            on(from, y + 0.004, 0.002),
            on((from + to) / 2, y + 0.005, 0.005),
            on(to, y, 0.008),
            on((from + to) / 2, y - 0.005, 0.005),
            on(from, y - 0.004, 0.002),
          ],
          8,
        ),
        { radius: 0.0022, sides: 10 },
      ),
      solid: true,
    });
    const [left, middle, right] = [on(-0.024, y, 0.012), on(0.001, y, 0.0145), on(0.026, y, 0.012)];
    return [
      cord(`loop ${i + 1}`, -0.066, -0.004),
      cord(`cord ${i + 1}`, 0.066, 0.008),
      {
        name: `toggle ${i + 1}`,
        role: 'hardware',
        colourPart: 'buttons',
        material: HORN,
        mesh: tubeMesh(smoothPath([left, middle, right], 8), {
          radius: (t) => 0.0003 + 0.0068 * Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 3)),
          sides: 16,
          rows: 40,
        }),
        solid: true,
      } satisfies Part,
    ];
  });
}
