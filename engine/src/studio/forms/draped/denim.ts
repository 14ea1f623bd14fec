import type { Piece } from '../../../prompt/brief.ts';
import type { Painter } from '../../material.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../sewn/seam.ts';
import type { Thread } from '../sewn/seam.ts';
import type { DrapedPlan } from './draped-plan.ts';

const GOLD_THREAD: Thread = { colour: [0.4, 0.2, 0.055], width: 0.0009, pitch: 0.0036 };

export function isDenim({ fabric, cut }: Piece): boolean {
  return fabric === 'denim' || (fabric === null && cut === 'denim-skirt');
}

/** What a garment is top-stitched with: tobacco yarn on denim, else its own colour. */
export function seamThread(piece: Piece): Thread {
  return isDenim(piece) ? GOLD_THREAD : OWN_THREAD;
}

/** Fly with its curved row, seam down the front, and two rows above the hem. */
export function denimStitches(plan: DrapedPlan): Painter {
  const waist = plan.top - 0.034;
  const fly = 0.165;
  return (point, surface) => {
    const hem = point.y - plan.hem;
    if (hem < 0.04) {
      stitchRow(point, surface, hem - 0.022, point.u, GOLD_THREAD);
      stitchRow(point, surface, hem - 0.028, point.u, GOLD_THREAD);
    }
    if (point.z < 0 || Math.abs(point.x) > 0.06) return;
    const { x, y } = point;
    shadeLine(surface, x, 0.0011, 0.55);
    stitchRow(point, surface, x - 0.005, y, GOLD_THREAD);
    const down = waist - y;
    if (down > fly + 0.004) return;
    // The row runs beside the fly and curves in at its foot.
    const bend = 0.036 * Math.sqrt(Math.max(0, 1 - Math.max(0, (down - fly + 0.045) / 0.045) ** 2));
    stitchRow(point, surface, x - bend, y + x, GOLD_THREAD);
    stitchRow(point, surface, x - bend + 0.006, y + x, GOLD_THREAD);
  };
}
