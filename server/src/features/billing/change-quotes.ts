/**
 * The cost of a change of plan, now and later, shown before it is made. The provider calculates the amounts that it
 * will charge.
 */
import { changeKind, priceOf, type ChangeQuote, type Offer } from '@kenna/contract';
import type { Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { addMonths } from '../../shared/months.ts';
import { asAppError } from './billing-failures.ts';
import type { SubscriptionRow } from './billing.repository.ts';

interface Parts {
  readonly billing: Billing;
  readonly clock: Clock;
}

const FREE_OF_CHARGE = { due_cents: 0, credit_cents: 0 } as const;

export function createChangeQuotes({ billing, clock }: Parts) {
  const afterOnePeriod = ({ is_monthly: isMonthly }: Offer) => addMonths(clock.now(), isMonthly ? 1 : 12);

  async function quoteNow(row: SubscriptionRow, target: Offer): Promise<ChangeQuote> {
    const { dueCents, creditCents } = await billing.previewChange(row.subscription_ref, target);
    const isRestarted = row.is_monthly !== target.is_monthly;
    const nextAt = isRestarted ? afterOnePeriod(target) : row.period_end;
    return quoteOf(dueCents, creditCents, target, nextAt);
  }

  const quoteOf = (dueCents: number, creditCents: number, next: Offer, nextAt: Date): ChangeQuote => ({
    due_cents: dueCents,
    credit_cents: creditCents,
    next_cents: Math.max(0, priceOf(next) - creditCents),
    next_at: nextAt.toISOString(),
  });

  /** `target` is null for cancelling the plan. @throws AppError `nothing_to_change`. */
  return async function quote(row: SubscriptionRow | null, target: Offer | null): Promise<ChangeQuote> {
    if (row === null) {
      if (target === null) throw new AppError('nothing_to_change');
      return quoteOf(priceOf(target), 0, target, afterOnePeriod(target));
    }
    if (target === null) {
      const endsAt = row.status === 'past_due' ? clock.now() : row.period_end;
      return { ...FREE_OF_CHARGE, next_cents: null, next_at: endsAt.toISOString() };
    }
    if (changeKind(row, target) === 'now') return asAppError(quoteNow(row, target));
    const { creditCents } = await asAppError(billing.previewChange(row.subscription_ref, null));
    return quoteOf(0, creditCents, target, row.period_end);
  };
}
