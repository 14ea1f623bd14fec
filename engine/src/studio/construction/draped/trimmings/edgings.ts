import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Number of scallops around an edging. */
const SCALLOPS = 44;

/**
 * A scalloped edging along the hem, and along the upper edge of a bodice that ends below the neck, when the words name a
 * fabric for trim or hem.
 */
export function edgings(context: TrimmingContext): Part[] {
  const { piece, plan, neckline } = context;
  if (!piece.partFabrics.some(({ part }) => part === 'trim' || part === 'hem')) return [];
  const upper = plan.kind.bodice && neckline.edge(0) < 1.45 && plan.neckline !== 'one-shoulder';
  const hem = (a: number) => hemHeight(plan, a);
  const parts = [edging(context, 'hem edging', (a) => hem(a) + 0.06, 0.075)];
  return upper ? [...parts, edging(context, 'neck edging', (a) => neckline.edge(a) + 0.003, 0.042)] : parts;
}

function edging(context: TrimmingContext, name: string, top: (a: number) => number, width: number): Part {
  const at = (u: number, v: number, out: [number, number]) => {
    const a = (u - 0.5) * TAU;
    const scallop = 0.2 * Math.sqrt(Math.abs(Math.sin((a * SCALLOPS) / 2)));
    out[0] = a;
    out[1] = top(a) - width * v * (0.8 + scallop);
  };
  const patch = { at, size: [0.75, width] as const, lift: 0.0014, closed: true, spacing: 0.0016 };
  return { name, role: 'cloth', colourPart: 'trim', mesh: clothPatch(context.surface, patch, context.detail) };
}
