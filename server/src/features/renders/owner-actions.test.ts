import { accountRoutes, imageRoutes, renderRoutes, type RenderRequest } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
});
afterAll(() => app.close());

async function start(person = ada, body: Partial<RenderRequest> = {}): Promise<number> {
  const request = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256, ...body } as const;
  return (await person.api.call(renderRoutes.create, { body: request })).data.render_id;
}
const act = <Name extends 'get' | 'cancel' | 'retry' | 'remove'>(name: Name, id: number, person = ada) =>
  person.api.call<(typeof renderRoutes)[Name]>(renderRoutes[name], { params: { id } } as object);
const left = async (person: Person) => (await person.api.call(accountRoutes.authenticate)).data?.render_limit;
const list = async (person: Person) => (await person.api.call(renderRoutes.list)).data.renders;

async function startHeld(person = ada): Promise<number> {
  app.engine.hold();
  const id = await start(person);
  await app.engine.held();
  return id;
}

describe('cancelling a render', () => {
  it('stops a running one at once and refunds its prompt', async () => {
    const person = await app.world.user();
    const id = await startHeld(person);
    const { data } = await act('cancel', id, person);
    expect(data).toMatchObject({ status: 'cancelled', can: { cancel: false, retry: true } });
    expect(await left(person)).toBe(20);
    app.engine.release();
    await app.settle();
    expect((await act('get', id, person)).data).toMatchObject({ status: 'cancelled', images: [] });
  });

  it('removes a waiting one from the queue', async () => {
    const running = await startHeld();
    const waiting = await start();
    expect((await act('cancel', waiting)).data.status).toBe('cancelled');
    app.engine.release();
    await app.settle();
    const statuses = [await act('get', running), await act('get', waiting)].map(({ data }) => data.status);
    expect(statuses).toEqual(['completed', 'cancelled']);
  });

  it('is refused for one that has ended', async () => {
    const id = await app.world.render({ owner: ada, status: 'completed' });
    expect(await act('cancel', id)).toMatchObject({ status: 409, code: 1012 });
  });

  it('has an effect once when requested twice', async () => {
    const person = await app.world.user();
    const id = await startHeld(person);
    const statuses = (await Promise.all([act('cancel', id, person), act('cancel', id, person)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await left(person)).toBe(20);
    app.engine.release();
    await app.settle();
  });
});

describe('trying a render again', () => {
  it('runs it with the same settings and charges it again', async () => {
    const person = await app.world.user();
    app.engine.failNext('refused');
    const id = await start(person, { seed: 5, prompt: 'velvet coat' });
    await app.settle();
    expect(await left(person)).toBe(20);
    expect((await act('retry', id, person)).data).toMatchObject({ status: 'queued', reason: null, progress: 0 });
    expect(await left(person)).toBe(19);
    await app.settle();
    const { data } = await act('get', id, person);
    expect(data).toMatchObject({ status: 'completed', settings: { seed: 5, prompt: 'velvet coat' } });
  });

  it('starts one run when requested twice', async () => {
    const person = await app.world.user();
    app.engine.failNext('refused');
    const id = await start(person);
    await app.settle();
    const answers = await Promise.all([act('retry', id, person), act('retry', id, person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await left(person)).toBe(19);
    await app.settle();
  });

  it('is refused for a render that is running or succeeded, and without quota', async () => {
    const completed = await app.world.render({ owner: ada, status: 'completed' });
    expect(await act('retry', completed)).toMatchObject({ status: 409, code: 1013 });
    const poor = await app.world.user({ left: 0 });
    const failed = await app.world.render({ owner: poor, status: 'error' });
    expect(await act('retry', failed, poor)).toMatchObject({ status: 402, code: 1005 });
    expect((await act('get', failed, poor)).data.status).toBe('error');
  });
});

describe('removing a render', () => {
  it('removes it from the list and keeps its pictures', async () => {
    const person = await app.world.user();
    const id = await start(person);
    await app.settle();
    expect((await act('remove', id, person)).data).toBeNull();
    expect(await list(person)).toEqual([]);
    expect((await act('get', id, person)).status).toBe(404);
    expect((await person.api.call(imageRoutes.listMine)).data.images).toHaveLength(2);
  });

  it('stops a running one first', async () => {
    const person = await app.world.user();
    const id = await startHeld(person);
    await act('remove', id, person);
    expect(await left(person)).toBe(20);
    app.engine.release();
    await app.settle();
    expect((await person.api.call(imageRoutes.listMine)).data.images).toEqual([]);
  });
});

describe('a render of another person', () => {
  it('does not exist', async () => {
    const bob = await app.world.user();
    const id = await app.world.render({ owner: ada, status: 'error' });
    for (const name of ['get', 'cancel', 'retry', 'remove'] as const) {
      expect(await act(name, id, bob), name).toMatchObject({ status: 404, code: 1010 });
    }
    expect(await list(bob)).toEqual([]);
    expect((await act('get', id)).data.status).toBe('error');
  });

  it('is refused for an id that is not a number', async () => {
    for (const id of ['abc', '0', '-1', '1e3', '99999999999999999999']) {
      const response = await ada.api.raw(`/api/web/render/${id}`);
      expect([404, 422], id).toContain(response.status);
    }
  });
});

describe('the list of renders', () => {
  it('continues where the previous page ended, without gaps or repeats', async () => {
    const person = await app.world.user();
    const ids: number[] = [];
    for (let count = 0; count < 45; count++) ids.unshift(await app.world.render({ owner: person }));
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await person.api.call(renderRoutes.list, { query: { cursor } });
      seen.push(...data.renders.map(({ id }) => id));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
  });

  it('refuses an invalid cursor', async () => {
    for (const cursor of ['nonsense', "' or 1=1", Buffer.from('before:-1').toString('base64url')]) {
      expect((await ada.api.call(renderRoutes.list, { query: { cursor } })).status).toBe(422);
    }
  });

  it('is also a list of notifications, with the first picture and the permissions', async () => {
    const person = await app.world.user();
    await start(person, { prompt: 'linen suit' });
    await app.settle();
    const [job] = (await person.api.call(renderRoutes.jobs)).data.jobs;
    expect(job).toMatchObject({
      page: 'GenerateImage',
      prompt: 'linen suit',
      status: 'completed',
      progress: 100,
      can: { delete: true },
    });
    expect(job?.img).toMatch(/^\/files\/images\/.+\.webp$/);
  });
});

describe('a waiting render', () => {
  it('tells how long the latest renders took, once some have been drawn', async () => {
    const person = await app.world.user();
    await start(person);
    await app.settle();
    await startHeld(person);
    const waiting = await start(person);
    expect((await act('get', waiting, person)).data.usual_seconds).toBeGreaterThanOrEqual(0);
    app.engine.release();
    await app.settle();
    expect((await act('get', waiting, person)).data.usual_seconds).toBeNull();
  });
});

describe('a render whose job is gone', () => {
  it('is queued again when it never started', async () => {
    const person = await app.world.user();
    const id = await app.world.render({ owner: person, status: 'queued' });
    await app.services.renders.reconcile();
    await app.settle();
    expect((await act('get', id, person)).data.status).toBe('completed');
  });

  it('fails with a reason when it had started', async () => {
    const person = await app.world.user();
    const id = await app.world.render({ owner: person, status: 'processing' });
    await app.db.updateTable('renders').set({ started_at: new Date() }).where('id', '=', id).execute();
    await app.services.renders.reconcile();
    const { data } = await act('get', id, person);
    expect(data).toMatchObject({ status: 'error', reason: 'The render was interrupted. Please try again.' });
  });

  it('is unchanged while its job is live', async () => {
    const id = await startHeld();
    await app.services.renders.reconcile();
    expect((await act('get', id)).data.status).toBe('processing');
    app.engine.release();
    await app.settle();
  });
});
