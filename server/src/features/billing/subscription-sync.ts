/**
 * Synchronises a person's subscription with the provider after an event, a return from a checkout, a requested change,
 * or the hourly job. It fetches the state and never trusts the content of an event, so that events may arrive late,
 * twice or in any order; of two concurrent readings the later one is used.
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

/**
 * Returns true when a later reading was stored, or when the reading is the end of a subscription that has been
 * replaced.
 */
const isOutdated = (row: SubscriptionRow | null, { number, state }: Reading): boolean =>
  row !== null &&
  (row.reading > number || (row.subscription_ref !== state.ref && row.status !== 'ended' && state.status === 'ended'));

export type SyncSubscription = ReturnType<typeof createSubscriptionSync>;

export function createSubscriptionSync({ db, billing, quota, mails, clock, settings }: Parts) {
  /** Returns null when the plan does not change, because an admin assigned it. */
  function planOf(payer: Payer, { state }: Reading, pastDueSince: Date | null): Plan | null {
    if (payer.plan === 'enterprise') return null;
    if (state.status === 'ended') return 'free';
    return pastDueSince !== null && graceUntil(pastDueSince) <= clock.now() ? 'free' : state.plan;
  }

  /** Stores the invoices, and sends a receipt for each newly paid one. */
  async function storeInvoices(transaction: Transaction<Tables>, payer: Payer, { invoices }: Reading): Promise<void> {
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

  /** Sends a mail when a plan will end with its period, or will continue after all. */
  async function notifyOfEnd(
    transaction: Transaction<Tables>,
    payer: Payer,
    { state, wasEnding }: Pick<Reading, 'state'> & { readonly wasEnding: boolean },
  ): Promise<void> {
    if (state.status === 'ended' || state.cancelsAtEnd === wasEnding) return;
    const write = state.cancelsAtEnd ? cancelledMail : resumedMail;
    await mails.post(transaction, write(settings, payer, state.plan, state.periodEnd));
  }

  /** Stores a reading. Returns true when the person's plan or quota has changed. */
  async function apply(transaction: Transaction<Tables>, userId: number, reading: Reading): Promise<boolean> {
    const repository = billingRepository(transaction);
    const payer = await repository.lockPayer(userId);
    if (!payer) return false;
    await storeInvoices(transaction, payer, reading);
    const row = await repository.findSubscription(userId);
    if (isOutdated(row, reading)) return false;
    const { state } = reading;
    const isSame = row?.subscription_ref === state.ref;
    const pastDueSince = state.status === 'past_due' ? ((isSame ? row.past_due_since : null) ?? clock.now()) : null;
    await repository.upsertSubscription({
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
    await notifyOfEnd(transaction, payer, { state, wasEnding: isSame && row.cancels_at_end });
    const plan = planOf(payer, reading, pastDueSince);
    if (plan === null) return false;
    const startsAt = state.status === 'active' ? state.periodStart : null;
    const hasChanged = await quota.changePlan(transaction, userId, plan, startsAt);
    if (plan === 'free' && payer.plan !== 'free') await mails.post(transaction, endedMail(settings, payer, payer.plan));
    return hasChanged;
  }

  /** Idempotent. Open pages are notified after the state has been stored. */
  return async function sync(userId: number, customerRef: string, subscriptionRef: string | null): Promise<void> {
    const repository = billingRepository(db);
    const ref = subscriptionRef ?? (await repository.findSubscription(userId))?.subscription_ref ?? null;
    if (ref === null) return;
    const number = await repository.nextReading();
    const state = await billing.findSubscription(ref);
    if (state === null || state.customerRef !== customerRef) return;
    const reading = { number, state, invoices: await billing.listInvoices(customerRef) };
    const hasChanged = await db.transaction().execute((transaction) => apply(transaction, userId, reading));
    if (hasChanged) await quota.announce(userId);
  };
}
