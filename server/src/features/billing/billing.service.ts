/**
 * Plans and payments: sign-up with a plan, checkouts, changes of a subscription, invoices, refunds. The payment
 * provider's state is authoritative: every action goes to it first, and the result is read back and stored.
 */
import { Readable } from 'node:stream';
import {
  changeKind,
  isPaidPlan,
  type BillingState,
  type ChangedSubscription,
  type ChangeQuote,
  type Invoice,
  type Offer,
  type ParsedBody,
  type QuotaHistory,
  type User,
  type UserWithToken,
  type billingRoutes,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { BillingError, type Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountsService, Session } from '../accounts/accounts.service.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { enterpriseMail, refundMail } from './billing-mails.ts';
import { asAppError } from './billing-failures.ts';
import { billingRepository, type Payer, type SubscriptionRow } from './billing.repository.ts';
import { createChangeQuotes } from './change-quotes.ts';
import { createCheckouts, type OpenedCheckout } from './checkouts.ts';
import { makeInvoiceDocument } from './invoice-document.ts';
import { graceUntil, presentInvoice, presentState } from './present-billing.ts';
import { createSubscriptionSync } from './subscription-sync.ts';

/** The browser that sends a request. */
interface Browser {
  /** Its `User-Agent`. */
  readonly device: string;
  /** The proof of an earlier login from it, and how to store one. */
  readonly knownDevice: { readonly token: string | null; write(token: string): void };
}

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

/** How long after the end of a period without news the provider is asked about it. */
const SILENCE_MS = 3_600_000;
/** How long before an account is erased its subscription is ended; longer than the interval of the periodic job. */
const LEAVING_MS = 3 * 3_600_000;

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService(parts: Parts) {
  const { db, billing, accounts, quota, mails, audit, clock, settings } = parts;
  const books = billingRepository(db);
  const sync = createSubscriptionSync(parts);
  const quoteOf = createChangeQuotes({ billing, clock });
  const openCheckout = createCheckouts({ db, billing, publicUrl: settings.publicUrl });

  async function payerOf(userId: number): Promise<Payer> {
    const payer = await books.findPayer(userId);
    if (!payer) throw new AppError('unauthenticated');
    return payer;
  }

  async function liveSubscriptionOf(userId: number): Promise<SubscriptionRow | null> {
    const row = await books.findSubscription(userId);
    return row === null || row.status === 'ended' ? null : row;
  }

  async function stateOf(userId: number): Promise<BillingState> {
    const hasPortal = (await books.findCustomer(userId)) !== null;
    return presentState(await payerOf(userId), await books.findSubscription(userId), hasPortal);
  }

  /** Returns true when the checkout was paid; the result is stored then. */
  async function settleCheckout(userId: number, ref: string, customerRef: string): Promise<boolean> {
    const subscriptionRef = (await billing.findCheckout(ref))?.subscriptionRef ?? null;
    if (subscriptionRef === null) return false;
    await sync(userId, customerRef, subscriptionRef);
    await books.completeCheckout(ref, clock.now());
    return true;
  }

  /** @throws AppError `payment_required` with the checkout, unless a token has paid it. */
  async function owe(userId: number, opened: OpenedCheckout, added: Record<string, unknown> = {}): Promise<void> {
    const { checkout, customerRef, url } = opened;
    if (url === null && (await settleCheckout(userId, checkout, customerRef))) return;
    throw new AppError('payment_required', { data: { checkout, checkout_url: url, ...added } });
  }

  async function changeLive(row: SubscriptionRow, target: Offer | null): Promise<void> {
    const { subscription_ref: ref } = row;
    const isLeaving = row.cancels_at_end || row.next_plan !== null;
    if (target === null) {
      if (row.status === 'past_due') return billing.endNow(ref);
      if (row.cancels_at_end) throw new AppError('nothing_to_change');
      return billing.cancelAtPeriodEnd(ref);
    }
    const kind = changeKind(row, target);
    if (kind === 'none' && !isLeaving) throw new AppError('nothing_to_change');
    if (kind === 'none') return billing.resume(ref);
    if (row.status === 'past_due') {
      throw new AppError('payment_declined', { text: 'The last payment is still owed. Change your card first.' });
    }
    return kind === 'now' ? billing.changeNow(ref, target) : billing.changeAtPeriodEnd(ref, target);
  }

  const service = {
    /** @throws AppError `payment_required` with the checkout and the user, unless the plan is free or a token paid. */
    async register(
      { plan, is_monthly, payment_token: token, ...form }: Body<'register'>,
      { device, knownDevice }: Browser,
    ) {
      const { country, dial_code: dialCode, have_photos_right: hasPhotosRight, age: isAdult, ...identity } = form;
      const user = await accounts.signup(identity, device, { country, dialCode, hasPhotosRight, isAdult });
      // The account exists from here on, also when its plan is not paid.
      knownDevice.write(await accounts.rememberDevice(user.id, knownDevice.token));
      if (plan === 'free') return user;
      await openAfterSignup(user, { plan, is_monthly }, token);
      const paid = await accounts.userOf(user.id);
      return { ...user, ...paid };
    },

    /** @throws AppError `not_found` for another person's checkout, `payment_required` while it is unpaid. */
    async verifyPayment(session: Session, { checkout: ref }: Body<'verifyPayment'>): Promise<User> {
      const checkout = await books.findCheckout(session.userId, ref);
      const customerRef = await books.findCustomer(session.userId);
      if (!checkout || customerRef === null) throw new AppError('not_found');
      const isPaid =
        checkout.completed_at !== null || (await asAppError(settleCheckout(session.userId, ref, customerRef)));
      if (isPaid) return accounts.userOf(session.userId);
      throw new AppError('payment_required', {
        text: 'This payment is not finished.',
        data: { checkout: ref, checkout_url: checkout.url },
      });
    },

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
      await asAppError(changeLive(row, target));
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

    /** Ends a subscription at once, for example before an account is erased. Has no effect without one. */
    async endSubscription(userId: number): Promise<void> {
      const row = await liveSubscriptionOf(userId);
      if (!row) return;
      await asAppError(billing.endNow(row.subscription_ref));
      await asAppError(sync(userId, (await books.findCustomer(userId)) ?? '', row.subscription_ref));
    },

    /**
     * Cancels a subscription at the end of its period because the account is to be deleted, unless the deletion was
     * cancelled meanwhile.
     */
    async leave(userId: number): Promise<void> {
      const row = await liveSubscriptionOf(userId);
      if (!row || row.cancels_at_end || !(await books.isLeaving(userId))) return;
      await changeLive(row, null);
      await sync(userId, (await books.findCustomer(userId)) ?? '', row.subscription_ref);
    },

    /** @throws AppError `malformed_request` for an event that the provider did not sign. */
    async receiveEvent(body: string, signature: string): Promise<void> {
      const event = await asAppError(Promise.resolve().then(() => billing.readEvent(body, signature)));
      if (event === null || (await books.isKnownEvent(event.ref))) return;
      const userId = await books.findUserOfCustomer(event.customerRef);
      if (userId !== null) await asAppError(sync(userId, event.customerRef, event.subscriptionRef));
      await books.insertEvent(event.ref);
    },

    /**
     * The periodic job: ends subscriptions that are unpaid after their grace period or whose account will soon be
     * erased, reads the state of subscriptions without news, and refills monthly quotas.
     */
    async runDue(): Promise<void> {
      const now = clock.now();
      const owing = await books.listPastDue();
      for (const row of owing) {
        if (row.past_due_since && graceUntil(row.past_due_since) <= now) await service.endSubscription(row.user_id);
      }
      for (const row of await books.listSilent(new Date(now.getTime() - SILENCE_MS))) {
        await sync(row.user_id, (await books.findCustomer(row.user_id)) ?? '', row.subscription_ref);
      }
      for (const { user_id: userId } of await books.listLeaving(new Date(now.getTime() + LEAVING_MS))) {
        await service.endSubscription(userId);
      }
      await quota.refillDue(owing.map(({ user_id: userId }) => userId));
    },
  };

  /** The account is created even when no checkout can be opened: the plans page can open one later. */
  async function openAfterSignup(user: UserWithToken, offer: Offer, token: string | undefined): Promise<void> {
    const fallback = `${settings.publicUrl}/account/subscriptions`;
    try {
      await owe(user.id, await openCheckout(await payerOf(user.id), offer, token), { user });
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      const data = { checkout: '', checkout_url: fallback, user };
      throw new AppError('payment_required', { text: error.message, data, cause: error });
    }
  }

  return service;
}
