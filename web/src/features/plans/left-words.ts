import type { Plan } from '@kenna/contract';

/**
 * Describes the remaining quota. This is separate from the table of plans, because the first page does not load that
 * table.
 */
export function leftWords(plan: Plan, left: number): string {
  const unit = plan === 'free' ? 'prompt' : 'image';
  return `${left} ${unit}${left === 1 ? ' is' : 's are'} left on your plan`;
}
