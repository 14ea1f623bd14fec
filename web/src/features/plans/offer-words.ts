import { changeKind, isPaidPlan, PLAN_TABLE, priceText, type Offer, type Plan } from '@kenna/contract';

/** What is paid for now, and what it becomes. */
export interface Present {
  readonly plan: Plan;
  /** null on a plan that nobody pays for. */
  readonly offer: Offer | null;
  /** Where it is left already: ended, or changed with its period. */
  readonly isLeaving: boolean;
}

const PERIOD_MONTHS = 12;

/** The price of a month, as the cards say it. */
export function monthlyPrice(plan: Plan, isMonthly: boolean): string {
  const { price } = PLAN_TABLE[plan];
  if (price === null) return 'Custom';
  return priceText(isMonthly ? price.monthlyCents : price.yearlyCents / PERIOD_MONTHS);
}

/** What the button of a plan says to somebody who has another; null: this is theirs, and nothing is to be done. */
export function changeWords(present: Present, plan: Plan, isMonthly: boolean): string | null {
  const { name } = PLAN_TABLE[plan];
  if (plan === 'enterprise') return present.plan === 'enterprise' ? null : 'Talk to us';
  if (!isPaidPlan(plan)) return present.offer === null || present.isLeaving ? null : 'Cancel plan';
  if (present.offer === null) return `Choose ${name}`;
  const kind = changeKind(present.offer, { plan, is_monthly: isMonthly });
  if (kind === 'none') return present.isLeaving ? `Keep ${name}` : null;
  if (plan === present.offer.plan) return isMonthly ? 'Change to monthly' : 'Change to yearly';
  return kind === 'now' ? `Upgrade to ${name}` : `Change to ${name}`;
}

/** What follows from a change, before it is made. */
export function consequenceOf(present: Present, plan: Plan, isMonthly: boolean, periodEnd: string): string {
  if (present.offer === null) return '';
  const until = dayOf(periodEnd);
  const { name } = PLAN_TABLE[present.offer.plan];
  if (!isPaidPlan(plan)) return `You keep ${name} until ${until}. After that your account goes on with the free plan.`;
  const kind = changeKind(present.offer, { plan, is_monthly: isMonthly });
  if (kind === 'none') return `Your ${name} plan goes on as it is, and renews on ${until}.`;
  if (kind === 'at_period_end') return `You keep what you paid for until ${until}, and change then.`;
  return 'It begins at once. What you have not used of your present plan is taken off its price.';
}

export const dayOf = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long' });
