import type { Part } from '../../scene/part.ts';
import { clothMesh, clothTrim } from './cloth-mesh.ts';
import { liningSurface } from './cloth-surface.ts';
import type { DrapedPlan } from './draped-plan.ts';
import { necklineOf } from './neckline.ts';
import { SKIRT_SILHOUETTES } from './skirt-silhouettes.ts';
import type { SkirtSilhouette } from './skirt-silhouettes.ts';

/** Folds deeper than this at the floor make a full skirt, whose lining is full too. */
const FULL = 0.05;

/**
 * What is worn under sheer cloth: the same neckline, and a plain skirt. Under a slender one it is short, to leave the
 * veil to the legs; under a full one it ends a hand above the hem.
 */
export function lining(plan: DrapedPlan, detail: number): Part {
  const full = plan.skirt.flutes.depth > FULL && plan.kind !== 'top' && plan.skirt.release > 1;
  const slip: DrapedPlan = {
    ...plan,
    ...{ skirt: full ? lessFull(plan.skirt) : SKIRT_SILHOUETTES['sheath']!, backDrop: 0, slit: null },
    ...{ hem: full ? plan.hem + 0.045 : Math.max(plan.hem, 0.58), pleats: 'none', hemShape: null, train: 0 },
    neckline: plan.neckline === 'illusion' ? 'strapless' : plan.neckline,
  };
  const neckline = necklineOf(slip);
  const surface = liningSurface(slip);
  const mesh = clothMesh(slip, neckline, surface, detail * 0.6);
  return { name: 'lining', role: 'lining', colourPart: 'lining', mesh, trim: clothTrim(slip, neckline, surface) };
}

function lessFull(skirt: SkirtSilhouette): SkirtSilhouette {
  return { ...skirt, spread: skirt.spread.map(([y, x, z]) => [y, x * 0.92, z * 0.92] as const) };
}
