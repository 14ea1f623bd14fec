import type { Plan } from '@kenna/contract';

interface Allowance {
  readonly plan: Plan;
  readonly render_limit: number | null;
}

/** Only the free and starter plans have a quota: free is counted in prompts, starter in images. */
export const isCapped = ({ plan }: Allowance): boolean => plan === 'free' || plan === 'starter';

export const isSpent = (allowance: Allowance): boolean => isCapped(allowance) && allowance.render_limit === 0;
