import { healthRoutes, renderRoutes } from '@kenna/contract';
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

const look = async () => (await admin.api.call(healthRoutes.health)).data;
const failed = async () => (await admin.api.call(healthRoutes.failed, { query: {} })).data.renders;
const retry = (id: number) => admin.api.call(healthRoutes.retry, { body: { id } });

describe('the health of an installation', () => {
  it('shows that the database and the files answer, and what the engine supports', async () => {
    const health = await look();
    expect(health.database).toMatchObject({ ok: true, detail: expect.stringContaining('PostgreSQL') });
    expect(health.files).toEqual({ ok: true, detail: 'Written and read back' });
    expect(health.words).toEqual({ ok: true, detail: 'Built-in stylist' });
    expect(health.content).toMatchObject({
      ok: true,
      detail: expect.stringMatching(/^Bundled documents: \d+ documents/),
    });
    expect(health.engines).toMatchObject([{ is_healthy: true }]);
    expect(health.engines[0]?.operations.map(({ name }) => name)).toContain('generate');
  });

  it('counts what waits in each queue', async () => {
    const waiting = async () => (await look()).queues.find(({ name }) => name === 'render.run')?.waiting;
    const before = await waiting();
    const ada = await app.world.user();
    const body = { page: 'GenerateImage', prompt: 'a dress', image_count: 1 } as const;
    await ada.api.call(renderRoutes.create, { body });
    expect(await waiting()).toBe((before ?? 0) + 1);
  });
});

describe('a render that failed', () => {
  it('is listed with its person, and retried at the expense of their quota', async () => {
    const ada = await app.world.user({ left: 1 });
    const id = await app.world.render({ owner: ada, status: 'error', prompt: 'a gown' });
    expect(await failed()).toMatchObject([{ id, prompt: 'a gown', person: { id: ada.id, email: ada.email } }]);
    expect((await retry(id)).status).toBe(200);
    expect(await failed()).toEqual([]);
    const { data } = await ada.api.call(renderRoutes.get, { params: { id } });
    expect(data.status).toBe('queued');
  });

  it('is not retried when the person has no quota left, or when it did not fail', async () => {
    const ada = await app.world.user({ left: 0 });
    expect((await retry(await app.world.render({ owner: ada, status: 'error' }))).status).toBe(402);
    expect((await retry(await app.world.render({ owner: ada }))).status).toBe(409);
    expect((await retry(99_999)).status).toBe(404);
  });
});
