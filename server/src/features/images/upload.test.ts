import { imageRoutes } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heicPicture } from '../../testing/heic-picture.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

function formOf(bytes: Uint8Array, type = 'image/png', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), 'picture');
  return form;
}
const upload = (bytes: Uint8Array, type?: string, fields?: Record<string, string>, person = ada) =>
  person.api.call(imageRoutes.upload, { form: formOf(bytes, type, fields) });

const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 10, g: 120, b: 90, alpha: 0.5 } } });
/** Noise cannot be compressed, so the file has a predictable size. */
const noisy = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const plainFrame = (background: string) =>
  sharp({ create: { width: 300, height: 260, channels: 3, background } })
    .png()
    .toBuffer();
/** About 203, 63, 51. */
const RED = [100, 100, 200] as const;
const bytesOf = async (url: string) => Buffer.from(await (await app.api.raw(url)).arrayBuffer());
const newest = async (person = ada) => (await person.api.call(imageRoutes.listUploads)).data.images[0];

describe('an upload', () => {
  it('returns the address of the picture, which is then among the uploads', async () => {
    const { status, data } = await upload(await plain(300, 240).png().toBuffer());
    expect(status).toBe(200);
    expect(data).toMatch(/^\/files\/images\/[0-9a-f]{32}\/[0-9a-f]{32}\.png$/);
    const { width, height, format } = await sharp(await bytesOf(data)).metadata();
    expect([width, height, format]).toEqual([300, 240, 'png']);
    expect(await newest()).toMatchObject({ image_url: data, render_id: null, engine: null, width: 300, height: 240 });
  });

  it('stays a JPEG if it was one, and keeps transparency', async () => {
    expect((await upload(await noisy(300, 300).jpeg().toBuffer(), 'image/jpeg')).data).toMatch(/\.jpg$/);
    const { data } = await upload(await plain(300, 300, 4).png().toBuffer());
    expect((await sharp(await bytesOf(data)).metadata()).hasAlpha).toBe(true);
  });

  it('is identified by its content, not by its name', async () => {
    const { data } = await upload(await noisy(300, 300).jpeg().toBuffer(), 'application/octet-stream');
    expect(data).toMatch(/\.jpg$/);
  });

  it('is rotated upright, without location and camera data', async () => {
    const photo = noisy(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCam' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      });
    const { data } = await upload(await photo.withMetadata({ orientation: 6 }).toBuffer(), 'image/jpeg');
    const bytes = await bytesOf(data);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([300, 400]);
    expect(exif).toBeUndefined();
    expect(bytes.includes('SecretCam')).toBe(false);
  });

  it('may be greyscale, 16 bits per channel or in print colours', async () => {
    const files: [Buffer, string][] = [
      [await noisy(250, 250).greyscale().jpeg().toBuffer(), 'image/jpeg'],
      [await noisy(250, 250).toColourspace('rgb16').png().toBuffer(), 'image/png'],
      [await noisy(250, 250).toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
    ];
    for (const [bytes, type] of files) expect((await upload(bytes, type)).status).toBe(200);
  });

  it('may be in formats of phones and the web, stored as JPG, or as PNG where that would lose data', async () => {
    const files: [Buffer, RegExp][] = [
      [await noisy(320, 240).webp().toBuffer(), /\.jpg$/],
      [await noisy(320, 240).webp({ lossless: true }).toBuffer(), /\.png$/],
      [await plain(320, 240, 4).webp().toBuffer(), /\.png$/],
      [await plain(320, 240, 4).avif({ effort: 0 }).toBuffer(), /\.png$/],
      [await plain(320, 240).avif({ effort: 0 }).toBuffer(), /\.jpg$/],
      [heicPicture({ width: 320, height: 240, colour: RED }), /\.jpg$/],
    ];
    for (const [bytes, kept] of files) {
      const { status, data } = await upload(bytes, 'application/octet-stream');
      expect(status).toBe(200);
      expect(data).toMatch(kept);
      expect(await sharp(await bytesOf(data)).metadata()).toMatchObject({ width: 320, height: 240 });
    }
  });

  it('of a HEIC is upright and in its own colour space', async () => {
    const middle = async (heic: Buffer) => {
      const { data } = await upload(heic, 'image/heic');
      const { data: pixels, info } = await sharp(await bytesOf(data))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { size: [info.width, info.height], colour: [...pixels.subarray(0, 3)] };
    };
    const picture = { width: 320, height: 240, colour: RED };
    const plainRed = await middle(heicPicture(picture));
    expect(plainRed.colour[0]).toBeGreaterThan(190);
    expect(plainRed.colour[2]).toBeLessThan(80);
    expect((await middle(heicPicture({ ...picture, turns: 1 }))).size).toEqual([240, 320]);
    const { icc } = await sharp(await plain(8, 8).withIccProfile('p3').png().toBuffer()).metadata();
    // The same values are a stronger red in the wider colour space of a phone.
    const wide = await middle(heicPicture({ ...picture, icc: icc! }));
    expect(wide.colour[0]).toBeGreaterThan(plainRed.colour[0]! + 5);
  });

  it('of an animation is its first frame, and of a rotated WebP upright', async () => {
    const frames = await Promise.all(['red', 'blue'].map((background) => plainFrame(background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { data } = await upload(moving, 'image/webp');
    const { data: pixels, info } = await sharp(await bytesOf(data))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, pixels[0]! > 200, pixels[2]! < 60]).toEqual([300, 260, true, true]);
    const turned = await noisy(400, 300).webp().withMetadata({ orientation: 6 }).toBuffer();
    const { data: upright } = await upload(turned, 'image/webp');
    expect(await sharp(await bytesOf(upright)).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  it('belongs to the person who is logged in', async () => {
    const bytes = await plain(300, 300).png().toBuffer();
    expect((await upload(bytes, 'image/png', { user_id: String(ada.id) })).status).toBe(200);
    expect(await upload(bytes, 'image/png', { user_id: String(ada.id + 1) })).toMatchObject({
      status: 403,
      code: 1009,
    });
    const bob = await app.world.user();
    expect((await bob.api.call(imageRoutes.listUploads)).data.images).toEqual([]);
    expect((await app.api.call(imageRoutes.upload, { form: formOf(bytes) })).status).toBe(401);
  });
});

describe('an invalid upload', () => {
  it('is refused with the words of the specification unless both sides exceed 200 pixels', async () => {
    const text = 'Unable to upload. Please ensure that your image dimensions exceed 200x200 pixels.';
    for (const [width, height] of [
      [200, 200],
      [201, 200],
      [200, 900],
      [1, 1],
    ] as const) {
      const answer = await upload(await plain(width, height).png().toBuffer());
      expect(answer).toMatchObject({ status: 422, code: 1018, message: text });
    }
    expect((await upload(await plain(201, 201).png().toBuffer())).status).toBe(200);
  });

  it('is refused for Upscale below 64 pixels, so that a small face can be enlarged', async () => {
    const page = { page: 'UpscaleAndFacelift' };
    const small = await upload(await plain(63, 300).png().toBuffer(), 'image/png', page);
    expect(small).toMatchObject({ status: 422, code: 1018, message: expect.stringContaining('at least 64 pixels') });
    expect((await upload(await plain(64, 64).png().toBuffer(), 'image/png', page)).status).toBe(200);
  });

  it('is refused over nine megabytes, with the limit named', async () => {
    const answer = await upload(Buffer.concat([await plain(300, 300).png().toBuffer(), Buffer.alloc(9 * 1024 * 1024)]));
    expect(answer).toMatchObject({ status: 413, code: 1015, message: 'The file is larger than the limit of 9 MB.' });
  });

  it('is refused when it is not a picture, whatever type it declares', async () => {
    expect(await upload(Buffer.from('hello'), 'image/png')).toMatchObject({ status: 422, code: 1019 });
    expect(await upload(Buffer.alloc(0), 'image/jpeg')).toMatchObject({ status: 422, code: 1019 });
    expect(await upload(Buffer.from('hello'), 'text/plain')).toMatchObject({ status: 415, code: 1016 });
  });

  it('is refused in other formats, including those with scripts', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>1</script></svg>',
    );
    expect(await upload(svg, 'image/svg+xml')).toMatchObject({ status: 415, code: 1016 });
    expect(await upload(svg, 'image/png')).toMatchObject({ status: 422, code: 1019 });
    expect((await upload(await plain(300, 300).gif().toBuffer(), 'image/gif')).status).toBe(415);
  });

  it('is refused when it is truncated', async () => {
    const png = await noisy(400, 400).png().toBuffer();
    const jpeg = await noisy(400, 400).jpeg().toBuffer();
    for (const share of [0.02, 0.5, 0.95]) {
      const cutPng = await upload(png.subarray(0, Math.floor(png.length * share)));
      expect({ share, status: cutPng.status, code: cutPng.code }).toEqual({ share, status: 422, code: 1019 });
      const cutJpeg = await upload(jpeg.subarray(0, Math.floor(jpeg.length * share)), 'image/jpeg');
      expect({ share, status: cutJpeg.status, code: cutJpeg.code }).toEqual({ share, status: 422, code: 1019 });
    }
    const others = [
      await noisy(400, 400).webp().toBuffer(),
      await noisy(400, 400).avif({ effort: 0 }).toBuffer(),
      heicPicture({ width: 320, height: 240, colour: RED }),
    ];
    for (const bytes of others) {
      for (const share of [0.02, 0.5]) {
        const { status, code } = await upload(bytes.subarray(0, Math.floor(bytes.length * share)), 'image/heic');
        expect({ share, status, code }).toEqual({ share, status: 422, code: 1019 });
      }
    }
  });

  it('is refused when it would unpack into gigabytes', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 8_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await upload(bomb)).toMatchObject({ status: 422, code: 1020 });
  });

  it('of a phone or the web is refused by its header, before it is decoded', async () => {
    const lossless = Buffer.from(await plain(300, 300).webp({ lossless: true }).toBuffer());
    // Width and height in fourteen bits each, minus one.
    lossless.writeUInt32LE((11_999 | (7999 << 14)) >>> 0, 21);
    const claimed = { width: 12_000, height: 8000 };
    const heic = heicPicture({ width: 320, height: 240, colour: RED, claimed });
    for (const bytes of [lossless, heic]) expect(await upload(bytes)).toMatchObject({ status: 422, code: 1020 });
  });

  it('is refused as an unreadable HEIC with advice for the phone', async () => {
    const heic = heicPicture({ width: 320, height: 240, colour: RED });
    const broken = Buffer.concat([heic.subarray(0, 300), Buffer.alloc(heic.length - 300)]);
    const { status, code, message } = await upload(broken, 'image/heic');
    expect({ status, code }).toEqual({ status: 422, code: 1019 });
    expect(message).toContain('Most Compatible');
  });

  it('is refused when its header lies about its size', async () => {
    const png = Buffer.from(await plain(300, 300).png().toBuffer());
    png.writeUInt32BE(4_000_000_000, 16);
    expect((await upload(png)).status).toBe(422);
  });

  it('is refused without a file, and as JSON', async () => {
    const form = new FormData();
    form.set('user_id', String(ada.id));
    const empty = await ada.api.call(imageRoutes.upload, { form });
    expect(empty).toMatchObject({ status: 422, data: { fields: { image: 'This field is required' } } });
    expect((await ada.api.call(imageRoutes.upload, { unchecked: { image: 'x' } })).status).toBe(415);
  });

  it('leaves nothing behind', async () => {
    const bob = await app.world.user();
    const count = async () => {
      let files = 0;
      for await (const _file of app.blobs.list('images/')) files++;
      return files;
    };
    const before = await count();
    await upload(Buffer.from('hello'), 'image/png', {}, bob);
    await upload(await plain(100, 100).png().toBuffer(), 'image/png', {}, bob);
    expect(await count()).toBe(before);
    expect((await bob.api.call(imageRoutes.countMine)).data).toEqual({ count: 0, uploads: 0 });
  });
});
