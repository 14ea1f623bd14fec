import { BillingError, type BillingErrorKind } from '../../ports/billing.port.ts';
import type { ErrorCode } from '@kenna/contract';
import { AppError } from '../../shared/app-error.ts';

const CODES: Readonly<Record<BillingErrorKind, ErrorCode>> = {
  declined: 'payment_declined',
  refused: 'nothing_to_change',
  unavailable: 'billing_unavailable',
  bad_signature: 'malformed_request',
};

/**
 * Maps the provider's errors to those of the contract, with the provider's text when a payment was declined or an
 * action refused.
 */
export async function asAppError<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const isForPerson = error.kind === 'declined' || error.kind === 'refused';
    throw new AppError(CODES[error.kind], { ...(isForPerson && { text: error.message }), cause: error });
  }
}
