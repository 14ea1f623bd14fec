import { accountRoutes, renderRoutes, type ImageCount } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ask = (person: Person, image_count: ImageCount = 1) =>
  person.api.call(renderRoutes.create, {
    body: { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256, image_count },
  });
const left = async (person: Person) => (await person.api.call(accountRoutes.authenticate)).data?.render_limit;
const ledger = (person: Person) =>
  app.db
    .selectFrom('quota_ledger')
    .select(['kind', 'amount'])
    .where('user_id', '=', person.id)
    .where('render_id', 'is not', null)
    .orderBy('id')
    .execute();

describe('the quota of the free plan', () => {
  it('counts prompts, however many pictures each makes', async () => {
    const person = await app.world.user();
    await ask(person, 4);
    await app.settle();
    expect(await left(person)).toBe(19);
    expect(await ledger(person)).toEqual([
      { kind: 'reserve', amount: -1 },
      { kind: 'commit', amount: 0 },
    ]);
  });

  it('is refused with 402 and the balance when it is used up', async () => {
    const person = await app.world.user({ left: 1 });
    expect((await ask(person)).status).toBe(200);
    const refused = await ask(person);
    expect({ status: refused.status, code: refused.code }).toEqual({ status: 402, code: 1005 });
    expect(refused.data).toEqual({ render_limit: 0, plan: 'free' });
  });

  it('cannot be overspent by two hundred requests at once', async () => {
    const person = await app.world.user({ left: 7 });
    app.engine.hold();
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(person)));
    app.engine.release();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(193);
    await app.settle();
    expect(await left(person)).toBe(0);
  });
});

describe('the quota of the starter plan', () => {
  it('counts pictures', async () => {
    const person = await app.world.user({ plan: 'starter', left: 5 });
    expect((await ask(person, 4)).data.render_limit).toBe(1);
    expect((await ask(person, 2)).status).toBe(402);
    expect((await ask(person, 1)).data.render_limit).toBe(0);
    await app.settle();
  });

  it('refunds pictures that could not be made', async () => {
    const person = await app.world.user({ plan: 'starter', left: 5 });
    app.engine.stopAfter(3);
    const { data } = await ask(person, 4);
    await app.settle();
    app.engine.stopAfter(null);
    const render = (await person.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
    expect(render).toMatchObject({ status: 'completed', reason: '3 of 4 pictures could be made.' });
    expect(render.images).toHaveLength(3);
    expect(await left(person)).toBe(2);
  });
});

describe('a plan of which four fifths are used', () => {
  it('is announced in one mail, and in every answer', async () => {
    const person = await app.world.user({ left: 5 });
    const answers = [];
    for (let prompt = 0; prompt < 5; prompt++) answers.push((await ask(person)).data.quota_low);
    expect(answers).toEqual([false, false, false, true, true]);
    await app.settle();
    const subjects = () => app.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects().slice(1)).toEqual(['1 of 5 prompts left']);
    app.forgetEvents();
    await app.services.quota.grant(person.id, 5, 'A present');
    expect(app.events[0]?.data).toEqual({ plan: 'free', is_blocked: 0, render_limit: 5 });
    expect((await ask(person)).data.quota_low).toBe(false);
    await app.settle();
  });
});

describe('a plan without a cap', () => {
  it('is not counted', async () => {
    const person = await app.world.user({ plan: 'pro' });
    expect((await ask(person, 4)).data.render_limit).toBeNull();
    await app.settle();
    expect(await ledger(person)).toEqual([]);
  });
});
