/**
 * The Stripe adapter: Checkout accepts the card, the Billing Portal shows cards and documents, Billing renews. A
 * downgrade is a subscription schedule and a refund a credit note, so that Stripe's own documents are complete. The
 * library pins the API version.
 */
import type { Offer } from '@kenna/contract';
import { Stripe } from 'stripe';
import { BillingError, type Billing } from '../../../ports/billing.port.ts';
import { askStripe, foundOrNull } from './ask-stripe.ts';
import { createStripePrices } from './stripe-prices.ts';
import { eventOf, idOf, invoiceOf, nextOf, stateOf } from './stripe-states.ts';

interface Options {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** URL of a compatible server; null: Stripe's own. */
  readonly apiUrl: string | null;
  /** Names the prices that this installation creates. */
  readonly productSlug: string;
}

/** Maximum number of invoices that are listed. */
const MAX_INVOICES = 100;

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return {
    host,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  } as const;
}

export function createStripeBilling({ secretKey, webhookSecret, apiUrl, productSlug }: Options): Billing {
  const stripe = new Stripe(secretKey, { ...addressOf(apiUrl), maxNetworkRetries: 2, telemetry: false });
  const prices = createStripePrices(stripe, productSlug);

  /** Includes the plan that is scheduled next. */
  const read = (ref: string) => stripe.subscriptions.retrieve(ref, { expand: ['schedule.phases.items.price'] });

  /** Releases a schedule; the subscription continues unchanged. */
  async function release(subscription: Stripe.Subscription): Promise<void> {
    if (subscription.schedule !== null) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  }

  const itemOf = ({ items }: Stripe.Subscription) => {
    const item = items.data[0];
    if (!item) throw new BillingError('refused', 'This subscription holds nothing.');
    return item;
  };

  /**
   * Charges a card that Stripe's own form accepted. Returns the subscription's id; null when the bank asks the person
   * for a confirmation.
   */
  async function subscribeWith(token: string, customerRef: string, offer: Offer): Promise<string | null> {
    await stripe.paymentMethods.attach(token, { customer: customerRef });
    try {
      const { id } = await stripe.subscriptions.create({
        customer: customerRef,
        items: [{ price: await prices.idOf(offer) }],
        default_payment_method: token,
        payment_behavior: 'error_if_incomplete',
      });
      return id;
    } catch (error) {
      const asksPerson = error instanceof Stripe.errors.StripeCardError && error.code === 'authentication_required';
      if (asksPerson) return null;
      throw error;
    }
  }

  return {
    createCustomer: ({ userId, email, name }) =>
      askStripe(async () => {
        const metadata = { user_id: String(userId) };
        return (await stripe.customers.create({ email, name, metadata })).id;
      }),

    createCheckout: ({ customerRef, offer, successUrl, cancelUrl, paymentToken }) =>
      askStripe(async () => {
        const paid = paymentToken === undefined ? null : await subscribeWith(paymentToken, customerRef, offer);
        if (paid !== null) return { ref: paid, url: null };
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerRef,
          line_items: [{ price: await prices.idOf(offer), quantity: 1 }],
          success_url: successUrl.replace('{CHECKOUT}', '{CHECKOUT_SESSION_ID}'),
          cancel_url: cancelUrl,
          allow_promotion_codes: true,
        });
        return { ref: id, url };
      }),

    expireCheckout: (ref) =>
      askStripe(async () => {
        if (!ref.startsWith('cs_')) return;
        const session = await foundOrNull(stripe.checkout.sessions.retrieve(ref));
        if (session?.status === 'open') await stripe.checkout.sessions.expire(ref);
      }),

    findCheckout: (ref) =>
      askStripe(async () => {
        // A payment by token has no checkout: the reference is the subscription's own.
        if (ref.startsWith('sub_')) return { subscriptionRef: ref };
        const session = await foundOrNull(stripe.checkout.sessions.retrieve(ref));
        if (session === null) return null;
        const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
        return { subscriptionRef: isPaid && session.subscription !== null ? idOf(session.subscription) : null };
      }),

    findSubscription: (ref) =>
      askStripe(async () => {
        const subscription = await foundOrNull(read(ref));
        return subscription && stateOf(subscription, prices.offerOf);
      }),

    previewChange: (ref, offer) =>
      askStripe(async () => {
        const subscription = await read(ref);
        const customer = idOf(subscription.customer);
        if (offer === null) {
          const found = await stripe.customers.retrieve(customer);
          return { dueCents: 0, creditCents: found.deleted ? 0 : Math.max(0, -found.balance) };
        }
        const invoice = await stripe.invoices.createPreview({
          customer,
          subscription: ref,
          subscription_details: {
            items: [{ id: itemOf(subscription).id, price: await prices.idOf(offer) }],
            proration_behavior: 'always_invoice',
          },
        });
        const { amount_due: dueCents, starting_balance: balance, total } = invoice;
        return { dueCents, creditCents: Math.max(0, -(balance + total)) };
      }),

    changeNow: (ref, offer) =>
      askStripe(async () => {
        const subscription = await read(ref);
        const price = await prices.idOf(offer);
        const item = itemOf(subscription);
        await release(subscription);
        if (item.price.id === price) return;
        await stripe.subscriptions.update(ref, {
          items: [{ id: item.id, price }],
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          // When the bank declines, nothing changes.
          payment_behavior: 'error_if_incomplete',
        });
      }),

    changeAtPeriodEnd: (ref, offer) =>
      askStripe(async () => {
        const subscription = await read(ref);
        const item = itemOf(subscription);
        await release(subscription);
        if (subscription.cancel_at_period_end) await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
        const schedule = await stripe.subscriptionSchedules.create({ from_subscription: ref });
        const { current_period_start: start_date, current_period_end: end_date } = item;
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            { items: [{ price: item.price.id, quantity: 1 }], start_date, end_date },
            { items: [{ price: await prices.idOf(offer), quantity: 1 }], start_date: end_date },
          ],
        });
      }),

    cancelAtPeriodEnd: (ref) =>
      askStripe(async () => {
        await release(await read(ref));
        await stripe.subscriptions.update(ref, { cancel_at_period_end: true });
      }),

    resume: (ref) =>
      askStripe(async () => {
        const subscription = await read(ref);
        if (nextOf(subscription, prices.offerOf) !== null) await release(subscription);
        if (subscription.cancel_at_period_end) await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
      }),

    endNow: (ref) =>
      askStripe(async () => {
        const subscription = await foundOrNull(read(ref));
        if (subscription && subscription.status !== 'canceled') await stripe.subscriptions.cancel(ref);
      }),

    portalUrl: (customerRef, returnUrl) =>
      askStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerRef, return_url: returnUrl });
        return session.url;
      }),

    listInvoices: (customerRef) =>
      askStripe(async () => {
        const { data } = await stripe.invoices.list({ customer: customerRef, limit: MAX_INVOICES });
        return data.filter(({ status }) => status !== 'draft').map(invoiceOf);
      }),

    refund: (invoiceRef) =>
      askStripe(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceRef);
        const amount = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
        if (amount <= 0) throw new BillingError('refused', 'There is nothing to give back.');
        await stripe.creditNotes.create({ invoice: invoiceRef, amount, refund_amount: amount });
      }),

    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        throw new BillingError('bad_signature', 'The event is not signed by Stripe.', error);
      }
    },
  };
}
