import { imageRoutes, renderRoutes, type ImageItem } from '@kenna/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNDRAWABLE_WORD } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
});
afterAll(() => app.close());

async function drawn(prompt = 'Emerald silk dress'): Promise<ImageItem> {
  const size = { image_width: 300, image_height: 400, image_count: 1, seed: 77 } as const;
  const { data } = await ada.api.call(renderRoutes.create, { body: { page: 'GenerateImage', prompt, ...size } });
  await app.settle();
  const { images } = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
  return images[0] as ImageItem;
}

const ask = (imageId: number, person = ada) =>
  person.api.call(renderRoutes.sceneFile, { body: { image_id: imageId, format: 'glb' } });

it('returns a file with a descriptive name, made once', async () => {
  const dress = await drawn();
  const made = app.engine.exports.length;
  const { data } = await ask(dress.id);
  expect(data.name).toBe('emerald-silk-dress-77.glb');
  expect((await ask(dress.id)).data.url).toBe(data.url);
  expect(app.engine.exports.length).toBe(made + 1);
});

it('stores the file under a name that cannot be derived from the picture’s address', async () => {
  const dress = await drawn();
  const { url } = (await ask(dress.id)).data;
  expect(url.slice(0, url.lastIndexOf('/'))).toBe(dress.image_url.slice(0, dress.image_url.lastIndexOf('/')));
  expect(url).toMatch(/\/[0-9a-f]{32}\.glb$/);
});

it('makes one file for two concurrent requests', async () => {
  const dress = await drawn();
  const made = app.engine.exports.length;
  app.engine.hold();
  const asked = [ask(dress.id), ask(dress.id)];
  await app.engine.held();
  app.engine.release();
  const [first, second] = await Promise.all(asked);
  expect(first?.data.url).toBe(second?.data.url);
  expect(app.engine.exports.length).toBe(made + 1);
});

it('refuses a picture of another person, a missing one and one without a scene', async () => {
  const bob = await app.world.user({ plan: 'pro' });
  const dress = await drawn();
  expect((await ask(dress.id, bob)).status).toBe(403);
  expect((await ask(999_999)).status).toBe(404);
  const board = await drawn(`something ${UNDRAWABLE_WORD}`);
  expect((await ask(board.id)).status).toBe(422);
});

it('reports that a scene has no such file, and that the engine failed', async () => {
  const dress = await drawn();
  app.engine.failNext('bad_input');
  expect((await ask(dress.id)).status).toBe(422);
  app.engine.failNext('failed');
  expect((await ask(dress.id)).status).toBe(503);
  expect((await ask(dress.id)).data.name).toBe('emerald-silk-dress-77.glb');
});

it('does not change the uploads and the list of pictures', async () => {
  const { count } = (await ada.api.call(imageRoutes.countMine)).data;
  await ask((await drawn()).id);
  expect((await ada.api.call(imageRoutes.countMine)).data.count).toBe(count + 1);
});
