import {
  changeKind,
  isPaidPlan,
  PLAN_TABLE,
  priceText,
  type Offer,
  type PaidPlan,
  type Plan,
  type Subscription,
} from '@kenna/contract';
import { dayOf } from '../../lib/text/day-of.ts';

/** A person's current plan and its future. */
export interface Present {
  readonly plan: Plan;
  /** The paid offer, null on an unpaid plan. */
  readonly offer: Offer | null;
  /** True if the plan is cancelled or will change at the end of the period. */
  readonly hasPendingChange: boolean;
}

const PERIOD_MONTHS = 12;

/** Returns the price per month as the plan cards show it. */
export function monthlyPrice(plan: Plan, isMonthly: boolean): string {
  const { price } = PLAN_TABLE[plan];
  if (price === null) return 'Custom';
  return priceText(isMonthly ? price.monthlyCents : price.yearlyCents / PERIOD_MONTHS);
}

/**
 * Returns the label of a plan's button for a person with another plan; null for the current plan, where nothing can be
 * changed.
 */
export function changeWords(present: Present, plan: Plan, isMonthly: boolean): string | null {
  const { name } = PLAN_TABLE[plan];
  if (plan === 'enterprise') return present.plan === 'enterprise' ? null : 'Talk to us';
  if (!isPaidPlan(plan)) return present.offer === null || present.hasPendingChange ? null : 'Cancel plan';
  if (present.offer === null) return `Choose ${name}`;
  const kind = changeKind(present.offer, { plan, is_monthly: isMonthly });
  if (kind === 'none') return present.hasPendingChange ? `Keep ${name}` : null;
  if (plan === present.offer.plan) return isMonthly ? 'Change to monthly' : 'Change to yearly';
  return kind === 'now' ? `Upgrade to ${name}` : `Change to ${name}`;
}

/** A requested change of plan that has not been confirmed. */
export interface RequestedChange {
  /** The plan to change to. `free` cancels the subscription. */
  readonly plan: 'free' | PaidPlan;
  readonly isMonthly: boolean;
}

/** Returns the question that confirms a change and the labels of its two answers. */
export function questionOf(present: Present, { plan, isMonthly }: RequestedChange) {
  const own = present.offer === null ? '' : PLAN_TABLE[present.offer.plan].name;
  if (!isPaidPlan(plan)) return { title: `Cancel your ${own} plan?`, confirm: 'Cancel plan', keep: `Keep ${own}` };
  const words = changeWords(present, plan, isMonthly) ?? 'Change your plan';
  return { title: `${words}?`, confirm: words, keep: 'Not now' };
}

/** Describes the consequences of a change before it is confirmed. */
export function consequenceOf(present: Present, { plan, isMonthly }: RequestedChange, periodEnd: string): string {
  if (present.offer === null) return '';
  const until = dayOf(periodEnd);
  const { name } = PLAN_TABLE[present.offer.plan];
  if (!isPaidPlan(plan)) {
    return `You keep ${name} until ${until}, and nothing more is charged. After that your account continues on the free plan, and your pictures, collections and links stay.`;
  }
  const kind = changeKind(present.offer, { plan, is_monthly: isMonthly });
  if (kind === 'none') return `Your ${name} plan continues unchanged and renews on ${until}.`;
  if (kind === 'at_period_end') return `You keep your current plan until ${until} and change then.`;
  return 'It begins at once, and your card is charged now. The unused part of your current plan is deducted from its price.';
}

/** Describes what the deletion of the account means for the paid plan. */
export function endWithAccount({ plan, period_end: end }: Subscription): string {
  const { name } = PLAN_TABLE[plan];
  return `Your ${name} plan is cancelled as well, and nothing more is charged. It is paid until ${dayOf(end)}; the part that remains when the account is deleted is not refunded. If you come back before then, the plan still ends on that day, unless you keep it on your subscription page.`;
}
