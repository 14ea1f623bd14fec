import { API_BASE, downloadRoutes, imageRoutes, type RouteBody } from '@kenna/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { openTestBucket, s3Bucket } from '../../testing/s3-bucket.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

describe.skipIf(s3Bucket.isAbsent)(`downloads of pictures that lie in ${s3Bucket.name}`, () => {
  let app: TestApp;
  let ada: Person;
  let ids: number[];
  beforeAll(async () => {
    app = await testApp({ blobs: await openTestBucket('http://127.0.0.1:3000') });
    ada = await app.world.user();
    const urls = [];
    for (const colour of ['teal', 'plum', 'gold']) urls.push(await uploadPicture(ada, plainPicture(260, 240, colour)));
    const found = urls.map((image_url) => ada.api.call(imageRoutes.find, { query: { image_url } }));
    ids = (await Promise.all(found)).map(({ data }) => data.image.id);
  });
  afterAll(() => app.close());

  const archive = async (body: RouteBody<typeof downloadRoutes.archive>) =>
    (await ada.api.call(downloadRoutes.archive, { body })).data;
  const state = async (id: string) =>
    (await ada.api.call(downloadRoutes.state, { params: { download_id: id } })).data.status;

  it.each(['png', 'jpg', 'webp', 'avif', 'tiff', 'svg'] as const)('save one as %s', async (format) => {
    const { data } = await ada.api.call(downloadRoutes.image, { body: { image_id: ids[0]!, format, detail: 'draft' } });
    await app.settle();
    const file = data.flag
      ? Buffer.from(data.data, 'base64')
      : Buffer.from(await (await ada.api.raw(`${API_BASE}/user/download/image/${data.download_id}`)).arrayBuffer());
    const expected = { jpg: 'jpeg', avif: 'heif' }[format as string] ?? format;
    expect(await sharp(file).metadata()).toMatchObject({ format: expected, width: 260, height: 240 });
  });

  it('save many as an archive, unchanged or re-encoded', async () => {
    for (const size of ['original', 'story'] as const) {
      const { url } = await archive({ image_ids: ids, size });
      const files = unzipSync(new Uint8Array(await (await app.api.raw(url)).arrayBuffer()));
      const widths = await Promise.all(Object.values(files).map(async (file) => (await sharp(file).metadata()).width));
      expect(widths).toEqual(ids.map(() => (size === 'story' ? 1080 : 260)));
    }
  });

  it('end when the reader disconnects, and can be started again', async () => {
    const { url, download_id } = await archive({ image_ids: ids, format: 'png', size: 'story' });
    const leaving = new AbortController();
    const response = await fetch(app.url + url, { signal: leaving.signal });
    await response.body!.getReader().read();
    leaving.abort();
    await expect.poll(() => state(download_id)).toBe('cancelled');
    const again = await archive({ image_ids: ids });
    const files = unzipSync(new Uint8Array(await (await app.api.raw(again.url)).arrayBuffer()));
    expect(Object.keys(files)).toHaveLength(3);
    await expect.poll(() => state(again.download_id)).toBe('ready');
  });

  it('list the pictures that are missing in the bucket', async () => {
    const { originalKey } = (await app.services.images.listFiles(ada.id, [ids[2]!]))[0]!;
    await app.blobs.remove(originalKey);
    const files = unzipSync(
      new Uint8Array(await (await app.api.raw((await archive({ image_ids: ids })).url)).arrayBuffer()),
    );
    expect(new TextDecoder().decode(files['not-included.txt'])).toContain(`picture-${ids[2]}.png`);
  });
});
