import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { contours } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import type { Part } from '../../../parts/part.ts';
import { pipedEdge, pipingParts } from '../../sewing/piping.ts';
import type { PipedPath } from '../../sewing/piping.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import { waistSeam } from '../cloth/seams.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';

/** Height in metres below which a hem lies on the floor, where piping would not show. */
const ON_FLOOR = 0.03;

/** Piping along the cut edges, in the seam at the waist and round the hem. */
export function drapedPiping({ plan, surface, mesh, edges }: PipedGarment): Part[] {
  const seam = waistSeam(plan);
  const hemmed = plan.hem > ON_FLOOR && plan.underHem === 0 && plan.slit === null && plan.silhouetteName !== 'bubble';
  const aboveHem: DistanceField = (x, y, z) => y - hemHeight(plan, surface.angleOf(x, y, z)) - ABOVE_HEM;
  const low = plan.hem + 0.5 * (plan.top - plan.hem);
  const hems = hemmed ? contours(mesh, aboveHem, 0.004, ([, y]) => y < low) : [];
  return pipingParts('piping', [
    ...edges.map((line) => pipedEdge(line)),
    ...(seam === null ? [] : [round(surface, seam)]),
    // The line on the inside of the turned hem is as long as that on its outside, and is not seen.
    ...hems.map((line) => pipedEdge(line, 0.0008)),
  ]);
}

interface PipedGarment {
  readonly plan: DrapedPlan;
  readonly surface: ClothSurface;
  readonly mesh: Mesh;
  /** The cut edges of the cloth. */
  readonly edges: readonly Contour[];
}

/** Height in metres of the piping above the fold of the hem. */
const ABOVE_HEM = 0.0022;

/** Number of points round the waist. */
const POINTS = 200;

/** A path round the garment at a height. */
function round(surface: ClothSurface, y: number): PipedPath {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const at: MutableVec3 = [0, 0, 0];
    surface.point((i / POINTS - 0.5) * TAU, y, at);
    return at;
  });
  return { points, closed: true };
}
