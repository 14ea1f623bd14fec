import type { InvoiceStatus, PaidPlan, QuotaEntryKind, SubscriptionStatus } from '@kenna/contract';
import type { CreatedAt, Id } from './columns.ts';

export interface QuotaLedgerTable {
  id: Id;
  user_id: number;
  kind: QuotaEntryKind;
  unit: 'prompt' | 'image';
  amount: number;
  render_id: number | null;
  attempt: number | null;
  /** Reason of a grant or refill, as text for the person. */
  reason: string | null;
  /** Start of a refill's month; null for other entries. */
  refilled_for: Date | null;
  created_at: CreatedAt;
}

export interface BillingCustomersTable {
  user_id: number;
  customer_ref: string;
  created_at: CreatedAt;
}

/** A person's subscription, as last read from the provider. */
export interface SubscriptionsTable {
  user_id: number;
  subscription_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date;
  cancels_at_end: boolean;
  /** The plan of the next period; null when it stays the same. */
  next_plan: PaidPlan | null;
  next_is_monthly: boolean | null;
  past_due_since: Date | null;
  /** A number taken before each request to the provider, so that an earlier reading never overwrites a later one. */
  reading: number;
}

export interface CheckoutsTable {
  checkout_ref: string;
  user_id: number;
  plan: PaidPlan;
  is_monthly: boolean;
  url: string;
  completed_at: Date | null;
  created_at: CreatedAt;
}

export interface BillingEventsTable {
  event_ref: string;
  received_at: CreatedAt;
}

export interface InvoicesTable {
  id: Id;
  user_id: number;
  invoice_ref: string;
  number: string;
  description: string;
  amount_cents: number;
  currency: string;
  status: InvoiceStatus;
  document_url: string | null;
  issued_at: Date;
}
