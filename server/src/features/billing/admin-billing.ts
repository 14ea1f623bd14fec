/** What admins do with a person's plan: refunds, and plans without payment. Both are written to the audit. */
import type { billingRoutes, Invoice, ParsedBody } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { asAppError } from './billing-failures.ts';
import { refundMail, type BillingSender } from './billing-mails.ts';
import { billingRepository } from './billing.repository.ts';
import type { Payers } from './payers.ts';
import { presentInvoice } from './present-billing.ts';
import type { SyncSubscription } from './subscription-sync.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  readonly quota: QuotaService;
  readonly mails: MailsService;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly settings: BillingSender;
  readonly payers: Payers;
  readonly sync: SyncSubscription;
}

type Body<Name extends keyof typeof billingRoutes> = ParsedBody<(typeof billingRoutes)[Name]>;

export function createAdminBilling({ db, billing, quota, mails, audit, clock, settings, payers, sync }: Parts) {
  const books = billingRepository(db);
  const { payerOf, liveSubscriptionOf } = payers;
  return {
    async refund(actor: Actor, { invoice_id: id, end_plan: endsPlan }: Body<'refund'>): Promise<Invoice> {
      const invoice = await books.findInvoice(id);
      if (!invoice) throw new AppError('not_found');
      await asAppError(billing.refund(invoice.invoice_ref));
      const { user_id: userId, number, description, amount_cents: amountCents, issued_at: issuedAt } = invoice;
      const row = await liveSubscriptionOf(userId);
      if (endsPlan && row) await asAppError(billing.endNow(row.subscription_ref));
      await asAppError(sync(userId, (await books.findCustomer(userId)) ?? '', null));
      const line = { number, description, amountCents, issuedAt };
      const payer = await payerOf(userId);
      await db.transaction().execute(async (transaction) => {
        await mails.post(transaction, refundMail(settings, payer, line));
        await audit.record(transaction, actor, {
          action: 'invoice.refund',
          subjectId: id,
          personId: userId,
          before: { status: invoice.status },
          after: { status: 'refunded', number, amount_cents: amountCents, end_plan: endsPlan },
        });
      });
      return presentInvoice((await books.findInvoice(id)) ?? invoice);
    },

    /**
     * Assigns a plan without payment, or withdraws it.
     * @throws AppError `conflict` while there is a subscription, `not_found` for an unknown person,
     * `nothing_to_change`.
     */
    async assignPlan(actor: Actor, { id, plan, reason }: Body<'assignPlan'>): Promise<void> {
      if (await liveSubscriptionOf(id)) {
        throw new AppError('conflict', { text: 'This person pays for a plan. End that first.' });
      }
      await db.transaction().execute(async (transaction) => {
        const before = await quota.planOf(transaction, id);
        if (before === plan) throw new AppError('nothing_to_change', { text: 'This is their plan already.' });
        await quota.changePlan(transaction, id, plan, clock.now());
        await audit.record(transaction, actor, {
          action: 'person.plan',
          subjectId: id,
          personId: id,
          before: { plan: before },
          after: { plan, reason },
        });
      });
      await quota.announce(id);
    },
  };
}
