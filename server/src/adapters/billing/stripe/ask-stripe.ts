import { Stripe } from 'stripe';
import { BillingError } from '../../../ports/billing.port.ts';

const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError } =
  Stripe.errors;

/**
 * Maps declined cards and outages of Stripe to the port's errors. Other errors, such as invalid requests, are rethrown.
 */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StripeCardError) throw new BillingError('declined', error.message, error);
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
    if (isAway) throw new BillingError('unavailable', 'Stripe cannot be reached.', error);
    throw error;
  }
}

/** Returns null for an object that Stripe does not know. */
export async function foundOrNull<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}
