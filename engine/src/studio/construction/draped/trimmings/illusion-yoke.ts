import { linearFromHex } from '../../../materials/colour.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { clothMesh, clothTrim } from '../cloth/cloth-mesh.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import { necklineOf } from '../plan/neckline.ts';
import { scaleColour } from '../../../materials/colour.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Fine net from the sweetheart edge up to the neck. */
export function illusionYoke({ plan, piece, surface, neckline, detail }: TrimmingContext): Part[] {
  if (plan.neckline !== 'illusion' || !plan.kind.bodice) return [];
  const covered: DrapedPlan = { ...plan, neckline: 'crew', strap: 'wide' };
  const yoke = necklineOf(covered);
  const cut = clothTrim(covered, yoke, surface);
  const mesh = clothMesh({ ...covered, hem: 1.26, hemShape: null, backDrop: 0, train: 0 }, yoke, surface, detail * 0.6);
  const main = piece.colours.find(({ part }) => part === 'main');
  const net = material({
    albedo: scaleColour(main ? linearFromHex(main.hex) : [0.7, 0.66, 0.6], 0.8),
    roughness: 0.8,
    specular: 0.25,
    opacity: 0.22,
    transmission: 0.7,
    wrap: 0.4,
    sheen: 0.3,
    sheenPower: 1.8,
  });
  return [
    {
      name: 'illusion yoke',
      role: 'cloth',
      mesh,
      material: net,
      trim: (x, y, z, u, v) => {
        const a = surface.angleOf(x, y, z);
        return Math.min(cut(x, y, z, u, v), 0.006 - neckline.inside(x, y, z, a));
      },
    },
  ];
}
