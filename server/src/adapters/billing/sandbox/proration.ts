import { priceOf, type Offer } from '@kenna/contract';

interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * What a change in the middle of a period costs, in cents: the new offer less what is unused of the old one. Where the
 * length of the period stays, only the rest of it is charged; where it changes, a whole new period begins.
 */
export function prorationOf(from: Offer, to: Offer, { start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime();
  const rest = Math.min(1, Math.max(0, end.getTime() - now.getTime()) / whole);
  const charged = from.is_monthly === to.is_monthly ? priceOf(to) * rest : priceOf(to);
  return Math.round(charged - priceOf(from) * rest);
}
