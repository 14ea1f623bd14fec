import { imageRoutes, renderRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function insertImages(owner: Person, count: number, renderId: number | null): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, position) => ({
    user_id: owner.id,
    render_id: renderId,
    position: renderId === null ? null : position,
    tool: renderId === null ? null : ('GenerateImage' as const),
    original_key: `images/${crypto.randomUUID()}/original.png`,
    content_type: 'image/png',
    variants: '[]',
    thumbhash: '',
    width: 300,
    height: 300,
    bytes: 1,
    brief: '[]',
  }));
  const inserted = await app.db.insertInto('images').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id).reverse();
}

describe('my images', () => {
  it('are the results of my renders, with their prompts', async () => {
    const ada = await app.world.user();
    const body = { page: 'GenerateImage', prompt: 'red coat', negative_prompt: 'fur', image_count: 1 } as const;
    await ada.api.call(renderRoutes.create, { body: { ...body, image_width: 256, image_height: 256, seed: 3 } });
    await app.settle();
    const { images } = (await ada.api.call(imageRoutes.listMine)).data;
    expect(images).toHaveLength(1);
    expect(images[0]).toMatchObject({
      prompt: 'red coat',
      negative_prompt: 'fur',
      seed: 3,
      model: 'kennaxl',
      engine: 'steered',
      brief: [{ kind: 'form', label: 'dress', start: 0, end: 0 }],
      scene: 'object',
      take: {},
      tool: 'GenerateImage',
      can: { edit: true, delete: true, share: true },
    });
    expect((await ada.api.call(imageRoutes.countMine)).data).toEqual({ count: 1, uploads: 0 });
  });

  it('come in pages of the requested length, up to a hundred', async () => {
    const ada = await app.world.user();
    const ids = await insertImages(ada, 45, await app.world.render({ owner: ada }));
    const read = async (query: { limit?: number; cursor?: string; pagination?: number }) =>
      (await ada.api.call(imageRoutes.listMine, { query })).data;
    const first = await read({ limit: 30 });
    expect(first.images.map(({ id }) => id)).toEqual(ids.slice(0, 30));
    expect((await read({ limit: 30, cursor: first.next! })).images.map(({ id }) => id)).toEqual(ids.slice(30));
    expect((await read({ limit: 10, pagination: 3 })).images.map(({ id }) => id)).toEqual(ids.slice(20, 30));
    expect((await ada.api.call(imageRoutes.listMine, { query: { limit: 101 } })).status).toBe(422);
  });

  it('are read page by page, by number or by cursor, with the same result', async () => {
    const ada = await app.world.user();
    const ids = await insertImages(ada, 45, await app.world.render({ owner: ada }));
    const page = async (query: object) => (await ada.api.call(imageRoutes.listMine, { query })).data;
    const numbered = [await page({ pagination: 1 }), await page({ pagination: 2 }), await page({ pagination: 3 })];
    expect(numbered.flatMap(({ images }) => images.map(({ id }) => id))).toEqual(ids);
    expect((await page({ pagination: 4 })).images).toEqual([]);
    const second = await page({ cursor: numbered[0]?.next });
    expect(second).toEqual(numbered[1]);
    expect(numbered[2]?.next).toBeNull();
  });

  it('do not include uploads or pictures of others', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const [upload] = await insertImages(ada, 1, null);
    await insertImages(bob, 3, null);
    expect((await ada.api.call(imageRoutes.listMine)).data.images).toEqual([]);
    expect((await ada.api.call(imageRoutes.listUploads)).data.images.map(({ id }) => id)).toEqual([upload]);
    expect((await ada.api.call(imageRoutes.countMine)).data).toEqual({ count: 0, uploads: 1 });
  });

  it('are refused for an invalid page', async () => {
    const ada = await app.world.user();
    for (const pagination of [0, -1, 1.5, 1e9]) {
      expect((await ada.api.call(imageRoutes.listMine, { query: { pagination } })).status).toBe(422);
    }
    expect((await ada.api.raw('/api/web/render/my-images?pagination=first')).status).toBe(422);
  });
});

describe('sweeping files', () => {
  const HOUR = 60 * 60_000;
  const exists = async (key: string) => (await app.blobs.read(key)) !== null;
  const stray = async (path: string) => {
    await app.blobs.put(path, Buffer.from('x'), 'image/webp');
    return path;
  };

  it('removes files that a dead worker left an hour ago, and none that belongs to a picture', async () => {
    const ada = await app.world.user();
    const body = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256 } as const;
    await ada.api.call(renderRoutes.create, { body });
    await app.settle();
    const orphan = await stray('images/0123456789abcdef0123456789abcdef/320.webp');
    const preview = await stray('previews/0123456789abcdef0123456789abcdef.webp');

    await app.services.images.sweepFiles();
    expect([await exists(orphan), await exists(preview)]).toEqual([true, true]);

    app.clock.advance(HOUR + 1000);
    await app.services.images.sweepFiles();
    expect([await exists(orphan), await exists(preview)]).toEqual([false, false]);
    const rows = await app.db.selectFrom('images').selectAll().where('user_id', '=', ada.id).execute();
    for (const { original_key: original, variants } of rows) {
      expect(await exists(original)).toBe(true);
      for (const { key } of variants) expect(await exists(key)).toBe(true);
    }
  });

  it('renames originals with guessable names, and removes what an earlier sweep left', async () => {
    const ada = await app.world.user();
    const folder = `images/${'ab'.repeat(16)}`;
    const guessed = await stray(`${folder}/320.webp`).then(() => `${folder}/original.png`);
    await app.blobs.put(guessed, Buffer.from('original'), 'image/png');
    await app.blobs.put(`${folder}/original.jpg`, Buffer.from('left'), 'image/jpeg');
    const [id] = await app.world.pictures({ owner: ada, row: { original_key: guessed } });

    app.clock.advance(HOUR + 1000);
    await app.services.images.sweepFiles();
    const row = await app.db.selectFrom('images').selectAll().where('id', '=', id!).executeTakeFirstOrThrow();
    expect(row.original_key).toMatch(new RegExp(`^${folder}/[0-9a-f]{32}\\.png$`));
    expect(Buffer.from((await app.blobs.read(row.original_key))!).toString()).toBe('original');
    const left: string[] = [];
    for await (const { key } of app.blobs.list(`${folder}/`)) left.push(key);
    expect(left.sort()).toEqual([`${folder}/320.webp`, row.original_key].sort());
  });
});
