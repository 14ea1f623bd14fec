/**
 * The test cards of the sandbox: numbers that no bank issues, each with its behaviour. No other number is accepted or
 * sent.
 */
export const TEST_CARD_BEHAVIOURS = [
  'succeeds',
  'declined',
  'insufficient_funds',
  'expired',
  'wrong_code',
  'asks_to_confirm',
  'fails_later',
] as const;
export type TestCardBehaviour = (typeof TEST_CARD_BEHAVIOURS)[number];

interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly behaviour: TestCardBehaviour;
  /** The behaviour in words, shown on the checkout page. */
  readonly label: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', behaviour: 'succeeds', label: 'Pays' },
  { number: '5555555555554444', brand: 'Mastercard', behaviour: 'succeeds', label: 'Pays' },
  { number: '4000002760003184', brand: 'Visa', behaviour: 'asks_to_confirm', label: 'Asks you to confirm' },
  { number: '4000000000000002', brand: 'Visa', behaviour: 'declined', label: 'Is declined' },
  { number: '4000000000009995', brand: 'Visa', behaviour: 'insufficient_funds', label: 'Has insufficient funds' },
  { number: '4000000000000069', brand: 'Visa', behaviour: 'expired', label: 'Has expired' },
  { number: '4000000000000127', brand: 'Visa', behaviour: 'wrong_code', label: 'Has another security code' },
  { number: '4000000000000341', brand: 'Visa', behaviour: 'fails_later', label: 'Pays once, fails at renewal' },
];

/** The bank's message for a card; null where the payment succeeds, directly or after a confirmation. */
export const DECLINE_TEXTS: Readonly<Record<TestCardBehaviour, string | null>> = {
  succeeds: null,
  asks_to_confirm: null,
  fails_later: null,
  declined: 'Your card was declined. Try another card.',
  insufficient_funds: 'Your card has insufficient funds. Try another card.',
  expired: 'Your card has expired. Try another card.',
  wrong_code: 'The security code of your card is wrong.',
};

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn): true for a number of 12 to 19 digits that fits it. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The test card with a typed number, or what is wrong with that number. */
export function readTestCard(typed: string): { readonly card: TestCard } | { readonly fault: string } {
  const digits = typed.replace(/[\s-]/g, '');
  if (!passesLuhn(digits)) return { fault: 'This card number is not complete or has a typing error.' };
  const card = TEST_CARDS.find(({ number }) => number === digits);
  return card ? { card } : { fault: 'This is a test: only the listed test cards are taken. Never enter a real card.' };
}

/** Returns true once the month after `MM/YY` has begun; also true for an invalid date. */
export function isExpired(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim());
  if (!match) return true;
  const [, month, year] = match;
  return now.getTime() >= Date.UTC(2000 + Number(year), Number(month), 1);
}
