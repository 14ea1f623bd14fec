import { collectionRoutes, imageRoutes, renderRoutes } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, halfMask, plainPicture, uploadMask, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let picture: string;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user({ plan: 'pro' });
  picture = await uploadPicture(ada, plainPicture(300, 240));
});
afterAll(() => app.close());

const bytesOf = async (url: string) => Buffer.from(await (await app.api.raw(url)).arrayBuffer());
const rgbOf = async (url: string) =>
  sharp(await bytesOf(url))
    .raw()
    .toBuffer({ resolveWithObject: true });
const maskOf = async (url: string) =>
  sharp(await bytesOf(url))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
const uploads = async (person = ada) => (await person.api.call(imageRoutes.listUploads)).data.images;

describe('a mask', () => {
  it('is stored as one grey channel and does not count as a picture', async () => {
    const before = (await uploads()).length;
    const url = await uploadMask(ada, halfMask(120, 80));
    const { data, info } = await maskOf(url);
    expect([info.width, info.height]).toEqual([120, 80]);
    expect((await sharp(await bytesOf(url)).metadata()).channels).toBe(1);
    expect([data[0], data[119]]).toEqual([255, 0]);
    expect(await uploads()).toHaveLength(before);
  });

  it('has the same address however often it is sent, and a different one for another person', async () => {
    const url = await uploadMask(ada, halfMask(90, 60));
    expect(await uploadMask(ada, halfMask(90, 60))).toBe(url);
    expect(await uploadMask(ada, halfMask(60, 90))).not.toBe(url);
    expect(await uploadMask(await app.world.user(), halfMask(90, 60))).not.toBe(url);
  });

  it('treats transparent pixels as not covered', async () => {
    const painted = sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
    }).composite([{ input: { create: { width: 30, height: 40, channels: 3, background: 'white' } }, left: 0, top: 0 }]);
    const { data } = await maskOf(await uploadMask(ada, painted));
    expect([data[0], data[59]]).toEqual([255, 0]);
  });

  it('is refused when it covers nothing or is not a picture', async () => {
    const send = (bytes: Uint8Array) => ada.api.call(imageRoutes.uploadMask, { form: formOf(bytes) });
    expect(await send(await plainPicture(50, 50, 'black').png().toBuffer())).toMatchObject({
      status: 422,
      data: { fields: { image: 'The mask covers nothing. Paint over what is to change.' } },
    });
    expect((await send(Buffer.from('no picture'))).status).toBe(422);
    expect((await send(Buffer.alloc(0))).status).toBe(422);
  });
});

describe('selecting in a picture', () => {
  const select = (kind: 'subject' | 'person' | 'background', url = picture, person = ada) =>
    person.api.call(imageRoutes.selectRegion, { body: { prompt_image_url: url, kind } });

  it('returns a mask in the size of the picture, which a render accepts', async () => {
    const { data } = await select('subject');
    expect(data.found).toBe(true);
    const { info } = await maskOf(data.mask_url);
    expect([info.width, info.height]).toEqual([300, 240]);
    const body = { page: 'GenerateFill', prompt_image_url: picture, mask_image: data.mask_url } as const;
    expect((await ada.api.call(renderRoutes.create, { body })).status).toBe(200);
  });

  it('reports when nothing was found', async () => {
    expect((await select('person')).data.found).toBe(false);
  });

  it('is refused on pictures of others, and when no engine supports it', async () => {
    expect((await select('subject', picture, await app.world.user())).status).toBe(403);
    app.engine.failNext('failed');
    expect(await select('subject')).toMatchObject({ status: 503 });
  });
});

describe('a PDF', () => {
  const upload = (bytes: Uint8Array, page?: string) =>
    ada.api.call(imageRoutes.upload, { form: formOf(bytes, page === undefined ? {} : { page }, 'application/pdf') });

  it('is uploaded as its first page for tools that accept PDFs', async () => {
    for (const page of ['RemoveBackground', 'UpscaleAndFacelift']) {
      const { data, info } = await rgbOf((await upload(pdf('1 0 0 rg 50 50 200 300 re f'), page)).data);
      expect([info.width, info.height]).toEqual([1200, 1600]);
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
      expect(at(600, 800)).toEqual([255, 0, 0]);
      expect(at(40, 40)).toEqual([255, 255, 255]);
    }
  });

  it('is refused for every other tool, and when it cannot be read', async () => {
    expect((await upload(pdf(''))).status).toBe(415);
    expect((await upload(pdf(''), 'GenerateFill')).status).toBe(415);
    expect(await upload(Buffer.from('%PDF-1.4 and nothing more'), 'RemoveBackground')).toMatchObject({
      status: 422,
      code: 1019,
    });
  });
});

describe('the image picker', () => {
  it('lists generated and uploaded pictures separately', async () => {
    const bob = await app.world.user({ plan: 'pro' });
    const source = await uploadPicture(bob, plainPicture(260, 260));
    await bob.api.call(renderRoutes.create, { body: { page: 'UpscaleAndFacelift', prompt_image_url: source } });
    await app.settle();
    const list = async (type: 'my_renders' | 'my_upload', pagination = 1) =>
      (await bob.api.call(imageRoutes.listForDialog, { query: { type, pagination } })).data.images;
    expect((await list('my_upload')).map(({ image_url }) => image_url)).toEqual([source]);
    expect((await list('my_renders')).map(({ tool }) => tool)).toEqual(['UpscaleAndFacelift']);
    expect(await list('my_renders', 2)).toEqual([]);
  });

  it('lists the person’s collections with their first pictures, without pictures in the bin', async () => {
    const bob = await app.world.user();
    for (const side of [260, 270, 280]) await uploadPicture(bob, plainPicture(side, side));
    const [last, middle, first] = (await uploads(bob)).map(({ id }) => id) as [number, number, number];
    await app.world.collection({ owner: bob, title: 'Resort', images: [first] });
    const id = await app.world.collection({
      owner: bob,
      title: 'Evening',
      images: [first, middle, last],
      cover: first,
    });
    await app.db.updateTable('images').set({ trashed_at: new Date() }).where('id', '=', middle).execute();
    const ask = async (person: Person, pagination = 1) =>
      (await person.api.call(collectionRoutes.listForDialog, { body: { pagination } })).data.collections;
    const [evening, resort] = await ask(bob);
    expect([evening?.title, resort?.title]).toEqual(['Evening', 'Resort']);
    expect(evening).toMatchObject({ id, private: false, count: 2 });
    expect(evening?.images.map((image) => image.id)).toEqual([first, last]);
    expect(evening?.cover).toBe(evening?.images[0]?.webp_image_url);
    expect(await ask(bob, 2)).toEqual([]);
    expect(await ask(ada)).toEqual([]);
    const { collections } = (await bob.api.call(collectionRoutes.listForDialog, { body: { search: 'even' } })).data;
    expect(collections.map(({ title }) => title)).toEqual(['Evening']);
  });

  it('continues after the last collection, even if others were created since', async () => {
    const bob = await app.world.user();
    for (let k = 1; k <= 21; k++) await app.world.collection({ owner: bob, title: `Board ${k}` });
    const ask = async (cursor?: string) =>
      (await bob.api.call(collectionRoutes.listForDialog, { body: cursor === undefined ? {} : { cursor } })).data;
    const first = await ask();
    expect(first.collections).toHaveLength(20);
    await app.world.collection({ owner: bob, title: 'Later' });
    const second = await ask(first.next!);
    expect(second.collections.map(({ title }) => title)).toEqual(['Board 1']);
    expect(second.next).toBeNull();
  });
});

describe('the picture at a URL', () => {
  it('is found by its owner, by the address of its original and of its variants', async () => {
    const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url: picture } })).data;
    expect(image.image_url).toBe(picture);
    const query = { image_url: image.webp_image_url };
    expect((await ada.api.call(imageRoutes.find, { query })).data.image.id).toBe(image.id);
    const bob = await app.world.user();
    expect((await bob.api.call(imageRoutes.find, { query })).status).toBe(403);
    expect((await ada.api.call(imageRoutes.find, { query: { image_url: '/files/x' } })).status).toBe(403);
  });
});

describe('the lineage of a picture', () => {
  it('is only shown to its owner', async () => {
    const [image] = await uploads();
    const bob = await app.world.user();
    const params = { id: image?.id ?? 0 };
    expect((await ada.api.call(imageRoutes.lineage, { params })).data.images.map(({ id }) => id)).toEqual([params.id]);
    expect((await bob.api.call(imageRoutes.lineage, { params })).status).toBe(404);
    expect((await ada.api.call(imageRoutes.lineage, { params: { id: 999_999 } })).status).toBe(404);
  });
});

// This runs last, because the people's sessions expire within the month.
describe('a mask of long ago', () => {
  it('is removed after a month, not earlier', async () => {
    const url = await uploadMask(ada, halfMask(40, 40));
    app.clock.advance(29 * 24 * 60 * 60_000);
    await app.services.images.sweepFiles();
    expect((await app.api.raw(url)).status).toBe(200);
    app.clock.advance(2 * 24 * 60 * 60_000);
    await app.services.images.sweepFiles();
    expect((await app.api.raw(url)).status).toBe(404);
  });
});

/** A document of one page, 300 by 400 points, that draws `content`. */
function pdf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + table + end);
}
