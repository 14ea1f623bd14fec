import { drawingRoutes } from '@kenna/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});
afterAll(() => app.close());

const listed = async () => (await app.api.call(drawingRoutes.list)).data!.drawings;

it('lists everything that is drawn, once, with words and names', async () => {
  const drawings = await listed();
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  expect(drawings.find(({ name }) => name === 'heel-loafer')).toMatchObject({ group: 'shoes', words: 'loafer' });
  expect(drawings.find(({ name }) => name === 'mug')?.names).toContain('becher');
});

it('draws a picture when it is asked for, keeps it, and knows no other address', async () => {
  const address = (await listed())[0]!.image_url;
  const fileAt = async (path: string) => Buffer.from(await (await app.api.raw(path)).arrayBuffer());
  const [one, other] = await Promise.all([fileAt(address), fileAt(address)]);
  const { format, width, height } = await sharp(one).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 400 });
  expect(other).toEqual(one);
  const again = await app.api.raw(address);
  expect(again.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await again.arrayBuffer())).toEqual(one);
  expect((await app.api.raw('/files/drawings/helicopter-0123456789abcdef.webp')).status).toBe(404);
});

it('draws a coarse picture of half the side, to be shown first', async () => {
  const drawing = (await listed()).find(({ name }) => name === 'mug')!;
  expect(drawing.first_url).not.toBe(drawing.image_url);
  const answer = await app.api.raw(drawing.first_url);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: 200 });
});

it('draws the first pictures of the top of the list before anybody asks, until the server stops', async () => {
  const stop = new AbortController();
  const keys = (await listed()).map(({ first_url }) => first_url.slice('/files/'.length));
  const preparing = app.services.drawings.prepare(stop.signal);
  await expect.poll(() => app.blobs.read(keys[1]!), { timeout: 60_000 }).not.toBeNull();
  stop.abort();
  await preparing;
  expect(await app.blobs.read(keys[23]!)).toBeNull();
});

it('serves pictures of another version until they are swept, and keeps its own', async () => {
  const own = (await listed())[0]!.image_url;
  const other = '/files/drawings/mug-0123456789abcdef.webp';
  await app.blobs.put('drawings/mug-0123456789abcdef.webp', Buffer.from('a mug of last year'), 'image/webp');
  expect((await app.api.raw(own)).status).toBe(200);
  const statuses = async () => {
    const [ownAnswer, otherAnswer] = await Promise.all([own, other].map((address) => app.api.raw(address)));
    return [ownAnswer!.status, otherAnswer!.status];
  };
  const sweep = () =>
    app.services.jobHandlers['files.sweep']({}, { signal: new AbortController().signal, lastTry: true });
  await sweep();
  expect(await statuses()).toEqual([200, 200]);
  app.clock.advance(8 * 24 * 60 * 60_000);
  const ownKey = own.slice('/files/'.length);
  const before = await app.blobs.read(ownKey);
  await sweep();
  expect(await app.blobs.read(ownKey)).toEqual(before);
  expect(await statuses()).toEqual([200, 404]);
});

it('gives each picture the headers of a public file that never changes', async () => {
  const { headers } = await app.api.raw((await listed())[0]!.image_url);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Number(headers.get('content-length'))).toBeGreaterThan(1000);
});
