import type { ColumnType, Generated } from 'kysely';
import type { InvoiceStatus, PaidPlan, SubscriptionStatus, TestCardBehaviour } from '@kenna/contract';
import type { Id } from './columns.ts';

/** The sandbox's record of a card: its behaviour, brand, last digits and expiry date, never the whole number. */
interface SandboxCard {
  readonly behaviour: TestCardBehaviour;
  readonly brand: string;
  readonly lastDigits: string;
  readonly expires: string;
}

export interface SandboxCustomersTable {
  customer_ref: string;
  email: string;
  card: ColumnType<SandboxCard | null, string | null | undefined, string | null>;
  /** Deducted from the next payments. */
  credit_cents: Generated<number>;
  portal_token: string | null;
  portal_until: Date | null;
  portal_return_url: string | null;
}

export interface SandboxCheckoutsTable {
  checkout_ref: string;
  customer_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: Generated<'open' | 'confirming' | 'completed' | 'expired'>;
  /** The card that is waiting for a confirmation. */
  card: ColumnType<SandboxCard | null, string | null | undefined, string | null>;
  success_url: string;
  cancel_url: string;
  subscription_ref: string | null;
  expires_at: Date;
}

export interface SandboxSubscriptionsTable {
  subscription_ref: string;
  customer_ref: string;
  plan: PaidPlan;
  is_monthly: boolean;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date;
  /** Day of the month on which periods begin, in months that have it. */
  anchor_day: number;
  cancels_at_end: Generated<boolean>;
  next_plan: PaidPlan | null;
  next_is_monthly: boolean | null;
  /** When a failed payment is retried. */
  retry_at: Date | null;
}

export interface SandboxInvoicesTable {
  id: Id;
  invoice_ref: string;
  customer_ref: string;
  subscription_ref: string;
  description: string;
  amount_cents: number;
  status: InvoiceStatus;
  issued_at: Date;
}
