import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  adjustRoutes,
  imageActionRoutes,
  imageRoutes,
  NEUTRAL_ADJUSTMENT,
  renderRoutes,
  type Adjustment,
} from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskBlobStore } from '../../adapters/blob-store/disk-blob-store.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let picture: number;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
  picture = await upload(ada);
});
afterAll(() => app.close());

/** Red left half, blue right half. */
async function upload(person: Person): Promise<number> {
  const right = { create: { width: 150, height: 240, channels: 3, background: '#0000c8' } } as const;
  await uploadPicture(person, plainPicture(300, 240, '#c80000').composite([{ input: right, left: 150, top: 0 }]));
  return (await person.api.call(imageRoutes.listUploads)).data.images[0]?.id ?? 0;
}

const adjust = (changes: Partial<Adjustment>, id = picture, person = ada) =>
  person.api.call(adjustRoutes.adjust, {
    body: { image_id: id, adjustment: { ...NEUTRAL_ADJUSTMENT, ...changes } },
  });

async function pixelsOf(url: string) {
  const bytes = Buffer.from(await (await app.api.raw(url)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const first = (y * info.width + x) * info.channels;
    return [...data.subarray(first, first + 3)];
  };
  return { at, width: info.width, height: info.height, metadata: await sharp(bytes).metadata() };
}

const light = (changes: Partial<Adjustment['light']>) => ({ light: { ...NEUTRAL_ADJUSTMENT.light, ...changes } });

describe('adjusting a picture', () => {
  it('creates a new picture next to its source, and costs nothing', async () => {
    const before = (await ada.api.call(imageRoutes.countMine)).data;
    const asked = { ...light({ saturation: 0 }), turn: 90 } as const;
    const { data, status } = await adjust(asked);
    expect(status).toBe(200);
    expect(data.image).toMatchObject({
      width: 240,
      height: 300,
      tool: 'Adjust',
      parent_image_id: picture,
      render_id: null,
      adjustment: { ...NEUTRAL_ADJUSTMENT, ...asked },
    });
    const { at } = await pixelsOf(data.image.image_url);
    const [r, g, b] = at(120, 20) as [number, number, number];
    expect([g - r, b - r]).toEqual([0, 0]);
    expect((await ada.api.call(imageRoutes.countMine)).data).toEqual({ ...before, count: before.count + 1 });
    const { data: user } = await ada.api.call(renderRoutes.jobs);
    expect(user.jobs).toEqual([]);
  });

  it('crops, mirrors and rotates pixel for pixel', async () => {
    const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
    const cropped = await pixelsOf((await adjust({ crop })).data.image.image_url);
    expect([cropped.width, cropped.height]).toEqual([150, 120]);
    expect([cropped.at(74, 60), cropped.at(75, 60)]).toEqual([
      [200, 0, 0],
      [0, 0, 200],
    ]);
    const mirrored = await pixelsOf((await adjust({ flip_horizontal: true })).data.image.image_url);
    expect([mirrored.at(0, 0), mirrored.at(299, 0)]).toEqual([
      [0, 0, 200],
      [200, 0, 0],
    ]);
  });

  it('starts again from the parent when an adjusted picture is adjusted', async () => {
    const grey = (await adjust(light({ saturation: 0 }))).data.image;
    const again = (await adjust(light({ exposure: 80 }), grey.id)).data.image;
    expect(again.parent_image_id).toBe(picture);
    const [r, g] = (await pixelsOf(again.image_url)).at(10, 10) as [number, number];
    expect(r - g).toBeGreaterThan(100);
  });

  it('can use the result of a tool, and its result can be the source of a tool', async () => {
    const warm = (await adjust(light({ temperature: 90 }))).data.image;
    const body = { page: 'UpscaleAndFacelift', prompt_image_url: warm.image_url } as const;
    const { data } = await ada.api.call(renderRoutes.create, { body });
    await app.settle();
    const [large] = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data.images;
    const largest = (await adjust({ turn: 180 }, large?.id)).data.image;
    const { images } = (await ada.api.call(imageRoutes.lineage, { params: { id: largest.id } })).data;
    expect(images.map(({ tool }) => tool)).toEqual([null, 'Adjust', 'UpscaleAndFacelift', 'Adjust']);
  });

  it('keeps the metadata of a generated picture, and its explicit mark', async () => {
    const body = { page: 'GenerateImage', prompt: 'an explicit dress', image_count: 1, image_width: 256 } as const;
    const { data } = await ada.api.call(renderRoutes.create, { body });
    await app.settle();
    const [drawn] = (await ada.api.call(renderRoutes.get, { params: { id: data.render_id } })).data.images;
    expect(drawn?.is_nsfw).toBe(true);
    const { image } = (await adjust(light({ contrast: 70 }), drawn?.id)).data;
    expect(image.is_nsfw).toBe(true);
    const { xmp } = (await pixelsOf(image.image_url)).metadata;
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
  });
});

describe('adjusting is refused', () => {
  it('for a picture of another person, and a missing one', async () => {
    const bob = await app.world.user();
    expect((await adjust({}, picture, bob)).status).toBe(404);
    expect((await adjust({}, 999_999)).status).toBe(404);
  });

  it('for a crop that is too small', async () => {
    const answer = await adjust({ crop: { x: 0, y: 0, width: 0.1, height: 1 } });
    expect(answer).toMatchObject({
      status: 422,
      data: { fields: { crop: 'Leave at least 64 pixels on both sides' } },
    });
  });

  it('for settings out of range', async () => {
    expect((await adjust({ straighten: 60 })).status).toBe(422);
    expect((await adjust({ turn: 45 as never })).status).toBe(422);
    expect((await adjust(light({ exposure: 101 }))).status).toBe(422);
  });
});

describe('adjusting a picture that is deleted meanwhile', () => {
  it('creates the new picture without a parent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kenna-adjust-'));
    const store = createDiskBlobStore({ folder, publicUrl: 'http://127.0.0.1:3000' });
    let beforeWriting = async () => {};
    const blobs: BlobStore = {
      ...store,
      async put(...file) {
        await beforeWriting();
        await store.put(...file);
      },
    };
    const other = await testApp({ worker: false, blobs });
    const bob = await other.world.user();
    const id = await upload(bob);
    beforeWriting = async () => {
      await bob.api.call(imageActionRoutes.remove, { body: { id } });
    };
    const { status, data } = await adjust({ turn: 90 }, id, bob);
    expect(status).toBe(200);
    expect(data.image).toMatchObject({ tool: 'Adjust', parent_image_id: null });
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });
});
