import { accountRoutes, renderRoutes, type Plan } from '@kenna/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
afterEach(() => app.close());

const body = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256, image_count: 1 } as const;
const ask = ({ api }: Person) => api.call(renderRoutes.create, { body });
const askMany = async (person: Person, count: number) => {
  for (let sent = 0; sent < count; sent += 1) await ask(person);
};
const running = async () =>
  (await app.db.selectFrom('renders').select('id').where('status', '=', 'processing').execute()).length;
const positionOf = async ({ api }: Person) =>
  (await api.call(renderRoutes.list, { query: {} })).data.renders[0]!.position;

/** The owners of ended renders, in the order in which they ended. */
const endedOwners = async (): Promise<number[]> => {
  const rows = await app.db.selectFrom('renders').select('user_id').orderBy('finished_at').orderBy('id').execute();
  return rows.map(({ user_id: owner }) => owner);
};
const users = async (...plans: Plan[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const plan of plans) people.push(await app.world.user({ plan, left: 50 }));
  return people;
};

describe('the queue', () => {
  it('starts the single render of a person before a series that was sent earlier on a higher plan', async () => {
    app = await testApp();
    const [series, single] = (await users('pro', 'free')) as [Person, Person];
    app.engine.hold();
    await askMany(series, 12);
    await expect.poll(running).toBe(1);
    await ask(single);
    expect(await positionOf(single)).toBe(1);
    expect(await positionOf(series)).toBe(12);
    app.engine.release();
    await app.settle();
    expect((await endedOwners()).indexOf(single.id)).toBe(1);
  });

  it('shares the workers by the weights of the plans', async () => {
    app = await testApp({ environment: { QUEUE_WEIGHTS: 'starter=1,pro=3' } });
    const [first, low, high] = (await users('pro', 'starter', 'pro')) as [Person, Person, Person];
    app.engine.hold();
    await ask(first);
    await expect.poll(running).toBe(1);
    await askMany(low, 8);
    await askMany(high, 24);
    app.engine.release();
    await app.settle();
    const owners = (await endedOwners()).slice(1, 21);
    expect(owners.filter((owner) => owner === low.id).length).toBeGreaterThanOrEqual(4);
    expect(owners.filter((owner) => owner === low.id).length).toBeLessThanOrEqual(6);
  });

  it('gives the share of a cancelled render back', async () => {
    app = await testApp({ worker: false });
    const [steady, wavering] = (await users('free', 'free')) as [Person, Person];
    await ask(steady);
    await askMany(wavering, 1);
    for (let round = 0; round < 5; round += 1) {
      const { render_id: id } = (await ask(wavering)).data;
      await wavering.api.call(renderRoutes.cancel, { params: { id } });
    }
    await ask(wavering);
    await askMany(steady, 2);
    expect(await positionOf(wavering)).toBe(2);
  });

  it('sends a render whose job was lost again at its own place', async () => {
    app = await testApp({ worker: false });
    const [first, second] = (await users('free', 'pro')) as [Person, Person];
    await ask(first);
    await askMany(second, 2);
    await ask(first);
    const lost = await app.db.selectFrom('renders').select('job_id').where('user_id', '=', second.id).execute();
    await app.database.pool.query('DELETE FROM jobs.job WHERE id = ANY($1)', [lost.map(({ job_id: id }) => id)]);
    expect(await positionOf(first)).toBe(1);
    await app.services.renders.reconcile();
    expect(await positionOf(second)).toBe(2);
    expect(await positionOf(first)).toBe(3);
  });

  it('refuses more than the limit of waiting renders, with nothing charged or stored', async () => {
    app = await testApp({ worker: false, environment: { QUEUE_LIMIT: '3' } });
    const [person, other] = (await users('free', 'free')) as [Person, Person];
    await askMany(person, 3);
    const refused = await ask(person);
    expect({ status: refused.status, code: refused.code, data: refused.data }).toEqual({
      status: 429,
      code: 1051,
      data: { waiting: 3, limit: 3 },
    });
    expect(refused.message).toBe(
      '3 of your renders are waiting, which is the limit. Nothing was charged. Send this one again when some have started.',
    );
    expect((await person.api.call(accountRoutes.authenticate)).data?.render_limit).toBe(47);
    const { renders } = (await person.api.call(renderRoutes.list, { query: {} })).data;
    expect(renders).toHaveLength(3);
    expect((await ask(other)).status).toBe(200);
    await person.api.call(renderRoutes.cancel, { params: { id: renders[0]!.id } });
    expect((await ask(person)).status).toBe(200);
  });

  it('accepts no more than the limit when requests come at once', async () => {
    app = await testApp({ worker: false, environment: { QUEUE_LIMIT: '3' } });
    const [person] = (await users('free')) as [Person];
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it('keeps its order when the numbers of turns become large', async () => {
    app = await testApp({ worker: false });
    const [first, second] = (await users('free', 'free')) as [Person, Person];
    await ask(first);
    await askMany(second, 3);
    const before = await positionOf(second);
    await app.db.updateTable('render_queue').set({ virtual_time: 2_000_000_000 }).execute();
    await ask(first);
    expect(before).toBe(3);
    expect(await positionOf(first)).toBe(4);
    const { rows } = await app.database.pool.query<{ priority: number }>(
      `SELECT priority FROM jobs.job WHERE name = 'render.run' ORDER BY created_on DESC`,
    );
    expect(rows).toHaveLength(5);
    expect(Math.abs(rows[0]!.priority)).toBeLessThan(100_000);
  });
});
