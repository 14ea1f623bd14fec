import { expect, test } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { describeBilling, type BillingSubject } from './billing.conformance.ts';
import { prorationOf } from './sandbox/proration.ts';
import { createSandboxBilling } from './sandbox/sandbox-billing.ts';
import { createStripeBilling } from './stripe/stripe-billing.ts';

const SECRET = 'whsec_test';
const card = (card_number: string) => ({ card_number, expiry_date: '12/99', cvv: '123', cardholder_name: 'Ada' });

async function openSandbox(): Promise<BillingSubject> {
  const database = await openTestDatabase();
  const clock = createMovingClock();
  const { billing, sandbox } = createSandboxBilling({ db: database.db, clock, publicUrl: 'http://studio.test' });
  let last = { body: '', signature: '' };
  return {
    billing,
    async pay(ref) {
      last = (await sandbox.pay(ref, card('4242424242424242')))!.events.at(-1)!;
    },
    async declineCards(customerRef, refuses) {
      const url = await billing.portalUrl(customerRef, 'http://studio.test');
      const token = url.split('/').at(-1)!;
      await sandbox.changeCard(token, card(refuses ? '4000000000000341' : '4242424242424242'));
    },
    async endPeriod(ref) {
      const state = await billing.findSubscription(ref);
      clock.advance(state!.periodEnd.getTime() - clock.now().getTime());
      await sandbox.runDue();
    },
    lastEvent: () => last,
    close: () => database.close(),
  };
}

async function openStripe(): Promise<BillingSubject> {
  const stripe = await startFakeStripe(SECRET);
  const options = { secretKey: 'sk_test_1', webhookSecret: SECRET, productSlug: 'kenna' };
  return {
    billing: createStripeBilling({ ...options, apiUrl: stripe.url }),
    pay: async (ref) => stripe.pay(ref),
    declineCards: async (_customerRef, refuses) => stripe.declineCards(refuses),
    endPeriod: async (ref) => stripe.endPeriod(ref),
    lastEvent: () => stripe.events.at(-1)!,
    close: stripe.close,
  };
}

describeBilling('the payment sandbox', openSandbox);
describeBilling('Stripe', openStripe);

test('Stripe is reported as unavailable when it cannot be reached', async () => {
  const stripe = await startFakeStripe(SECRET);
  const billing = createStripeBilling({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    productSlug: 'kenna',
    apiUrl: stripe.url,
  });
  await stripe.close();
  await expect(billing.findSubscription('sub_1')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a change charges the new plan for the rest of the period, or a whole other one, less what is left of the old', () => {
  const start = new Date('2030-06-01T00:00:00Z');
  const end = new Date('2030-07-01T00:00:00Z');
  const middle = new Date('2030-06-16T00:00:00Z');
  const [starter, pro] = [{ plan: 'starter', is_monthly: true } as const, { plan: 'pro', is_monthly: true } as const];
  expect(prorationOf(starter, pro, { start, end }, middle)).toBe(1500);
  expect(prorationOf(starter, { plan: 'pro', is_monthly: false }, { start, end }, middle)).toBe(48_000 - 950);
  expect(prorationOf(starter, pro, { start, end }, end)).toBe(0);
});
