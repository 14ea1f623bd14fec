import { billingRoutes, renderRoutes, sandboxRoutes, type ChangeSubscription } from '@kenna/contract';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { cardWith, GOOD_CARD, payers } from '../../testing/payers.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { change, user, state, invoices, mailsTo, announced, payer, pass } = payers(() => app);

describe('a change of plan', () => {
  it('to a larger plan is effective at once, for the difference', async () => {
    const person = await payer('starter');
    const { data } = await change(person.api, { plan: 'pro' });
    expect(data).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', next: null } });
    const [difference] = await invoices(person.api);
    expect(difference!.amount_cents).toBeGreaterThan(2990);
    expect(difference!.amount_cents).toBeLessThanOrEqual(3000);
    expect(announced(person.id)).toEqual([{ plan: 'pro', is_blocked: 0, render_limit: null }]);
  });

  it('to a smaller plan is effective at the end of the period, and can be withdrawn before', async () => {
    const person = await payer('pro');
    await change(person.api, { plan: 'starter' });
    expect((await state(person.api)).subscription).toMatchObject({ plan: 'pro', next: { plan: 'starter' } });
    await change(person.api, { plan: 'pro' });
    expect((await state(person.api)).subscription!.next).toBeNull();
    await change(person.api, { plan: 'starter' });
    await pass(32);
    expect(await user(person.api)).toMatchObject({ plan: 'starter', render_limit: 200 });
    expect((await invoices(person.api))[0]!.amount_cents).toBe(1900);
  });

  it('ends the plan with its period when it is cancelled, unless it is resumed', async () => {
    const [leaving, staying] = [await payer('pro'), await payer('pro')];
    for (const { api } of [leaving, staying]) {
      expect((await change(api, { plan: 'free' })).data.subscription).toMatchObject({ cancels_at_end: true });
    }
    expect((await change(staying.api, { plan: 'pro' })).data.subscription).toMatchObject({ cancels_at_end: false });
    expect((await user(leaving.api)).plan).toBe('pro');
    await pass(32);
    expect(await user(leaving.api)).toMatchObject({ plan: 'free', render_limit: 20 });
    expect((await user(staying.api)).plan).toBe('pro');
    expect(mailsTo(leaving.email)).toContain('Your Pro plan has ended');
    expect(announced(leaving.id)).toEqual([{ plan: 'free', is_blocked: 0, render_limit: 20 }]);
  });

  it('is reported by mail once when the plan is cancelled, and when it is resumed', async () => {
    const person = await payer('pro');
    const end = new Date((await state(person.api)).subscription!.period_end);
    const day = end.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    await change(person.api, { plan: 'free' });
    await pass(1);
    expect(mailsTo(person.email).filter((subject) => subject === `Your Pro plan ends on ${day}`)).toHaveLength(1);
    await change(person.api, { plan: 'pro' });
    await app.settle();
    expect(mailsTo(person.email)).toContain('Your Pro plan goes on');
  });

  it('is quoted in advance, with the amounts due today and later', async () => {
    const quote = async (api: ApiClient, body: ChangeSubscription) =>
      (await api.call(billingRoutes.quoteChange, { body })).data;
    const person = await payer('pro');
    const { period_end: end } = (await state(person.api)).subscription!;
    const upward = await quote(person.api, { plan: 'pro', is_monthly: false });
    expect(upward).toMatchObject({ credit_cents: 0, next_cents: 48_000 });
    expect(new Date(upward.next_at).getUTCFullYear()).toBe(app.clock.now().getUTCFullYear() + 1);
    expect(await quote(person.api, { plan: 'starter' })).toEqual({
      due_cents: 0,
      credit_cents: 0,
      next_cents: 1900,
      next_at: end,
    });
    expect(await quote(person.api, { plan: 'free' })).toMatchObject({ due_cents: 0, next_cents: null, next_at: end });
    expect((await invoices(person.api)).map(({ amount_cents: cents }) => cents)).toEqual([4900]);
    await change(person.api, { plan: 'pro', is_monthly: false });
    const [difference] = await invoices(person.api);
    expect(Math.abs(difference!.amount_cents - upward.due_cents)).toBeLessThanOrEqual(1);
    const visitor = await app.world.user();
    expect(await quote(visitor.api, { plan: 'starter' })).toMatchObject({ due_cents: 1900, next_cents: 1900 });
  });

  it('credits the unused amount to the next payments', async () => {
    const person = await payer('starter', false);
    const body = { plan: 'pro', is_monthly: true } as const;
    const quote = (await person.api.call(billingRoutes.quoteChange, { body })).data;
    expect(quote).toMatchObject({ due_cents: 0, next_cents: 0 });
    expect(quote.credit_cents).toBeGreaterThan(13_000);
    await change(person.api, body);
    await pass(32);
    const [renewal] = await invoices(person.api);
    expect(renewal).toMatchObject({ description: 'Pro, monthly', amount_cents: 0, status: 'paid' });
    await pass(31);
    await pass(31);
    expect((await invoices(person.api))[0]!.amount_cents).toBeGreaterThan(0);
  });

  it('is refused for the present plan', async () => {
    const person = await payer('starter');
    expect((await change(person.api, { plan: 'starter' })).status).toBe(409);
    expect((await change((await app.world.user()).api, { plan: 'free' })).status).toBe(409);
  });
});

describe('a payment that fails at renewal', () => {
  it('leaves a week to pay, and then ends in the free plan', async () => {
    const person = await payer('pro', true, cardWith('4000 0000 0000 0341'));
    await pass(32);
    expect((await user(person.api)).plan).toBe('pro');
    expect((await state(person.api)).subscription).toMatchObject({
      status: 'past_due',
      grace_until: expect.any(String),
    });
    expect(mailsTo(person.email)).toContain('Your payment did not go through');
    await pass(5);
    expect((await user(person.api)).plan).toBe('pro');
    await pass(3);
    expect((await user(person.api)).plan).toBe('free');
    expect((await state(person.api)).subscription).toBeNull();
    expect(mailsTo(person.email).filter((subject) => subject.includes('did not go through'))).toHaveLength(1);
  });

  it('is paid by another card in the portal', async () => {
    const person = await payer('starter', true, cardWith('4000 0000 0000 0341'));
    await pass(32);
    const { url } = (await person.api.call(billingRoutes.portal, { body: {} })).data;
    const token = url.split('/').at(-1)!;
    const { data } = await app.api.call(sandboxRoutes.changeCard, { params: { token }, body: GOOD_CARD });
    expect(data).toMatchObject({ card: { lastDigits: '4242' }, subscription: { status: 'active' } });
    expect((await state(person.api)).subscription).toMatchObject({ status: 'active', grace_until: null });
    expect((await user(person.api)).render_limit).toBe(200);
    app.clock.advance(2 * 3_600_000);
    expect((await app.api.call(sandboxRoutes.portal, { params: { token } })).status).toBe(404);
  });
});

describe('the images of the starter plan', () => {
  it('are refilled every month, also on a plan that is paid yearly', async () => {
    const person = await payer('starter', false);
    const ask = {
      page: 'GenerateImage',
      prompt: 'a dress',
      image_width: 256,
      image_height: 256,
      image_count: 4,
    } as const;
    await person.api.call(renderRoutes.create, { body: ask });
    await app.settle();
    expect((await user(person.api)).render_limit).toBe(196);
    await pass(32);
    expect((await user(person.api)).render_limit).toBe(200);
    await pass(1);
    const history = (await person.api.call(billingRoutes.quota)).data;
    expect(history).toMatchObject({ left: 200, allowance: 200, is_low: false });
    expect(history.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refill', 4],
      ['reserve', -4],
      ['refill', 200],
      ['grant', 20],
    ]);
  });
});

describe('an invoice', () => {
  it('has a document with the payment and any refund, only for its owner', async () => {
    const [admin, person, stranger] = [await app.world.admin(), await payer('pro'), await app.world.user()];
    const [invoice] = await invoices(person.api);
    const read = async (api: ApiClient) => {
      const response = await api.raw(`/api/web/user/invoices/${invoice!.id}/document`);
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()), response };
    };
    const library = await PDFiumLibrary.init();
    const textOf = async (bytes: Uint8Array) => {
      const document = await library.loadDocument(bytes);
      const text = document.getPage(0).getText();
      document.destroy();
      return text;
    };
    const paid = await read(person.api);
    expect(paid.response.headers.get('content-type')).toBe('application/pdf');
    expect(paid.response.headers.get('content-disposition')).toContain(`${invoice!.number}.pdf`);
    const text = (await textOf(paid.bytes)).replace(/\s+/g, ' ');
    for (const words of [invoice!.number, 'Ada Lace', person.email.slice(0, 30), 'Pro, monthly', '$49 USD', 'Paid.']) {
      expect(text).toContain(words);
    }
    expect((await read(stranger.api)).status).toBe(404);
    expect((await read(app.api)).status).toBe(401);
    await admin.api.call(billingRoutes.refund, { body: { invoice_id: invoice!.id, end_plan: false } });
    expect(await textOf((await read(person.api)).bytes)).toContain('given back in full');
  });
});

describe('a refund', () => {
  it('refunds an invoice once, and ends the plan if requested', async () => {
    const [admin, person] = [await app.world.admin(), await payer('pro')];
    const [invoice] = await invoices(person.api);
    const refund = (api: ApiClient) =>
      api.call(billingRoutes.refund, { body: { invoice_id: invoice!.id, end_plan: true } });
    expect((await refund(person.api)).status).toBe(403);
    expect((await refund(admin.api)).data.status).toBe('refunded');
    expect((await refund(admin.api)).status).toBe(409);
    await app.settle();
    expect((await user(person.api)).plan).toBe('free');
    expect(mailsTo(person.email)).toContain(`Your payment ${invoice!.number} was given back`);
  });
});

describe('a plan that an admin assigns', () => {
  const assign = (api: ApiClient, id: number, plan: 'free' | 'starter' | 'enterprise') =>
    api.call(billingRoutes.assignPlan, { body: { id, plan, reason: 'A house that we know' } });

  it('is effective at once, with the pictures of the month, and can be withdrawn', async () => {
    const [admin, person] = [await app.world.admin(), await app.world.user()];
    expect((await assign(person.api, person.id, 'enterprise')).status).toBe(403);
    expect(await assign(admin.api, person.id, 'starter')).toMatchObject({ status: 200, message: 'Plan changed' });
    expect(await user(person.api)).toMatchObject({ plan: 'starter', render_limit: 200 });
    expect((await assign(admin.api, person.id, 'starter')).status).toBe(409);
    expect((await assign(admin.api, person.id, 'free')).status).toBe(200);
    expect((await user(person.api)).plan).toBe('free');
  });

  it('does not replace a paid one; payments are shown only to admins', async () => {
    const [admin, person] = [await app.world.admin(), await payer('pro')];
    expect((await assign(admin.api, person.id, 'free')).status).toBe(409);
    expect((await user(person.api)).plan).toBe('pro');
    const read = (api: ApiClient) => api.call(billingRoutes.invoicesOf, { params: { id: person.id } });
    expect((await read(person.api)).status).toBe(403);
    expect((await read(admin.api)).data.invoices).toEqual(await invoices(person.api));
  });
});

describe('access to billing', () => {
  it('shows nobody the payments of another person, and needs a session', async () => {
    const [ada, bob] = [await payer('pro'), await app.world.user()];
    const routes = ['subscription', 'invoices', 'quota'] as const;
    for (const name of routes) {
      expect((await app.api.call(billingRoutes[name])).status).toBe(401);
      const posing = await bob.api.call(billingRoutes[name], { query: { user_id: ada.id } });
      expect(posing.status).toBe(403);
    }
    expect(await invoices(bob.api)).toEqual([]);
    expect((await bob.api.call(billingRoutes.portal, { body: {} })).status).toBe(409);
  });

  it('lets a blocked person cancel a plan, but not buy one', async () => {
    const person = await payer('pro');
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', person.id).execute();
    expect((await state(person.api)).plan).toBe('pro');
    expect((await change(person.api, { plan: 'free' })).status).toBe(200);
    expect((await change(person.api, { plan: 'pro' })).status).toBe(403);
  });

  it('refuses an event that the provider did not sign', async () => {
    const body = JSON.stringify({ ref: 'event_1', customerRef: 'customer_1', subscriptionRef: null });
    const answer = await fetch(`${app.url}/api/web/billing/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': '00' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it('sends an enterprise request to the admins as plain text', async () => {
    const body = { name: 'Ada', email: 'ada@house.example', company: '<b>House</b>', message: 'Two hundred seats' };
    expect((await app.api.call(billingRoutes.contactEnterprise, { body })).status).toBe(200);
    await app.settle();
    const mail = app.mails.find(({ subject }) => subject.startsWith('Enterprise'));
    expect(mail).toMatchObject({ to: 'admin@example.com', html: expect.not.stringContaining('<b>House') });
  });
});
