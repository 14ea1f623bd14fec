import type { BillingState, Plan } from '@kenna/contract';
import type { Present } from './offer-words.ts';

/** What a person has, as far as it is known: their plan is known before what they pay for it. */
export function presentOf(plan: Plan, state: BillingState | undefined): Present {
  const subscription = state?.subscription ?? null;
  return {
    plan: state?.plan ?? plan,
    offer: subscription && { plan: subscription.plan, is_monthly: subscription.is_monthly },
    isLeaving: subscription !== null && (subscription.cancels_at_end || subscription.next !== null),
  };
}
