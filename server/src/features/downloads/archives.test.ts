import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionRoutes, downloadRoutes, imageRoutes, provenanceRoutes, type RouteBody } from '@kenna/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../adapters/blob-store/disk-blob-store.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';
import { xmpOf } from '../../shared/picture-metadata.ts';

let app: TestApp;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  [ada, bob] = [await app.world.user({ name: 'Ada' }), await app.world.user()];
});
afterAll(() => app.close());

async function uploaded(colour: string, owner = ada): Promise<number> {
  const url = await uploadPicture(owner, plainPicture(260, 240, colour));
  return (await owner.api.call(imageRoutes.find, { query: { image_url: url } })).data.image.id;
}

/** The answer to a browser that opens the link without a session. */
async function opened(url: string) {
  const response = await app.api.raw(url);
  expect(response.status).toBe(200);
  return { files: unzipSync(new Uint8Array(await response.arrayBuffer())), headers: response.headers };
}

/** A picture with a prompt in its metadata, as if an engine had made it. */
async function drawn(prompt: string): Promise<number> {
  const render_id = await app.world.render({ owner: ada, prompt });
  const key = `images/${crypto.randomUUID()}/${crypto.randomUUID()}.png`;
  const words = { productName: 'Kenna', prompt, finalPrompt: `/render ${prompt}`, engine: 'steered' } as const;
  const origin = { seed: 5, model: 'kennaxl', sourceType: 'algorithmicMedia', renderId: render_id } as const;
  const xmp = xmpOf({ ...words, ...origin, parentImageId: null });
  await app.blobs.put(key, await plainPicture(300, 300).png().withXmp(xmp).toBuffer(), 'image/png');
  const row = { original_key: key, render_id, position: 0, seed: 5, engine: 'steered' };
  return (await app.world.pictures({ owner: ada, row }))[0]!;
}

const archive = (body: RouteBody<typeof downloadRoutes.archive>, person = ada) =>
  person.api.call(downloadRoutes.archive, { body });
const state = (id: string, person = ada) => person.api.call(downloadRoutes.state, { params: { download_id: id } });

describe('pictures as an archive', () => {
  it('are downloaded unchanged by a link without a session, with progress', async () => {
    const ids = [await uploaded('teal'), await uploaded('plum')];
    const { data } = await archive({ image_ids: [...ids, ids[0]!] });
    expect(data.total).toBe(2);
    const { files, headers } = await opened(data.url);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="kenna-2-pictures-[\d-]+\.zip"/);
    expect(Object.keys(files)).toEqual(ids.map((id) => `picture-${id}.png`));
    expect(await sharp(Object.values(files)[1]!).metadata()).toMatchObject({ width: 260, height: 240, format: 'png' });
    await expect.poll(async () => (await state(data.download_id)).data).toMatchObject({ status: 'ready', done: 2 });
  });

  it('are downloaded in the chosen format and size', async () => {
    const { data } = await archive({ image_ids: [await uploaded('teal')], size: 'story' });
    const [[name, bytes]] = Object.entries((await opened(data.url)).files) as [[string, Uint8Array]];
    expect(name).toMatch(/^picture-\d+\.jpg$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920, format: 'jpeg' });
  });

  it('are sent again from the start by the same link, which stops a transfer that has not begun', async () => {
    const store = createDiskBlobStore({
      folder: await mkdtemp(join(tmpdir(), 'kenna-archive-')),
      publicUrl: 'http://127.0.0.1:3000',
    });
    let reading = async () => {};
    const blobs: BlobStore = {
      ...store,
      async read(key) {
        await reading();
        return store.read(key);
      },
    };
    const database = await openTestDatabase({ isNew: true });
    const other = await testApp({ worker: false, blobs, database });
    const eve = await other.world.user();
    const { url } = (await archive({ image_ids: [await uploaded('teal', eve)] }, eve)).data;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const isHeld = new Promise<void>((resolve) => {
      reading = async () => {
        resolve();
        await held;
      };
    });
    const first = other.api.raw(url);
    await isHeld;
    const second = other.api.raw(url);
    expect((await first).status).toBe(409);
    release();
    expect(Object.keys(unzipSync(new Uint8Array(await (await second).arrayBuffer())))).toHaveLength(1);
    await other.close();
    await database.close();
  });

  it('get distinct file names', async () => {
    const [first, second] = await app.world.pictures({ owner: ada, count: 2, row: { seed: 5 } });
    const render = await app.world.render({ owner: ada, prompt: 'Été: a dress' });
    await app.db.updateTable('images').set({ render_id: render }).where('id', 'in', [first!, second!]).execute();
    const { files } = await opened((await archive({ image_ids: [first!, second!] })).data.url);
    expect(new TextDecoder().decode(files['not-included.txt'])).toContain('ete-a-dress-5.png\nete-a-dress-5-2.png');
  });

  it('must be the person’s own, and are limited in number', async () => {
    const [own, foreign] = [await uploaded('teal'), await uploaded('teal', bob)];
    expect((await archive({ image_ids: [own, foreign] })).status).toBe(404);
    const many = Array.from({ length: 501 }, (_, index) => index + 1);
    expect((await archive({ image_ids: many })).status).toBe(422);
  });

  it('are not sent once they were cancelled, or when the link has expired', async () => {
    const image_ids = [await uploaded('teal')];
    const [stopped, old] = [(await archive({ image_ids })).data, (await archive({ image_ids })).data];
    await ada.api.call(downloadRoutes.cancel, { body: { download_id: stopped.download_id } });
    expect((await app.api.raw(stopped.url)).status).toBe(409);
    expect((await state(old.download_id, bob)).status).toBe(404);
    expect((await app.api.raw(old.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    app.clock.advance(11 * 60_000);
    expect((await app.api.raw(old.url)).status).toBe(404);
  });

  it('are stored with a hash of their link', async () => {
    const { data } = await archive({ image_ids: [await uploaded('teal')] });
    const rows = await app.db.selectFrom('downloads').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(data.url.split('/').at(-1));
  });
});

describe('a shared collection', () => {
  type Settings = Partial<RouteBody<typeof collectionRoutes.create> & RouteBody<typeof collectionRoutes.share>>;

  async function shared({ is_private, password, ...share }: Settings = {}) {
    const image_id = await uploaded('teal');
    const body = { title: 'Été 27', ...(is_private && { is_private, password }) };
    const { collection } = (await ada.api.call(collectionRoutes.create, { body })).data;
    const named = { collection_id: collection.id };
    await ada.api.call(collectionRoutes.addImage, { body: { ...named, image_id } });
    await ada.api.call(collectionRoutes.share, { body: { ...named, ...share } });
    return { ...named, short_link: collection.short_link };
  }
  const take = (short_link: string, grant?: string, api = app.api) =>
    api.call(downloadRoutes.collectionArchive, {
      body: { short_link },
      ...(grant && { headers: { 'x-collection-grant': grant } }),
    });

  const takeOne = (short_link: string, image_id: number) =>
    app.api.call(downloadRoutes.collectionArchive, { body: { short_link, image_id } });

  it('is downloaded by a visitor if its owner allows it, without any other data', async () => {
    const { short_link } = await shared();
    const { data } = await take(short_link);
    expect(data.name).toBe('ete-27.zip');
    expect(Object.keys((await opened(data.url)).files)).toHaveLength(1);
    expect((await state(data.download_id)).status).toBe(404);
  });

  it('gives a visitor one picture of it, signed, and nothing that is not in it', async () => {
    const { short_link, collection_id } = await shared();
    const image_id = await uploaded('plum');
    await ada.api.call(collectionRoutes.addImage, { body: { collection_id, image_id } });
    const { data } = await takeOne(short_link, image_id);
    const response = await app.api.raw(data.url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toContain(`picture-${image_id}.png`);
    const file = Buffer.from(await response.arrayBuffer());
    const { data: verified } = await app.api.call(provenanceRoutes.verify, { form: formOf(file) });
    expect(verified.state).toBe('trusted');
    expect((await takeOne(short_link, await uploaded('plum'))).status).toBe(404);
  });

  it('hides prompts from visitors in names and metadata, unless its owner shows them', async () => {
    await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: true } });
    const { short_link, collection_id } = await shared();
    const image_id = await drawn('Secret silk dress');
    await ada.api.call(collectionRoutes.addImage, { body: { collection_id, image_id } });
    for (const shows_prompts of [false, true]) {
      await ada.api.call(collectionRoutes.share, { body: { collection_id, shows_prompts } });
      const one = await app.api.raw((await takeOne(short_link, image_id)).data.url);
      const { files } = await opened((await take(short_link)).data.url);
      const [name, inArchive] = Object.entries(files).find(([each]) => !each.startsWith('picture-'))!;
      for (const [head, file] of [
        [one.headers.get('content-disposition')!, Buffer.from(await one.arrayBuffer())],
        [name, Buffer.from(inArchive)],
      ] as const) {
        expect(head.includes('secret-silk')).toBe(shows_prompts);
        expect((await sharp(file).metadata()).xmp!.toString().includes('Secret silk')).toBe(shows_prompts);
        const { data } = await app.api.call(provenanceRoutes.verify, { form: formOf(file) });
        expect(data.chain[0]!.prompt).toBe(shows_prompts ? 'Secret silk dress' : null);
      }
    }
    await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: false } });
  });

  it('is not downloaded when downloads are off, even by an earlier link', async () => {
    const { short_link, collection_id } = await shared();
    const { data } = await take(short_link);
    await ada.api.call(collectionRoutes.share, { body: { collection_id, allows_download: false } });
    expect((await take(short_link)).status).toBe(403);
    expect((await app.api.raw(data.url)).status).toBe(404);
    expect((await take(short_link, undefined, ada.api)).status).toBe(200);
  });

  it('needs its password where it has one', async () => {
    const { short_link } = await shared({ is_private: true, password: PASSWORD });
    expect(await take(short_link)).toMatchObject({ status: 403, code: 1028 });
    const opening = await app.api.call(collectionRoutes.checkPassword, { body: { short_link, password: PASSWORD } });
    expect((await take(short_link, opening.data.grant)).status).toBe(200);
  });

  it('cannot be found by guessing ids, and is refused when it is empty', async () => {
    const { collection_id } = await shared();
    const counted = await bob.api.call(downloadRoutes.collectionArchive, { body: { collection_id } });
    expect(counted.status).toBe(404);
    const empty = await app.world.collection({ owner: ada });
    const own = await ada.api.call(downloadRoutes.collectionArchive, { body: { collection_id: empty } });
    expect(own.status).toBe(422);
  });
});
