/**
 * The actions of the sandbox's own pages: show a checkout, accept a test card, ask for a confirmation, replace the
 * card, renew.
 */
import { priceOf, type SandboxCheckout, type SandboxPortal } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { BillingSandbox, SignedEvent } from '../../../ports/billing-sandbox.port.ts';
import { BillingError, type Billing } from '../../../ports/billing.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { sandboxBooks, type CardRow, type CheckoutRow } from './sandbox-books.ts';
import { cardOf, declineText } from './sandbox-cards.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { createSandboxLedger, nextOf } from './sandbox-ledger.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly events: SandboxEvents;
  readonly billing: Pick<Billing, 'listInvoices'>;
}

/**
 * Maximum number of due steps of one subscription in one run, so that a defect cannot loop for ever; even a step a day
 * for a year stays below it.
 */
const MAX_STEPS = 400;

export function createSandboxActions({ db, clock, events, billing }: Parts) {
  const books = sandboxBooks(db);

  async function pageOf(row: CheckoutRow): Promise<SandboxCheckout> {
    const customer = await books.findCustomer(row.customer_ref);
    const isOver = row.status !== 'completed' && row.expires_at <= clock.now();
    return {
      status: isOver ? 'expired' : row.status,
      plan: row.plan,
      is_monthly: row.is_monthly,
      email: customer?.email ?? '',
      amount_cents: priceOf(row),
      cancel_url: row.cancel_url,
      success_url: row.status === 'completed' ? row.success_url : null,
    };
  }

  async function checkout(ref: string): Promise<SandboxCheckout | null> {
    const row = await books.findCheckout(ref);
    return row ? pageOf(row) : null;
  }

  /**
   * Stores the card and starts the subscription, once. Returns the event, or none when the checkout was completed
   * before. @throws BillingError `declined` when the checkout has expired or the customer has a subscription.
   */
  async function complete(ref: string, card: CardRow): Promise<SignedEvent[]> {
    return db.transaction().execute(async (transaction) => {
      const held = sandboxBooks(transaction);
      const row = await held.lockCheckout(ref);
      if (!row || row.status === 'completed') return [];
      if (row.status === 'expired' || row.expires_at <= clock.now()) {
        throw new BillingError('declined', 'This checkout has expired. Nothing was charged.');
      }
      if (await held.findLiveSubscription(row.customer_ref)) {
        throw new BillingError('declined', 'There is a subscription already. Nothing was charged.');
      }
      await held.setCard(row.customer_ref, card);
      const subscriptionRef = await createSandboxLedger(held, clock.now()).begin(row.customer_ref, row);
      await held.updateCheckout(ref, { status: 'completed', subscription_ref: subscriptionRef, card: null });
      return [events.write(row.customer_ref, subscriptionRef)];
    });
  }

  async function completed(ref: string, card: CardRow) {
    const written = await complete(ref, card);
    const page = await checkout(ref);
    return page && { page, events: written };
  }

  async function portalOf(token: string) {
    const customer = await books.findPortal(token, clock.now());
    if (!customer) return null;
    return { customer, subscription: (await books.findLiveSubscription(customer.customer_ref)) ?? null };
  }

  async function portal(token: string): Promise<SandboxPortal | null> {
    const found = await portalOf(token);
    if (!found) return null;
    const { customer, subscription: live } = found;
    const invoices = await billing.listInvoices(customer.customer_ref);
    return {
      email: customer.email,
      card: customer.card,
      subscription: live && {
        plan: live.plan,
        is_monthly: live.is_monthly,
        status: live.status,
        period_start: live.period_start.toISOString(),
        period_end: live.period_end.toISOString(),
        cancels_at_end: live.cancels_at_end,
        next: nextOf(live),
        grace_until: null,
      },
      invoices: invoices.map(({ amountCents, issuedAt, ref: _ref, ...invoice }, index) => ({
        ...invoice,
        id: index,
        amount_cents: amountCents,
        issued_at: issuedAt.toISOString(),
      })),
      return_url: customer.portal_return_url ?? '/',
    };
  }

  /** Performs all due steps of one subscription, in order. */
  async function advance(ref: string): Promise<SignedEvent[]> {
    const written: SignedEvent[] = [];
    for (let step = 0; step < MAX_STEPS; step++) {
      const event = await db.transaction().execute(async (transaction) => {
        const held = sandboxBooks(transaction);
        const row = await held.lockSubscription(ref);
        const now = clock.now();
        const isDue = row && row.status !== 'ended' && (row.retry_at ?? row.period_end) <= now;
        if (!isDue) return null;
        await createSandboxLedger(held, now).advance(row);
        return events.write(row.customer_ref, ref);
      });
      if (event === null) return written;
      written.push(event);
    }
    return written;
  }

  const sandbox: BillingSandbox = {
    checkout,
    portal,

    async pay(ref, typed) {
      const row = await books.findCheckout(ref);
      if (!row) return null;
      const card = cardOf(typed);
      const refusal = declineText(card, clock.now(), false);
      if (refusal !== null) throw new BillingError('declined', refusal);
      if (card.behaviour !== 'asks_to_confirm' || row.status === 'completed') return completed(ref, card);
      await books.updateCheckout(ref, { status: 'confirming', card: JSON.stringify(card) });
      return { page: await pageOf({ ...row, status: 'confirming' }), events: [] };
    },

    async confirm(ref, isApproved) {
      const row = await books.findCheckout(ref);
      if (!row) return null;
      if (row.status === 'completed') return { page: await pageOf(row), events: [] };
      if (row.status !== 'confirming' || row.card === null) {
        throw new BillingError('declined', 'There is no payment to confirm. Enter the card again.');
      }
      if (isApproved) return completed(ref, row.card);
      await books.updateCheckout(ref, { status: 'open', card: null });
      throw new BillingError('declined', 'You did not confirm the payment. Nothing was charged.');
    },

    async changeCard(token, typed) {
      const found = await portalOf(token);
      if (!found) return null;
      const card = cardOf(typed);
      const refusal = declineText(card, clock.now(), false);
      if (refusal !== null) throw new BillingError('declined', refusal);
      await books.setCard(found.customer.customer_ref, card);
      const owed = found.subscription?.status === 'past_due' ? found.subscription : null;
      if (owed) await createSandboxLedger(books, clock.now()).retry(owed);
      const page = await portal(token);
      const written = owed ? [events.write(owed.customer_ref, owed.subscription_ref)] : [];
      return page && { page, events: written };
    },

    async runDue() {
      const due = await books.listDue(clock.now());
      const written: SignedEvent[] = [];
      for (const { subscription_ref: ref } of due) written.push(...(await advance(ref)));
      return written;
    },
  };

  return { sandbox, complete };
}
