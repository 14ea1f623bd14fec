import type { BillingState, Invoice, Subscription } from '@kenna/contract';
import type { InvoiceRow, Payer, SubscriptionRow } from './billing.repository.ts';

/** How long a plan stays active after a failed payment. */
const GRACE_MS = 7 * 86_400_000;

export const graceUntil = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + GRACE_MS);

function presentSubscription(row: SubscriptionRow): Subscription {
  const { next_plan: plan, next_is_monthly: isMonthly, past_due_since: since } = row;
  return {
    plan: row.plan,
    is_monthly: row.is_monthly,
    status: row.status,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    cancels_at_end: row.cancels_at_end,
    next: plan === null || isMonthly === null ? null : { plan, is_monthly: isMonthly },
    grace_until: since && graceUntil(since).toISOString(),
  };
}

/** A subscription that has ended counts as none. */
export const presentState = (payer: Payer, row: SubscriptionRow | null, hasPortal: boolean): BillingState => ({
  plan: payer.plan,
  subscription: row === null || row.status === 'ended' ? null : presentSubscription(row),
  has_portal: hasPortal,
});

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  description: row.description,
  amount_cents: row.amount_cents,
  currency: row.currency,
  status: row.status,
  issued_at: row.issued_at.toISOString(),
  url: row.document_url,
});
