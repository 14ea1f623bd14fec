/**
 * Plans and payments: sign-up with a plan, checkouts, changes of a subscription, invoices, refunds. The payment
 * provider's state is authoritative: every action goes to it first, and the result is read back and stored.
 */
import { Readable } from 'node:stream';
import {
  isPaidPlan,
  type BillingState,
  type ChangedSubscription,
  type ChangeQuote,
  type Invoice,
  type ParsedBody,
  type QuotaHistory,
  type billingRoutes,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountsService, Session } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { createAdminBilling } from './admin-billing.ts';
import { asAppError } from './billing-failures.ts';
import { enterpriseMail } from './billing-mails.ts';
import { billingRepository } from './billing.repository.ts';
import { changeLive } from './change-live.ts';
import { createChangeQuotes } from './change-quotes.ts';
import { createCheckouts } from './checkouts.ts';
import { makeInvoiceDocument } from './invoice-document.ts';
import { createPaidSignUp } from './paid-sign-up.ts';
import { createPayers } from './payers.ts';
import { presentInvoice, presentState } from './present-billing.ts';
import { createSubscriptionEnds } from './subscription-ends.ts';
import { createSubscriptionSync } from './subscription-sync.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  readonly accounts: AccountsService;
  readonly quota: QuotaService;
  readonly mails: MailsService;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly settings: {
    readonly productName: string;
    readonly publicUrl: string;
    readonly adminEmails: readonly string[];
  };
}

type Body<Name extends keyof typeof billingRoutes> = ParsedBody<(typeof billingRoutes)[Name]>;

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService(parts: Parts) {
  const { db, billing, quota, mails, clock, settings } = parts;
  const books = billingRepository(db);
  const payers = createPayers(db);
  const { payerOf, liveSubscriptionOf } = payers;
  const sync = createSubscriptionSync(parts);
  const shared = { ...parts, payers, sync };
  const quoteOf = createChangeQuotes({ billing, clock });
  const openCheckout = createCheckouts({ db, billing, publicUrl: settings.publicUrl });

  async function stateOf(userId: number): Promise<BillingState> {
    const hasPortal = (await books.findCustomer(userId)) !== null;
    return presentState(await payerOf(userId), await books.findSubscription(userId), hasPortal);
  }

  return {
    ...createPaidSignUp({ ...shared, openCheckout }),

    ...createAdminBilling(shared),

    ...createSubscriptionEnds(shared),

    subscription: stateOf,

    /** @throws AppError `nothing_to_change` without a subscription and without a requested plan. */
    async quoteChange(userId: number, { plan, is_monthly }: Body<'quoteChange'>): Promise<ChangeQuote> {
      return quoteOf(await liveSubscriptionOf(userId), isPaidPlan(plan) ? { plan, is_monthly } : null);
    },

    /** Without a subscription the answer names the checkout for the plan. */
    async change(session: Session, { plan, is_monthly }: Body<'change'>): Promise<ChangedSubscription> {
      const { userId } = session;
      const row = await liveSubscriptionOf(userId);
      const target = isPaidPlan(plan) ? { plan, is_monthly } : null;
      if (target !== null && session.isBlocked) throw new AppError('blocked');
      if (row === null) {
        if (target === null) throw new AppError('nothing_to_change');
        const { checkout, url } = await asAppError(openCheckout(await payerOf(userId), target));
        return { ...(await stateOf(userId)), checkout, checkout_url: url };
      }
      await asAppError(changeLive(billing, row, target));
      await asAppError(sync(userId, (await books.findCustomer(userId)) ?? '', row.subscription_ref));
      return { ...(await stateOf(userId)), checkout: null, checkout_url: null };
    },

    async invoices(userId: number): Promise<{ invoices: Invoice[] }> {
      return { invoices: (await books.listInvoices(userId)).map(presentInvoice) };
    },

    /**
     * The invoice as PDF. @throws AppError `not_found`, also for another person's invoice and where the provider has a
     * document of its own.
     */
    async invoiceDocument(userId: number, id: number) {
      const invoice = await books.findInvoice(id);
      if (invoice?.user_id !== userId || invoice.document_url !== null) throw new AppError('not_found');
      const { email, firstName, lastName } = await payerOf(userId);
      const bytes = await makeInvoiceDocument({
        productName: settings.productName,
        address: settings.publicUrl,
        buyer: { name: `${firstName} ${lastName}`.trim(), email },
        number: invoice.number,
        description: invoice.description,
        amountCents: invoice.amount_cents,
        currency: invoice.currency,
        status: invoice.status,
        issuedAt: invoice.issued_at,
      });
      const name = `${invoice.number}.pdf`;
      return { name, contentType: 'application/pdf', bytes: bytes.byteLength, body: Readable.from([bytes]) };
    },

    async portal(userId: number): Promise<{ url: string }> {
      const customerRef = await books.findCustomer(userId);
      if (customerRef === null) throw new AppError('nothing_to_change', { text: 'Nothing was paid for yet.' });
      return { url: await asAppError(billing.portalUrl(customerRef, `${settings.publicUrl}/account/subscriptions`)) };
    },

    quota: (userId: number, cursor: string | undefined): Promise<QuotaHistory> => quota.history(userId, cursor),

    async contactEnterprise(form: Body<'contactEnterprise'>): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const admin of settings.adminEmails) await mails.post(transaction, enterpriseMail(settings, admin, form));
      });
    },

    /** @throws AppError `malformed_request` for an event that the provider did not sign. */
    async receiveEvent(body: string, signature: string): Promise<void> {
      const event = await asAppError(Promise.resolve().then(() => billing.readEvent(body, signature)));
      if (event === null || (await books.isKnownEvent(event.ref))) return;
      const userId = await books.findUserOfCustomer(event.customerRef);
      if (userId !== null) await asAppError(sync(userId, event.customerRef, event.subscriptionRef));
      await books.insertEvent(event.ref);
    },
  };
}
