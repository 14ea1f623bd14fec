import { runRoutes, type RunRows } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  dresses,
  drawRun,
  FRONT,
  leftOf,
  makeRun,
  rendersOfRun,
  rowsOf,
  viewOf,
  type MadeRun,
} from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const statesOf = (rows: RunRows['rows']) => rows.map(({ cells }) => cells.map(({ state }) => state));
const imagesOf = (rows: RunRows['rows']) => rows.flatMap(({ cells }) => cells.map(({ image }) => image?.id ?? null));

describe('a sheet or a recipe that is changed', () => {
  const change = ({ api }: Person, id: number, rows: MadeRun['rows']) =>
    api.call(runRoutes.updateRows, { params: { id }, unchecked: { columns: ['colour'], rows } });

  it('makes only the pictures stale whose words have changed, and draws only those again', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(3) });
    await drawRun(app, person, run.id);
    const before = imagesOf(await rowsOf(person, run.id));
    const [first, second, third] = dresses(3);
    await change(person, run.id, [third!, { ...first!, values: { colour: 'white' } }, second!]);
    expect(statesOf(await rowsOf(person, run.id))).toEqual([
      ['done', 'done'],
      ['stale', 'stale'],
      ['done', 'done'],
    ]);
    expect(await viewOf(person, run.id)).toMatchObject({ price: { pictures: 2, cost: 2 }, can: { start: true } });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 6, stale: 0 } });
    const after = imagesOf(await rowsOf(person, run.id));
    expect(after.filter((image) => before.includes(image))).toHaveLength(4);
    expect(await leftOf(person)).toBe(42);
  });

  it('keeps pictures when a change is taken back, and when a column is changed that no shot names', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { shots: [{ ...FRONT, prompt: '{colour} dress' }] });
    await drawRun(app, person, run.id);
    const [first, second] = dresses(2);
    await change(person, run.id, [{ ...first!, values: { colour: 'white' } }, second!]);
    expect((await viewOf(person, run.id)).cells).toMatchObject({ done: 1, stale: 1 });
    await change(person, run.id, [{ ...first!, name: 'Another name' }, second!]);
    expect((await viewOf(person, run.id)).cells).toMatchObject({ done: 2, stale: 0 });
  });

  it('makes only the pictures of a changed shot stale, and none of a renamed one', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person);
    await drawRun(app, person, run.id);
    const [front, back] = run.shots;
    const shots = [
      { ...back!, background_type: '#ffffff' },
      { ...front!, name: 'Packshot' },
    ];
    const changed = await person.api.call(runRoutes.updateRecipe, { params: { id: run.id }, body: { shots } });
    expect(changed.data.run).toMatchObject({ shot_names: ['Back', 'Packshot'], cells: { done: 2, stale: 2 } });
    expect(statesOf(await rowsOf(person, run.id))).toEqual([
      ['stale', 'done'],
      ['stale', 'done'],
    ]);
  });

  it('refuses changes of a sheet or recipe that another window has saved meanwhile, until they are to replace it', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    const { sheet_version: sheet, recipe_version: recipe } = await viewOf(person, run.id);
    const params = { id: run.id };
    const rows = (count: number, version?: number) =>
      person.api.call(runRoutes.updateRows, {
        params,
        unchecked: { columns: ['colour'], rows: dresses(count), version },
      });
    const shots = (name: string, version?: number) =>
      person.api.call(runRoutes.updateRecipe, { params, body: { shots: [{ ...FRONT, name }], version } });

    expect((await rows(2, sheet)).data.run).toMatchObject({ products: 2, recipe_version: recipe });
    expect(await rows(3, sheet)).toMatchObject({ status: 409, message: expect.stringContaining('another window') });
    expect(await viewOf(person, run.id)).toMatchObject({ products: 2 });
    expect((await rows(3)).data.run).toMatchObject({ products: 3 });

    expect((await shots('Packshot', recipe)).data.run).toMatchObject({ shot_names: ['Packshot'] });
    expect(await shots('Detail', recipe)).toMatchObject({
      status: 409,
      message: expect.stringContaining('another window'),
    });
    expect(await viewOf(person, run.id)).toMatchObject({ shot_names: ['Packshot'] });
    expect((await shots('Detail')).data.run).toMatchObject({ shot_names: ['Detail'] });
  });

  it('draws a picture again whose words were changed while it was drawn', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    await change(person, run.id, [{ ...dresses(1)[0]!, values: { colour: 'white' } }]);
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 1 } });
    expect((await rendersOfRun(app, run.id)).map(({ request }) => request['prompt'])).toEqual([
      'navy Dress 1',
      'white Dress 1',
    ]);
  });

  it('adds and removes products while the run draws', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(2), shots: [FRONT] });
    app.engine.hold();
    await person.api.call(runRoutes.start, at(run.id));
    await app.engine.held();
    await change(person, run.id, [dresses(2)[1]!, { sku: 'New', name: 'Coat', values: { colour: 'rust' } }]);
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', products: 2, cells: { done: 2 } });
  });
});
