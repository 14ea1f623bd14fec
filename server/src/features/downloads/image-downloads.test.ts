import {
  API_BASE,
  downloadRoutes,
  imageActionRoutes,
  imageRoutes,
  provenanceRoutes,
  type RouteBody,
} from '@kenna/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';
import { xmpOf } from '../../shared/picture-metadata.ts';

type DownloadRequest = Omit<RouteBody<typeof downloadRoutes.image>, 'image_id'>;

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
  await namePrompts(ada, true);
});
afterAll(() => app.close());

const xmp = xmpOf({
  productName: 'Kenna',
  prompt: 'Emerald silk dress',
  finalPrompt: '/render',
  seed: 7,
  model: 'kennaxl',
  engine: 'built-in',
  sourceType: 'trainedAlgorithmicMedia',
  renderId: 1,
  parentImageId: null,
});

/** A teal square on a transparent background, like a generated picture. */
const cutout = (): Sharp =>
  sharp({ create: { width: 320, height: 240, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 80, height: 120, channels: 4, background: 'teal' } }, left: 20, top: 60 }])
    .png();

/** Creates a picture with this file as its original and returns its id. */
async function made(picture: Sharp, kept: Partial<{ model: 'kennasketch'; scene: string }> = {}): Promise<number> {
  const bytes = await picture.png().withXmp(xmp).toBuffer();
  const { width, height } = await sharp(bytes).metadata();
  const key = `images/${crypto.randomUUID()}/${crypto.randomUUID()}.png`;
  await app.blobs.put(key, bytes, 'image/png');
  const render = await app.world.render({ owner: ada, prompt: 'Emerald silk dress' });
  const row = { original_key: key, width, height, render_id: render, position: 0, seed: 7, ...kept };
  return (await app.world.pictures({ owner: ada, row }))[0]!;
}

/** Whether the files of a person contain the prompts. */
const namePrompts = (person: Person, with_prompt: boolean) =>
  person.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt } });

const ask = (imageId: number, asked: DownloadRequest = {}, person = ada) =>
  person.api.call(downloadRoutes.image, { body: { image_id: imageId, ...asked } });
const fetchFile = (id: string, person = ada) => person.api.raw(`${API_BASE}/user/download/image/${id}`);

/** The bytes and the name of the file that a person downloads. */
async function saved(imageId: number, asked: DownloadRequest) {
  const { data } = await ask(imageId, asked);
  await app.settle();
  if (data.flag) return { bytes: Buffer.from(data.data, 'base64'), name: data.name };
  const response = await fetchFile(data.download_id);
  expect(response.status).toBe(200);
  expect(data.data).toBe(`${API_BASE}/user/download/image/${data.download_id}`);
  return { bytes: Buffer.from(await response.arrayBuffer()), name: data.name, headers: response.headers };
}

const MAGIC = {
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
  avif: /^.{8}66747970(61766966|6d696631)/,
  tiff: /^(49492a00|4d4d002a)/,
} as const;

/** Profile names are UTF-16. */
const isSrgb = ({ icc }: Metadata): boolean => icc?.includes(Buffer.from('\0s\0R\0G\0B')) ?? false;

/**
 * Pixels per inch: from JFIF or pHYs as the reader reports it, from EXIF (TIFF tag 282) where the format has neither.
 */
function densityOf({ density, exif }: Metadata): number | undefined {
  if (density !== undefined || exif === undefined) return density;
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const first = long(4);
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12;
    if (short(at) === 282) return long(long(at + 8)) / long(long(at + 8) + 4);
  }
  return undefined;
}

describe('a picture is saved', () => {
  it.each(['jpg', 'png', 'webp', 'avif', 'tiff', 'svg'] as const)(
    'as %s, with its colour profile and its resolution',
    async (format) => {
      const { bytes } = await saved(await made(cutout()), { format, size: 'original' });
      // Curves have no resolution, and their colours are sRGB by definition.
      if (format === 'svg') return expect(bytes.toString()).toContain('width="320" height="240"');
      const metadata = await sharp(bytes).metadata();
      expect(isSrgb(metadata)).toBe(true);
      expect(metadata.space).toBe('srgb');
      expect(densityOf(metadata)).toBeCloseTo(300, 0);
    },
  );

  it('as the uploaded JPG, pixel by pixel, with the same metadata', async () => {
    const photo = await plainPicture(300, 240).jpeg({ quality: 80 }).toBuffer();
    const { data } = await ada.api.call(imageRoutes.upload, { form: formOf(photo, {}, 'image/jpeg') });
    const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url: data } })).data;
    const { bytes } = await saved(image.id, { format: 'jpg', quality: 90 });
    const stored = await app.blobs.read(app.blobs.keyOf(data)!);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(stored!).raw().toBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([isSrgb(metadata), metadata.density]).toEqual([true, 300]);
  });

  it.each(Object.keys(MAGIC) as (keyof typeof MAGIC)[])('as %s, with its metadata', async (format) => {
    const { bytes, name } = await saved(await made(cutout()), { format });
    expect(name).toBe(`emerald-silk-dress-7.${format}`);
    expect(bytes.subarray(0, 16).toString('hex')).toMatch(MAGIC[format]);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 240, hasAlpha: format !== 'jpg' });
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(metadata.xmp?.toString()).toContain('Emerald silk dress');
  });

  it('without the prompt, where the person does not want it named', async () => {
    await namePrompts(ada, false);
    const id = await made(cutout());
    for (const format of ['png', 'webp', 'svg'] as const) {
      const { bytes } = await saved(id, { format });
      const words = format === 'svg' ? bytes.toString() : (await sharp(bytes).metadata()).xmp!.toString();
      expect(words).toContain('digitalsourcetype/trainedAlgorithmicMedia');
      expect(words).not.toContain('Emerald');
    }
    await namePrompts(ada, true);
  });

  it('as JPG on the chosen background, white by default', async () => {
    const id = await made(cutout());
    const corner = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    expect(await corner((await saved(id, { format: 'jpg' })).bytes)).toEqual([255, 255, 255]);
    // The watermark, whose bits differ from file to file, moves single pixels by up to four levels, but not their mean.
    const { bytes } = await saved(id, { format: 'jpg', background: '#20A040' });
    const patch = sharp(bytes).extract({ left: 0, top: 0, width: 32, height: 32 });
    const [red, green, blue] = await patch.resize(1, 1).raw().toBuffer();
    expect([Math.abs(red! - 0x20), Math.abs(green! - 0xa0), Math.abs(blue! - 0x40)].every((off) => off < 4)).toBe(true);
  });

  it('as SVG of real curves, in the colours of the picture', async () => {
    const { bytes, name, headers } = await saved(await made(cutout()), { format: 'svg', detail: 'draft' });
    const text = bytes.toString();
    expect(name).toBe('emerald-silk-dress-7.svg');
    expect(headers?.get('content-security-policy')).toContain('sandbox');
    expect(text).toContain('width="320" height="240" viewBox="0 0 320 240"');
    expect(text).toContain('Emerald silk dress');
    expect(text).not.toContain('<image');
    expect(text.match(/<path/g)).toHaveLength(1);
    const drawn = await sharp(bytes).ensureAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...drawn.subarray((y * 320 + x) * 4, (y * 320 + x) * 4 + 4)];
    expect(at(60, 120)).toEqual([0, 128, 128, 255]);
    expect(at(200, 120)[3]).toBe(0);
  });

  it('as its vector drawing, where it was drawn as a technical flat', async () => {
    const scene = JSON.stringify({ kind: 'object', take: {}, data: 'scene' });
    const { bytes } = await saved(await made(plainPicture(300, 400), { model: 'kennasketch', scene }), {
      format: 'svg',
    });
    expect(bytes.toString()).toContain('<path d="M20 20H280V380H20Z"/>');
    expect(bytes.toString()).toContain('Emerald silk dress');
  });

  it('in the sizes of sales channels', async () => {
    const id = await made(cutout());
    const of = async (asked: DownloadRequest) => sharp((await saved(id, asked)).bytes);
    expect(await (await of({ format: 'jpg', size: 'story' })).metadata()).toMatchObject({ width: 1080, height: 1920 });
    const market = await (await of({ format: 'jpg', size: 'marketplace' })).raw().toBuffer();
    const isPiece = (x: number, y: number) => market[(y * 1600 + x) * 3]! < 128;
    // The product fills 85 % of the height, centred, whatever margin it had.
    expect([isPiece(800, 130), isPiece(800, 110), isPiece(800, 1470), isPiece(800, 1490)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const asked = { format: 'webp', size: 'landscape', fit: 'contain', background: 'transparent' } as const;
    const clear = await (await of(asked)).raw().toBuffer();
    expect([clear.length, clear[3]]).toEqual([1920 * 1080 * 4, 0]);
  });

  it('unchanged but for its invisible mark, when that was requested', async () => {
    const id = await made(cutout());
    const { data } = await ask(id, { size: 'transparent', format: 'jpg' });
    expect(data).toMatchObject({ flag: true, name: 'emerald-silk-dress-7-transparent.png' });
    const bytes = Buffer.from(data.data, 'base64');
    const [found, drawn] = [await sharp(bytes).raw().toBuffer(), await cutout().raw().toBuffer()];
    expect(found).toHaveLength(drawn.length);
    expect(found.every((value, index) => Math.abs(value - drawn[index]!) <= 4)).toBe(true);
    const isAlpha = (_: number, index: number) => index % 4 === 3;
    expect(found.filter(isAlpha)).toEqual(drawn.filter(isAlpha));
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('Emerald silk dress');
  });

  it('by its address and type, with the names of the specification', async () => {
    const url = await uploadPicture(ada, plainPicture(300, 300));
    const { data } = await ada.api.call(downloadRoutes.image, { body: { image_url: url, type: 'jpg' } });
    expect(data).toMatchObject({ flag: true, name: expect.stringMatching(/^picture-\d+\.jpg$/) });
  });
});

describe('a file that takes longer', () => {
  it('is announced on a public channel by an id that reveals nothing', async () => {
    app.forgetEvents();
    const { data } = await ask(await made(cutout()), { format: 'avif' });
    await app.settle();
    await expect
      .poll(() => app.events.filter(({ event }) => event === 'UserRenderDownloadImage'))
      .toEqual([
        { channel: 'render.download.image', event: 'UserRenderDownloadImage', data: { download_id: data.download_id } },
      ]);
    expect(Buffer.from(data.download_id, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('is made once, however often it is requested', async () => {
    const id = await made(cutout());
    const [one, two] = await Promise.all([ask(id, { format: 'tiff' }), ask(id, { format: 'avif' })]);
    await app.settle();
    expect((await ask(id, { format: 'tiff', quality: 50 })).data.download_id).toBe(one.data.download_id);
    expect((await ask(id, { format: 'avif', quality: 50 })).data.download_id).not.toBe(two.data.download_id);
  });

  it('can be cancelled before it is ready, and is limited in number', async () => {
    const limits = { downloadPerPerson: { max: 1, timeWindow: '1 minute' } };
    const waiting = await testApp({ worker: false, limits });
    const person = await waiting.world.user();
    const url = await uploadPicture(person, plainPicture(300, 300));
    const { image } = (await person.api.call(imageRoutes.find, { query: { image_url: url } })).data;
    const { data } = await person.api.call(downloadRoutes.image, { body: { image_id: image.id, format: 'avif' } });
    const named = { download_id: data.download_id };
    expect((await person.api.call(downloadRoutes.state, { params: named })).data.status).toBe('waiting');
    expect((await person.api.raw(data.data)).status).toBe(409);
    expect((await person.api.call(downloadRoutes.cancel, { body: named })).data.status).toBe('cancelled');
    expect((await person.api.raw(data.data)).status).toBe(409);
    const again = await person.api.call(downloadRoutes.image, { body: { image_id: image.id, format: 'avif' } });
    expect(again.status).toBe(429);
    await waiting.close();
  });

  it('fails when the picture’s file is missing', async () => {
    const [id] = await app.world.pictures({ owner: ada });
    const { data } = await ask(id!, { format: 'tiff' });
    await app.settle();
    const state = await ada.api.call(downloadRoutes.state, { params: { download_id: data.download_id } });
    expect(state.data.status).toBe('failed');
  });
});

describe('nobody else gets the file', () => {
  it('with another session, without one, or when the picture was deleted', async () => {
    const bob = await app.world.user();
    const id = await made(cutout());
    const { data } = await ask(id, { format: 'tiff' });
    await app.settle();
    const statuses = [await fetchFile(data.download_id, bob), await app.api.raw(data.data)].map(({ status }) => status);
    expect(statuses).toEqual([404, 401]);
    expect((await ask(id, { format: 'jpg' }, bob)).status).toBe(404);
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: id } });
    expect((await fetchFile(data.download_id)).status).toBe(404);
  });

  it('after an hour, when it is removed', async () => {
    const { data } = await ask(await made(cutout()), { format: 'tiff' });
    await app.settle();
    app.clock.advance(61 * 60_000);
    expect((await fetchFile(data.download_id)).status).toBe(404);
    app.clock.advance(61 * 60_000);
    await app.services.downloads.sweep();
    const left: string[] = [];
    for await (const { key } of app.blobs.list('downloads/')) left.push(key);
    expect(left).toEqual([]);
    expect(await app.db.selectFrom('downloads').selectAll().execute()).toEqual([]);
  });
});

it('stores originals under names that cannot be derived from the address of a preview', async () => {
  const url = await uploadPicture(ada, plainPicture(400, 300));
  const { image } = (await ada.api.call(imageRoutes.find, { query: { image_url: url } })).data;
  expect(image.image_url).toMatch(/\/[0-9a-f]{32}\/[0-9a-f]{32}\.png$/);
  const folder = image.webp_image_url.slice(0, image.webp_image_url.lastIndexOf('/'));
  for (const guess of ['original.png', 'original.jpg']) {
    expect((await app.api.raw(`${folder}/${guess}`)).status).toBe(404);
  }
  // Any address of a picture that belongs to the product is still found.
  const byPreview = await ada.api.call(imageRoutes.find, { query: { image_url: image.webp_image_url } });
  expect(byPreview.data.image.id).toBe(image.id);
});
