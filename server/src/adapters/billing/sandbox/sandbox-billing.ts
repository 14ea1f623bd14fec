/**
 * A payment provider inside the product, with which everything can be tried without real money. The product serves its
 * checkout and portal pages, and tables of its own hold its state. It reads the time from the server's clock and
 * accepts only the listed test cards.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { CURRENCY } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { BillingError, type Billing, type InvoiceState, type SubscriptionState } from '../../../ports/billing.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createSecretToken } from '../../../shared/security/secret-token.ts';
import { sandboxBooks, type InvoiceRow, type SubscriptionRow } from './sandbox-books.ts';
import { cardOfToken, declineText } from './sandbox-cards.ts';
import { createSandboxActions } from './sandbox-actions.ts';
import { createSandboxEvents } from './sandbox-events.ts';
import { createSandboxLedger, nextOf } from './sandbox-ledger.ts';

const CHECKOUT_MS = 24 * 3_600_000;
const PORTAL_MS = 3_600_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

const stateOf = (row: SubscriptionRow): SubscriptionState => ({
  ref: row.subscription_ref,
  customerRef: row.customer_ref,
  plan: row.plan,
  is_monthly: row.is_monthly,
  status: row.status,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  cancelsAtEnd: row.cancels_at_end,
  next: nextOf(row),
});

const invoiceOf = (row: InvoiceRow): InvoiceState => ({
  ref: row.invoice_ref,
  number: `TEST-${String(row.id).padStart(5, '0')}`,
  description: row.description,
  amountCents: row.amount_cents,
  currency: CURRENCY,
  status: row.status,
  issuedAt: row.issued_at,
  url: null,
});

export function createSandboxBilling({ db, clock, publicUrl }: Parts) {
  const books = sandboxBooks(db);
  const events = createSandboxEvents(randomBytes(32).toString('hex'));

  /**
   * Runs an action on one subscription under a lock. @throws BillingError `refused` when it is unknown or has ended.
   */
  const withLive = (
    ref: string,
    work: (row: SubscriptionRow, books: ReturnType<typeof sandboxBooks>) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const held = sandboxBooks(transaction);
      const row = await held.lockSubscription(ref);
      if (!row || row.status === 'ended') throw new BillingError('refused', 'This subscription has ended.');
      await work(row, held);
    });

  const billing: Billing = {
    async createCustomer({ email }) {
      const ref = `customer_${randomUUID()}`;
      await books.insertCustomer(ref, email);
      return ref;
    },

    async createCheckout({ customerRef, offer, successUrl, cancelUrl, paymentToken }) {
      const ref = `checkout_${randomBytes(18).toString('base64url')}`;
      const card = paymentToken === undefined ? null : cardOfToken(paymentToken);
      const refusal = card && declineText(card, clock.now(), false);
      if (refusal) throw new BillingError('declined', refusal);
      await books.insertCheckout({
        checkout_ref: ref,
        customer_ref: customerRef,
        plan: offer.plan,
        is_monthly: offer.is_monthly,
        success_url: successUrl.replace('{CHECKOUT}', ref),
        cancel_url: cancelUrl,
        expires_at: new Date(clock.now().getTime() + CHECKOUT_MS),
      });
      if (card === null || card.behaviour === 'asks_to_confirm')
        return { ref, url: `${publicUrl}/sandbox/checkout/${ref}` };
      await actions.complete(ref, card);
      return { ref, url: null };
    },

    async expireCheckout(ref) {
      const checkout = await books.findCheckout(ref);
      if (checkout && checkout.status !== 'completed')
        await books.updateCheckout(ref, { status: 'expired', card: null });
    },

    async findCheckout(ref) {
      const checkout = await books.findCheckout(ref);
      return checkout ? { subscriptionRef: checkout.subscription_ref } : null;
    },

    async findSubscription(ref) {
      const row = await books.findSubscription(ref);
      return row ? stateOf(row) : null;
    },

    async previewChange(ref, offer) {
      const row = await books.findSubscription(ref);
      if (!row) throw new BillingError('refused', 'This subscription has ended.');
      return createSandboxLedger(books, clock.now()).preview(row, offer);
    },

    async changeNow(ref, offer) {
      await withLive(ref, async (row, held) => {
        if (row.plan === offer.plan && row.is_monthly === offer.is_monthly) return;
        await createSandboxLedger(held, clock.now()).change(row, offer);
      });
    },

    async changeAtPeriodEnd(ref, { plan, is_monthly: isMonthly }) {
      const planned = { next_plan: plan, next_is_monthly: isMonthly, cancels_at_end: false };
      await withLive(ref, (_row, held) => held.updateSubscription(ref, planned));
    },

    async cancelAtPeriodEnd(ref) {
      const ended = { cancels_at_end: true, next_plan: null, next_is_monthly: null };
      await withLive(ref, (_row, held) => held.updateSubscription(ref, ended));
    },

    async resume(ref) {
      const resumed = { cancels_at_end: false, next_plan: null, next_is_monthly: null };
      await withLive(ref, (_row, held) => held.updateSubscription(ref, resumed));
    },

    async endNow(ref) {
      const row = await books.findSubscription(ref);
      if (!row || row.status === 'ended') return;
      await withLive(ref, (live, held) => createSandboxLedger(held, clock.now()).end(live));
    },

    async portalUrl(customerRef, returnUrl) {
      const token = createSecretToken();
      const until = new Date(clock.now().getTime() + PORTAL_MS);
      await books.openPortal(customerRef, { token, until, returnUrl });
      return `${publicUrl}/sandbox/portal/${token}`;
    },

    listInvoices: async (customerRef) => (await books.listInvoices(customerRef)).map(invoiceOf),

    async refund(invoiceRef) {
      const invoice = await books.findInvoice(invoiceRef);
      if (invoice?.status !== 'paid' || invoice.amount_cents <= 0) {
        throw new BillingError('refused', 'There is nothing to give back.');
      }
      await books.updateInvoice(invoiceRef, 'refunded');
    },

    readEvent: events.read,
  };

  const actions = createSandboxActions({ db, clock, events, billing });
  return { billing, sandbox: actions.sandbox };
}
