import { collectionRoutes, imageActionRoutes, imageRoutes, type Collection, type RouteBody } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});
afterAll(() => app.close());

const titles = ({ data }: { data: { collections: Collection[] } }) => data.collections.map(({ title }) => title);
const create = async ({ api }: Person, body: RouteBody<typeof collectionRoutes.create>) =>
  (await api.call(collectionRoutes.create, { body })).data.collection;
const list = ({ api }: Person, query = {}) => api.call(collectionRoutes.list, { query });
const opened = async ({ api }: Person, id: number, cursor?: string) =>
  (await api.call(collectionRoutes.get, { body: { collection_id: id, ...(cursor && { cursor }) } })).data;
const order = async (person: Person, id: number) => (await opened(person, id)).images.map((image) => image.id);

describe('a collection', () => {
  it('is created with a title, empty and with a link of its own', async () => {
    const ada = await app.world.user();
    const [first, second] = [
      await create(ada, { title: '  Evening \n dress ', user_id: ada.id }),
      await create(ada, { title: 'Coats' }),
    ];
    expect(first).toMatchObject({
      title: 'Evening dress',
      private: false,
      has_password: false,
      cover: null,
      images: [],
      count: 0,
      view_count: 0,
      share: { is_shared: true, expires_at: null, allows_download: true, shows_prompts: false },
      can: { edit: true, delete: true, share: true },
    });
    expect(first.short_link).toMatch(/^[\w-]{22}$/);
    expect(first.short_link).not.toBe(second.short_link);
  });

  it('needs a name of more than one character, and a password that follows the rule', async () => {
    const ada = await app.world.user();
    const fields = async (unchecked: object) => {
      const { status, data } = await ada.api.call(collectionRoutes.create, { unchecked });
      return { status, data: data as unknown };
    };
    for (const title of ['', ' a ', undefined]) expect((await fields({ title })).status).toBe(422);
    expect((await fields({ title: 'a' })).data).toEqual({ fields: { title: 'collection must contain name' } });
    expect((await fields({ title: 'Coats', is_private: true, password: 'weak' })).data).toEqual({
      fields: {
        password:
          'Your password must be at least 8 characters, one capital letter, one digit, and one special character.',
      },
    });
  });

  it('never reveals its password or its hash', async () => {
    const ada = await app.world.user();
    const made = await create(ada, { title: 'Secret', is_private: true, password: PASSWORD });
    expect(made).toMatchObject({ private: true, has_password: true });
    expect(JSON.stringify([made, (await list(ada)).data])).not.toMatch(/argon2|Silk-and-linen/);
  });

  it('keeps fields that an update does not contain', async () => {
    const ada = await app.world.user();
    const made = await create(ada, { title: 'Secret', is_private: true, password: PASSWORD });
    const update = async (body: object) =>
      (await ada.api.call(collectionRoutes.update, { unchecked: { ...made, ...body, user_id: ada.id } })).data
        .collection;
    expect(await update({ title: 'Hidden', password: '' })).toMatchObject({ title: 'Hidden', has_password: true });
    expect(await update({ password: null })).toMatchObject({ private: true, has_password: false });
    expect(await update({ is_private: false })).toMatchObject({ private: false, has_password: false });
    const privacy = await ada.api.call(collectionRoutes.checkPrivacy, { body: { collection_id: made.id } });
    expect(privacy.data).toEqual({ is_private: false, has_password: false });
  });

  it('is removed without its pictures', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 2 });
    const id = await app.world.collection({ owner: ada, images });
    const body = { collection_Id: id, user_id: ada.id };
    expect((await ada.api.call(collectionRoutes.remove, { body })).data).toBeNull();
    expect(await ada.api.call(collectionRoutes.remove, { body })).toMatchObject({
      status: 404,
      message: 'Collection does not exist',
    });
    expect((await ada.api.call(imageRoutes.listMine)).data.images).toHaveLength(2);
  });
});

describe('the list of collections', () => {
  it('is sorted by creation, from A to Z and from Z to A, without regard to case', async () => {
    const ada = await app.world.user();
    for (const title of ['beta', 'Alpha', 'gamma']) await create(ada, { title });
    expect(titles(await list(ada))).toEqual(['gamma', 'Alpha', 'beta']);
    expect(titles(await list(ada, { sort: 'a_to_z' }))).toEqual(['Alpha', 'beta', 'gamma']);
    expect(titles(await list(ada, { sort: 'z_to_a' }))).toEqual(['gamma', 'beta', 'Alpha']);
    expect((await list(ada, { sort: 'random' })).status).toBe(422);
  });

  it('is searched by any part of a title, taken literally', async () => {
    const ada = await app.world.user();
    for (const title of ['100% silk', 'Silk_dress', 'Wool']) await create(ada, { title });
    expect(titles(await list(ada, { search: 'SILK' }))).toEqual(['Silk_dress', '100% silk']);
    expect(titles(await list(ada, { search: '%' }))).toEqual(['100% silk']);
    expect(titles(await list(ada, { search: '_' }))).toEqual(['Silk_dress']);
    expect((await list(ada, { search: 'linen' })).data).toEqual({ collections: [], total: 0, next: null });
  });

  it('is read page by page, by number or by cursor', async () => {
    const ada = await app.world.user();
    for (let k = 0; k < 23; k++) await app.world.collection({ owner: ada, title: `Number ${k}` });
    const first = (await list(ada)).data;
    expect([first.collections.length, first.total]).toEqual([20, 23]);
    const second = (await list(ada, { cursor: first.next })).data;
    expect(second).toEqual((await list(ada, { pagination: 2 })).data);
    expect([second.collections.length, second.next]).toEqual([3, null]);
    expect((await list(ada, { pagination: 3 })).data.collections).toEqual([]);
  });

  it.each(['last_saved', 'a_to_z', 'z_to_a'] as const)(
    'continues without gaps or repeats while it changes (%s)',
    async (sort) => {
      const ada = await app.world.user();
      for (let k = 10; k < 35; k++) await app.world.collection({ owner: ada, title: `Look ${k}` });
      const first = (await list(ada, { sort })).data;
      const last = first.collections.at(-1)!;
      // One collection above the place is deleted, one is added, and the one at the place is renamed.
      await ada.api.call(collectionRoutes.remove, { body: { collection_Id: first.collections[3]!.id } });
      await app.world.collection({ owner: ada, title: sort === 'z_to_a' ? 'Zenith' : 'Atelier' });
      await ada.api.call(collectionRoutes.update, { body: { id: last.id, title: 'Look 10 again' } });
      const { collections, next } = (await list(ada, { sort, cursor: first.next })).data;
      const seen = new Set(first.collections.map(({ id }) => id));
      const fresh = collections.filter(({ id }) => !seen.has(id));
      expect([fresh.length, next]).toEqual([5, null]);
    },
  );

  it('shows the cover and two more pictures, and counts pictures that are not in the bin', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 5 });
    await app.world.collection({ owner: ada, images, cover: images[0]! });
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: images[4]! } });
    const [card] = (await list(ada)).data.collections;
    expect(card?.count).toBe(4);
    expect(card?.images.map(({ id }) => id)).toEqual([images[0], images[3], images[2]]);
    expect(card?.cover).toBe(card?.images[0]?.webp_image_url);
  });

  it('can be limited to private ones', async () => {
    const ada = await app.world.user();
    await create(ada, { title: 'Open' });
    await create(ada, { title: 'Closed', is_private: true });
    expect(titles(await ada.api.call(collectionRoutes.listPrivate))).toEqual(['Closed']);
  });
});

describe('saving pictures', () => {
  it('puts them first, without duplicates, and marks them', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 4 });
    const id = await app.world.collection({ owner: ada, images: images.slice(0, 2) });
    const body = { collection_id: id, image_ids: [images[2]!, images[3]!, images[0]!], user_id: ada.id };
    const { data } = await ada.api.call(collectionRoutes.addImage, { body });
    expect(data.collection.count).toBe(4);
    expect(data.images).toEqual(body.image_ids.map((image) => ({ image_id: image, is_bookmark: true })));
    expect(await order(ada, id)).toEqual([images[2], images[3], images[1], images[0]]);
  });

  it('accepts the payload of the specification', async () => {
    const ada = await app.world.user();
    const [image] = await app.world.pictures({ owner: ada });
    const id = await app.world.collection({ owner: ada });
    const body = { collection_id: id, render_id: null, image_id: image!, image_url: 'https://example.com/a.png' };
    expect((await ada.api.call(collectionRoutes.addImage, { body })).data.collection.count).toBe(1);
  });

  it('saves all of them or none', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const [own] = await app.world.pictures({ owner: ada });
    const [foreign] = await app.world.pictures({ owner: bob });
    const id = await app.world.collection({ owner: ada });
    const body = { collection_id: id, image_ids: [own!, foreign!] };
    expect((await ada.api.call(collectionRoutes.addImage, { body })).status).toBe(404);
    expect(await order(ada, id)).toEqual([]);
  });

  it('unmarks a picture only when it is removed from its last collection', async () => {
    const ada = await app.world.user();
    const [image] = await app.world.pictures({ owner: ada });
    const [first, second] = [
      await app.world.collection({ owner: ada, images: [image!], cover: image! }),
      await app.world.collection({ owner: ada, images: [image!] }),
    ];
    const holding = async () =>
      (await ada.api.call(collectionRoutes.listOfImage, { body: { image_id: image! } })).data.collections.map(
        ({ id }) => id,
      );
    const remove = async (id: number) =>
      (await ada.api.call(collectionRoutes.removeImage, { body: { collection_id: id, image_id: image! } })).data;
    expect(await holding()).toEqual([second, first]);
    expect(await remove(first)).toMatchObject({
      collection: { cover_image_id: null },
      images: [{ is_bookmark: true }],
    });
    expect((await remove(second)).images).toEqual([{ image_id: image, is_bookmark: false }]);
    expect(await holding()).toEqual([]);
  });

  it('moves a picture from one collection to another', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 2 });
    const from = await app.world.collection({ owner: ada, images });
    const to = await app.world.collection({ owner: ada });
    const body = { from_collection_id: from, collection_id: to, image_id: images[0]! };
    await ada.api.call(collectionRoutes.moveImage, { body });
    expect([await order(ada, from), await order(ada, to)]).toEqual([[images[1]], [images[0]]]);
    expect((await ada.api.call(collectionRoutes.moveImage, { body })).status).toBe(404);
  });

  it('keeps every picture when many are saved at once', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 8 });
    const id = await app.world.collection({ owner: ada });
    const saves = images.map((image) =>
      ada.api.call(collectionRoutes.addImage, { body: { collection_id: id, image_id: image } }),
    );
    await Promise.all(saves);
    const rows = await app.db
      .selectFrom('collection_images')
      .select('position')
      .where('collection_id', '=', id)
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(8);
  });
});

describe('the pictures of a collection', () => {
  it('can be reordered', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 4 });
    const [a, b, c, d] = images as [number, number, number, number];
    const id = await app.world.collection({ owner: ada, images });
    const place = (image: number, before: number | null) =>
      ada.api.call(collectionRoutes.orderImage, {
        body: { collection_id: id, image_id: image, before_image_id: before },
      });
    await place(a, c);
    expect(await order(ada, id)).toEqual([d, a, c, b]);
    await place(d, null);
    expect(await order(ada, id)).toEqual([a, c, b, d]);
    await place(b, a);
    expect(await order(ada, id)).toEqual([b, a, c, d]);
    await place(b, b);
    expect(await order(ada, id)).toEqual([b, a, c, d]);
  });

  it('are read page by page', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 25 });
    const id = await app.world.collection({ owner: ada, images });
    const first = await opened(ada, id);
    const second = await opened(ada, id, first.next!);
    expect([...first.images, ...second.images].map((image) => image.id)).toEqual([...images].reverse());
    expect(second.next).toBeNull();
    expect(first.own?.count).toBe(25);
    const body = { collection_id: id, cursor: first.next!, limit: 3 };
    const few = (await ada.api.call(collectionRoutes.get, { body })).data;
    expect(few.images).toEqual(second.images.slice(0, 3));
  });

  it('are searched by the words of their prompts, by the owner only', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const [velvet] = await app.world.pictures({ owner: ada, row: { words: "'velvet' 'gown'" } });
    const [tote] = await app.world.pictures({ owner: ada, row: { words: "'canvas' 'tote'" } });
    const id = await app.world.collection({ owner: ada, images: [velvet!, tote!] });
    const { own } = await opened(ada, id);
    const body = { collection_id: id, search: 'gown' };
    const found = (await ada.api.call(collectionRoutes.get, { body })).data;
    expect(found.images.map((image) => image.id)).toEqual([velvet]);
    expect(found.own?.count).toBe(2);
    const visit = { short_link: own!.short_link, search: 'gown' };
    expect((await bob.api.call(collectionRoutes.get, { body: visit })).data.images).toHaveLength(2);
  });

  it('can be chosen as cover, by id or by address', async () => {
    const ada = await app.world.user();
    const url = await uploadPicture(ada, plainPicture(300, 300));
    const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url: url } })).data;
    const others = await app.world.pictures({ owner: ada, count: 2 });
    const id = await app.world.collection({ owner: ada, images: [image.id, others[0]!] });
    const cover = async (value: number | string | null) => {
      const { status, data } = await ada.api.call(collectionRoutes.updateCover, { body: { id, cover: value } });
      return status === 200 ? data.collection.cover_image_id : status;
    };
    expect(await cover(url)).toBe(image.id);
    expect(await cover(null)).toBeNull();
    expect(await cover(others[0]!)).toBe(others[0]);
    expect(await cover(others[1]!)).toBe(404);
    expect(await cover('https://example.com/a.png')).toBe(403);
  });
});
