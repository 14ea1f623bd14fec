import { priceOf, type Offer } from '@kenna/contract';

interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The cost of a change in mid-period, in cents: the new offer minus the unused part of the old one. If the length of
 * the period stays the same, only the rest of it is charged; otherwise a whole new period begins.
 */
export function prorationOf(from: Offer, to: Offer, { start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime();
  const rest = Math.min(1, Math.max(0, end.getTime() - now.getTime()) / whole);
  const charged = from.is_monthly === to.is_monthly ? priceOf(to) * rest : priceOf(to);
  return Math.round(charged - priceOf(from) * rest);
}
