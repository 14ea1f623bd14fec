import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../body/body.ts';
import { necklineOf } from '../../construction/draped/plan/neckline.ts';
import { planDraped } from '../../construction/draped/plan/draped-plan.ts';
import { clothSurface } from '../../construction/draped/cloth/cloth-surface.ts';
import type { ClothSurface } from '../../construction/draped/cloth/cloth-surface.ts';
import type { SkirtSilhouette } from '../../construction/draped/plan/skirt-silhouettes.ts';
import type { FormContext } from '../../parts/form.ts';
import type { ApronCut } from './apron-cut.ts';

/** Distance in metres from the clothes below the apron. */
const OVER_CLOTHES = 0.026;

/** Silhouette of an apron, which is held at the waist and falls nearly straight over the hip with a few soft folds. */
const STRAIGHT: SkirtSilhouette = {
  release: 1.1,
  spread: [
    [0, 0.05, 0.062],
    [0.3, 0.042, 0.054],
    [0.6, 0.03, 0.042],
    [0.88, 0.013, 0.022],
    [1, 0.009, 0.014],
    [1.1, 0.005, 0.006],
    [1.25, 0.004, 0.003],
  ],
  flutes: { count: 9, depth: 0.026, begin: 0.12 },
  gathers: { count: 0, depth: 0 },
  bias: 0,
};

/** The cloth of an apron as it would fall all round the body: held at bust and waist, loose below. */
export function apronSurface({ hem, bib }: ApronCut, { piece, drape, random, worn }: FormContext): ClothSurface {
  const attributes = { length: 'knee', neckline: 'crew', sleeve: 'sleeveless', silhouette: 'shift' } as const;
  const plain = planDraped({ ...piece, form: 'dress', cut: null, attributes, details: [] }, 'dress', drape, random);
  const plan = { ...plain, skirt: STRAIGHT, hem };
  const { angleOf, point } = clothSurface(plan, necklineOf(plan), drape, random);
  const off = worn?.over ? OVER_CLOTHES : 0.004;
  const taut = bib ? tautFront(point, bib.top) : null;
  return {
    angleOf,
    point(a: number, y: number, out: MutableVec3) {
      point(a, y, out);
      if (taut && Math.cos(a) > 0.2) out[2] = taut(out[0], y, out[2]);
      out[0] += Math.sin(a) * off;
      out[2] += Math.cos(a) * off;
    },
  };
}

/** Curvature of the taut front over the bust, in metres backwards per square metre sideways. */
const BEND = 3;
/** Metres over which the taut front rounds into the cloth beside it. */
const ROUNDING = 0.007;
/** Distances in metres from the centre: the front is taut within the first and follows the body beyond the second. */
const TAUT = [0.075, 0.14] as const;

/** z of a bib, which is taut from its straps over the bust to the ties and bridges the hollows between them. */
function tautFront(point: ClothSurface['point'], top: number): (x: number, y: number, z: number) => number {
  const at: MutableVec3 = [0, 0, 0];
  const foremost = (y: number) =>
    Math.max(
      ...Array.from({ length: 9 }, (_, i) => {
        point(i * 0.09, y, at);
        return at[2] + BEND * at[0] * at[0];
      }),
    );
  const line = curve([
    [HEIGHTS.waist, foremost(HEIGHTS.waist) - ROUNDING],
    [HEIGHTS.bust, foremost(HEIGHTS.bust)],
    [top, foremost(top) + 0.006],
  ]);
  return (x, y, z) => {
    const share =
      smoothstep(HEIGHTS.waist + 0.005, HEIGHTS.waist + 0.07, y) * smoothstep(TAUT[1], TAUT[0], Math.abs(x));
    if (share === 0) return z;
    const ahead = line(y) - BEND * x * x - z;
    return z + share * 0.5 * (ahead + Math.sqrt(ahead * ahead + ROUNDING * ROUNDING));
  };
}
