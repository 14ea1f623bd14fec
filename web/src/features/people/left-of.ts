import type { AdminPerson } from '@kenna/contract';

/** Describes a person's remaining quota. */
export function leftOf({ plan, render_limit: left }: Pick<AdminPerson, 'plan' | 'render_limit'>): string {
  if (left === null) return 'No limit';
  const unit = plan === 'starter' ? 'image' : 'prompt';
  return `${left} ${unit}${left === 1 ? '' : 's'}`;
}
