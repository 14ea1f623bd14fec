import { billingRoutes, sandboxRoutes } from '@kenna/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeBilling } from '../../adapters/billing/stripe/stripe-billing.ts';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const WEBHOOK_SECRET = 'whsec_test';

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe(WEBHOOK_SECRET);
  const options = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, productSlug: 'kenna' };
  app = await testApp({ billing: createStripeBilling({ ...options, apiUrl: stripe.url }) });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const deliver = async ({ body, signature }: { body: string; signature: string }) =>
  fetch(`${app.url}/api/web/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });

test('late, repeated, concurrent and reordered events leave a correct state', async () => {
  const person = await app.world.user();
  const owed = await person.api.call(billingRoutes.change, { body: { plan: 'starter' } });
  const checkout = owed.data.checkout ?? '';
  stripe.pay(checkout);
  const first = stripe.events.length;
  await person.api.call(billingRoutes.verifyPayment, { body: { checkout } });
  await person.api.call(billingRoutes.change, { body: { plan: 'pro' } });
  await person.api.call(billingRoutes.change, { body: { plan: 'free' } });
  expect(stripe.events.length).toBeGreaterThan(first);
  const shuffled = [...stripe.events].reverse();
  const answers = await Promise.all([...shuffled, ...shuffled].map(deliver));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await app.settle();

  const state = (await person.api.call(billingRoutes.subscription)).data;
  expect(state).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', cancels_at_end: true, status: 'active' } });
  const { invoices } = (await person.api.call(billingRoutes.invoices)).data;
  expect(invoices.map(({ amount_cents: cents }) => cents).sort()).toEqual([1900, 3000]);
  const receipts = app.mails.filter(({ to, subject }) => to === person.email && subject.includes('receipt'));
  expect(receipts).toHaveLength(2);
});

test('an event that is forged or was modified is refused', async () => {
  const [event] = stripe.events;
  expect((await deliver({ ...event!, signature: 't=1,v1=00' })).status).toBe(400);
  expect((await deliver({ ...event!, body: `${event!.body} ` })).status).toBe(400);
});

test('the pages of the sandbox do not exist when a real provider is configured', async () => {
  const { status } = await app.api.call(sandboxRoutes.checkout, { params: { ref: 'checkout_1' } });
  expect(status).toBe(404);
});
