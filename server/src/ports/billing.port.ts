/**
 * Who takes the money: checkouts, subscriptions, invoices. The provider keeps the truth; events only say that something
 * changed, may come twice and in any order, and are answered by asking for the state. A customer has one subscription.
 */
import type { InvoiceStatus, Offer, SubscriptionStatus } from '@kenna/contract';

export interface SubscriptionState extends Offer {
  readonly ref: string;
  readonly customerRef: string;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtEnd: boolean;
  /** What it becomes when the period ends; null: it stays. */
  readonly next: Offer | null;
}

export interface InvoiceState {
  readonly ref: string;
  readonly number: string;
  readonly description: string;
  /** Below 0 for what is kept as a credit. */
  readonly amountCents: number;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly issuedAt: Date;
  readonly url: string | null;
}

interface CheckoutRequest {
  readonly customerRef: string;
  readonly offer: Offer;
  /** `{CHECKOUT}` becomes the reference of the checkout. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Of a card that the provider's own form took: charged at once where the bank asks nothing. */
  readonly paymentToken?: string | undefined;
}

interface Checkout {
  readonly ref: string;
  /** Where the person pays; null when a token has paid. */
  readonly url: string | null;
}

export interface ChangePreview {
  /** 0 where what was paid before covers it. */
  readonly dueCents: number;
  /** Taken off later payments. */
  readonly creditCents: number;
}

export interface BillingEvent {
  /** Alike when it is delivered again. */
  readonly ref: string;
  readonly customerRef: string;
  readonly subscriptionRef: string | null;
}

/** `declined`: the bank said no, in words for the person. `bad_signature`: the event is not the provider's. */
export type BillingErrorKind = 'declined' | 'refused' | 'unavailable' | 'bad_signature';

export class BillingError extends Error {
  readonly kind: BillingErrorKind;

  constructor(kind: BillingErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BillingError';
    this.kind = kind;
  }
}

/** Every method throws BillingError `unavailable` when the provider cannot be reached. */
export interface Billing {
  createCustomer(person: { userId: number; email: string; name: string }): Promise<string>;
  /** @throws BillingError `declined` when a payment token does not pay. */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Nobody pays it from now on. Without effect on one that was paid, or is unknown. */
  expireCheckout(ref: string): Promise<void>;
  /** `subscriptionRef` is null while it is not paid; null altogether when the checkout is unknown. */
  findCheckout(ref: string): Promise<{ readonly subscriptionRef: string | null } | null>;
  findSubscription(ref: string): Promise<SubscriptionState | null>;
  /** What `changeNow` would charge, and the credit that is left then; null for the offer: the credit as it is. */
  previewChange(ref: string, offer: Offer | null): Promise<ChangePreview>;
  /** Changes at once, drops what was planned, and charges the difference. Idempotent. @throws BillingError `declined`; then nothing changed. */
  changeNow(ref: string, offer: Offer): Promise<void>;
  /** Idempotent; replaces what was planned before. */
  changeAtPeriodEnd(ref: string, offer: Offer): Promise<void>;
  cancelAtPeriodEnd(ref: string): Promise<void>;
  /** Takes a planned change or end back. */
  resume(ref: string): Promise<void>;
  /** Idempotent. Nothing is given back. */
  endNow(ref: string): Promise<void>;
  /** A short-lived link to a page for cards and invoices. */
  portalUrl(customerRef: string, returnUrl: string): Promise<string>;
  /** The newest first, at most a hundred. */
  listInvoices(customerRef: string): Promise<readonly InvoiceState[]>;
  /** Gives all of a paid invoice back. @throws BillingError `refused` when there is nothing to give back. */
  refund(invoiceRef: string): Promise<void>;
  /** null for events that tell nothing about subscriptions. @throws BillingError `bad_signature`. */
  readEvent(body: string, signature: string): BillingEvent | null;
}
