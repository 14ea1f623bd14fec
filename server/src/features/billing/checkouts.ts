/** Opens checkouts: at most one per person at a time, so that nobody pays twice for the same thing. */
import type { Offer } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Billing } from '../../ports/billing.port.ts';
import { billingRepository, type Payer } from './billing.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

export interface OpenedCheckout {
  readonly checkout: string;
  readonly customerRef: string;
  /** Address of the checkout page; null when a payment token has paid. */
  readonly url: string | null;
}

export type OpenCheckout = ReturnType<typeof createCheckouts>;

export function createCheckouts({ db, billing, publicUrl }: Parts) {
  const books = billingRepository(db);

  async function customerOf({ id: userId, email, firstName, lastName }: Payer): Promise<string> {
    const known = await books.findCustomer(userId);
    if (known !== null) return known;
    const ref = await billing.createCustomer({ userId, email, name: `${firstName} ${lastName}`.trim() });
    return books.insertCustomer(userId, ref);
  }

  return async function openCheckout(payer: Payer, offer: Offer, paymentToken?: string): Promise<OpenedCheckout> {
    const customerRef = await customerOf(payer);
    for (const { checkout_ref: ref } of await books.listOpenCheckouts(payer.id)) {
      await billing.expireCheckout(ref);
    }
    const { ref, url } = await billing.createCheckout({
      customerRef,
      offer,
      successUrl: `${publicUrl}/thank-you?checkout={CHECKOUT}`,
      cancelUrl: `${publicUrl}/account/subscriptions`,
      paymentToken,
    });
    const row = {
      checkout_ref: ref,
      user_id: payer.id,
      plan: offer.plan,
      is_monthly: offer.is_monthly,
      url: url ?? '',
    };
    await books.insertCheckout(row);
    return { checkout: ref, customerRef, url };
  };
}
