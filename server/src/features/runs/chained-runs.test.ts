import { imageActionRoutes, imageRoutes, runRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { at, drawRun, FRONT, leftOf, makeRun, rendersOfRun, rowsOf, viewOf, type MadeRun } from '../../testing/runs.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const CUT_OUT = { page: 'RemoveBackground' };
const ON_WHITE = { page: 'Backdrop', background_type: '#ffffff', image_width: 600, image_height: 600 };
const LARGER = { page: 'UpscaleAndFacelift', upscale: 2 };
const PACKSHOT = { name: 'Packshot', photograph: 1, steps: [CUT_OUT, ON_WHITE, LARGER] };

async function photographOf(person: Person, colour = 'teal'): Promise<number> {
  const image_url = await uploadPicture(person, plainPicture(300, 240, colour));
  return (await person.api.call(imageRoutes.find, { query: { image_url } })).data.image.id;
}

async function runOf(person: Person, { rows, shots = [PACKSHOT] }: Pick<MadeRun, 'rows' | 'shots'> = {}) {
  return makeRun(person, { rows: rows ?? [{ sku: 'A', photographs: [await photographOf(person)] }], shots });
}

const changeShots = ({ api }: Person, id: number, shots: readonly object[]) =>
  api.call(runRoutes.updateRecipe, { params: { id }, unchecked: { shots } });
const modesOf = async (id: number) => (await rendersOfRun(app, id)).map(({ mode }) => mode);

/** Starts a run and lets only the step that is drawn first end. */
async function drawOneStep(person: Person, id: number): Promise<void> {
  app.engine.hold();
  await person.api.call(runRoutes.start, at(id));
  await app.engine.held();
  await person.api.call(runRoutes.pause, at(id));
  app.engine.release();
  await app.settle();
}

describe('a shot of several steps', () => {
  it('works on the photograph of each product in turn, and is charged by its steps', async () => {
    const person = await app.world.user({ plan: 'starter', left: 20 });
    const photographs = [await photographOf(person, 'teal'), await photographOf(person, 'coral')];
    const rows = photographs.map((id) => ({ sku: `P-${id}`, photographs: [id] }));
    const run = await runOf(person, { rows });
    expect(run.price).toEqual({ pictures: 2, steps: 6, unit: 'image', cost: 6, left: 20 });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 2 } });
    expect(await leftOf(person)).toBe(14);
    expect((await modesOf(run.id)).sort()).toEqual([
      'Backdrop',
      'Backdrop',
      'RemoveBackground',
      'RemoveBackground',
      'UpscaleAndFacelift',
      'UpscaleAndFacelift',
    ]);
    for (const [index, row] of (await rowsOf(person, run.id)).entries()) {
      const { image } = row.cells[0]!;
      expect(image).toMatchObject({ width: 1200, height: 1200 });
      const { data } = await person.api.call(imageRoutes.lineage, { params: { id: image!.id } });
      expect(data.images.map(({ id }) => id)[0]).toBe(photographs[index]);
      expect(data.images).toHaveLength(4);
    }
  });

  it('fits the whole picture into a backdrop', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const run = await runOf(person, { shots: [{ ...PACKSHOT, steps: [ON_WHITE] }] });
    await drawRun(app, person, run.id);
    const [render] = await rendersOfRun(app, run.id);
    expect(render!.request['placement']).toEqual({ x: 0, y: 60, width: 600, height: 480 });
  });

  it('edits its photograph by a message, with the words of the sheet and the seed of the product', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const rows = [{ sku: 'A', name: 'coat', values: { colour: 'navy' }, photographs: [await photographOf(person)] }];
    const shotOf = (name: string, text: string) => ({ name, photograph: 1, steps: [{ page: 'EditWithChat', text }] });
    const shots = [shotOf('Dyed', 'make the {name} {colour}'), shotOf('Brighter', 'brighter')];
    const run = await runOf(person, { rows, shots });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 2 } });
    const renders = await rendersOfRun(app, run.id);
    expect(renders.map(({ request }) => request['text']).sort()).toEqual(['brighter', 'make the coat navy']);
    expect(new Set(renders.map(({ request }) => request['prompt_image_url'])).size).toBe(1);
    expect(new Set(renders.map(({ request }) => request['seed'])).size).toBe(1);
    const empty = await changeShots(person, run.id, [shotOf('Dyed', ' ')]);
    expect(empty).toMatchObject({
      status: 422,
      data: { fields: { 'shots.0.steps.0.text': expect.any(String) as string } },
    });
  });

  it('dresses the person of its step in the photograph, and takes a photograph as a drawing of the same shape', async () => {
    const [person, other] = [await app.world.user({ plan: 'pro' }), await app.world.user()];
    const [model, theirs] = [
      await uploadPicture(person, plainPicture(400, 600, 'tan')),
      await uploadPicture(other, plainPicture(400, 600, 'tan')),
    ];
    const garment = await photographOf(person);
    const worn = { name: 'Worn', photograph: 1, steps: [{ page: 'VirtualTryOn', category: 'dress' }] };
    const drawn = {
      name: 'Drawn',
      photograph: 1,
      steps: [{ page: 'LineToDrawing', prompt: '{name} wool', edges: true }],
    };
    const rows = [{ sku: 'A', name: 'green', photographs: [garment] }];
    const run = await runOf(person, { rows, shots: [worn, drawn] });
    expect(run.cells).toMatchObject({ waiting: 1, failed: 1 });
    expect((await rowsOf(person, run.id))[0]!.cells[0]!.reason).toBe(
      'Step 1 of this shot has no picture of a person. Choose one.',
    );
    const on = (prompt_image_url: string) => ({ ...worn, steps: [{ ...worn.steps[0], prompt_image_url }] });
    expect(await changeShots(person, run.id, [on(theirs), drawn])).toMatchObject({
      status: 422,
      data: {
        fields: { 'shots.0.steps.0.prompt_image_url': 'You have no such picture. Choose the person again.' },
      },
    });
    expect((await changeShots(person, run.id, [on(model), drawn])).data.run.cells).toMatchObject({ waiting: 2 });
    expect(await drawRun(app, person, run.id)).toMatchObject({ status: 'finished', cells: { done: 2 } });
    const [tryOn, sketch] = await rendersOfRun(app, run.id);
    expect(tryOn).toMatchObject({ mode: 'VirtualTryOn', request: { category: 'dress', blend_image_id: garment } });
    expect(tryOn!.request['prompt_image_url']).toBe(model);
    expect(sketch).toMatchObject({
      mode: 'LineToDrawing',
      request: { prompt: 'green wool', edges: true, image_width: 320, image_height: 256 },
    });
    const { cells } = await app.services.runs.exportOf(person.id, run.id);
    expect(cells.map(({ imageId }) => imageId)).not.toContain(null);
  });

  it('begins with a drawn picture where it names no photograph, and fills the words of its steps', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const steps = [{ ...ON_WHITE, background_type: null, prompt: 'a {colour} wall' }];
    const rows = [{ sku: 'A', name: 'coat', values: { colour: 'rust' } }];
    const run = await runOf(person, { rows, shots: [{ ...FRONT, steps }] });
    await drawRun(app, person, run.id);
    const renders = await rendersOfRun(app, run.id);
    expect(renders.map(({ request }) => request['prompt'])).toEqual(['rust coat', 'a rust wall']);
    const { cells } = await app.services.runs.exportOf(person.id, run.id);
    expect(cells.map(({ words }) => words)).toEqual(['rust coat; a rust wall']);
  });

  it('is refused before the start where a product lacks its photograph or the text of a step', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const rows = [{ sku: 'A' }, { sku: 'B', photographs: [await photographOf(person)] }];
    const named = { ...PACKSHOT, name: 'Place', steps: [{ ...ON_WHITE, prompt: '{place}' }] };
    const run = await runOf(person, { rows, shots: [PACKSHOT, { ...PACKSHOT, name: 'Second', photograph: 2 }, named] });
    expect(run.cells).toMatchObject({ waiting: 1, failed: 5 });
    const reasons = (await rowsOf(person, run.id)).map(({ cells }) => cells.map(({ reason }) => reason));
    const unknown = 'The sheet has no column "place", which the words of this shot name.';
    expect(reasons).toEqual([
      [
        'This product has no photograph, with which this shot begins.',
        'This product has no photograph, with which this shot begins.',
        unknown,
      ],
      [null, 'This product has no photograph 2, with which this shot begins.', unknown],
    ]);
  });

  it('is refused without words, without a step for its photograph, and with another tool', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { id } = await runOf(person);
    expect(await changeShots(person, id, [{ name: 'Front' }])).toMatchObject({
      status: 422,
      data: { fields: { 'shots.0.prompt': expect.any(String) } },
    });
    expect(await changeShots(person, id, [{ name: 'Front', photograph: 1 }])).toMatchObject({
      status: 422,
      data: { fields: { 'shots.0.steps': 'Add a step for the photograph' } },
    });
    const steps = [{ page: 'GenerateFill' }];
    expect(await changeShots(person, id, [{ ...PACKSHOT, steps }])).toMatchObject({ status: 422 });
  });
});

describe('a picture of several steps that is interrupted', () => {
  it('goes on after the last step that was made, and says what the rest costs', async () => {
    const person = await app.world.user({ plan: 'starter', left: 20 });
    const { id } = await runOf(person);
    await drawOneStep(person, id);
    expect(await viewOf(person, id)).toMatchObject({
      cells: { waiting: 1 },
      price: { pictures: 1, steps: 2, cost: 2 },
    });
    await person.api.call(runRoutes.resume, at(id));
    await app.settle();
    expect(await viewOf(person, id)).toMatchObject({ status: 'finished', cells: { done: 1 } });
    expect(await modesOf(id)).toEqual(['RemoveBackground', 'Backdrop', 'UpscaleAndFacelift']);
    expect(await leftOf(person)).toBe(17);
  });

  it('fails with the reason of the step that was refused, which alone is made again', async () => {
    const person = await app.world.user({ plan: 'starter', left: 20 });
    const { id } = await runOf(person);
    await drawOneStep(person, id);
    app.engine.failNext('refused');
    await person.api.call(runRoutes.resume, at(id));
    await app.settle();
    expect(await viewOf(person, id)).toMatchObject({ cells: { failed: 1 }, can: { rerun: true } });
    expect((await rowsOf(person, id))[0]!.cells[0]!.reason).toEqual(expect.any(String));
    expect(await leftOf(person)).toBe(19);
    await person.api.call(runRoutes.rerun, at(id));
    await app.settle();
    expect(await viewOf(person, id)).toMatchObject({ cells: { done: 1 } });
    expect(await modesOf(id)).toEqual(['RemoveBackground', 'Backdrop', 'Backdrop', 'UpscaleAndFacelift']);
    expect(await leftOf(person)).toBe(17);
  });

  it('is handed over by a worker that ends in the middle of a step, and each step is made and charged once', async () => {
    const { database, blobs } = app;
    const person = await app.world.user({ plan: 'starter', left: 20 });
    const photographs = [await photographOf(person)];
    const { id } = await runOf(person, { rows: ['A', 'B', 'C', 'D', 'E', 'F'].map((sku) => ({ sku, photographs })) });
    const other = await testApp({ database, blobs });
    other.engine.hold();
    app.engine.hold();
    await person.api.call(runRoutes.start, at(id));
    await Promise.all([other.engine.held(), app.engine.held()]);
    await other.close();
    app.engine.release();
    await app.settle();
    expect(await viewOf(person, id)).toMatchObject({ status: 'finished', cells: { done: 6 } });
    const counts = Object.entries(Object.groupBy(await modesOf(id), (mode) => mode)).map(([, made]) => made?.length);
    expect(counts).toEqual([6, 6, 6]);
    expect(await leftOf(person)).toBe(2);
  });

  it('makes a step again whose picture is in the bin', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { id } = await runOf(person);
    await drawOneStep(person, id);
    expect((await rowsOf(person, id))[0]!.cells[0]).toMatchObject({ state: 'waiting', steps: { made: 1, all: 3 } });
    const [made] = await app.db
      .selectFrom('images')
      .select('id')
      .where('user_id', '=', person.id)
      .where('is_step', '=', true)
      .execute();
    await person.api.call(imageActionRoutes.trash, { body: { image_id: made!.id } });
    await person.api.call(runRoutes.resume, at(id));
    await app.settle();
    expect(await viewOf(person, id)).toMatchObject({ cells: { done: 1 } });
    expect(await modesOf(id)).toEqual(['RemoveBackground', 'RemoveBackground', 'Backdrop', 'UpscaleAndFacelift']);
  });
});

describe('the pictures of the steps', () => {
  const mine = async ({ api }: Person) =>
    (await api.call(imageRoutes.listMine, { query: {} })).data.images.map(({ id }) => id);

  it('are not among My images, unlike the last one, and go to the bin with the run', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { id } = await runOf(person);
    await drawRun(app, person, id);
    const { image } = (await rowsOf(person, id))[0]!.cells[0]!;
    expect(await mine(person)).toEqual([image!.id]);
    expect((await person.api.call(imageRoutes.countMine, { query: {} })).data.count).toBe(1);
    const { data } = await person.api.call(imageRoutes.lineage, { params: { id: image!.id } });
    const [, cutOut, onWhite] = data.images.map((step) => step.id);
    await person.api.call(imageActionRoutes.like, { body: { image_id: cutOut! } });
    await person.api.call(runRoutes.remove, { params: { id } });
    expect(await mine(person)).toEqual([image!.id, cutOut]);
    const trashed = await person.api.call(imageActionRoutes.listTrashed, { query: {} });
    expect(trashed.data.images.map((step) => step.id)).toEqual([onWhite]);
  });

  it('are among My images where the steps after them were removed', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { id, shots } = await runOf(person);
    await drawRun(app, person, id);
    await changeShots(person, id, [{ ...shots[0]!, steps: [CUT_OUT, ON_WHITE] }]);
    const { image } = (await rowsOf(person, id))[0]!.cells[0]!;
    expect(await mine(person)).toContain(image!.id);
  });
});

describe('steps that are changed', () => {
  it('make only what comes after the change again, and nothing where the rest was removed', async () => {
    const person = await app.world.user({ plan: 'starter', left: 20 });
    const { id, shots } = await runOf(person);
    await drawRun(app, person, id);
    const shot = shots[0]!;
    const larger = [CUT_OUT, ON_WHITE, { ...LARGER, upscale: 4 }];
    expect((await changeShots(person, id, [{ ...shot, steps: larger }])).data.run).toMatchObject({
      cells: { stale: 1 },
      price: { pictures: 1, steps: 1, cost: 1 },
    });
    const shorter = await changeShots(person, id, [{ ...shot, steps: [CUT_OUT, ON_WHITE] }]);
    expect(shorter.data.run).toMatchObject({ cells: { done: 1 }, price: { pictures: 0, steps: 0 } });
    expect((await rowsOf(person, id))[0]!.cells[0]!.image).toMatchObject({ width: 600, height: 600 });
    const back = await changeShots(person, id, [{ ...shot, steps: PACKSHOT.steps }]);
    expect(back.data.run.cells).toMatchObject({ done: 1 });
    expect(await leftOf(person)).toBe(17);
  });

  it('are made again with another photograph, for its product only', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const photographs = [await photographOf(person), await photographOf(person, 'coral')];
    const rows = ['A', 'B'].map((sku, index) => ({ sku, photographs: [photographs[index]!] }));
    const { id } = await runOf(person, { rows });
    await drawRun(app, person, id);
    const changed = [rows[0]!, { sku: 'B', photographs: [await photographOf(person, 'olive')] }];
    const { data } = await person.api.call(runRoutes.updateRows, { params: { id }, body: { rows: changed } });
    expect(data.run).toMatchObject({ cells: { done: 1, stale: 1 }, price: { steps: 3 } });
  });

  it('have nothing to draw anew where they do not depend on a seed', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const { id } = await runOf(person, { shots: [{ ...PACKSHOT, steps: [CUT_OUT, LARGER] }] });
    await drawRun(app, person, id);
    const cells = (await rowsOf(person, id)).flatMap((row) => row.cells.map((cell) => cell.id));
    const answer = await person.api.call(runRoutes.rerun, { params: { id }, body: { cells } });
    expect(answer).toMatchObject({ status: 409, message: 'There is nothing to draw in this run.' });
    expect(await viewOf(person, id)).toMatchObject({ cells: { done: 1 } });
  });
});

describe('the photographs of a sheet', () => {
  it('must be pictures of the person, and name the row', async () => {
    const [person, other] = [await app.world.user(), await app.world.user()];
    const theirs = await photographOf(other);
    const body = { name: 'Autumn', rows: [{ sku: 'A' }, { sku: 'B', photographs: [theirs] }] };
    expect(await person.api.call(runRoutes.create, { body })).toMatchObject({
      status: 422,
      data: { fields: { 'rows.1.photographs': `You have no picture ${theirs}. It may be in the bin.` } },
    });
  });

  it('are shown, and stay named when they are in the bin, which the picture says', async () => {
    const person = await app.world.user({ plan: 'pro' });
    const photograph = await photographOf(person);
    const rows = [{ sku: 'A', photographs: [photograph] }];
    const { id } = await runOf(person, { rows });
    expect((await rowsOf(person, id))[0]!.photographs).toMatchObject([{ id: photograph, image: { id: photograph } }]);
    await person.api.call(imageActionRoutes.trash, { body: { image_id: photograph } });
    expect((await rowsOf(person, id))[0]!.photographs).toEqual([{ id: photograph, image: null }]);
    expect((await person.api.call(runRoutes.updateRows, { params: { id }, body: { rows } })).status).toBe(200);
    expect(await drawRun(app, person, id)).toMatchObject({ cells: { failed: 1 } });
    expect((await rowsOf(person, id))[0]!.cells[0]!.reason).toBe(
      'The photograph with which this shot begins was deleted or is in the bin.',
    );
  });
});
