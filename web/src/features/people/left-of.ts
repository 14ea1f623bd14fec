import type { AdminPerson } from '@kenna/contract';

/** What a person can still make, in words. */
export function leftOf({ plan, render_limit: left }: Pick<AdminPerson, 'plan' | 'render_limit'>): string {
  if (left === null) return 'No limit';
  const unit = plan === 'starter' ? 'image' : 'prompt';
  return `${left} ${unit}${left === 1 ? '' : 's'}`;
}
