import { accountRoutes, imageRoutes, peopleRoutes, showcaseReportRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  admin = await app.world.admin();
});
afterAll(() => app.close());

const find = async (query: { search?: string; cursor?: string }) =>
  (await admin.api.call(peopleRoutes.list, { query })).data;
const block = (id: number, reason = 'Spam') => admin.api.call(peopleRoutes.block, { body: { id, reason } });

describe('people in the admin area', () => {
  it('are found by parts of their name and address, and patterns are text', async () => {
    await app.world.user({ name: 'Madeleine', email: 'm.vionnet@example.com' });
    expect((await find({ search: 'madELEINE l' })).people).toMatchObject([{ name: 'Madeleine Lace', plan: 'free' }]);
    expect((await find({ search: 'VIONNET@' })).people).toMatchObject([{ email: 'm.vionnet@example.com' }]);
    for (const search of ['%', '_', '\\']) expect((await find({ search })).people, search).toEqual([]);
  });

  it('are listed page by page, the newest first', async () => {
    const twins = Array.from({ length: 22 }, (_, at) => `twin-${at}@example.com`);
    const row = { first_name: 'Twin', last_name: 'Lace', password_hash: '' };
    await app.db
      .insertInto('users')
      .values(twins.map((email) => ({ ...row, email })))
      .execute();
    const first = await find({ search: 'twin' });
    const second = await find({ search: 'twin', cursor: first.next! });
    expect([first.people.length, second.people.length, second.next]).toEqual([20, 2, null]);
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('are granted quota, and see the reason', async () => {
    const bob = await app.world.user({ left: 0 });
    app.forgetEvents();
    const body = { id: bob.id, amount: 7, reason: 'For the long wait' };
    const { data } = await admin.api.call(peopleRoutes.grant, { body });
    expect(data.person).toMatchObject({ render_limit: 7 });
    expect(app.events).toMatchObject([{ event: 'UserSubscriptionChange', data: { render_limit: 7 } }]);
    const { reason } = await app.db
      .selectFrom('quota_ledger')
      .select('reason')
      .where('user_id', '=', bob.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('For the long wait');
  });

  it('on a plan without a limit are granted nothing', async () => {
    const rich = await app.world.user({ plan: 'pro' });
    const body = { id: rich.id, amount: 1, reason: 'A gift' };
    expect(await admin.api.call(peopleRoutes.grant, { body })).toMatchObject({ status: 409 });
  });

  it('are blocked from the next request, notified at once, and unblocked', async () => {
    const bob = await app.world.user();
    app.forgetEvents();
    expect((await block(bob.id)).data.person).toMatchObject({ is_blocked: true, blocked_reason: 'Spam' });
    expect(app.events).toMatchObject([{ channel: `private-subscription.change.${bob.id}`, data: { is_blocked: 1 } }]);
    expect(await bob.api.call(imageRoutes.listMine, { query: {} })).toMatchObject({ status: 403, code: 1007 });
    expect((await bob.api.call(accountRoutes.authenticate)).data).toMatchObject({ is_blocked: 1 });
    await admin.api.call(peopleRoutes.unblock, { body: { id: bob.id, reason: 'A mistake' } });
    expect((await bob.api.call(imageRoutes.listMine, { query: {} })).status).toBe(200);
    expect((await admin.api.call(peopleRoutes.get, { params: { id: bob.id } })).data.person.blocked_reason).toBeNull();
  });

  it('are not blocked when they are admins, nor by themselves', async () => {
    expect(await block(admin.id)).toMatchObject({ status: 403, code: 1043 });
    expect((await admin.api.call(imageRoutes.listMine, { query: {} })).status).toBe(200);
    const { person } = (await admin.api.call(peopleRoutes.get, { params: { id: admin.id } })).data;
    expect(person).toMatchObject({ is_admin: true, can: { block: false } });
  });
});

describe('a person who is blocked', () => {
  it('cannot report pictures', async () => {
    const blocked = await app.world.blockedUser();
    expect((await blocked.api.call(showcaseReportRoutes.report, { body: { id: 1 } })).status).toBe(403);
    expect((await app.api.call(showcaseReportRoutes.report, { body: { id: 1 } })).status).toBe(401);
  });
});
