import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, test } from 'vitest';
import { describeBlobStore, PUBLIC_URL } from './blob-store.conformance.ts';
import { createDiskBlobStore } from './disk-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';

const temporaryFolder = await mkdtemp(join(tmpdir(), 'blob-store-test-'));
afterAll(() => rm(temporaryFolder, { recursive: true }));

describeBlobStore('a folder', async () => createDiskBlobStore({ folder: temporaryFolder, publicUrl: PUBLIC_URL }));

describe('a folder', () => {
  const folder = join(temporaryFolder, 'of-its-own');
  const store = createDiskBlobStore({ folder, publicUrl: PUBLIC_URL });

  test('is left empty behind the last file', async () => {
    await store.put('images/abc/original.png', new Uint8Array([1]), 'image/png');
    await store.remove('images/abc/original.png');
    expect(await readdir(folder)).toEqual(['~unfinished']);
    expect(await readdir(join(folder, '~unfinished'))).toEqual([]);
  });

  test('refuses a type that the ending does not say', async () => {
    await expect(store.put('a/b.png', new Uint8Array([1]), 'text/html')).rejects.toThrow('does not say text/html');
  });

  test('is addressed below the server', () => {
    expect(store.urlOf('images/abc/original.png')).toBe('/files/images/abc/original.png');
  });
});

/** What `start-s3-server` of the tools starts; S3_TEST_ENDPOINT names another one with the same keys. */
const endpoint = process.env['S3_TEST_ENDPOINT'] ?? 'http://127.0.0.1:8085';
const isServerThere = await fetch(endpoint).then(
  () => true,
  () => false,
);

describe.skipIf(!isServerThere)(
  `S3 at ${endpoint}${isServerThere ? '' : ' (skipped: no server answers there)'}`,
  () => {
    const options = {
      endpoint,
      bucket: 'kenna-test',
      region: 'us-east-1',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
      filesUrl: null,
      publicUrl: PUBLIC_URL,
    };

    async function openWithBucket() {
      const { accessKeyId, secretAccessKey, region, bucket: Bucket } = options;
      const client = new S3Client({
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
      });
      await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
        if (!/^BucketAlready/.test(error.name)) throw error;
      });
      client.destroy();
      return openS3BlobStore(options);
    }

    describeBlobStore('a bucket', openWithBucket);

    test('files may be loaded from another address', async () => {
      await openWithBucket();
      const store = await openS3BlobStore({ ...options, filesUrl: 'https://cdn.example.com/files' });
      expect(store.urlOf('a/b.png')).toBe('https://cdn.example.com/files/a/b.png');
      expect(store.keyOf('https://cdn.example.com/files/a/b.png')).toBe('a/b.png');
      expect(store.keyOf('https://cdn.example.com/a/b.png')).toBeNull();
    });

    test.each([{ secretAccessKey: 'wrong' }, { bucket: 'no-such-bucket' }])(
      '%j is said at the start',
      async (mistake) => {
        const message = `The S3 bucket ${mistake.bucket ?? options.bucket} cannot be used`;
        await expect(openS3BlobStore({ ...options, ...mistake })).rejects.toThrow(message);
      },
    );
  },
);
