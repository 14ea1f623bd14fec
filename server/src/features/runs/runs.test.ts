import { renderRoutes, runRoutes, type RunRows } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_THING } from '../../testing/steered-engine.ts';
import {
  at,
  dresses,
  drawRun,
  FRONT,
  leftOf,
  makeRun,
  rendersOfRun,
  rowsOf,
  RUN_SIDE,
  viewOf,
} from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const imagesOf = (rows: RunRows['rows']) => rows.flatMap(({ cells }) => cells.map(({ image }) => image?.id ?? null));

const ledgerOf = (runId: number) =>
  app.db
    .selectFrom('quota_ledger')
    .innerJoin('renders', 'renders.id', 'quota_ledger.render_id')
    .select(['quota_ledger.kind', 'quota_ledger.amount'])
    .where('renders.run_id', '=', runId)
    .execute();

describe('a new run', () => {
  it('says what it will cost before anything is drawn or charged', async () => {
    const person = await app.world.user({ plan: 'starter', left: 100 });
    const run = await makeRun(person, { rows: dresses(3) });
    expect(run).toMatchObject({
      status: 'draft',
      products: 3,
      cells: { waiting: 6, drawing: 0, done: 0, failed: 0, stale: 0 },
      price: { pictures: 6, steps: 6, unit: 'image', cost: 6, left: 100 },
      can: { start: true, pause: false, resume: false, cancel: false },
    });
    await app.settle();
    expect(await rendersOfRun(app, run.id)).toEqual([]);
    expect(await leftOf(person)).toBe(100);
  });

  it('costs nothing on a plan without a cap', async () => {
    const run = await makeRun(await app.world.user({ plan: 'pro' }));
    expect(run.price).toEqual({ pictures: 4, steps: 4, unit: null, cost: 0, left: null });
  });

  it('is found by a part of its name', async () => {
    const person = await app.world.user();
    const create = (name: string) => person.api.call(runRoutes.create, { body: { name, rows: [{ sku: 'A' }] } });
    const autumn = (await create('Autumn 100% wool')).data.run;
    await create('Spring linen');
    const found = async (search: string) =>
      (await person.api.call(runRoutes.list, { query: { search } })).data.runs.map(({ id }) => id);
    expect(await found('autumn')).toEqual([autumn.id]);
    expect(await found('100%')).toEqual([autumn.id]);
    expect(await found('1_0%')).toEqual([]);
  });

  it('is the same run when its request is repeated with the same key', async () => {
    const person = await app.world.user();
    const ask = (name: string) => {
      const body = { name, rows: [{ sku: 'A' }], idempotency_key: 'autumn-2026' };
      return person.api.call(runRoutes.create, { body });
    };
    const answers = await Promise.all([ask('Autumn'), ask('Autumn'), ask('Autumn')]);
    expect(new Set(answers.map(({ data }) => data.run.id)).size).toBe(1);
    expect(await ask('Winter')).toMatchObject({ status: 409, code: 1014 });
  });

  it('is refused with more products or shots than the plan allows', async () => {
    const person = await app.world.user();
    const body = { name: 'Autumn', rows: dresses(51), shots: [] };
    expect(await person.api.call(runRoutes.create, { body })).toMatchObject({
      status: 422,
      data: { fields: { rows: 'Your plan allows 50 products in a run. Choose a larger plan for more.' } },
    });
    const run = await makeRun(person);
    const five = Array.from({ length: 5 }, (_, index) => ({ ...FRONT, name: `Shot ${index}` }));
    const changed = await person.api.call(runRoutes.updateRecipe, { params: { id: run.id }, body: { shots: five } });
    expect(changed).toMatchObject({ status: 422, code: 1017 });
    expect((await viewOf(person, run.id)).shots).toHaveLength(2);
  });

  it('is refused with two products of one SKU, and names the second', async () => {
    const person = await app.world.user();
    const body = { name: 'Autumn', rows: [{ sku: 'A-1' }, { sku: 'a-1' }] };
    expect(await person.api.call(runRoutes.create, { body })).toMatchObject({
      status: 422,
      data: { fields: { 'rows.1.sku': 'Another product has the SKU a-1' } },
    });
  });
});

describe('a run that is started', () => {
  it('makes one picture for each product and shot, with the product’s words and one seed for each product', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(5), seed: 7 });
    expect(await drawRun(app, person, run.id)).toMatchObject({
      status: 'finished',
      cells: { done: 10, waiting: 0, failed: 0 },
    });
    const rows = await rowsOf(person, run.id);
    expect(new Set(imagesOf(rows)).size).toBe(10);
    const renders = await rendersOfRun(app, run.id);
    expect(renders.map(({ request }) => request['prompt']).sort()).toEqual(
      dresses(5)
        .flatMap(({ name, values: { colour } }) => [`${colour} ${name}`, `${name} in ${colour}`])
        .sort(),
    );
    const seeds = Map.groupBy(renders, ({ request }) => String(request['prompt']).match(/Dress \d/)![0]);
    for (const ofProduct of seeds.values()) expect(new Set(ofProduct.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(renders.map(({ seed }) => seed)).size).toBe(5);
    expect(renders.every(({ is_batch: isBatch, image_count: count }) => isBatch && count === 1)).toBe(true);
  });

  it('charges each picture once', async () => {
    const person = await app.world.user({ plan: 'starter', left: 10 });
    const run = await makeRun(person, { rows: dresses(3) });
    await drawRun(app, person, run.id);
    expect(await leftOf(person)).toBe(4);
    const ledger = await ledgerOf(run.id);
    expect(ledger.filter(({ kind }) => kind === 'reserve')).toHaveLength(6);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(-6);
  });

  it('does not appear among the renders of the workspace, and its pictures are in My images', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    expect((await person.api.call(renderRoutes.list, { query: {} })).data.renders).toEqual([]);
    expect((await person.api.call(renderRoutes.jobs, { query: {} })).data.jobs).toEqual([]);
    const mine = await app.db.selectFrom('images').select('id').where('user_id', '=', person.id).execute();
    expect(mine).toHaveLength(4);
  });

  it('announces each change on the channel of its owner, and nothing else', async () => {
    const person = await app.world.user();
    const run = await makeRun(person);
    app.forgetEvents();
    await drawRun(app, person, run.id);
    const own = app.events.filter(({ channel }) => channel.endsWith(`.${person.id}`));
    expect(new Set(own.map(({ channel, event }) => `${channel} ${event}`))).toEqual(
      new Set([`private-render.results.${person.id} UserRun`]),
    );
    const changed = { run_id: run.id, name: 'Autumn', status: 'finished', render_limit: 16 };
    expect(own.at(-1)?.data).toEqual({ ...changed, news: 'finished' });
    expect(own.filter(({ data }) => 'news' in data && data.news !== null)).toHaveLength(1);
  });

  it('goes behind what a person waits for, also the person’s own', async () => {
    const [person, other] = [await app.world.user({ plan: 'pro' }), await app.world.user()];
    app.engine.hold();
    const run = await makeRun(person, { rows: dresses(6) });
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    const body = { page: 'GenerateImage', prompt: 'a coat', ...RUN_SIDE, image_count: 1 } as const;
    const waited = [
      await person.api.call(renderRoutes.create, { body }),
      await other.api.call(renderRoutes.create, { body }),
    ];
    const ids = waited.map(({ data }) => data.render_id);
    app.engine.release();
    await app.settle();
    const order = await app.db
      .selectFrom('renders')
      .select(['id', 'run_id'])
      .orderBy('finished_at')
      .orderBy('id')
      .execute();
    const ofBoth = order.filter(({ id, run_id: runId }) => ids.includes(id) || runId === run.id);
    // One picture of the run was being drawn already.
    expect(
      ofBoth
        .slice(1, 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort());
  });

  it('fails the pictures that cannot be drawn, with the reason, uncharged, and makes the others', async () => {
    const person = await app.world.user();
    const rows = [
      { sku: 'A', name: 'chair', values: { colour: 'red' } },
      { sku: 'B', name: UNKNOWN_THING, values: { colour: 'red' } },
      { sku: 'C', name: 'chair' },
      { sku: 'D', name: 'naked child', values: { colour: 'red' } },
    ];
    const run = await makeRun(person, { rows, shots: [FRONT, { ...FRONT, name: 'Odd', prompt: '{fabric} {name}' }] });
    expect(run).toMatchObject({ price: { pictures: 3 }, cells: { failed: 5, waiting: 3 } });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 1, failed: 7 } });
    const reasons = (await rowsOf(person, run.id)).map(({ cells }) => cells.map(({ reason }) => reason));
    expect(reasons.map(([front]) => front)).toEqual([
      null,
      'The built-in engine cannot draw a sofa yet. Nothing was charged.',
      'This product has no text in the column "colour".',
      'This is not drawn here. Please see the content guidelines.',
    ]);
    expect(reasons[0]![1]).toBe('The sheet has no column "fabric", which the words of this shot name.');
    expect(await leftOf(person)).toBe(19);
  });

  it('cannot be started twice, nor without anything to draw', async () => {
    const person = await app.world.user();
    const empty = await makeRun(person, { rows: [] });
    expect(await person.api.call(runRoutes.start, at(empty.id))).toMatchObject({ status: 409, code: 1031 });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    expect(await person.api.call(runRoutes.start, at(run.id))).toMatchObject({ status: 409, code: 1031 });
    expect(await person.api.call(runRoutes.resume, at(run.id))).toMatchObject({ status: 409, code: 1011 });
  });
});
