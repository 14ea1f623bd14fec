/** Signing up with a plan, and paying for it: the account exists from its form on, also when its plan is not paid. */
import type { billingRoutes, Offer, ParsedBody, User, UserWithToken } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { BillingError, type Billing } from '../../ports/billing.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountsService, Session } from '../accounts/accounts.service.ts';
import { asAppError } from './billing-failures.ts';
import { billingRepository } from './billing.repository.ts';
import type { OpenCheckout, OpenedCheckout } from './checkouts.ts';
import type { Payers } from './payers.ts';
import type { SyncSubscription } from './subscription-sync.ts';

/** The browser that sends a request. */
interface Browser {
  /** The `User-Agent` of the browser. */
  readonly device: string;
  /** The proof of an earlier login from it, and how to store one. */
  readonly knownDevice: { readonly token: string | null; write(token: string): void };
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  readonly accounts: AccountsService;
  readonly clock: Clock;
  readonly settings: { readonly publicUrl: string };
  readonly payers: Payers;
  readonly sync: SyncSubscription;
  readonly openCheckout: OpenCheckout;
}

type Body<Name extends keyof typeof billingRoutes> = ParsedBody<(typeof billingRoutes)[Name]>;

export function createPaidSignUp(parts: Parts) {
  const { db, billing, accounts, clock, settings, payers, sync, openCheckout } = parts;
  const books = billingRepository(db);

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

  /** The account is created even when no checkout can be opened: the plans page can open one later. */
  async function openAfterSignup(user: UserWithToken, offer: Offer, token: string | undefined): Promise<void> {
    const fallback = `${settings.publicUrl}/account/subscriptions`;
    try {
      await owe(user.id, await openCheckout(await payers.payerOf(user.id), offer, token), { user });
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      const data = { checkout: '', checkout_url: fallback, user };
      throw new AppError('payment_required', { text: error.message, data, cause: error });
    }
  }

  return {
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
  };
}
