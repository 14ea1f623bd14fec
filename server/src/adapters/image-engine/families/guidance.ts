/** What the guidance slider does to a family of models. */
import { cfgScale } from '../diffusion/cfg-scale.ts';
import type { Guidance } from './family.ts';

/** Default position of the guidance slider. */
export const USUAL_GUIDANCE = 8;
/** The slider scales a family's usual scale at most by this factor; more oversaturates. */
const MAX_SCALING = 2;
/** Maximum guidance value of distilled models whose usual value is lower. */
const DISTILLED_LIMIT = 10;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Scale of classifier-free guidance at a position of the slider. */
export function scaleOf(guidance: Guidance, slider: number): number {
  switch (guidance.kind) {
    case 'slider':
      return cfgScale(slider);
    case 'scaled':
      return rounded(Math.min(guidance.cfg * MAX_SCALING, Math.max(1, (guidance.cfg * slider) / USUAL_GUIDANCE)));
    case 'fixed':
      return guidance.cfg;
    case 'distilled':
      return 1;
  }
}

/** The guidance value of a model that was distilled with one; null for other models. */
export function distilledOf(guidance: Guidance, slider: number): number | null {
  if (guidance.kind !== 'distilled') return null;
  const most = Math.max(DISTILLED_LIMIT, guidance.guidance);
  return Math.min(most, Math.max(1, (guidance.guidance * slider) / USUAL_GUIDANCE));
}
