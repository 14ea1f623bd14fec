/** Pictures at the addresses that programs get, and that people save or share. */
import {
  apiKeyRoutes,
  collectionRoutes,
  imageActionRoutes,
  imageRoutes,
  provenanceRoutes,
  signedAddressOf,
  type Verification,
} from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';
import { savedPictures } from '../provenance/testing/saved-pictures.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
});
afterAll(() => app.close());

const { made, verified } = savedPictures(() => ({ app, person: ada }));

/** With the texture of a cloth, and large enough for an invisible mark to be read. */
const cloth = () =>
  sharp({
    create: {
      width: 768,
      height: 576,
      channels: 3,
      background: 'tan',
      noise: { type: 'gaussian', mean: 150, sigma: 14 },
    },
  });

async function program(): Promise<Person['api']> {
  const { data } = await ada.api.call(apiKeyRoutes.create, { body: { name: 'Shop', scopes: ['read', 'library'] } });
  return app.api.as(data.token);
}
const itemOf = async (id: number, api: Person['api']) =>
  (await api.call(imageRoutes.lineage, { params: { id } })).data.images.at(-1)!;
const pathOf = (address: string) => new URL(address, 'http://127.0.0.1:3000').pathname;

async function fetched(address: string): Promise<{ readonly verdict: Verification; readonly etag: string }> {
  const response = await app.api.raw(pathOf(address));
  expect(response.status).toBe(200);
  const file = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(file.byteLength));
  return { verdict: await verified(file), etag: response.headers.get('etag')! };
}

describe('the addresses of a picture that a program gets', () => {
  it('lead to files with credentials and the invisible mark, also in smaller sizes', async () => {
    const id = await made({ engine: 'steered' }, cloth());
    const item = await itemOf(id, await program());
    const { verdict } = await fetched(item.image_url);
    expect(verdict).toMatchObject({
      state: 'trusted',
      chain: [{ title: 'Generate image' }],
      watermark: { is_known: true },
    });
    const copy = await fetched(item.webp_image_url);
    expect(copy.verdict.state).toBe('trusted');
    expect(copy.verdict.chain[0]!.actions.map(({ action }) => action)).toEqual(['created', 'converted']);
    // A second request gets the same file, and a browser that has it none.
    const again = await app.api.raw(pathOf(item.image_url));
    expect((await verified(new Uint8Array(await again.arrayBuffer()))).state).toBe('trusted');
    const headers = { 'if-none-match': again.headers.get('etag')! };
    expect((await app.api.raw(pathOf(item.image_url), { headers })).status).toBe(304);
  });

  it('are accepted in requests, and lead to an upload without a mark', async () => {
    const address = signedAddressOf(await uploadPicture(ada, cloth()));
    const api = await program();
    const { image } = (await api.call(imageRoutes.find, { query: { image_url: address } })).data;
    expect(pathOf(image.image_url)).toBe(address);
    const { verdict } = await fetched(address);
    expect(verdict).toMatchObject({ state: 'trusted', watermark: null });
    expect(verdict.chain[0]).toMatchObject({ title: 'Uploaded picture', signer: 'Kenna' });
    const history = await api.call(provenanceRoutes.history, { query: { image_url: image.image_url } });
    expect(history.data.chain).toMatchObject([{ title: 'Uploaded picture' }]);
  });

  it('lead to a file that names the author as soon as the person wants that', async () => {
    const render_id = await app.world.render({ owner: ada, prompt: 'Red silk scarf' });
    const id = await made({ engine: 'steered', render_id, position: 0 });
    const { image_url: address } = await itemOf(id, await program());
    const before = await fetched(address);
    expect(before.verdict.chain[0]).toMatchObject({ author: null, prompt: null });
    await ada.api.call(provenanceRoutes.choose, { body: { author: 'Ada Lace', with_prompt: true } });
    const after = await fetched(address);
    expect(after.verdict.chain[0]).toMatchObject({ author: 'Ada Lace', prompt: 'Red silk scarf' });
    expect(after.etag).not.toBe(before.etag);
    await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: false } });
  });

  it('stop working when the picture is moved to the bin', async () => {
    const address = signedAddressOf(await uploadPicture(ada, plainPicture(300, 300)));
    const { id } = (await ada.api.call(imageRoutes.find, { query: { image_url: address } })).data.image;
    await fetched(address);
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: id } });
    expect((await app.api.raw(pathOf(address))).status).toBe(404);
    const { images } = (await (await program()).call(imageActionRoutes.listTrashed)).data;
    const binned = images.find((image) => image.id === id)!.image_url;
    expect((await fetched(binned)).verdict.state).toBe('trusted');
  });
});

it('gives visitors of a shared collection no prompt that it does not show', async () => {
  await ada.api.call(provenanceRoutes.choose, { body: { author: 'Ada Lace', with_prompt: true } });
  const render_id = await app.world.render({ owner: ada, prompt: 'Secret silk dress' });
  const id = await made({ engine: 'steered', render_id, position: 0 });
  const { data } = await ada.api.call(collectionRoutes.create, { body: { title: 'Silk' } });
  const collection_id = data.collection.id;
  await ada.api.call(collectionRoutes.addImage, { body: { collection_id, image_id: id } });
  const share = (body: { shows_prompts?: boolean; is_shared?: boolean }) =>
    ada.api.call(collectionRoutes.share, { body: { collection_id, ...body } });
  const { short_link } = (await share({ is_shared: true })).data.collection;
  const { images } = (await app.api.call(collectionRoutes.get, { body: { short_link } })).data;
  const address = signedAddressOf(images[0]!.webp_image_url);
  expect((await fetched(address)).verdict.chain[0]).toMatchObject({ author: 'Ada Lace', prompt: null });
  await share({ shows_prompts: true });
  expect((await fetched(address)).verdict.chain[0]).toMatchObject({ prompt: 'Secret silk dress' });
  await share({ is_shared: false });
  expect((await app.api.raw(address)).status).toBe(404);
  await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: false } });
});

it('signs nothing but pictures', async () => {
  const mask = (
    await ada.api.call(imageRoutes.uploadMask, { form: formOf(await plainPicture(64, 64).png().toBuffer()) })
  ).data;
  expect((await app.api.raw(mask)).status).toBe(200);
  expect(signedAddressOf(mask)).toBe(mask);
  expect((await app.api.raw(mask.replace('/files/', '/files/signed/'))).status).toBe(404);
  const address = signedAddressOf(await uploadPicture(ada, plainPicture(300, 300)));
  expect(signedAddressOf(address)).toBe(address);
  expect((await app.api.raw(address.replace('/signed/', '/signed/signed/'))).status).toBe(404);
});
