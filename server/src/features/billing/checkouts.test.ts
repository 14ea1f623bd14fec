import { billingRoutes, sandboxRoutes, type Register } from '@kenna/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardWith, GOOD_CARD, type Owed, payers } from '../../testing/payers.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const formOf = (plan: Register['plan'], more: Partial<Register> = {}): Register => ({
  first_name: 'Vera',
  last_name: 'Molnar',
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  plan,
  is_monthly: true,
  country: 'HU',
  dial_code: '+36',
  age: true,
  is_agree: true,
  have_photos_right: true,
  ...more,
});
const { pay, change, checkoutFor, user, state, invoices, mailsTo, announced } = payers(() => app);

describe('sign-up with a plan', () => {
  it('starts on the free plan at once', async () => {
    const { status, data } = await app.api.call(billingRoutes.register, { body: formOf('free') });
    expect(status).toBe(200);
    expect(data).toMatchObject({ plan: 'free', render_limit: 20, name: 'Vera Molnar' });
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ country: 'HU', dial_code: '+36', is_adult: true, has_photos_right: true });
  });

  it('requires a payment for Pro, and gives the plan once the checkout is paid', async () => {
    const answer = await app.api.call(billingRoutes.register, { body: formOf('pro', { is_monthly: false }) });
    expect(answer).toMatchObject({ status: 402, code: 1006 });
    const owed = answer.data as unknown as Owed & { user: Person };
    expect(owed.checkout_url).toContain(`/sandbox/checkout/${owed.checkout}`);
    const own = app.api.as(owed.user.token);
    const early = await own.call(billingRoutes.verifyPayment, { body: { checkout: owed.checkout } });
    expect(early).toMatchObject({ status: 402, data: { checkout_url: owed.checkout_url } });
    const shown = (await app.api.call(sandboxRoutes.checkout, { params: { ref: owed.checkout } })).data;
    expect(shown).toMatchObject({ status: 'open', plan: 'pro', amount_cents: 48_000, success_url: null });
    const paid = (await pay(owed.checkout)).data;
    expect(paid.success_url).toMatch(new RegExp(`/thank-you\\?checkout=${owed.checkout}$`));
    const verified = await own.call(billingRoutes.verifyPayment, { body: { checkout: owed.checkout } });
    expect(verified.data).toMatchObject({ plan: 'pro', render_limit: null });
    const stranger = await app.world.user();
    const tried = await stranger.api.call(billingRoutes.verifyPayment, { body: { checkout: owed.checkout } });
    expect(tried.status).toBe(404);
  });

  it('accepts a payment token instead of a checkout, and opens one when the bank asks for a confirmation', async () => {
    const paid = await app.api.call(billingRoutes.register, {
      body: formOf('starter', { payment_token: 'pm_card_visa' }),
    });
    expect(paid).toMatchObject({ status: 200, data: { plan: 'starter', render_limit: 200 } });
    const asked = await app.api.call(billingRoutes.register, {
      body: formOf('starter', { payment_token: 'pm_card_authenticationRequired' }),
    });
    expect(asked.status).toBe(402);
  });

  it('refuses card numbers, unknown fields and missing agreements', async () => {
    const wrong = {
      ...formOf('free'),
      payment_token: '4242424242424242',
      is_admin: true,
      age: false,
      country: 'hungary',
    };
    const { status, data } = await app.api.call(billingRoutes.register, { unchecked: wrong });
    expect(status).toBe(422);
    expect(data).toMatchObject({
      fields: { age: 'This field is required', country: 'Choose a country' },
    });
  });
});

describe('a plan that is bought later', () => {
  it('returns its checkout, and changes nothing before that is paid', async () => {
    const person = await app.world.user();
    const answer = await change(person.api, { plan: 'starter' });
    expect(answer).toMatchObject({ status: 200, code: 0, data: { plan: 'free', subscription: null } });
    const { checkout, checkout_url: url } = answer.data;
    expect(url).toContain(`/sandbox/checkout/${checkout}`);
    await pay(checkout ?? '');
    expect((await state(person.api)).subscription).toMatchObject({ plan: 'starter' });
    const next = await change(person.api, { plan: 'pro' });
    expect(next).toMatchObject({ status: 200, data: { plan: 'pro', checkout: null, checkout_url: null } });
  });
});

describe('the checkout of the sandbox', () => {
  it('gives the reason why a card is declined, and accepts another', async () => {
    const person = await app.world.user({ left: 0 });
    app.forgetEvents();
    const checkout = await checkoutFor(person.api, { plan: 'starter' });
    for (const [number, words] of [
      ['4000 0000 0000 0002', 'Your card was declined'],
      ['4000 0000 0000 9995', 'insufficient funds'],
      ['4000 0000 0000 0069', 'has expired'],
      ['4000 0000 0000 0127', 'security code'],
    ] as const) {
      const refused = await pay(checkout, cardWith(number));
      expect(refused).toMatchObject({ status: 402, code: 1030 });
      expect(refused.message).toContain(words);
    }
    expect((await pay(checkout, { ...GOOD_CARD, expiry_date: '01/20' })).message).toContain('has expired');
    expect((await pay(checkout)).data.status).toBe('completed');
    await app.settle();
    expect(await user(person.api)).toMatchObject({ plan: 'starter', render_limit: 200 });
    expect(announced(person.id)).toEqual([{ plan: 'starter', is_blocked: 0, render_limit: 200 }]);
    expect(mailsTo(person.email).filter((subject) => subject.includes('receipt'))).toHaveLength(1);
    expect((await invoices(person.api)).map(({ amount_cents }) => amount_cents)).toEqual([1900]);
  });

  it('accepts only the listed card numbers', async () => {
    const person = await app.world.user();
    const checkout = await checkoutFor(person.api, { plan: 'starter' });
    for (const number of ['4111 1111 1111 1111', '4242 4242 4242 4243', 'abc']) {
      expect((await pay(checkout, cardWith(number))).status).toBe(422);
    }
  });

  it('waits for a confirmation where the bank asks for one, and charges nothing when it is declined', async () => {
    const person = await app.world.user();
    const ref = await checkoutFor(person.api, { plan: 'pro' });
    const asking = cardWith('4000 0027 6000 3184');
    const confirm = (is_approved: boolean) =>
      app.api.call(sandboxRoutes.confirm, { params: { ref }, body: { is_approved } });
    expect((await pay(ref, asking)).data).toMatchObject({ status: 'confirming', success_url: null });
    expect(await confirm(false)).toMatchObject({ status: 402, code: 1030 });
    expect((await user(person.api)).plan).toBe('free');
    await pay(ref, asking);
    expect((await confirm(true)).data.status).toBe('completed');
    expect((await user(person.api)).plan).toBe('pro');
  });

  it('charges once, however often and in however many windows it is submitted', async () => {
    const person = await app.world.user();
    const first = await checkoutFor(person.api, { plan: 'starter' });
    const second = await checkoutFor(person.api, { plan: 'pro' });
    expect((await pay(first)).status).toBe(402);
    await Promise.all(Array.from({ length: 5 }, () => pay(second)));
    expect((await invoices(person.api)).map(({ amount_cents }) => amount_cents)).toEqual([4900]);
    expect((await user(person.api)).plan).toBe('pro');
  });
});
