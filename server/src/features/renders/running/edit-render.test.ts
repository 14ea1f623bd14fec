import { imageRoutes, parseFinalPrompt, renderRoutes, type RenderRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { halfMask, plainPicture, uploadMask, uploadPicture } from '../../../testing/pictures.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';

let app: TestApp;
let ada: Person;
let picture: string;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
  picture = await uploadPicture(ada, plainPicture(300, 240));
});
afterAll(() => app.close());

const ask = (body: RenderRequest, person = ada) => person.api.call(renderRoutes.create, { body });
const getRender = async (id: number, person = ada) =>
  (await person.api.call(renderRoutes.get, { params: { id } })).data;

async function done(body: RenderRequest, person = ada) {
  const { data } = await ask(body, person);
  await app.settle();
  return getRender(data.render_id, person);
}
const idOf = async (url: string) =>
  (await ada.api.call(imageRoutes.listUploads)).data.images.find(({ image_url }) => image_url === url)?.id;
const pixelsOf = async (url: string) =>
  sharp(Buffer.from(await (await app.api.raw(url)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('a tool on a picture', () => {
  it('gives the engine the pixels of the picture, and stores the result as its child', async () => {
    const render = await done({ page: 'RemoveBackground', prompt_image_url: picture, background_type: '#ffffff' });
    expect(app.engine.tasks.at(-1)).toMatchObject({
      operation: 'removeBackground',
      source: { width: 300, height: 240, channels: 3 },
      background: '#ffffff',
      sensitivity: 'default',
      count: 2,
    });
    expect(render.images).toHaveLength(2);
    const parent = await idOf(picture);
    for (const image of render.images) {
      expect(image).toMatchObject({ width: 300, height: 240, parent_image_id: parent, tool: 'RemoveBackground' });
    }
    const { data } = await pixelsOf(render.images[0]?.image_url ?? '');
    expect([...data.subarray(0, 3)]).toEqual([255, 127, 127]);
  });

  it('uses the size of its picture and the count of its mode, whatever is requested', async () => {
    const { data } = await ask({
      page: 'RemoveBackground',
      prompt_image_url: picture,
      image_count: 4,
      image_width: 1000,
      image_height: 1000,
    });
    expect(data.placeholders.map(({ width, height }) => [width, height])).toEqual([
      [300, 240],
      [300, 240],
    ]);
    await app.settle();
  });

  it('makes the background transparent by default, and passes on sensitivity and quality', async () => {
    const asked = { model_sensitivity: 'anime', hd_image_quality: true } as const;
    const render = await done({ page: 'RemoveBackground', prompt_image_url: picture, ...asked });
    const task = { background: 'transparent', sensitivity: 'anime', highQuality: true };
    expect(app.engine.tasks.at(-1)).toMatchObject(task);
    expect(parseFinalPrompt(render.images[0]?.final_prompt ?? '')?.sensitivity).toBe('anime');
    expect(render.settings).toMatchObject({ ...asked, prompt_image_url: picture });
  });

  it('upscales by two or four, enhancing faces and hands on request', async () => {
    const four = await done({ page: 'UpscaleAndFacelift', prompt_image_url: picture, upscale: 4, face_enhance: 1 });
    expect(app.engine.tasks.at(-1)).toMatchObject({
      operation: 'upscale',
      factor: 4,
      enhanceFaces: true,
      enhanceHands: false,
      count: 1,
    });
    expect(four.images).toMatchObject([{ width: 1200, height: 960, tool: 'UpscaleAndFacelift' }]);
    const two = await done({ page: 'UpscaleAndFacelift', prompt_image_url: picture, hand_fixes: true });
    expect(app.engine.tasks.at(-1)).toMatchObject({ factor: 2, enhanceFaces: false, enhanceHands: true });
    expect(two.images).toMatchObject([{ width: 600, height: 480 }]);
  });

  it('fills the masked area, in the size of the picture', async () => {
    const mask = await uploadMask(ada, halfMask(150, 120));
    const words = { prompt: 'gold chain', negative_prompt: 'pearls', guidance_slider: 30 };
    const render = await done({
      page: 'GenerateFill',
      prompt_image_url: picture,
      mask_image: mask,
      image_count: 2,
      ...words,
    });
    const task = app.engine.tasks.at(-1);
    expect(task).toMatchObject({
      operation: 'inpaint',
      prompt: 'gold chain',
      negativePrompt: 'pearls',
      creative: 25,
      strength: 0.1,
      count: 2,
      mask: { width: 300, height: 240 },
    });
    const covered = task?.operation === 'inpaint' ? task.mask.data : new Uint8Array();
    expect(covered).toHaveLength(300 * 240);
    expect([covered[0], covered[299]]).toEqual([255, 0]);
    expect(parseFinalPrompt(render.images[0]?.final_prompt ?? '')?.command).toBe('inpaint');
    expect(render.settings).toMatchObject({ mask_image: mask, strength_slider: 1 });
  });

  it('enhances faces and hands after filling when the presets request it', async () => {
    const mask = await uploadMask(ada, halfMask(300, 240));
    const before = app.engine.tasks.length;
    const body = { page: 'GenerateFill', prompt_image_url: picture, mask_image: mask, face_fixes: true } as const;
    const render = await done({ ...body, image_count: 1 });
    expect(app.engine.tasks.slice(before).map(({ operation }) => operation)).toEqual(['inpaint', 'enhanceFaces']);
    expect(app.engine.tasks.at(-1)).toMatchObject({ faces: true, hands: false });
    // Each of the two engines inverts the picture once.
    const { data } = await pixelsOf(render.images[0]?.image_url ?? '');
    expect([...data.subarray(0, 3)]).toEqual([0, 128, 128]);
  });

  it('works on the result of another tool, and the lineage contains each step', async () => {
    const [cut] = (await done({ page: 'RemoveBackground', prompt_image_url: picture })).images;
    const source = cut?.image_url ?? '';
    const [large] = (await done({ page: 'UpscaleAndFacelift', prompt_image_url: source })).images;
    const { data } = await ada.api.call(imageRoutes.lineage, { params: { id: large?.id ?? 0 } });
    expect(data.images.map(({ id, tool }) => [id, tool])).toEqual([
      [await idOf(picture), null],
      [cut?.id, 'RemoveBackground'],
      [large?.id, 'UpscaleAndFacelift'],
    ]);
  });

  it('marks the file as an edited picture in its metadata', async () => {
    const render = await done({ page: 'UpscaleAndFacelift', prompt_image_url: picture });
    const bytes = Buffer.from(await (await app.api.raw(render.images[0]?.image_url ?? '')).arrayBuffer());
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('digitalsourcetype/algorithmicallyEnhanced');
  });

  it('of a dialog notifies the dialog, and is not in the list of the workspace', async () => {
    app.forgetEvents();
    const render = await done({ page: 'RemoveBackground', prompt_image_url: picture, is_dialog: 1 });
    const published = app.events.filter(({ data }) => data.render_id === render.id);
    expect(published.at(-1)).toMatchObject({ event: 'UserRenderResultsForDialog', data: { status: 'completed' } });
    expect(new Set(published.map(({ channel }) => channel))).toEqual(
      new Set([`private-render.results.for.dialog.${ada.id}`]),
    );
    const { renders } = (await ada.api.call(renderRoutes.list)).data;
    expect(renders.map(({ id }) => id)).not.toContain(render.id);
    const { jobs } = (await ada.api.call(renderRoutes.jobs)).data;
    expect(jobs.map(({ id }) => id)).toContain(render.id);
  });

  it('can be cancelled, and ends with a reason when its picture was deleted meanwhile', async () => {
    app.engine.hold();
    const { data } = await ask({ page: 'RemoveBackground', prompt_image_url: picture });
    await app.engine.held();
    const waiting = await uploadPicture(ada, plainPicture(260, 260));
    const later = await ask({ page: 'RemoveBackground', prompt_image_url: waiting });
    const trashed = { trashed_at: new Date() };
    await app.db
      .updateTable('images')
      .set(trashed)
      .where('id', '=', (await idOf(waiting)) ?? 0)
      .execute();
    await ada.api.call(renderRoutes.cancel, { params: { id: data.render_id } });
    app.engine.release();
    await app.settle();
    expect((await getRender(data.render_id)).status).toBe('cancelled');
    expect(await getRender(later.data.render_id)).toMatchObject({
      status: 'error',
      reason: 'The picture that this was to be drawn from is gone.',
    });
  });
});

describe('a tool on a picture that fails', () => {
  it('gives a reason that fits a tool without words', async () => {
    app.engine.failNext('refused');
    expect(await done({ page: 'RemoveBackground', prompt_image_url: picture })).toMatchObject({
      status: 'error',
      reason: 'The engine declined this picture. Choose another one.',
    });
    app.engine.failNext('missing_model');
    expect(await done({ page: 'UpscaleAndFacelift', prompt_image_url: picture })).toMatchObject({
      status: 'error',
      reason: 'The network for this tool is not installed here. Ask whoever runs this installation to add it.',
    });
  });
});

describe('a tool on a picture is refused', () => {
  const fieldsOf = async (body: RenderRequest) => {
    const answer = await ada.api.call(renderRoutes.create, { unchecked: body });
    expect(answer.status).toBe(422);
    return (answer.data as unknown as { fields: Record<string, string> } | null)?.fields;
  };

  it('without its picture or its mask', async () => {
    for (const page of ['RemoveBackground', 'UpscaleAndFacelift'] as const) {
      expect(await fieldsOf({ page })).toEqual({ prompt_image_url: 'This field is required' });
    }
    expect(await fieldsOf({ page: 'GenerateFill', prompt_image_url: picture })).toEqual({
      mask_image: 'This field is required',
    });
  });

  it('for upscaling beyond the maximum size or number of pixels', async () => {
    const text = 'Cannot Upscale. This image has reached its maximum dimensions';
    const wide = await uploadPicture(ada, plainPicture(3000, 210));
    expect(await fieldsOf({ page: 'UpscaleAndFacelift', prompt_image_url: wide })).toEqual({ upscale: text });
    const almost = await uploadPicture(ada, plainPicture(2999, 210));
    expect((await ask({ page: 'UpscaleAndFacelift', prompt_image_url: almost })).status).toBe(200);
    const large = await uploadPicture(ada, plainPicture(1600, 1500));
    expect(await fieldsOf({ page: 'UpscaleAndFacelift', prompt_image_url: large, upscale: 4 })).toEqual({
      upscale: '4X would make more than 36 megapixels of this picture. Choose 2X.',
    });
    await app.settle();
  });

  it('for pictures and masks of another person, and for other files', async () => {
    const bob = await app.world.user();
    const theirs = await uploadPicture(bob, plainPicture(260, 260));
    const theirMask = await uploadMask(bob, halfMask(260, 260));
    const refused = [
      { page: 'RemoveBackground', prompt_image_url: theirs },
      { page: 'RemoveBackground', prompt_image_url: 'https://elsewhere.example/a.png' },
      { page: 'GenerateFill', prompt_image_url: picture, mask_image: theirMask },
      { page: 'GenerateFill', prompt_image_url: picture, mask_image: picture },
      { page: 'GenerateFill', prompt_image_url: picture, mask_image: theirMask.replace('.png', '/../x.png') },
    ] as const;
    for (const body of refused) expect((await ask(body)).status).toBe(403);
  });
});
