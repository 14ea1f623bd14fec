import { renderRoutes, runRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, dresses, drawRun, FRONT, leftOf, makeRun, rendersOfRun, rowsOf, viewOf } from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a run whose quota ends', () => {
  it('pauses and says so, and goes on by itself when there is more', async () => {
    const person = await app.world.user({ plan: 'starter', left: 3 });
    const run = await makeRun(person, { rows: dresses(4) });
    expect(await drawRun(app, person, run.id)).toMatchObject({
      status: 'paused',
      pause: {
        reason: 'quota',
        text: 'Your plan has nothing left. It goes on by itself when there is something left again.',
      },
      cells: { done: 3, waiting: 5 },
      price: { cost: 5, left: 0 },
    });
    await app.services.runs.round();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'paused', cells: { done: 3, waiting: 5 } });
    await app.services.quota.grant(person.id, 10, 'A present');
    await app.services.runs.round();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', pause: null, cells: { done: 8 } });
    expect(await leftOf(person)).toBe(5);
    expect(await rendersOfRun(app, run.id)).toHaveLength(8);
  });

  it('goes on when its owner resumes it', async () => {
    const person = await app.world.user({ left: 1 });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    await app.services.quota.grant(person.id, 3, 'A present');
    await person.api.call(runRoutes.resume, at(run.id));
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 4 } });
    expect(await leftOf(person)).toBe(0);
  });
});

describe('a run that its owner stops', () => {
  it('finishes what is being drawn when it is paused, and continues with the rest', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(6) });
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    await expect.poll(async () => (await viewOf(person, run.id)).cells.drawing).toBe(8);
    await person.api.call(runRoutes.pause, at(run.id));
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({
      status: 'paused',
      pause: { reason: 'person' },
      cells: { done: 8, waiting: 4 },
    });
    await app.services.runs.round();
    await app.settle();
    expect(await rendersOfRun(app, run.id)).toHaveLength(8);
    await person.api.call(runRoutes.resume, at(run.id));
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 12 } });
    expect(await leftOf(person)).toBe(38);
  });

  it('gives up what is being drawn when it is cancelled, without a charge, and can start again', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person);
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    const { data } = await person.api.call(runRoutes.cancel, at(run.id));
    expect(data.run).toMatchObject({ status: 'cancelled', cells: { waiting: 4, drawing: 0 }, can: { start: true } });
    app.engine.release();
    await app.settle();
    expect(await leftOf(person)).toBe(50);
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 4 } });
    expect(await leftOf(person)).toBe(46);
  });

  it('leaves its pictures when it is deleted', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    await person.api.call(runRoutes.remove, { params: { id: run.id } });
    expect(await person.api.call(runRoutes.get, { params: { id: run.id } })).toMatchObject({ status: 404 });
    expect(await app.db.selectFrom('run_cells').selectAll().where('run_id', '=', run.id).execute()).toEqual([]);
    expect(await app.db.selectFrom('images').select('id').where('user_id', '=', person.id).execute()).toHaveLength(4);
  });
});

describe('a picture that failed', () => {
  it('is drawn again when its owner asks for it, and charged only when it is made', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    app.engine.failNext('refused');
    expect(await drawRun(app, person, run.id)).toMatchObject({
      status: 'finished',
      cells: { failed: 1 },
      can: { rerun: true },
    });
    const [row] = await rowsOf(person, run.id);
    expect(row!.cells[0]!.reason).not.toBe('');
    const [failed] = await rendersOfRun(app, run.id);
    const alone = await person.api.call(renderRoutes.retry, { params: { id: failed!.id } });
    expect(alone).toMatchObject({ status: 409, code: 1013 });
    expect(await leftOf(person)).toBe(50);
    await person.api.call(runRoutes.rerun, at(run.id));
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 1, failed: 0 } });
    expect(await leftOf(person)).toBe(49);
  });
});

describe('a picture that cannot be drawn as its product is', () => {
  it('is not offered to be drawn again, and stays failed when the others are', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const rows = [...dresses(1), { sku: 'D-2', name: 'Dress 2', values: {} }];
    const run = await makeRun(person, { rows, shots: [FRONT] });
    expect(await drawRun(app, person, run.id)).toMatchObject({
      cells: { done: 1, failed: 1 },
      can: { start: false, rerun: false },
    });
    expect(await person.api.call(runRoutes.rerun, at(run.id))).toMatchObject({ status: 409, code: 1031 });
    expect(await rendersOfRun(app, run.id)).toHaveLength(1);
  });
});

describe('the remaining time', () => {
  it('is known after the first pictures of a run, and anew after those that follow a pause', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(12), shots: [FRONT] });
    const left = async () => (await viewOf(person, run.id)).seconds_left;
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    for (let ended = 0; ended < 3; ended += 1) {
      await app.engine.held();
      expect(await left()).toBeNull();
      app.clock.advance(60_000);
      app.engine.release();
      app.engine.hold();
    }
    await app.engine.held();
    // Three pictures took a minute each, and nine are left.
    await expect.poll(left).toBeGreaterThanOrEqual(9 * 60);
    await person.api.call(runRoutes.pause, at(run.id));
    await person.api.call(runRoutes.resume, at(run.id));
    expect(await left()).toBeNull();
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', seconds_left: null });
  });
});

describe('workers that end in the middle of a run', () => {
  it('leave it to others, which make each picture once', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(6) });
    await person.api.call(runRoutes.start, at(run.id));
    // Several processes work on the run at the same time.
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all([
        app.services.runs.advance(run.id),
        app.services.runs.advance(run.id),
        app.services.runs.round(),
      ]);
    }
    // The jobs of a worker that died are lost, after its cells were taken.
    await app.database.pool.query("DELETE FROM jobs.job WHERE name = 'run.advance' AND state IN ('created', 'retry')");
    await app.settle();
    await app.services.runs.round();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 12 } });
    const renders = await rendersOfRun(app, run.id);
    expect(renders).toHaveLength(12);
    expect(new Set(renders.map(({ request }) => request['prompt'])).size).toBe(12);
    expect(await leftOf(person)).toBe(38);
  });

  it('hand pictures over that they were drawing', async () => {
    const { database } = app;
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(3) });
    const first = await testApp({ database });
    first.engine.hold();
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await Promise.all([first.engine.held(), app.engine.held()]);
    await first.close();
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 6 } });
    expect(await rendersOfRun(app, run.id)).toHaveLength(6);
    expect(await leftOf(person)).toBe(44);
  });

  it('deletes a run with its account', async () => {
    const person = await app.world.user();
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    await app.db.deleteFrom('users').where('id', '=', person.id).execute();
    for (const table of ['run_rows', 'run_shots', 'run_cells'] as const) {
      expect(await app.db.selectFrom(table).selectAll().where('run_id', '=', run.id).execute(), table).toEqual([]);
    }
  });
});
