import { imageRoutes, renderRoutes, type ImageItem, type RenderRequest } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerateTask } from '../../../ports/engine-task.ts';
import { REDRAWN_WORD } from '../../../testing/steered-engine.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/world.ts';
import { placedPicturesRepository } from '../../images/placed-pictures.ts';

let app: TestApp;
let ada: Person;
let shirt: ImageItem;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
  shirt = (await finish({ prompt: 'white T-shirt', image_count: 1, image_width: 300, image_height: 400 })).images[0]!;
});
afterAll(() => app.close());

const ask = (body: Partial<RenderRequest>, person = ada) =>
  person.api.call(renderRoutes.create, { body: { page: 'GenerateImage', ...body } });

async function finish(body: Partial<RenderRequest>, person = ada) {
  const { data } = await ask(body, person);
  await app.settle();
  return (await person.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
}

let shade = 0;
async function upload(person: Person, width = 210, height = width): Promise<ImageItem> {
  const background = { r: 20, g: 90, b: shade++ };
  const pixels = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(pixels)], { type: 'image/png' }), 'logo.png');
  await person.api.call(imageRoutes.upload, { form });
  return (await person.api.call(imageRoutes.listUploads)).data.images[0] as ImageItem;
}

const lastTask = () => app.engine.tasks.at(-1) as GenerateTask;
const remove = (id: number) => app.db.deleteFrom('images').where('id', '=', id).execute();
const bin = (id: number) => app.db.updateTable('images').set({ trashed_at: new Date() }).where('id', '=', id).execute();
const stored = async () => (await app.db.selectFrom('placed_pictures').select('digest').execute()).length;
const onShirt = (image_id: number, more: object = {}) => ({
  scene_image_id: shirt.id,
  takes: [{}],
  artworks: [{ image_id, ...more }],
});

describe('a picture on the piece of a scene', () => {
  it('is given to the engine with its place, small enough for a print, and the settings name it', async () => {
    const logo = await upload(ada, 1500);
    const place = {
      part: 'back',
      u: -12,
      v: 30,
      turn: 15,
      width_mm: 180,
      mirror: true,
      technique: 'embroidery',
    } as const;
    const render = await finish(onShirt(logo.id, place));
    const { pictures } = lastTask();
    expect(pictures).toEqual([{ ...place, source: expect.objectContaining({ width: 1200, height: 1200 }) }]);
    expect(render.settings.artworks).toEqual([{ image_id: logo.id, ...place }]);
    expect(render.images[0]).toMatchObject({ parent_image_id: shirt.id, scene: 'object' });
  });

  it('stays when it is drawn again, also after the original was deleted, and is stored once', async () => {
    const logo = await upload(ada);
    const before = await stored();
    const first = (await finish(onShirt(logo.id))).images[0]!;
    const second = (await finish({ ...onShirt(logo.id), takes: [{ view: 'back' }, {}] })).images[0]!;
    expect(await stored()).toBe(before + 1);
    await remove(logo.id);
    for (const image of [first, second]) {
      const { settings } = await finish({ scene_image_id: image.id, takes: [{ colour: 'navy' }] });
      expect(Object.keys(lastTask().scene?.pictures ?? {})).toHaveLength(1);
      expect(lastTask().pictures).toEqual([]);
      expect(settings.artworks).toEqual([]);
    }
  });

  it('goes when the last scene that shows it has gone, and a day has passed', async () => {
    const logo = await upload(ada);
    const { removeUnused } = placedPicturesRepository(app.db);
    const age = () =>
      app.db
        .updateTable('placed_pictures')
        .set({ used_at: new Date(0) })
        .execute();
    const made = (await finish(onShirt(logo.id))).images[0]!;
    const before = await stored();
    await age();
    await removeUnused();
    expect(await stored()).toBe(before);
    await remove(made.id);
    await removeUnused();
    expect(await stored()).toBe(before - 1);
  });

  it.each([
    ['deleted', remove],
    ['moved to the bin', bin],
  ])('ends the render with a reason when it was %s while it waited', async (_how, leave) => {
    const logo = await upload(ada);
    app.engine.hold();
    await ask({ prompt: 'coat', image_count: 1 });
    await app.engine.held();
    const { data } = await ask(onShirt(logo.id));
    await leave(logo.id);
    app.engine.release();
    await app.settle();
    const { status, reason } = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data;
    expect({ status, reason }).toEqual({ status: 'error', reason: expect.stringContaining('to be placed is gone') });
  });

  it('lies on a picture that another tool drew again, and such a picture has takes', async () => {
    const logo = await upload(ada);
    const source = { prompt_image_url: shirt.image_url };
    const edits: Partial<RenderRequest>[] = [
      { ...source, page: 'EditWithChat', text: `${REDRAWN_WORD} in navy` },
      { ...source, page: 'CreateVariations', prompt: REDRAWN_WORD, image_count: 1, colourways: ['#1f2a44'] },
    ];
    for (const edit of edits) {
      const [made] = (await finish(edit)).images;
      expect(made).toMatchObject({ scene: 'object' });
      const placed = await finish({ ...onShirt(logo.id), scene_image_id: made!.id });
      expect(placed).toMatchObject({ status: 'completed', settings: { page: 'GenerateImage', text: '' } });
      expect(lastTask()).toMatchObject({ operation: 'generate', scene: { kind: 'object' }, pictures: [{}] });
      const taken = await finish({ scene_image_id: made!.id, takes: [{ view: 'back' }, {}] });
      expect([taken.status, taken.images.length]).toEqual(['completed', 2]);
    }
  });

  it('is moved or taken away by the name that it has on the piece, without the original', async () => {
    const picture = 'a'.repeat(64);
    const artworks = [{ picture, part: 'chest', removed: true } as const, { picture, part: 'back' } as const];
    const { settings } = await finish({ scene_image_id: shirt.id, takes: [{}], artworks: [...artworks] });
    expect(lastTask().pictures).toMatchObject([
      { source: picture, part: 'chest', removed: true },
      { source: picture, part: 'back' },
    ]);
    expect(settings.artworks).toMatchObject(artworks);
  });

  it('is given to the engine with at least 16 pixels, however long and thin it is', async () => {
    const strip = await upload(ada, 16_500, 210);
    await finish(onShirt(strip.id));
    expect(lastTask().pictures).toMatchObject([{ source: { width: 1258, height: 16 } }]);
  });
});

describe('a picture that cannot be placed', () => {
  it('is somebody else’s, in the bin, or deleted', async () => {
    const theirs = await upload(await app.world.user());
    const binned = await upload(ada);
    await bin(binned.id);
    for (const id of [theirs.id, binned.id, 987_654_321]) {
      const { status, data } = await ask(onShirt(id));
      expect([status, data]).toEqual([422, { fields: { artworks: expect.stringContaining('in the bin') } }]);
    }
  });

  it('has no piece to lie on, no such place, or too many beside it', async () => {
    const { id } = await upload(ada);
    const many = Array.from({ length: 21 }, () => ({ image_id: id }));
    const refused: [string, object][] = [
      ['artworks', { prompt: 'a coat', artworks: [{ image_id: id }] }],
      ['artworks', { ...onShirt(id), artworks: many }],
      ['artworks.0.part', onShirt(id, { part: 'knee' })],
      ['artworks.0.width_mm', onShirt(id, { width_mm: 1e6 })],
      ['artworks.0', onShirt(id, { picture: 'a'.repeat(64) })],
      ['artworks.0.picture', { ...onShirt(id), artworks: [{ picture: 'logo' }] }],
      ['artworks.0.technique', onShirt(id, { technique: 'tattoo' })],
    ];
    for (const [field, body] of refused) {
      const answer = await ada.api.call(renderRoutes.create, { unchecked: { page: 'GenerateImage', ...body } });
      expect([answer.status, Object.keys((answer.data as unknown as { fields: object }).fields)]).toEqual([
        422,
        [field],
      ]);
    }
  });
});
