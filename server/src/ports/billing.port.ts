/**
 * The payment provider: checkouts, subscriptions, invoices. The provider's state is authoritative; events only report
 * that something changed, may arrive twice and in any order, and are followed by fetching the state. A customer has at
 * most one subscription.
 */
import type { InvoiceStatus, Offer, SubscriptionStatus } from '@kenna/contract';

export interface SubscriptionState extends Offer {
  readonly ref: string;
  readonly customerRef: string;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtEnd: boolean;
  /** The offer of the next period; null when it stays the same. */
  readonly next: Offer | null;
}

export interface InvoiceState {
  readonly ref: string;
  readonly number: string;
  readonly description: string;
  /** Negative for a credit. */
  readonly amountCents: number;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly issuedAt: Date;
  readonly url: string | null;
}

interface CheckoutRequest {
  readonly customerRef: string;
  readonly offer: Offer;
  /** `{CHECKOUT}` is replaced with the reference of the checkout. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Token of a card from the provider's own form: charged at once unless the bank asks for a confirmation. */
  readonly paymentToken?: string | undefined;
}

interface Checkout {
  readonly ref: string;
  /** Address of the checkout page; null when a token has paid. */
  readonly url: string | null;
}

export interface ChangePreview {
  /** 0 when the existing credit covers it. */
  readonly dueCents: number;
  /** Deducted from later payments. */
  readonly creditCents: number;
}

export interface BillingEvent {
  /** Stays the same when an event is delivered again. */
  readonly ref: string;
  readonly customerRef: string;
  readonly subscriptionRef: string | null;
}

/**
 * `declined`: the bank refused; the message is for the person. `refused`: the action is not possible, such as changing
 * an ended subscription. `bad_signature`: the event is not the provider's.
 */
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
  /** Closes an unpaid checkout. Has no effect on one that is paid or unknown. */
  expireCheckout(ref: string): Promise<void>;
  /** `subscriptionRef` is null while the checkout is unpaid; the result is null when the checkout is unknown. */
  findCheckout(ref: string): Promise<{ readonly subscriptionRef: string | null } | null>;
  findSubscription(ref: string): Promise<SubscriptionState | null>;
  /** The amount that `changeNow` would charge, and the remaining credit; with a null offer, the present credit. */
  previewChange(ref: string, offer: Offer | null): Promise<ChangePreview>;
  /**
   * Changes at once, discards a planned change, and charges the difference. Idempotent. @throws BillingError
   * `declined`; nothing has changed then.
   */
  changeNow(ref: string, offer: Offer): Promise<void>;
  /** Idempotent; replaces an earlier planned change. */
  changeAtPeriodEnd(ref: string, offer: Offer): Promise<void>;
  cancelAtPeriodEnd(ref: string): Promise<void>;
  /** Cancels a planned change or a planned end. */
  resume(ref: string): Promise<void>;
  /** Idempotent. Nothing is refunded. */
  endNow(ref: string): Promise<void>;
  /** A short-lived link to a page for cards and invoices. */
  portalUrl(customerRef: string, returnUrl: string): Promise<string>;
  /** Lists the newest first, at most a hundred. */
  listInvoices(customerRef: string): Promise<readonly InvoiceState[]>;
  /** Refunds a paid invoice completely. @throws BillingError `refused` when there is nothing to refund. */
  refund(invoiceRef: string): Promise<void>;
  /** Returns null for events that do not concern subscriptions. @throws BillingError `bad_signature`. */
  readEvent(body: string, signature: string): BillingEvent | null;
}
