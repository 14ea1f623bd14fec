import type { Plan } from '@kenna/contract';

/** How much is left of a plan. Apart from the table of plans, which the first page does not load. */
export function leftWords(plan: Plan, left: number): string {
  const unit = plan === 'free' ? 'prompt' : 'image';
  return `${left} ${unit}${left === 1 ? ' is' : 's are'} left on your plan`;
}
