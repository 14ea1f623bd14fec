import { blur } from '../../../foundation/image/blur.ts';
import type { Regions } from '../regions/regions.ts';
import { inflate } from './inflate.ts';
import type { PartPlan } from '../naming/part-plan.ts';

/** Depth of a body relative to half of its width. */
const DEPTH = 0.68;
/** How strongly the cloth is held down where a limb meets the trunk. */
const PARTING = 0.035;
/** How strongly the cloth is held down along a seam within one part. */
const SEAM = 0.0025;

interface InflateRequest {
  readonly regions: Regions;
  readonly plans: readonly PartPlan[];
  readonly planOf: readonly number[];
  readonly check: () => void;
}

/** The large form of a drawing: heights in pixels, and a mask that is 1 on the drawing. */
export function inflateDrawing({ regions, plans, planOf, check }: InflateRequest): {
  readonly form: Float32Array;
  readonly mask: Uint8Array;
} {
  const { width, height, labels } = regions;
  const mask = new Uint8Array(labels.length);
  for (let k = 0; k < mask.length; k++) mask[k] = labels[k]! > 0 ? 1 : 0;
  const isLimb = plans.map(({ name }) => name === 'sleeves' || name === 'skin' || name === 'handle');
  const hold = new Float32Array(labels.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      const here = planOf[labels[k]!]!;
      for (const n of [k + 1, k + width]) {
        if (labels[k] === 0 || labels[n] === 0 || labels[n] === labels[k]) continue;
        const there = planOf[labels[n]!]!;
        const parts = here !== there && (isLimb[here] || isLimb[there]);
        hold[k] = Math.max(hold[k]!, parts ? PARTING : here === there ? SEAM : 0);
      }
    }
  }
  const round = inflate(mask, hold, width, height, check);
  const form = blur(
    round.map((value) => value * DEPTH),
    width,
    height,
    2,
    { passes: 1, check },
  );
  return { mask, form };
}
