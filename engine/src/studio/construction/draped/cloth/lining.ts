import { clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Part } from '../../../parts/part.ts';
import { clothMesh, clothTrim } from './cloth-mesh.ts';
import { liningSurface } from './cloth-surface.ts';
import type { ClothSurface } from './cloth-surface.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import { necklineOf } from '../plan/neckline.ts';
import { SKIRT_SILHOUETTES } from '../plan/skirt-silhouettes.ts';
import type { SkirtSilhouette } from '../plan/skirt-silhouettes.ts';

/** Depth in metres of folds at the floor above which a skirt counts as full, as tiers do. */
const FULL = 0.07;

/**
 * The layer under sheer fabric: the same neckline, or a strapless one under an illusion yoke, and a plain skirt. Under
 * a full skirt and a gown it ends just above the hem; under a slender dress the lowest part of the skirt is unlined,
 * longer for longer dresses.
 */
export function lining(plan: DrapedPlan, cloth: ClothSurface, detail: number): Part {
  const { skirted } = plan.kind;
  const wide = plan.kind.evening || plan.skirt.flutes.depth > FULL || plan.silhouetteName === 'tiered';
  const veil = wide ? 0.03 : clamp(0.35 * (0.62 - plan.hem), 0.03, 0.11);
  const slip: DrapedPlan = {
    ...plan,
    skirt: skirted ? lessFull(plan.skirt) : SKIRT_SILHOUETTES['sheath']!,
    backDrop: 0,
    slit: null,
    hem: skirted ? plan.hem + veil : Math.max(plan.hem, 0.58),
    pleats: 'none',
    hemShape: null,
    train: 0,
    neckline: plan.neckline === 'illusion' ? 'strapless' : plan.neckline,
  };
  const neckline = necklineOf(slip);
  const surface = skirted ? within(cloth, liningSurface(slip), plan.skirt.release) : liningSurface(slip);
  const mesh = clothMesh(slip, neckline, surface, detail * 0.5);
  return { name: 'lining', role: 'lining', colourPart: 'lining', mesh, trim: clothTrim(slip, neckline, surface) };
}

/** A petticoat fills its skirt: it is nearly as wide and recedes where the folds above it curve in. */
function within(cloth: ClothSurface, plain: ClothSurface, release: number): ClothSurface {
  const outer: [number, number, number] = [0, 0, 0];
  return {
    angleOf: plain.angleOf,
    point(a, y, out) {
      plain.point(a, y, out);
      if (y > release) return;
      cloth.point(a, y, outer);
      const plainReach = Math.hypot(out[0], out[2]);
      // Cloth and petticoat meet in one seam at the waist, so that no skin shows between them.
      const free = smoothstep(release, release - 0.2, y);
      const whole = Math.hypot(outer[0], outer[2]);
      const limit = whole - CLEARANCE * free;
      // A smooth minimum of both distances.
      const reach = plainReach + FILLS * free * Math.max(0, whole - plainReach);
      const off = reach - limit;
      const clamped = reach - 0.5 * (off + Math.sqrt(off * off + (ROUND * free) ** 2));
      // The point moves along the direction of the outer fabric at the same angle, because a deep fold would cut
      // through otherwise.
      out[0] = (outer[0] * clamped) / whole;
      out[2] = (outer[2] * clamped) / whole;
    },
  };
}

/** Share of the outer folds' height that the petticoat follows. */
const FILLS = 0.6;

/** Metres by which the petticoat stays below the cloth. */
const CLEARANCE = 0.018;
/** Metres over which the petticoat bends from its own roundness to the folds. */
const ROUND = 0.016;

/** Roundness of a petticoat as a share of that of the skirt. */
const FILLED = 0.985;

function lessFull(skirt: SkirtSilhouette): SkirtSilhouette {
  return { ...skirt, spread: skirt.spread.map(([y, x, z]) => [y, x * FILLED, z * FILLED] as const) };
}
