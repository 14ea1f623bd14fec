import { changeKind, type Offer } from '@kenna/contract';
import type { Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SubscriptionRow } from './billing.repository.ts';

/**
 * Has the provider change a subscription to an offer, or end it for null.
 * @throws AppError `nothing_to_change`, `payment_declined` while a payment is owed.
 */
export async function changeLive(billing: Billing, row: SubscriptionRow, target: Offer | null): Promise<void> {
  const { subscription_ref: ref } = row;
  const isLeaving = row.cancels_at_end || row.next_plan !== null;
  if (target === null) {
    if (row.status === 'past_due') return billing.endNow(ref);
    if (row.cancels_at_end) throw new AppError('nothing_to_change');
    return billing.cancelAtPeriodEnd(ref);
  }
  const kind = changeKind(row, target);
  if (kind === 'none' && !isLeaving) throw new AppError('nothing_to_change');
  if (kind === 'none') return billing.resume(ref);
  if (row.status === 'past_due') {
    throw new AppError('payment_declined', { text: 'The last payment is still owed. Change your card first.' });
  }
  return kind === 'now' ? billing.changeNow(ref, target) : billing.changeAtPeriodEnd(ref, target);
}
