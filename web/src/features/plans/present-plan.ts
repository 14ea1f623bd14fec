import type { BillingState, Plan, Subscription } from '@kenna/contract';
import type { Present } from './offer-words.ts';

/** Combines the person's plan, which the session contains, with the subscription once it has loaded. */
export function presentOf(plan: Plan, state: BillingState | undefined): Present {
  const subscription = state?.subscription ?? null;
  return {
    plan: state?.plan ?? plan,
    offer: subscription && { plan: subscription.plan, is_monthly: subscription.is_monthly },
    hasPendingChange: subscription !== null && hasPendingChange(subscription),
  };
}

/** True if the subscription is cancelled or will change at the end of the period. */
export const hasPendingChange = ({ cancels_at_end: isCancelled, next }: Subscription): boolean =>
  isCancelled || next !== null;
