import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BlobStoreUnavailable } from '../../ports/blob-store.port.ts';
import { createDiskBlobStore } from './disk-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';

const PUBLIC_URL = 'https://studio.example.com';
const BYTES = new Uint8Array([1]);

test.each([
  { title: 'a folder that has disappeared', replace: async () => {} },
  { title: 'the empty folder of a disk that is no longer mounted', replace: async (path: string) => mkdir(path) },
  { title: 'a file in place of the folder', replace: async (path: string) => writeFile(path, '') },
])('$title is an outage, and not a store without files', async ({ replace }) => {
  const parent = await mkdtemp(join(tmpdir(), 'store-outage-test-'));
  const folder = join(parent, 'files');
  const store = createDiskBlobStore({ folder, publicUrl: PUBLIC_URL });
  expect(await store.read('a/b.png')).toBeNull();
  await store.put('a/b.png', BYTES, 'image/png');
  await rename(folder, `${folder}-away`);
  await replace(folder);
  await expect(store.get('a/b.png')).rejects.toThrow(BlobStoreUnavailable);
  await expect(store.read('a/b.png')).rejects.toThrow(BlobStoreUnavailable);
  await expect(store.put('a/c.png', BYTES, 'image/png')).rejects.toThrow(BlobStoreUnavailable);
  await expect(store.remove('a/b.png')).rejects.toThrow(BlobStoreUnavailable);
  await rm(folder, { recursive: true, force: true });
  await rename(`${folder}-away`, folder);
  expect(await store.read('a/b.png')).toHaveLength(1);
  await rm(parent, { recursive: true });
});

test('every failure of a bucket is an outage, except that a file is missing', async () => {
  let answer: { status: number; code: string } | null = null;
  const server = createServer((request, response) => {
    request.resume();
    if (answer === null) return response.end();
    response.statusCode = answer.status;
    response.end(`<?xml version="1.0"?><Error><Code>${answer.code}</Code></Error>`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1', bucket: 'pictures' };
  const store = await openS3BlobStore({ ...keys, endpoint, filesUrl: null, publicUrl: PUBLIC_URL });

  answer = { status: 404, code: 'NoSuchKey' };
  expect(await store.get('a/b.png')).toBeNull();
  for (const failure of ['403 AccessDenied', '404 NoSuchBucket', '503 SlowDown']) {
    const [status, code = ''] = failure.split(' ');
    answer = { status: Number(status), code };
    await expect(store.get('a/b.png'), failure).rejects.toThrow(BlobStoreUnavailable);
    await expect(store.put('a/b.png', BYTES, 'image/png'), failure).rejects.toThrow(BlobStoreUnavailable);
  }
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  await expect(store.read('a/b.png')).rejects.toThrow(BlobStoreUnavailable);
});

test('a bucket that accepts connections and stays silent is an outage', async () => {
  let isSilent = false;
  const server = createServer((request, response) => {
    request.resume();
    if (!isSilent) response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1', bucket: 'pictures' };
  const store = await openS3BlobStore({ ...keys, endpoint, filesUrl: null, publicUrl: PUBLIC_URL, silenceMs: 200 });
  isSilent = true;
  await expect(store.read('a/b.png')).rejects.toThrow(BlobStoreUnavailable);
  await expect(store.put('a/b.png', BYTES, 'image/png')).rejects.toThrow(BlobStoreUnavailable);
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
