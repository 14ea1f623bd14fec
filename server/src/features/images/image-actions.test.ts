import { imageActionRoutes, imageRoutes, renderRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const mine = async ({ api }: Person) => (await api.call(imageRoutes.listMine)).data.images.map(({ id }) => id);
const bin = async ({ api }: Person) => (await api.call(imageActionRoutes.listTrashed)).data.images;
const binned = async (person: Person) => (await bin(person)).map(({ id }) => id);
const liked = async ({ api }: Person) => (await api.call(imageActionRoutes.listLiked)).data.images;

async function uploaded(person: Person): Promise<{ id: number; keys: string[] }> {
  const url = await uploadPicture(person, plainPicture(300, 400));
  const { image } = (await person.api.call(imageRoutes.find, { query: { image_url: url } })).data;
  const urls = [image.image_url, ...image.variants.map((variant) => variant.url)];
  return { id: image.id, keys: urls.map((address) => app.blobs.keyOf(address)!) };
}

const filesLeft = async (keys: readonly string[]) => {
  const found = await Promise.all(keys.map((key) => app.blobs.read(key)));
  return found.filter((file) => file !== null).length;
};

describe('liking', () => {
  it('marks a picture until the like is withdrawn', async () => {
    const ada = await app.world.user();
    const [image] = await app.world.pictures({ owner: ada });
    const body = { image_id: image!, user_id: ada.id, render_id: null, src: 'https://example.com/a.png' };
    expect((await ada.api.call(imageActionRoutes.like, { body })).data).toEqual({ image_ids: [image] });
    expect(await liked(ada)).toMatchObject([{ id: image, is_like: true }]);
    await ada.api.call(imageActionRoutes.unlike, { body });
    expect(await liked(ada)).toEqual([]);
  });

  it('changes many at once, or none when one of them is missing', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const own = await app.world.pictures({ owner: ada, count: 3 });
    const [foreign] = await app.world.pictures({ owner: bob });
    const refused = await ada.api.call(imageActionRoutes.like, { body: { image_ids: [...own, foreign!] } });
    expect(refused).toMatchObject({ status: 404, message: 'There is no such picture.' });
    expect(await liked(ada)).toEqual([]);
    await ada.api.call(imageActionRoutes.like, { body: { image_ids: own } });
    expect(await liked(ada)).toHaveLength(3);
  });

  it('requires a picture', async () => {
    const ada = await app.world.user();
    for (const unchecked of [{}, { image_ids: [] }, { image_id: -1 }, { image_ids: Array(501).fill(1) }]) {
      expect((await ada.api.call(imageActionRoutes.like, { unchecked })).status).toBe(422);
    }
  });
});

describe('the bin', () => {
  it('removes pictures from the list, and restores them unchanged', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 3 });
    const collection = await app.world.collection({ owner: ada, images });
    await ada.api.call(imageActionRoutes.trash, { body: { image_ids: [images[0]!, images[1]!] } });
    expect(await mine(ada)).toEqual([images[2]]);
    expect(await binned(ada)).toEqual([images[1], images[0]]);
    await ada.api.call(imageActionRoutes.restore, { body: { id: images[0]!, user_id: ada.id } });
    expect(await mine(ada)).toEqual([images[2], images[0]]);
    expect(await binned(ada)).toEqual([images[1]]);
    const held = await app.db
      .selectFrom('collection_images')
      .where('collection_id', '=', collection)
      .selectAll()
      .execute();
    expect(held).toHaveLength(3);
  });

  it('shows the permissions of its pictures, and when they will be deleted', async () => {
    const ada = await app.world.user();
    const [image] = await app.world.pictures({ owner: ada });
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: image! } });
    const [entry] = await bin(ada);
    expect(entry?.can).toEqual({ edit: false, delete: true, share: false });
    expect(Date.parse(entry!.expires_at) - Date.parse(entry!.trashed_at)).toBe(30 * DAY);
  });

  it('receives all pictures of a render at once', async () => {
    const ada = await app.world.user();
    const body = {
      page: 'GenerateImage',
      prompt: 'a dress',
      image_count: 2,
      image_width: 256,
      image_height: 256,
    } as const;
    const { render_id: renderId } = (await ada.api.call(renderRoutes.create, { body })).data;
    await app.settle();
    const { image_ids: ids } = (await ada.api.call(imageActionRoutes.trashRender, { body: { render_id: renderId } }))
      .data;
    expect(ids).toHaveLength(2);
    expect(await mine(ada)).toEqual([]);
    expect(await binned(ada)).toHaveLength(2);
  });

  it('is read page by page, also when many were deleted at the same time', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 45 });
    await ada.api.call(imageActionRoutes.trash, { body: { image_ids: images } });
    const page = async (query: object) => (await ada.api.call(imageActionRoutes.listTrashed, { query })).data;
    const first = await page({});
    const second = await page({ cursor: first.next });
    const third = await page({ cursor: second.next });
    expect(second).toEqual(await page({ pagination: 2 }));
    expect([first, second, third].flatMap((list) => list.images.map(({ id }) => id))).toEqual([...images].reverse());
    expect(third.next).toBeNull();
  });

  it('is searched by the words of the prompts', async () => {
    const ada = await app.world.user();
    const [velvet] = await app.world.pictures({ owner: ada, row: { words: "'velvet' 'gown'" } });
    const [tote] = await app.world.pictures({ owner: ada, row: { words: "'canvas' 'tote'" } });
    await ada.api.call(imageActionRoutes.trash, { body: { image_ids: [velvet!, tote!] } });
    const found = async (search: string) =>
      (await ada.api.call(imageActionRoutes.listTrashed, { query: { search } })).data.images.map(({ id }) => id);
    expect(await found('gowns vel')).toEqual([velvet]);
    expect(await found('velvet tote')).toEqual([]);
    expect(await found(' ')).toEqual([tote, velvet]);
  });

  it('deletes the named pictures for good, with their files', async () => {
    const ada = await app.world.user();
    const [kept, gone] = [await uploaded(ada), await uploaded(ada)];
    await ada.api.call(imageActionRoutes.trash, { body: { image_ids: [kept.id, gone.id] } });
    const answer = await ada.api.call(imageActionRoutes.emptyTrash, { body: { ids: [gone.id] } });
    expect(answer.data).toEqual({ removed: 1 });
    await app.settle();
    expect([await filesLeft(kept.keys), await filesLeft(gone.keys)]).toEqual([kept.keys.length, 0]);
    expect(await binned(ada)).toEqual([kept.id]);
  });

  it('is emptied completely, without deleting other pictures', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const images = await app.world.pictures({ owner: ada, count: 3 });
    const [foreign] = await app.world.pictures({ owner: bob });
    await bob.api.call(imageActionRoutes.trash, { body: { image_id: foreign! } });
    const refused = await ada.api.call(imageActionRoutes.emptyTrash, { body: { ids: [images[0]!] } });
    expect(refused.status).toBe(404);
    await ada.api.call(imageActionRoutes.trash, { body: { image_ids: [images[0]!, images[1]!] } });
    expect((await ada.api.call(imageActionRoutes.emptyTrash, { body: {} })).data).toEqual({ removed: 2 });
    expect(await mine(ada)).toEqual([images[2]]);
    expect(await binned(bob)).toEqual([foreign]);
  });

  it('loses pictures that were deleted thirty days ago', async () => {
    const ada = await app.world.user();
    const { id, keys } = await uploaded(ada);
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: id } });
    app.clock.advance(29 * DAY);
    await app.services.images.sweepTrash();
    expect(await filesLeft(keys)).toBe(keys.length);
    app.clock.advance(DAY + 1000);
    await app.services.images.sweepTrash();
    expect(await filesLeft(keys)).toBe(0);
    expect(await app.db.selectFrom('images').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});

describe('removing a picture', () => {
  it('removes its row and its files', async () => {
    const ada = await app.world.user();
    const { id, keys } = await uploaded(ada);
    await app.blobs.put(
      `${keys[0]!.split('/').slice(0, 2).join('/')}/scene.glb`,
      Buffer.from('glTF'),
      'model/gltf-binary',
    );
    expect((await ada.api.call(imageActionRoutes.remove, { body: { id, user_id: ada.id } })).data).toBeNull();
    expect(await filesLeft([...keys, `${keys[0]!.split('/').slice(0, 2).join('/')}/scene.glb`])).toBe(0);
    expect((await ada.api.call(imageActionRoutes.remove, { body: { id } })).status).toBe(404);
    expect(await app.db.selectFrom('image_reports').selectAll().where('image_id', '=', id).execute()).toEqual([]);
  });

  it('stores what an admin needs when it is reported', async () => {
    const ada = await app.world.user();
    const body = {
      page: 'GenerateImage',
      prompt: 'red coat',
      image_count: 1,
      image_width: 256,
      image_height: 256,
    } as const;
    const { render_id: renderId } = (await ada.api.call(renderRoutes.create, { body })).data;
    await app.settle();
    const [id] = await mine(ada);
    await ada.api.call(imageActionRoutes.remove, { body: { id: id!, report: true, render_id: renderId, src: 'x' } });
    const [report] = await app.db.selectFrom('image_reports').selectAll().where('image_id', '=', id!).execute();
    expect(report).toMatchObject({ user_id: ada.id, render_id: renderId, model: 'kennaxl', engine: 'steered' });
    expect(report?.prompt).toContain('red coat');
    expect(await mine(ada)).toEqual([]);
  });

  it('stores no report of a picture of another person', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const [image] = await app.world.pictures({ owner: bob });
    expect((await ada.api.call(imageActionRoutes.remove, { body: { id: image!, report: true } })).status).toBe(404);
    expect(await app.db.selectFrom('image_reports').selectAll().where('image_id', '=', image!).execute()).toEqual([]);
    expect(await mine(bob)).toEqual([image]);
  });
});
