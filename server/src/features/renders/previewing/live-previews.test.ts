import { engineRoutes, imageRoutes, productRoutes, renderRoutes, type PreviewRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteeredEngine, UNKNOWN_THING } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ limits: { previewPerPerson: { max: 20, timeWindow: '1 minute' } } });
  ada = await app.world.user();
});
afterAll(() => app.close());

const dress: PreviewRequest = { page: 'GenerateImage', prompt: 'silk dress', image_width: 768, image_height: 1024 };
const preview = (body: Partial<PreviewRequest> = {}, api = ada.api) =>
  api.call(renderRoutes.preview, { body: { ...dress, ...body } });
const bytesOf = (url: string) => Buffer.from(url.slice('data:image/webp;base64,'.length), 'base64');

describe('a live preview', () => {
  it('is a small picture of the words with what was understood, and stores and charges nothing', async () => {
    const { status, data } = await preview();
    expect(status).toBe(200);
    expect(await sharp(bytesOf(data!.picture)).metadata()).toMatchObject({ format: 'webp', width: 288, height: 384 });
    expect(data!.understood).toMatchObject([{ kind: 'form', name: 'dress' }]);
    expect(data!.not_drawn).toEqual([]);
    expect(data!.placed).toEqual([]);
    expect((await ada.api.call(renderRoutes.list, { query: {} })).data.renders).toEqual([]);
    expect((await ada.api.call(imageRoutes.countMine, { query: {} })).data).toMatchObject({ count: 0 });
  });

  it('is drawn finer on request, up to a limit', async () => {
    const { data } = await ada.api.call(renderRoutes.preview, { body: dress, query: { side: 640 } });
    expect(await sharp(bytesOf(data!.picture)).metadata()).toMatchObject({ width: 480, height: 640 });
    const { status } = await ada.api.call(renderRoutes.preview, { body: dress, query: { side: 2000 } });
    expect(status).toBe(422);
  });

  it('is drawn as large as a picture only for a person, who can place something on it', async () => {
    const sideFor = async (api: Person['api']) => {
      const { data } = await api.call(renderRoutes.preview, { body: dress, query: { side: 1024 } });
      return (await sharp(bytesOf(data!.picture)).metadata()).height;
    };
    expect(await sideFor(ada.api)).toBe(1024);
    expect(await sideFor(app.api)).toBe(640);
  });

  it('is drawn whole by a render that is sent its scene', async () => {
    const person = await app.world.user();
    const { data } = await preview({}, person.api);
    const body = { ...dress, image_count: 1 as const, seed: data!.seed, scene: data!.scene };
    const { status } = await person.api.call(renderRoutes.create, { body });
    expect(status).toBe(200);
    await app.settle();
    expect(app.engine.tasks.at(-1)).toMatchObject({ width: 768, scene: { data: { seed: data!.seed } } });
    const [render] = (await person.api.call(renderRoutes.list, { query: {} })).data.renders;
    expect(render?.images.map(({ seed }) => seed)).toEqual([data!.seed]);
  });

  it('has a scene that only goes with its own words', async () => {
    const { data } = await preview();
    const other = { ...dress, prompt: 'wool dress', scene: data!.scene };
    expect(await ada.api.call(renderRoutes.create, { body: other })).toMatchObject({
      status: 422,
      data: { fields: { scene: 'Send the scene of a preview of exactly these words' } },
    });
    const changed = { ...dress, scene: `${data!.scene.slice(0, -4)}AAAA` };
    expect((await ada.api.call(renderRoutes.create, { body: changed })).status).toBe(422);
  });

  it('draws a picture of mine again with a take', async () => {
    const person = await app.world.user();
    await person.api.call(renderRoutes.create, { body: { ...dress, image_count: 1 } });
    await app.settle();
    const [render] = (await person.api.call(renderRoutes.list, { query: {} })).data.renders;
    const again = { scene_image_id: render!.images[0]!.id };
    const { status } = await preview({ ...again, takes: [{ colour: 'navy' }] }, person.api);
    expect(status).toBe(200);
    expect(app.engine.tasks.at(-1)).toMatchObject({ takes: [{ colour: '#1f2a44' }], count: 1 });
  });

  it('refuses other tools, and what the engine cannot draw with what it can', async () => {
    expect(await preview({ page: 'CreateVariations', prompt_image_url: 'x' })).toMatchObject({ status: 422 });
    expect(await preview({ prompt: `velvet ${UNKNOWN_THING}` })).toMatchObject({
      status: 422,
      data: { thing: 'sofa', offers: [{ label: 'a chair' }] },
    });
  });
});

describe('one live preview at a time', () => {
  it('ends the older one of the same person, but not that of another', async () => {
    const bea = await app.world.user();
    app.engine.hold();
    const hers = preview({}, bea.api);
    await app.engine.held();
    const older = preview({ prompt: 'a' });
    await expect.poll(() => app.engine.tasks.at(-1)).toMatchObject({ prompt: 'a' });
    const newer = preview({ prompt: 'a dress' });
    expect(await older).toMatchObject({ status: 200, data: null });
    app.engine.release();
    expect((await newer).status).toBe(200);
    expect((await hers).status).toBe(200);
  });

  it('ends with its connection', async () => {
    const bea = await app.world.user();
    const before = app.engine.stopped;
    app.engine.hold();
    const left = new AbortController();
    const gone = bea.api.raw('/api/web/render/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dress),
      signal: left.signal,
    });
    await app.engine.held();
    left.abort();
    await expect(gone).rejects.toThrow();
    // The gate stays closed, so that only the end of the connection can have stopped it.
    await expect.poll(() => app.engine.stopped - before).toBe(1);
    app.engine.release();
  });
});

describe('who may ask for live previews', () => {
  it('is also a visitor, but not with a picture of somebody', async () => {
    expect((await preview({}, app.api)).status).toBe(200);
    expect((await preview({ scene_image_id: 1, takes: [{ view: 'back' }] }, app.api)).status).toBe(404);
  });

  it('is limited for each person', async () => {
    const eve = await app.world.user();
    const answers = [];
    for (let index = 0; index < 21; index++) answers.push((await preview({}, eve.api)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect((await preview({}, (await app.world.user()).api)).status).toBe(200);
  });
});

it('is not offered where a connected engine makes the pictures, unless the person picks the built-in one', async () => {
  const remote = { ...createSteeredEngine(), name: 'remote' };
  delete (remote as { preview?: unknown }).preview;
  const other = await testApp({ remotes: [remote], peopleChoose: true });
  const person = await other.world.user();
  const ask = (body: Partial<PreviewRequest>) => person.api.call(renderRoutes.preview, { body: { ...dress, ...body } });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ engine: 'steered' })).status).toBe(200);
  expect((await other.api.call(productRoutes.get)).data.live_preview).toBe(false);
  const { live, choice } = (await person.api.call(engineRoutes.list)).data;
  expect(live).toBe(false);
  expect(choice.map(({ name, live: isLive }) => [name, isLive])).toEqual([
    ['remote', false],
    ['steered', true],
  ]);
  await other.close();
});

it('is not offered where the operator has turned it off', async () => {
  const other = await testApp({ environment: { LIVE_PREVIEWS: 'no' } });
  const person = await other.world.user();
  expect((await person.api.call(renderRoutes.preview, { body: dress })).status).toBe(404);
  expect((await person.api.call(engineRoutes.list)).data.live).toBe(false);
  expect((await other.api.call(productRoutes.get)).data.live_preview).toBe(false);
  await other.close();
});
