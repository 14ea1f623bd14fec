import { CURRENCY, isPaidPlan, offerName, PLANS, priceOf, type Offer } from '@kenna/contract';
import type { Stripe } from 'stripe';
import { BillingError } from '../../../ports/billing.port.ts';

/**
 * The plan table's prices at Stripe, found by lookup key and created when missing. When an amount in the table changes,
 * its lookup key moves to a new price; existing subscribers keep the old one.
 */
export function createStripePrices(stripe: Stripe, productSlug: string) {
  const known = new Map<string, Promise<string>>();

  const keyOf = ({ plan, is_monthly: isMonthly }: Offer) =>
    `${productSlug}_${plan}_${isMonthly ? 'monthly' : 'yearly'}`;

  async function findOrCreate(offer: Offer): Promise<string> {
    const lookup_key = keyOf(offer);
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
    const price = data.find(({ unit_amount: amount, currency }) => amount === priceOf(offer) && currency === CURRENCY);
    if (price) return price.id;
    const created = await stripe.prices.create({
      currency: CURRENCY,
      unit_amount: priceOf(offer),
      recurring: { interval: offer.is_monthly ? 'month' : 'year' },
      lookup_key,
      transfer_lookup_key: true,
      product_data: { name: offerName(offer) },
      metadata: { plan: offer.plan },
    });
    return created.id;
  }

  return {
    async idOf(offer: Offer): Promise<string> {
      const key = keyOf(offer);
      const asked = known.get(key) ?? findOrCreate(offer);
      known.set(key, asked);
      return asked.catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    },

    /**
     * The offer of a price: one of the product's own prices, or one that an operator created with `metadata.plan`.
     * @throws BillingError `refused` for a price that names no paid plan.
     */
    offerOf({ metadata, lookup_key: key, recurring }: Stripe.Price): Offer {
      const named = metadata['plan'] ?? key?.split('_').at(-2);
      const plan = PLANS.find((candidate) => candidate === named);
      if (!plan || !isPaidPlan(plan)) {
        throw new BillingError('refused', `The price ${key ?? ''} names no plan: set its metadata.plan.`);
      }
      return { plan, is_monthly: recurring?.interval !== 'year' };
    },
  };
}
