import { accountRoutes } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';
import { createSessionCache, type SessionCache } from './session-cache.ts';

const MINUTE = 60_000;
const session = {
  id: 1,
  userId: 1,
  isBlocked: false,
  isAdmin: false,
  isVerified: true,
  scopes: null,
  tokenHash: Buffer.alloc(32),
};

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const why = onServer ? ' (skipped: a PostgreSQL server is asked each time)' : '';

describe.skipIf(onServer)(`sessions that are remembered${why}`, () => {
  let app: TestApp;
  let memory: SessionCache;
  let person: Person;
  let asked = 0;
  const find = async () => (asked++, session);
  beforeAll(async () => {
    app = await testApp({ worker: false });
    memory = await createSessionCache(app.database, app.clock);
  });
  beforeEach(async () => {
    person = await app.world.user();
    asked = 0;
  });
  afterAll(() => app.close());

  it('are read once a minute for each token', async () => {
    const remembered = memory.over(find);
    for (const token of ['a', 'a', 'b', 'a']) expect(await remembered(token)).toEqual(session);
    expect(asked).toBe(2);
    app.clock.advance(MINUTE);
    await remembered('a');
    expect(asked).toBe(3);
  });

  it('are not cached when they were not found', async () => {
    const nobody = memory.over(async () => (asked++, null));
    expect([await nobody('c'), await nobody('c')]).toEqual([null, null]);
    expect(asked).toBe(2);
  });

  it('are removed from the cache as soon as a person, a session or a key has changed', async () => {
    const remembered = memory.over(find);
    const { db } = app;
    const key = { user_id: person.id, name: 'Script', token_hash: Buffer.alloc(32), ending: 'abcd', scopes: '[]' };
    await db.insertInto('api_keys').values(key).execute();
    const changes = [
      db.updateTable('users').set({ is_blocked: true }).where('id', '=', person.id),
      db.updateTable('users').set({ plan: 'pro' }).where('id', '=', person.id),
      db.deleteFrom('api_keys').where('user_id', '=', person.id),
      db.deleteFrom('sessions').where('user_id', '=', person.id),
      db.deleteFrom('users').where('id', '=', person.id),
    ];
    await remembered('d');
    for (const change of changes) {
      asked = 0;
      await change.execute();
      await remembered('d');
      expect(asked).toBe(1);
    }
  });

  it('stay cached when only the last use of a session was recorded', async () => {
    const remembered = memory.over(find);
    await remembered('e');
    await app.db.updateTable('sessions').set({ last_seen_at: new Date() }).where('user_id', '=', person.id).execute();
    await remembered('e');
    expect(asked).toBe(1);
  });

  it('are not cached when they were read before a concurrent change', async () => {
    const remembered = memory.over(async () => {
      if (asked++ === 0) await app.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
      return session;
    });
    await remembered('f');
    await remembered('f');
    expect(asked).toBe(2);
  });

  it('give no access to a person who has just been logged out or blocked', async () => {
    const whoami = () => person.api.call(accountRoutes.authenticate);
    expect((await whoami()).data?.is_blocked).toBe(0);
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', person.id).execute();
    expect((await person.api.call(accountRoutes.logout)).status).toBe(200);
    expect((await whoami()).data).toBeNull();
  });
});
