import type { Random } from '../../../../foundation/geometry/random.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Drape } from '../../../fabrics/fabric.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import type { Neckline } from '../plan/neckline.ts';

/** The garment that trimmings are attached to. */
export interface TrimmingContext {
  readonly piece: Piece;
  readonly plan: DrapedPlan;
  readonly neckline: Neckline;
  readonly surface: ClothSurface;
  readonly drape: Drape;
  readonly random: Random;
  readonly detail: number;
}
