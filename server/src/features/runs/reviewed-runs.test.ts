import { runRoutes, type CellReview, type RowFilter } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dresses, drawRun, FRONT, leftOf, makeRun, rendersOfRun, rowsOf, viewOf } from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const cellsOf = async (person: Person, id: number) => (await rowsOf(person, id)).flatMap(({ cells }) => cells);
const review = ({ api }: Person, id: number, cells: number[], opinion: CellReview | null) =>
  api.call(runRoutes.review, { params: { id }, body: { cells, review: opinion } });
const rerun = ({ api }: Person, id: number, cells: number[]) =>
  api.call(runRoutes.rerun, { params: { id }, body: { cells } });
const skusWith = async ({ api }: Person, id: number, filter: RowFilter) =>
  (await api.call(runRoutes.rows, { params: { id }, query: { with: filter } })).data.rows.map(({ sku }) => sku);

describe('a picture of a run that is reviewed', () => {
  it('is approved or rejected, and loses that only with its picture', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(3), shots: [FRONT] });
    await drawRun(app, person, run.id);
    const [first, second, third] = (await cellsOf(person, run.id)).map(({ id }) => id);
    await review(person, run.id, [first!, third!], 'approved');
    expect((await review(person, run.id, [second!], 'rejected')).data.run.reviews).toEqual({
      approved: 2,
      rejected: 1,
    });
    const [one, two] = dresses(3);
    const rows = [{ ...one!, values: { colour: 'white' } }, two!, dresses(3)[2]!];
    await person.api.call(runRoutes.updateRows, { params: { id: run.id }, unchecked: { columns: ['colour'], rows } });
    const reviews = async () => (await cellsOf(person, run.id)).map((cell) => cell.review);
    expect(await reviews()).toEqual(['approved', 'rejected', 'approved']);
    await drawRun(app, person, run.id);
    expect(await reviews()).toEqual([null, 'rejected', 'approved']);
    await review(person, run.id, [third!], null);
    expect(await reviews()).toEqual([null, 'rejected', null]);
  });

  it('has to be there, in a run of one’s own', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    const [cell] = await cellsOf(person, run.id);
    expect(await review(person, run.id, [cell!.id], 'approved')).toMatchObject({ status: 409 });
    const other = await app.world.user({ plan: 'pro' });
    expect(await review(other, run.id, [cell!.id], 'approved')).toMatchObject({ status: 404 });
    const own = await makeRun(other, { rows: dresses(1), shots: [FRONT] });
    await drawRun(app, person, run.id);
    expect(await review(other, own.id, [cell!.id], 'approved')).toMatchObject({ status: 409 });
    expect((await cellsOf(person, run.id))[0]).toMatchObject({ review: null });
  });
});

describe('products with a picture in one state', () => {
  it('are listed alone, in pages', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const rows = [...dresses(3), { sku: 'D-4', name: 'Dress 4', values: {} }];
    const run = await makeRun(person, { rows, shots: [FRONT] });
    expect(await skusWith(person, run.id, 'waiting')).toEqual(['D-1', 'D-2', 'D-3']);
    await drawRun(app, person, run.id);
    const [first, second] = (await cellsOf(person, run.id)).map(({ id }) => id);
    await review(person, run.id, [first!], 'approved');
    await review(person, run.id, [second!], 'rejected');
    expect(await skusWith(person, run.id, 'failed')).toEqual(['D-4']);
    expect(await skusWith(person, run.id, 'approved')).toEqual(['D-1']);
    expect(await skusWith(person, run.id, 'rejected')).toEqual(['D-2']);
    expect(await skusWith(person, run.id, 'unreviewed')).toEqual(['D-3']);
    const query = { with: 'done', from: 1, limit: 1 } as const;
    const page = await person.api.call(runRoutes.rows, { params: { id: run.id }, query });
    expect(page.data).toMatchObject({ rows: [{ sku: 'D-2' }], total: 3, next: 2 });
  });
});

describe('a picture that its owner has drawn again', () => {
  it('has another seed and is charged again, while the others stay', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(2), shots: [FRONT] });
    await drawRun(app, person, run.id);
    const [first, second] = await cellsOf(person, run.id);
    expect(first).toMatchObject({ can_rerun: true });
    await review(person, run.id, [first!.id], 'rejected');
    await rerun(person, run.id, [first!.id]);
    await app.settle();
    const [again, kept] = await cellsOf(person, run.id);
    expect(again).toMatchObject({ id: first!.id, state: 'done', review: null });
    expect(again!.image!.id).not.toBe(first!.image!.id);
    expect(kept).toEqual(second);
    const [before, , after, ...others] = await rendersOfRun(app, run.id);
    expect(others).toEqual([]);
    expect(after!.request['prompt']).toBe(before!.request['prompt']);
    expect(after!.seed).not.toBe(before!.seed);
    expect(await leftOf(person)).toBe(47);
    // The replaced picture shows what is asked for: nothing is stale, also when the sheet is saved again.
    const rows = dresses(2);
    await person.api.call(runRoutes.updateRows, { params: { id: run.id }, unchecked: { columns: ['colour'], rows } });
    expect((await viewOf(person, run.id)).cells).toMatchObject({ done: 2, stale: 0 });
  });
});

describe('a picture that its owner puts in by hand', () => {
  const replace = ({ api }: Person, id: number, cell: number, image: number) =>
    api.call(runRoutes.replace, { params: { id, cell }, body: { image_id: image } });

  it('takes the place of the drawn one at no cost, also in the export, and is stale with its words', async () => {
    const person = await app.world.user({ plan: 'starter', left: 50 });
    const run = await makeRun(person, { rows: dresses(2), shots: [FRONT] });
    await drawRun(app, person, run.id);
    const [first, second] = await cellsOf(person, run.id);
    await review(person, run.id, [first!.id], 'rejected');
    const [upload] = await app.world.pictures({ owner: person });
    expect((await replace(person, run.id, first!.id, upload!)).data.run.cells).toMatchObject({ done: 2, stale: 0 });
    expect(await cellsOf(person, run.id)).toMatchObject([
      { state: 'done', review: null, image: { id: upload }, by_hand: true },
      { image: { id: second!.image!.id }, by_hand: false },
    ]);
    expect(await leftOf(person)).toBe(48);
    const { cells } = await app.services.runs.exportOf(person.id, run.id);
    expect(cells.map(({ imageId }) => imageId)).toEqual([upload, second!.image!.id]);
    const rows = dresses(2).map((row) => ({ ...row, values: { colour: 'white' } }));
    await person.api.call(runRoutes.updateRows, { params: { id: run.id }, body: { columns: ['colour'], rows } });
    expect((await cellsOf(person, run.id))[0]).toMatchObject({ state: 'stale', image: { id: upload } });
  });

  it('also ends a picture that waits, with its run, and one that cannot be drawn', async () => {
    const person = await app.world.user({ plan: 'starter', left: 1 });
    const rows = [...dresses(2), { sku: 'D-3', name: 'Dress 3', values: {} }];
    const run = await makeRun(person, { rows, shots: [FRONT] });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'paused' });
    const [, waiting, failed] = await cellsOf(person, run.id);
    const [upload] = await app.world.pictures({ owner: person });
    for (const cell of [waiting!, failed!]) await replace(person, run.id, cell.id, upload!);
    await app.services.quota.grant(person.id, 1, 'A present');
    await app.services.runs.round();
    await app.settle();
    expect(await viewOf(person, run.id)).toMatchObject({ status: 'finished', cells: { done: 3 } });
    expect(await rendersOfRun(app, run.id)).toHaveLength(1);
  });

  it('must be the person’s own, for a cell of the run that is not being drawn', async () => {
    const [person, other] = [await app.world.user({ plan: 'pro' }), await app.world.user()];
    const run = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    const another = await makeRun(person, { rows: dresses(1), shots: [FRONT] });
    const [cell] = await cellsOf(person, run.id);
    const [[own], [theirs]] = [await app.world.pictures({ owner: person }), await app.world.pictures({ owner: other })];
    expect(await replace(person, run.id, cell!.id, theirs!)).toMatchObject({
      status: 422,
      data: { fields: { image_id: `You have no picture ${theirs}. It may be in the bin.` } },
    });
    expect(await replace(person, another.id, cell!.id, own!)).toMatchObject({ status: 404 });
    app.engine.hold();
    await person.api.call(runRoutes.start, { params: { id: run.id }, body: {} });
    await app.engine.held();
    expect(await replace(person, run.id, cell!.id, own!)).toMatchObject({ status: 409 });
    app.engine.release();
    await app.settle();
  });
});
