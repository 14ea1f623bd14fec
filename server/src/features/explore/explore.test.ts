import { exploreRoutes, imageActionRoutes, landingRoutes, showcaseRoutes } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltInPicture } from '../../shared/built-in-pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let admin: Person;
/** The studio's own pictures; empty unless a test adds some. */
const builtIn: BuiltInPicture[] = [];
beforeAll(async () => {
  app = await testApp({ worker: false, builtIn: { pictures: builtIn, fileOf: () => null } });
  [ada, admin] = [await app.world.user({ name: 'Ada' }), await app.world.admin()];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('landing_items').execute();
});

const variants = JSON.stringify([{ width: 300, key: 'images/shown/w300.webp' }]);
const pictures = (owner: Person, count = 1) => app.world.pictures({ owner, count, row: { variants } });
const add = (image: number, prompt = 'a dress') =>
  admin.api.call(exploreRoutes.create, {
    body: { image_id: image, prompt, negative_prompt: 'belt', model: 'kennaxl' },
  });
const gallery = async (query: { pagination?: number; cursor?: string; collection_id?: number } = {}) =>
  (await app.api.call(landingRoutes.gallery, { query })).data;
const prompts = async () => (await gallery()).images.map(({ prompt }) => prompt);

async function added(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, image] of (await pictures(admin, count)).entries()) {
    ids.push((await add(image, `look ${at}`)).data.item.id);
  }
  return ids;
}

describe('the explore page', () => {
  it('shows everybody its pictures with curated prompts, newest first, without the original settings', async () => {
    await added(2);
    const { images } = await gallery({ collection_id: 12 });
    expect(images.map(({ prompt }) => prompt)).toEqual(['look 1', 'look 0']);
    expect(images[0]).toMatchObject({ negative_prompt: 'belt', model: 'kennaxl', render_id: null, width: 300 });
    expect(images[0]?.final_prompt).toContain('/model kennaxl');
    expect(JSON.stringify(images)).not.toContain('original');
  });

  it('keeps the order set by an admin', async () => {
    const [first, second, third] = await added(3);
    await admin.api.call(exploreRoutes.order, { body: { ids: [second!, first!, third!] } });
    expect(await prompts()).toEqual(['look 1', 'look 0', 'look 2']);
    await admin.api.call(exploreRoutes.remove, { params: { id: first! } });
    expect(await prompts()).toEqual(['look 1', 'look 2']);
  });

  it('refuses an order with missing, unknown or repeated items', async () => {
    const [first, second] = await added(2);
    for (const ids of [[first!], [first!, 99_999], [first!, first!]]) {
      expect((await admin.api.call(exploreRoutes.order, { body: { ids } })).status).toBe(409);
    }
    expect(await prompts()).toEqual(['look 1', 'look 0']);
    expect((await admin.api.call(exploreRoutes.order, { body: { ids: [first!, second!] } })).status).toBe(200);
  });

  it('hides an item, and changes its texts', async () => {
    const [id] = await added(1);
    const params = { id: id! };
    await admin.api.call(exploreRoutes.update, { params, body: { prompt: 'a coat', model: 'kenna' } });
    expect((await gallery()).images).toMatchObject([{ prompt: 'a coat', negative_prompt: 'belt', model: 'kenna' }]);
    await admin.api.call(exploreRoutes.update, { params, body: { is_hidden: true } });
    expect(await prompts()).toEqual([]);
    expect((await admin.api.call(exploreRoutes.get, { params })).data.item).toMatchObject({ is_hidden: true });
  });

  it('accepts a picture of another person only from the showcase', async () => {
    const [image] = await pictures(ada);
    expect((await add(image!)).status).toBe(404);
    await ada.api.call(showcaseRoutes.submit, { params: { product: 'kenna' }, body: { image_id: image! } });
    expect((await add(image!)).status).toBe(404);
    const { submissions } = (await admin.api.call(showcaseRoutes.queue, { query: {} })).data;
    await admin.api.call(showcaseRoutes.decide, { body: { id: submissions[0]!.id, accept: true } });
    expect((await add(image!)).status).toBe(200);
    expect((await add(image!)).status).toBe(409);
  });

  it('removes a picture that its owner deletes', async () => {
    const [image] = await pictures(admin);
    await add(image!);
    await admin.api.call(imageActionRoutes.trash, { body: { image_id: image! } });
    expect(await prompts()).toEqual([]);
  });

  it('is read page by page, ten at a time', async () => {
    await added(12);
    const first = await gallery();
    expect(first.images).toHaveLength(10);
    const rest = await gallery({ cursor: first.next! });
    expect(rest.images.map(({ prompt }) => prompt)).toEqual(['look 1', 'look 0']);
    expect(rest.next).toBeNull();
    expect((await gallery({ pagination: 2 })).images).toEqual(rest.images);
  });

  it('is collection 12 and no other', async () => {
    expect((await app.api.call(landingRoutes.gallery, { query: { collection_id: 5 } })).status).toBe(404);
  });

  it('leaves out explicit pictures, also when pages are counted', async () => {
    const [explicit] = await app.world.pictures({ owner: admin, row: { variants, is_nsfw: true } });
    await add(explicit!, 'unseen');
    await added(10);
    const { images, next } = await gallery();
    expect(images.map(({ prompt }) => prompt)).toEqual(Array.from({ length: 10 }, (_, at) => `look ${9 - at}`));
    expect(next).toBeNull();
  });
});

describe('the built-in pictures', () => {
  beforeAll(() => void builtIn.push(...Array.from({ length: 23 }, (_, at) => builtInPicture(at))));
  afterAll(() => void builtIn.splice(0));

  const page = async (query: { pagination?: number; cursor?: string }) => {
    const { images, next } = await gallery(query);
    return { prompts: images.map(({ prompt }) => prompt), next };
  };
  const builtInPrompts = (from: number, to: number) => builtIn.slice(from, to).map(({ prompt }) => prompt);

  it('follow the curated ones, from the page on which those end', async () => {
    expect(await page({})).toMatchObject({ prompts: builtInPrompts(0, 10) });
    await added(13);
    const ofAdmins = Array.from({ length: 13 }, (_, at) => `look ${12 - at}`);
    const first = await page({});
    expect(first.prompts).toEqual(ofAdmins.slice(0, 10));
    const second = await page({ cursor: first.next! });
    expect(second.prompts).toEqual([...ofAdmins.slice(10), ...builtInPrompts(0, 7)]);
    expect(await page({ pagination: 3 })).toMatchObject({ prompts: builtInPrompts(7, 17) });
    expect(await page({ pagination: 4 })).toEqual({ prompts: builtInPrompts(17, 23), next: null });
    expect(await page({ pagination: 9 })).toEqual({ prompts: [], next: null });
  });
});

function builtInPicture(at: number): BuiltInPicture {
  return {
    prompt: `built-in ${at}`,
    negative_prompt: '',
    model: 'kenna3',
    seed: 1,
    variants: [{ width: 480, url: `/files/gallery/built-in-${at}-480.webp` }],
    thumbhash: '',
    width: 640,
    height: 960,
  };
}
