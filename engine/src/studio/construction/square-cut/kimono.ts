/**
 * A kimono, yukata or dressing gown, wrapped left over right, held by a sash and edged by one band, with sleeves that
 * hang; or a haori, which hangs open. The coat and jacket forms build these cuts with it.
 */
import type { FormContext } from '../../parts/form.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { clothMesh, clothTrim } from '../draped/cloth/cloth-mesh.ts';
import { clothSurface } from '../draped/cloth/cloth-surface.ts';
import type { ClothSurface } from '../draped/cloth/cloth-surface.ts';
import { lining } from '../draped/cloth/lining.ts';
import { necklineOf } from '../draped/plan/neckline.ts';
import { beltParts } from '../draped/fastenings/belts.ts';
import { frontParts } from './front-band.ts';
import { kimonoCut } from './kimono-cut.ts';
import { kimonoSleeves } from './kimono-sleeves.ts';
import { obi } from './obi.ts';
import { squareKind } from './square-kinds.ts';

/** The surface on which a sash lies: the cloth with both fronts and their band. */
function overFronts(cloth: ClothSurface): ClothSurface {
  return {
    angleOf: cloth.angleOf,
    point(a, y, out) {
      cloth.point(a, y, out);
      out[0] += Math.sin(a) * FRONTS;
      out[2] += Math.cos(a) * FRONTS;
    },
  };
}

/** Thickness in metres of the fronts and their band. */
const FRONTS = 0.0045;

export function kimono({ piece, drape, sheer, random, detail }: FormContext): Shape {
  const cut = kimonoCut(piece, drape, random);
  const { plan } = cut;
  const neckline = necklineOf(plan);
  const surface = clothSurface(plan, neckline, drape, random);
  const context = { piece, plan, neckline, surface, drape, random, detail };
  const fronts = overFronts(surface);
  const { belt } = piece.attributes;
  const sash = squareKind(piece.cut).obi.includes(belt)
    ? obi(fronts, detail)
    : beltParts({ ...context, surface: fronts });
  const cloth: Part = {
    name: 'body',
    role: 'cloth',
    mesh: clothMesh(plan, neckline, surface, detail),
    trim: clothTrim(plan, neckline, surface),
  };
  return {
    parts: [
      cloth,
      ...(sheer ? [lining(plan, surface, detail)] : []),
      ...frontParts(context, cut),
      ...kimonoSleeves(cut, 1.1 - 0.8 * drape.stiffness, random, detail),
      ...sash,
    ],
    presentation: plan.hem < 0.5 ? 'dress form' : 'ghost',
    coversArms: true,
    encloses: (x, y, z) => outside(surface, plan.hem, x, y, z),
  };
}

/**
 * Distance in metres by which a point is outside the body or the shoulders of the garment; negative at the neck and
 * below the hem.
 */
function outside(surface: ClothSurface, hem: number, x: number, y: number, z: number): number {
  const across = Math.abs(x);
  if (y > 1.42) return across > 0.078 ? 1 : -1;
  if (y < hem + 0.01 || (y > 1.3 && z > 0 && across < 0.5 * (y - 1.3))) return -1;
  const spot: [number, number, number] = [0, 0, 0];
  surface.point(surface.angleOf(x, y, z), y, spot);
  return Math.hypot(x, z) - Math.hypot(spot[0], spot[2]) + 0.004;
}
