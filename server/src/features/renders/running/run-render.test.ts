import { renderRoutes, type RenderRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPLICIT_WORD } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
});
afterAll(() => app.close());

async function start(body: Partial<RenderRequest> = {}, person = ada): Promise<number> {
  const request = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256, ...body } as const;
  return (await person.api.call(renderRoutes.create, { body: request })).data.render_id;
}
const get = async (id: number, person = ada) => (await person.api.call(renderRoutes.get, { params: { id } })).data;
async function finish(body: Partial<RenderRequest> = {}, person = ada) {
  const id = await start(body, person);
  await app.settle();
  return get(id, person);
}
const eventsOf = (id: number) => app.events.filter(({ data }) => data.render_id === id);
const bytesOf = async (url: string) => Buffer.from(await (await app.api.raw(url)).arrayBuffer());

describe('a render', () => {
  it('ends with its pictures, in the requested size', async () => {
    const render = await finish({ image_count: 2, image_width: 700, image_height: 300 });
    expect(render).toMatchObject({ status: 'completed', progress: 100, reason: null, placeholders: [] });
    expect(render.images.map(({ width, height }) => [width, height])).toEqual([
      [700, 300],
      [700, 300],
    ]);
    expect(render.images.map(({ engine, is_nsfw }) => [engine, is_nsfw])).toEqual([
      ['steered', false],
      ['steered', false],
    ]);
  });

  it('gives the engine the request', async () => {
    await finish({ negative_prompt: 'belt', prompt_styles: ['Linen'], guidance_slider: 20, model: 'kenna', seed: 99 });
    expect(app.engine.tasks.at(-1)).toMatchObject({
      operation: 'generate',
      prompt: 'a dress',
      negativePrompt: 'belt',
      styles: ['Linen'],
      guidance: 20,
      model: 'kenna',
    });
  });

  it('makes the same picture again from the same seed', async () => {
    const [first, second] = [await finish({ seed: 42 }), await finish({ seed: 42 })];
    const pixels = async (url: string) =>
      sharp(await bytesOf(url))
        .raw()
        .toBuffer();
    expect(await pixels(first.images[0]?.image_url ?? '')).toEqual(await pixels(second.images[0]?.image_url ?? ''));
    expect(first.images[0]?.seed).toBe(42);
  });

  it('stores a lossless original with its origin in the metadata', async () => {
    const render = await finish({ prompt: 'silk & <lace>', seed: 7 });
    const { format, xmpAsString = '' } = await sharp(await bytesOf(render.images[0]?.image_url ?? '')).metadata();
    expect(format).toBe('png');
    expect(xmpAsString).toContain('digitalsourcetype/algorithmicMedia');
    expect(xmpAsString).toContain('silk &amp; &lt;lace&gt;');
    expect(xmpAsString).toContain('<render:Seed>7</render:Seed>');
  });

  it('offers WebP variants for grids, none larger than the picture', async () => {
    const { images } = await finish({ image_width: 800, image_height: 400 });
    const widths = images[0]?.variants.map(({ width }) => width);
    expect(widths).toEqual([320, 640, 800]);
    const { format, width } = await sharp(await bytesOf(images[0]?.variants[0]?.url ?? '')).metadata();
    expect([format, width]).toEqual(['webp', 320]);
    expect(images[0]?.thumbhash).toMatch(/^[\w+/]{20,40}=*$/);
  });

  it('marks explicit pictures', async () => {
    const render = await finish({ prompt: EXPLICIT_WORD });
    expect(render.images.map(({ is_nsfw }) => is_nsfw)).toEqual([true, true]);
  });

  it('shows its progress while it runs, with a preview that is removed an hour later', async () => {
    app.engine.hold();
    const id = await start();
    await app.engine.held();
    await expect.poll(async () => (await get(id)).placeholders[0]?.preview_url).toMatch(/^\/files\/previews\//);
    const running = await get(id);
    expect(running).toMatchObject({ status: 'processing', stage: 'Drawing', can: { cancel: true, retry: false } });
    const preview = running.placeholders[0]?.preview_url ?? '';
    expect((await app.api.raw(preview)).headers.get('content-type')).toBe('image/webp');
    app.engine.release();
    await app.settle();
    // A page may still be loading the preview.
    await app.services.images.sweepFiles();
    expect((await app.api.raw(preview)).status).toBe(200);
    app.clock.advance(60 * 60_000);
    await app.services.images.sweepFiles();
    expect((await app.api.raw(preview)).status).toBe(404);
  });

  it('reports with its progress the present balance, not the balance at its start', async () => {
    const person = await app.world.user();
    app.engine.hold();
    const id = await start({ image_count: 2 }, person);
    await app.engine.held();
    await expect.poll(() => eventsOf(id).at(-1)?.data.render_limit).toBe(19);
    await start({}, person);
    // Delivers the first picture, and holds the second after its progress.
    app.engine.release();
    app.engine.hold();
    await app.engine.held();
    await expect.poll(() => eventsOf(id).at(-1)?.data.render_limit).toBe(18);
    app.engine.release();
    await app.settle();
  });

  it('notifies only its owner of its progress and its end', async () => {
    const free = await app.world.user();
    const id = (await finish({}, free)).id;
    await expect.poll(() => eventsOf(id).at(-1)?.data.status).toBe('completed');
    const events = eventsOf(id);
    expect(new Set(events.map(({ channel }) => channel))).toEqual(new Set([`private-render.results.${free.id}`]));
    expect(events[0]?.data).toMatchObject({ code: 0, status: 'queued', render_images: [], render_limit: 19 });
    expect(events[1]?.data).toMatchObject({ code: 0, status: 'processing', stage: 'Drawing', render_images: [] });
    const { data } = events.at(-1) ?? {};
    expect(data).toMatchObject({ code: 0, progress: 100, render_limit: 19 });
    expect(data?.render_images).toHaveLength(2);
  });

  it('notifies a dialog on the channel of dialogs', async () => {
    const { id } = await finish({ is_dialog: 1 });
    await expect.poll(() => eventsOf(id).at(-1)?.data.status).toBe('completed');
    const { channel, event } = eventsOf(id).at(-1) ?? {};
    expect([channel, event]).toEqual([`private-render.results.for.dialog.${ada.id}`, 'UserRenderResultsForDialog']);
  });
});

describe('a render that fails', () => {
  it('is not retried when the engine declines it, and the reason says what can be done', async () => {
    const person = await app.world.user();
    const before = app.engine.tasks.length;
    app.engine.failNext('refused');
    const render = await finish({}, person);
    expect(render).toMatchObject({ status: 'error', can: { retry: true, cancel: false, delete: true } });
    expect(render.reason).toBe('The engine declined this prompt. Change the words and try again.');
    expect(app.engine.tasks.length - before).toBe(1);
    await expect.poll(() => eventsOf(render.id).at(-1)?.data).toMatchObject({ code: 1, render_limit: 20 });
  });

  it('is retried when the engine was unavailable, and charged once', async () => {
    const person = await app.world.user();
    app.engine.failNext('unavailable');
    const id = await start({}, person);
    await app.settle();
    expect(await get(id, person)).toMatchObject({ status: 'completed', reason: null });
    const ledger = app.db.selectFrom('quota_ledger').select('kind').where('render_id', '=', id).orderBy('id');
    expect((await ledger.execute()).map(({ kind }) => kind)).toEqual(['reserve', 'commit']);
  });

  it('ends after three tries, with a full refund and without technical details', async () => {
    const person = await app.world.user();
    app.engine.failNext('unexpected', 'unexpected', 'unexpected');
    const render = await finish({}, person);
    expect(render).toMatchObject({ status: 'error', reason: 'Something went wrong on our side. Please try again.' });
    expect(JSON.stringify(render)).not.toContain('breaks its promise');
    const row = app.db.selectFrom('renders').select('fault').where('id', '=', render.id);
    expect((await row.executeTakeFirst())?.fault).toContain('breaks its promise');
    expect((await person.api.call(renderRoutes.jobs)).data.jobs[0]?.reason).toBe(render.reason);
    await expect.poll(() => eventsOf(render.id).at(-1)?.data.render_limit).toBe(20);
  });

  it('waits while no engine is available', async () => {
    app.engine.setHealthy(false);
    const id = await start();
    await expect
      .poll(
        async () => (await app.db.selectFrom('renders').select('fault').where('id', '=', id).executeTakeFirst())?.fault,
      )
      .toContain('unavailable');
    app.engine.setHealthy(true);
    await app.settle();
    expect((await get(id)).status).toBe('completed');
  });
});

describe('a job that is delivered again', () => {
  it('finds an ended render and changes nothing', async () => {
    const render = await finish();
    const context = { signal: new AbortController().signal, lastTry: false };
    await app.services.renders.run({ renderId: render.id, attempt: 1 }, context);
    expect(await get(render.id)).toEqual(render);
  });

  it('delivers once when two workers run it at the same time', async () => {
    const person = await app.world.user({ plan: 'starter', left: 10 });
    app.engine.hold();
    const id = await start({ image_count: 2 }, person);
    await app.engine.held();
    const context = { signal: new AbortController().signal, lastTry: false };
    const second = app.services.renders.run({ renderId: id, attempt: 1 }, context);
    app.engine.release();
    await second;
    await app.settle();
    expect((await get(id, person)).images).toHaveLength(2);
    expect((await person.api.call(renderRoutes.list)).data.renders).toHaveLength(1);
    const files: string[] = [];
    const rows = await app.db.selectFrom('images').select('original_key').execute();
    const known = new Set(rows.map((row) => row.original_key));
    await expect
      .poll(async () => {
        files.length = 0;
        for await (const { key } of app.blobs.list('images/')) if (key.endsWith('.png')) files.push(key);
        return files.filter((key) => !known.has(key));
      })
      .toEqual([]);
  });
});
