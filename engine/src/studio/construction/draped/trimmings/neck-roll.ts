import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import type { Part } from '../../../parts/part.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Height of the fold in metres. */
const TOP = 1.553;
/** Width of the folded part in metres. */
const WIDTH = 0.062;

/** The part of a turtleneck that is folded down over the neck, softly creased. */
export function neckRoll({ plan, surface, drape, detail }: TrimmingContext): Part[] {
  if (plan.neckline !== 'turtleneck' || !plan.kind.bodice) return [];
  const soft = 0.0016 + drape.thickness * 0.5;
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[0] = (u - 0.5) * TAU;
        out[1] = TOP - WIDTH * v * (1 + 0.05 * Math.sin(u * TAU * 2 + 1));
      },
      size: [0.34, WIDTH],
      lift: 0.0035 + drape.thickness,
      closed: true,
      spacing: 0.002,
      stand: (u, v) =>
        0.003 * v +
        soft * Math.sin(v * Math.PI) * (1 + noise2(Math.cos(u * TAU) * 3 + v * 4, Math.sin(u * TAU) * 3, 7)),
    },
    detail,
  );
  return [{ name: 'neck roll', role: 'cloth', colourPart: 'collar', mesh }];
}
