import { DECLINE_TEXTS, isExpired, readTestCard } from '@kenna/contract';
import type { TypedCard } from '../../../ports/billing-sandbox.port.ts';
import { BillingError } from '../../../ports/billing.port.ts';
import type { CardRow } from './sandbox-books.ts';

/** Stripe's names for its test cards, so that a script works with both. */
const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
};

/**
 * The stored part of a card: its behaviour, brand, last digits and expiry date. @throws BillingError `declined` for any
 * other number.
 */
export function cardOf({ card_number: typed, expiry_date: expires }: TypedCard): CardRow {
  const read = readTestCard(typed);
  if ('fault' in read) throw new BillingError('declined', read.fault);
  const { behaviour, brand, number } = read.card;
  return { behaviour, brand, lastDigits: number.slice(-4), expires: expires.replace(/\s/g, '') };
}

/** @throws BillingError `declined` for a token that names no test card. */
export function cardOfToken(token: string): CardRow {
  const card_number = TOKENS[token];
  if (card_number === undefined) throw new BillingError('declined', 'This payment token names no test card.');
  return cardOf({ card_number, expiry_date: '12/39', cvv: '123', cardholder_name: 'Test' });
}

/** The bank's reason for declining a payment, as text for the person; null when the payment succeeds. */
export function declineText(card: CardRow | null, now: Date, isRenewal: boolean): string | null {
  if (card === null) return 'There is no card to charge.';
  if (isExpired(card.expires, now)) return DECLINE_TEXTS.expired;
  if (card.behaviour === 'fails_later' && isRenewal) return DECLINE_TEXTS.declined;
  return DECLINE_TEXTS[card.behaviour];
}
