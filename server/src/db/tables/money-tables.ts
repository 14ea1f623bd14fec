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
  /** Of a grant or refill, in words for its person. */
  reason: string | null;
  /** Of a refill: when its month began. */
  refilled_for: Date | null;
  created_at: CreatedAt;
}

export interface BillingCustomersTable {
  user_id: number;
  customer_ref: string;
  created_at: CreatedAt;
}

/** What a person pays for, as the provider last told it. */
export interface SubscriptionsTable {
  user_id: number;
  subscription_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date;
  cancels_at_end: boolean;
  /** What it becomes when the period ends; null: it stays. */
  next_plan: PaidPlan | null;
  next_is_monthly: boolean | null;
  past_due_since: Date | null;
  /** Taken before the provider was asked: what an earlier reading says is never written over a later one. */
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
