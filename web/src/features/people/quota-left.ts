import type { AdminPerson } from '@kenna/contract';

/** Returns the quota that a person has left as text: "No limit", "3 prompts", "1 image". */
export function quotaLeft({ plan, render_limit: left }: Pick<AdminPerson, 'plan' | 'render_limit'>): string {
  if (left === null) return 'No limit';
  const unit = plan === 'starter' ? 'image' : 'prompt';
  return `${left} ${unit}${left === 1 ? '' : 's'}`;
}
