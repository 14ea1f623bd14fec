import type { BillingState, Plan } from '@kenna/contract';
import type { Present } from './offer-words.ts';

/** Combines the person's plan, which the session contains, with the subscription once it has loaded. */
export function presentOf(plan: Plan, state: BillingState | undefined): Present {
  const subscription = state?.subscription ?? null;
  return {
    plan: state?.plan ?? plan,
    offer: subscription && { plan: subscription.plan, is_monthly: subscription.is_monthly },
    isLeaving: subscription !== null && (subscription.cancels_at_end || subscription.next !== null),
  };
}
