import type { InvoiceStatus, Offer, SubscriptionStatus } from '@kenna/contract';
import type { Stripe } from 'stripe';
import type { BillingEvent, InvoiceState, SubscriptionState } from '../../../ports/billing.port.ts';

type OfferOf = (price: Stripe.Price) => Offer;

/** The product's state for each of Stripe's; null while nothing has been paid. */
const STATUSES: Readonly<Record<string, SubscriptionStatus | null>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: null,
  incomplete_expired: 'ended',
  canceled: 'ended',
};

export const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** The offer that a schedule plans next; null without a schedule. The schedule must be expanded. */
export function nextOf({ schedule, items }: Stripe.Subscription, offerOf: OfferOf): Offer | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const end = items.data[0]?.current_period_end ?? 0;
  const price = schedule.phases.find(({ start_date: start }) => start >= end)?.items[0]?.price;
  return price === undefined || typeof price === 'string' || !('recurring' in price) ? null : offerOf(price);
}

/** Returns null before the first payment, and for a status that is unknown here. */
export function stateOf(subscription: Stripe.Subscription, offerOf: OfferOf): SubscriptionState | null {
  const status = STATUSES[subscription.status] ?? null;
  const item = subscription.items.data[0];
  if (status === null || !item) return null;
  return {
    ...offerOf(item.price),
    ref: subscription.id,
    customerRef: idOf(subscription.customer),
    status,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelsAtEnd: subscription.cancel_at_period_end,
    next: nextOf(subscription, offerOf),
  };
}

function invoiceStatus(invoice: Stripe.Invoice): InvoiceStatus {
  const { status, amount_paid: paid, post_payment_credit_notes_amount: givenBack } = invoice;
  if (status === 'paid') return paid > 0 && givenBack >= paid ? 'refunded' : 'paid';
  return status === 'open' ? 'open' : 'void';
}

export const invoiceOf = (invoice: Stripe.Invoice): InvoiceState => ({
  ref: invoice.id,
  number: invoice.number ?? invoice.id,
  description: invoice.lines.data.at(-1)?.description ?? invoice.description ?? 'Subscription',
  amountCents: invoice.total,
  currency: invoice.currency,
  status: invoiceStatus(invoice),
  issuedAt: dateOf(invoice.created),
  url: invoice.hosted_invoice_url ?? null,
});

interface Named {
  readonly customer: string | { readonly id: string } | null;
  readonly subscription: string | { readonly id: string } | null;
}

function namedBy({ type, data }: Stripe.Event): Named | null {
  if (type.startsWith('checkout.session.')) return data.object as Stripe.Checkout.Session;
  if (type.startsWith('customer.subscription.')) {
    const { customer, id } = data.object as Stripe.Subscription;
    return { customer, subscription: id };
  }
  if (type.startsWith('credit_note.'))
    return { customer: (data.object as Stripe.CreditNote).customer, subscription: null };
  if (!type.startsWith('invoice.')) return null;
  const { customer, parent } = data.object as Stripe.Invoice;
  return { customer, subscription: parent?.subscription_details?.subscription ?? null };
}

/** Which customer's state has to be fetched after an event; null for an event that concerns none. */
export function eventOf(event: Stripe.Event): BillingEvent | null {
  const { customer = null, subscription = null } = namedBy(event) ?? {};
  if (customer === null) return null;
  return { ref: event.id, customerRef: idOf(customer), subscriptionRef: subscription && idOf(subscription) };
}
