/**
 * Brings what we know of a person's subscription in line with the provider, whatever told us to: an event, a page that
 * came back from a checkout, a change asked for, the hourly round. Asks for the state and never trusts what an event
 * says, so that events may come late, twice or in any order; of two readings at once the later one counts.
 */
import type { Plan } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Billing, InvoiceState, SubscriptionState } from '../../ports/billing.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import {
  cancelledMail,
  endedMail,
  failedPaymentMail,
  receiptMail,
  resumedMail,
  type BillingSender,
} from './billing-mails.ts';
import { billingRepository, type Payer, type SubscriptionRow } from './billing.repository.ts';
import { graceUntil } from './present-billing.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  readonly quota: QuotaService;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: BillingSender;
}

interface Reading {
  readonly number: number;
  readonly state: SubscriptionState;
  readonly invoices: readonly InvoiceState[];
}

/** An ended subscription that was replaced says nothing about the one that replaced it. */
const isOutdated = (row: SubscriptionRow | null, { number, state }: Reading): boolean =>
  row !== null &&
  (row.reading > number || (row.subscription_ref !== state.ref && row.status !== 'ended' && state.status === 'ended'));

export function createSubscriptionSync({ db, billing, quota, mails, clock, settings }: Parts) {
  /** null: it leaves the plan as it is, which somebody else gave. */
  function planOf(payer: Payer, { state }: Reading, pastDueSince: Date | null): Plan | null {
    if (payer.plan === 'enterprise') return null;
    if (state.status === 'ended') return 'free';
    return pastDueSince !== null && graceUntil(pastDueSince) <= clock.now() ? 'free' : state.plan;
  }

  /** Writes invoices, with a receipt for each that is newly paid. */
  async function keepInvoices(transaction: Transaction<Tables>, payer: Payer, { invoices }: Reading): Promise<void> {
    for (const invoice of [...invoices].reverse()) {
      const isNewlyPaid = await billingRepository(transaction).upsertInvoice({
        user_id: payer.id,
        invoice_ref: invoice.ref,
        number: invoice.number,
        description: invoice.description,
        amount_cents: invoice.amountCents,
        currency: invoice.currency,
        status: invoice.status,
        document_url: invoice.url,
        issued_at: invoice.issuedAt,
      });
      if (isNewlyPaid && invoice.amountCents > 0) await mails.post(transaction, receiptMail(settings, payer, invoice));
    }
  }

  /** Says that a plan will end with its period, or that it goes on after all. */
  async function tellOfEnd(
    transaction: Transaction<Tables>,
    payer: Payer,
    { state, wasEnding }: Pick<Reading, 'state'> & { readonly wasEnding: boolean },
  ): Promise<void> {
    if (state.status === 'ended' || state.cancelsAtEnd === wasEnding) return;
    const write = state.cancelsAtEnd ? cancelledMail : resumedMail;
    await mails.post(transaction, write(settings, payer, state.plan, state.periodEnd));
  }

  /** True when the person may do other things than before. */
  async function apply(transaction: Transaction<Tables>, userId: number, reading: Reading): Promise<boolean> {
    const books = billingRepository(transaction);
    const payer = await books.lockPayer(userId);
    if (!payer) return false;
    await keepInvoices(transaction, payer, reading);
    const row = await books.findSubscription(userId);
    if (isOutdated(row, reading)) return false;
    const { state } = reading;
    const isSame = row?.subscription_ref === state.ref;
    const pastDueSince = state.status === 'past_due' ? ((isSame ? row.past_due_since : null) ?? clock.now()) : null;
    await books.upsertSubscription({
      user_id: userId,
      subscription_ref: state.ref,
      plan: state.plan,
      is_monthly: state.is_monthly,
      status: state.status,
      period_start: state.periodStart,
      period_end: state.periodEnd,
      cancels_at_end: state.cancelsAtEnd,
      next_plan: state.next?.plan ?? null,
      next_is_monthly: state.next?.is_monthly ?? null,
      past_due_since: pastDueSince,
      reading: reading.number,
    });
    if (pastDueSince !== null && (!isSame || row.past_due_since === null)) {
      await mails.post(transaction, failedPaymentMail(settings, payer, graceUntil(pastDueSince)));
    }
    await tellOfEnd(transaction, payer, { state, wasEnding: isSame && row.cancels_at_end });
    const plan = planOf(payer, reading, pastDueSince);
    if (plan === null) return false;
    const startsAt = state.status === 'active' ? state.periodStart : null;
    const hasChanged = await quota.changePlan(transaction, userId, plan, startsAt);
    if (plan === 'free' && payer.plan !== 'free') await mails.post(transaction, endedMail(settings, payer, payer.plan));
    return hasChanged;
  }

  /** Idempotent. Open pages hear of it once the books are written. */
  return async function sync(userId: number, customerRef: string, subscriptionRef: string | null): Promise<void> {
    const books = billingRepository(db);
    const ref = subscriptionRef ?? (await books.findSubscription(userId))?.subscription_ref ?? null;
    if (ref === null) return;
    const number = await books.nextReading();
    const state = await billing.findSubscription(ref);
    if (state === null || state.customerRef !== customerRef) return;
    const reading = { number, state, invoices: await billing.listInvoices(customerRef) };
    const hasChanged = await db.transaction().execute((transaction) => apply(transaction, userId, reading));
    if (hasChanged) await quota.announce(userId);
  };
}
