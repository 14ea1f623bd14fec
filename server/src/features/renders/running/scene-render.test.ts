import { accountRoutes, imageRoutes, renderRoutes, type ImageItem, type RenderRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANNEQUIN_WORD, UNDRAWABLE_WORD } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
let dress: ImageItem;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
  dress = await drawn(ada);
});
afterAll(() => app.close());

const words: RenderRequest = {
  page: 'GenerateImage',
  prompt: 'emerald silk dress',
  accent_prompt: 'soft',
  negative_prompt: 'belt',
  prompt_styles: ['Linen'],
  guidance_slider: 21,
  model: 'kenna3',
  seed: 77,
  image_count: 1,
  image_width: 300,
  image_height: 400,
};
const ask = (body: Partial<RenderRequest>, person = ada) =>
  person.api.call(renderRoutes.create, { body: { page: 'GenerateImage', ...body } });
const get = async (id: number, person = ada) => (await person.api.call(renderRoutes.get, { params: { id } })).data;

async function finish(body: Partial<RenderRequest>, person = ada) {
  const { data } = await ask(body, person);
  await app.settle();
  return get(data.render_id, person);
}

async function drawn(person: Person, changes: Partial<RenderRequest> = {}): Promise<ImageItem> {
  const { images } = await finish({ ...words, ...changes }, person);
  return images[0] as ImageItem;
}

async function upload(person: Person): Promise<ImageItem> {
  const pixels = await sharp({ create: { width: 210, height: 210, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), 'teal.png');
  await person.api.call(imageRoutes.upload, { form });
  return (await person.api.call(imageRoutes.listUploads)).data.images[0] as ImageItem;
}

describe('drawing a picture’s scene again', () => {
  it('makes one picture for each take, with the words, seed, guidance and size of the first', async () => {
    const takes = [{ view: 'back' }, { colour: 'navy', fabric: 'velvet' }, { light: 'hard', setting: 'marble' }];
    const render = await finish({ scene_image_id: dress.id, takes, prompt: 'not read', seed: 5, image_width: 512 });
    const { prompt, accent_prompt, negative_prompt, prompt_styles, guidance_slider, model } = words;
    expect(render.settings).toMatchObject({ prompt, accent_prompt, negative_prompt, prompt_styles, guidance_slider });
    expect(render.settings).toMatchObject({ model, seed: 77, image_count: 3, image_width: 300, image_height: 400 });
    const asked = [{ view: 'back' }, { colour: '#1f2a44', fabric: 'velvet' }, { light: 'hard', setting: 'marble' }];
    expect(render.settings).toMatchObject({ scene_image_id: dress.id, takes: asked });
    expect(render.images.map(({ take }) => take)).toEqual(asked);
    for (const { width, height, parent_image_id, scene, seed } of render.images) {
      expect({ width, height, parent_image_id, scene, seed }).toEqual({
        width: 300,
        height: 400,
        parent_image_id: dress.id,
        scene: 'object',
        seed: 77,
      });
    }
    expect(app.engine.tasks.at(-1)).toMatchObject({ scene: { kind: 'object', data: { seed: 77 } }, takes: asked });
  });

  it('returns a placeholder for each take', async () => {
    const { data } = await ask({ scene_image_id: dress.id, takes: [{ view: 'front' }, { view: 'back' }] });
    expect(data.placeholders.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 300, 400],
      [1, 300, 400],
    ]);
    await app.settle();
  });

  it('draws the same piece with another model, and in a setting instead of its plain background', async () => {
    const white = await drawn(ada, { background_type: '#ffffff' });
    const asked = { scene_image_id: white.id, model: 'kennasketch' } as const;
    expect((await finish({ ...asked, takes: [{ view: 'back' }] })).settings).toMatchObject({
      model: 'kennasketch',
      background_type: '#ffffff',
    });
    expect((await finish({ ...asked, takes: [{ setting: 'marble' }] })).settings.background_type).toBeNull();
  });

  it('continues from the scene of a take', async () => {
    const navy = (await finish({ scene_image_id: dress.id, takes: [{ colour: 'navy' }] })).images[0] as ImageItem;
    const { images } = await finish({ scene_image_id: navy.id, takes: [{ view: 'back' }] });
    expect(images[0]).toMatchObject({ take: { colour: '#1f2a44', view: 'back' }, parent_image_id: navy.id });
  });

  it('is retried with the same takes', async () => {
    app.engine.failNext('refused');
    const failed = await finish({ scene_image_id: dress.id, takes: [{ view: 'side' }] });
    expect(failed).toMatchObject({ status: 'error', can: { retry: true } });
    await ada.api.call(renderRoutes.retry, { params: { id: failed.id } });
    await app.settle();
    expect((await get(failed.id)).images.map(({ take }) => take)).toEqual([{ view: 'side' }]);
  });

  it('is the same render with the same key, and another request with it conflicts', async () => {
    const body = { scene_image_id: dress.id, takes: [{ view: 'side' }], idempotency_key: crypto.randomUUID() };
    const [first, second] = [await ask(body), await ask(body)];
    expect(second.data.render_id).toBe(first.data.render_id);
    expect(await ask({ ...body, takes: [{ view: 'back' }] })).toMatchObject({ status: 409, code: 1014 });
    await app.settle();
  });

  it('ends with a reason when the picture was deleted while it waited', async () => {
    const lost = await drawn(ada);
    app.engine.hold();
    const before = await ask(words);
    await app.engine.held();
    const { data } = await ask({ scene_image_id: lost.id, takes: [{ view: 'back' }] });
    await app.db.updateTable('images').set({ trashed_at: new Date() }).where('id', '=', lost.id).execute();
    app.engine.release();
    await app.settle();
    expect((await get(before.data.render_id)).status).toBe('completed');
    const { status, reason } = await get(data.render_id);
    expect({ status, reason }).toEqual({
      status: 'error',
      reason: 'The picture that this was to be drawn from is gone.',
    });
  });
});

describe('takes of clothes on a mannequin', () => {
  it('have other builds and finishes, and the price of other takes', async () => {
    const worn = await drawn(ada, { prompt: `dress on a ${MANNEQUIN_WORD}` });
    expect(worn.figure).toBe(true);
    const takes = [{ build: 'men' }, { build: 'women', finish: 'clay' }];
    const { images } = await finish({ scene_image_id: worn.id, takes });
    expect(images.map(({ take, figure }) => ({ take, figure }))).toEqual(takes.map((take) => ({ take, figure: true })));
  });

  it.each([
    ['nothing wears the piece', {}, {}, 'takes'],
    ['the look shows no mannequin', { prompt: MANNEQUIN_WORD }, { model: 'kennasketch' as const }, 'model'],
  ])('are refused with a reason where %s', async (_where, changes, look, field) => {
    const { id } = await drawn(ada, changes);
    const answer = await ask({ scene_image_id: id, takes: [{ build: 'men' }], ...look });
    expect(answer).toMatchObject({ status: 422, data: { fields: { [field]: expect.stringContaining('mannequin') } } });
  });

  it('are drawn of words too, whose engine knows whether a mannequin wears them', async () => {
    const worn = { ...words, prompt: `dress on a ${MANNEQUIN_WORD}`, takes: [{ build: 'men' }] };
    const { images } = await finish(worn);
    expect(images.map(({ take, figure }) => ({ take, figure }))).toEqual([{ take: { build: 'men' }, figure: true }]);
    const answer = await ask({ ...worn, model: 'kennasketch' });
    expect(answer).toMatchObject({ status: 422, data: { fields: { model: expect.stringContaining('mannequin') } } });
  });
});

describe('takes of words', () => {
  it('are pictures with one seed, each with its own take', async () => {
    const { images, settings } = await finish({ ...words, takes: [{ view: 'front' }, { colour: '#AA0000' }] });
    expect(images.map(({ seed, take }) => [seed, take])).toEqual([
      [77, { view: 'front' }],
      [77, { colour: '#aa0000' }],
    ]);
    expect(settings).toMatchObject({ scene_image_id: null, image_count: 2 });
  });
});

describe('trying on', () => {
  it('gives the engine the scene of a garment that was drawn here, and none for an uploaded one', async () => {
    const photograph = await upload(ada);
    const worn = { page: 'VirtualTryOn', prompt_image_url: photograph.image_url, category: 'dress' } as const;
    await finish({ ...worn, blend_image_url: dress.image_url });
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'tryOn', scene: { data: { seed: 77 } } });
    await finish({ ...worn, blend_image_url: photograph.image_url });
    expect(app.engine.tasks.at(-1)).toMatchObject({ operation: 'tryOn', scene: null });
  });
});

describe('a scene that cannot be drawn again', () => {
  const takes = [{ view: 'back' }];

  it('is refused when the picture is another person’s or does not exist', async () => {
    const bob = await app.world.user();
    expect(await ask({ scene_image_id: dress.id, takes }, bob)).toMatchObject({ status: 403, code: 1008 });
    expect(await ask({ scene_image_id: 987_654_321, takes }, bob)).toMatchObject({ status: 404, code: 1010 });
    expect((await bob.api.call(accountRoutes.authenticate)).data?.render_limit).toBe(20);
  });

  it('is refused when the picture was uploaded or has no scene', async () => {
    const board = await drawn(ada, { prompt: UNDRAWABLE_WORD });
    expect(board.scene).toBeNull();
    for (const image of [await upload(ada), board]) {
      const answer = await ask({ scene_image_id: image.id, takes });
      expect(answer.status).toBe(422);
      expect(answer.data).toMatchObject({
        fields: { scene_image_id: expect.stringContaining('cannot be drawn again') },
      });
    }
  });

  const refusals: [string, object, string][] = [
    ['without takes', {}, 'takes'],
    ['with none', { takes: [] }, 'takes'],
    ['with nine', { takes: Array(9).fill({ view: 'back' }) }, 'takes'],
    ['of an unknown view', { takes: [{ view: 'front' }, { view: 'inside' }] }, 'takes.1.view'],
    ['of an unknown light', { takes: [{ light: 'x' }] }, 'takes.0.light'],
    ['of an unknown setting', { takes: [{ setting: 'moon' }] }, 'takes.0.setting'],
    ['of an unknown fabric', { takes: [{ fabric: 'cheese' }] }, 'takes.0.fabric'],
    ['of an unknown colour', { takes: [{ colour: '#12' }] }, 'takes.0.colour'],
    ['of something else', { takes: [{ size: 'xl' }] }, 'takes.0.size'],
    ['by a word for an id', { scene_image_id: 'dress', takes }, 'scene_image_id'],
  ];
  it.each(refusals)('is refused with the name of the field: %s', async (_name, body, field) => {
    const unchecked = { page: 'GenerateImage', scene_image_id: dress.id, ...body };
    const answer = await ada.api.call(renderRoutes.create, { unchecked });
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 422, code: 1017 });
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  });
});

describe('the price of takes', () => {
  const takes = ['front', 'side', 'back'].map((view) => ({ view }));
  const left = async (person: Person) => (await person.api.call(accountRoutes.authenticate)).data?.render_limit;

  it('is one prompt on the free plan', async () => {
    const person = await app.world.user({ left: 3 });
    const image = await drawn(person);
    expect((await ask({ scene_image_id: image.id, takes }, person)).data.render_limit).toBe(1);
    await app.settle();
    expect(await left(person)).toBe(1);
  });

  it('is one image each on the starter plan, and refused with 402 when too few are left', async () => {
    const person = await app.world.user({ plan: 'starter', left: 6 });
    const image = await drawn(person);
    expect((await ask({ scene_image_id: image.id, takes }, person)).data.render_limit).toBe(2);
    expect(await ask({ scene_image_id: image.id, takes }, person)).toMatchObject({ status: 402, code: 1005 });
    await app.settle();
    expect(await left(person)).toBe(2);
  });
});

describe('the vocabulary', () => {
  it('contains what the engine draws, for people who are logged in', async () => {
    const { data } = await ada.api.call(renderRoutes.vocabulary);
    expect(data).toEqual(app.engine.vocabulary);
    expect((await app.api.call(renderRoutes.vocabulary)).status).toBe(401);
  });
});
