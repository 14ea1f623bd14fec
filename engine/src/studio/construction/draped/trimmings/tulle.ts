import { lerp } from '../../../../foundation/geometry/interpolation.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { trainFall } from '../cloth/train-fall.ts';
import { drapedCut } from '../plan/draped-cuts.ts';
import { flounceMesh } from '../sewn-on/flounce.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Weight of a drape (0 to 1) below which cloth is worn in layers. */
const WEIGHTLESS = 0.11;

/** Silhouettes whose skirt is close enough to the leg for a single layer. */
const SLENDER: readonly string[] = [
  'slip',
  'bias',
  'sheath',
  'pencil',
  'column',
  'bodycon',
  'mermaid',
  'boxy',
  'shift',
];

/** Metres by which layers end above the hem, because those of a long skirt would dip into the floor. */
const CLEAR = 0.012;

/** Net and organza over a full skirt: layers gathered at the waist, each with its own folds and hem. */
export function netLayers(context: TrimmingContext): Part[] {
  const { plan, drape, piece, surface, random, detail } = context;
  if (drape.weight > WEIGHTLESS || SLENDER.includes(plan.silhouetteName) || !plan.kind.skirted) return [];
  const head = Math.min(plan.skirt.release, HEIGHTS.waist) - 0.004;
  // Crisp organza forms few wide folds, soft net many.
  const folds = Math.round(lerp(36, 16, drape.stiffness));
  const { net = { flare: 0.02, depth: 0.036 } } = drapedCut(piece.cut);
  // A second layer of stiff fabric would stick out next to the first.
  const layers = drape.stiffness > 0.65 ? [0] : [0, 1];
  return layers.map((i) => {
    const length = (a: number) =>
      (head - hemHeight(plan, a) - CLEAR) * (1 - 0.07 * i) + 0.004 * Math.sin(a * 5 + i * 2);
    return {
      name: `net layer ${i + 1}`,
      role: 'cloth',
      mesh: flounceMesh(
        surface,
        {
          edge: () => head,
          length,
          lift: 0.002 + 0.002 * i,
          flare: net.flare + 0.006 * i,
          folds: folds - 4 * i,
          depth: net.depth * (1 - 0.3 * i),
          curl: lerp(0.75, 0.45, drape.stiffness),
          gathered: 0.8,
          // On the floor each layer lies below the one before it.
          ...(plan.train > 0 ? { train: trainFall(surface, 0.012 + 0.005 * (layers.length - i)) } : {}),
        },
        random,
        detail,
      ),
    };
  });
}
