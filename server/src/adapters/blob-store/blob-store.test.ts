import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestBucket, s3Bucket } from '../../testing/s3-bucket.ts';
import { describeBlobStore, PUBLIC_URL } from './blob-store.conformance.ts';
import { createDiskBlobStore } from './disk-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';

const temporaryFolder = await mkdtemp(join(tmpdir(), 'blob-store-test-'));
afterAll(() => rm(temporaryFolder, { recursive: true }));

describeBlobStore('a folder', async () => createDiskBlobStore({ folder: temporaryFolder, publicUrl: PUBLIC_URL }));

describe('a folder', () => {
  const folder = join(temporaryFolder, 'of-its-own');
  const store = createDiskBlobStore({ folder, publicUrl: PUBLIC_URL });

  test('is empty after the last file was removed', async () => {
    await store.put('images/abc/original.png', new Uint8Array([1]), 'image/png');
    await store.remove('images/abc/original.png');
    expect(await readdir(folder)).toEqual(['~unfinished']);
    expect(await readdir(join(folder, '~unfinished'))).toEqual([]);
  });

  // Whether a bucket does so is for its server to decide.
  test('replaces a file so that readers see the old or the new', async () => {
    const versions = ['a', 'b'].map((letter) => new TextEncoder().encode(letter.repeat(100_000)));
    const put = (at: number) => store.put('test/file.txt', versions[at] as Uint8Array, 'text/plain');
    await put(0);
    const writing = Promise.all([1, 0, 1].map(put));
    const reads = await Promise.all(Array.from({ length: 10 }, () => store.read('test/file.txt')));
    await writing;
    for (const read of reads) expect(new Set(Buffer.from(read ?? []).toString())).toHaveLength(1);
    for (const read of reads) expect(read).toHaveLength(100_000);
    await store.remove('test/file.txt');
  });

  test('refuses a content type that does not match the file extension', async () => {
    await expect(store.put('a/b.png', new Uint8Array([1]), 'text/html')).rejects.toThrow('does not say text/html');
  });

  test('has addresses below /files', () => {
    expect(store.urlOf('images/abc/original.png')).toBe('/files/images/abc/original.png');
  });

  test('may have them at another address', () => {
    const elsewhere = createDiskBlobStore({ folder, publicUrl: PUBLIC_URL, filesUrl: 'https://cdn.example.com/files' });
    expect(elsewhere.urlOf('a/b.png')).toBe('https://cdn.example.com/files/a/b.png');
    expect(elsewhere.keyOf('https://cdn.example.com/files/a/b.png')).toBe('a/b.png');
    expect(elsewhere.keyOf('https://cdn.example.com/a/b.png')).toBeNull();
  });
});

describe.skipIf(s3Bucket.isAbsent)(s3Bucket.name, () => {
  const options = { ...s3Bucket.options, publicUrl: PUBLIC_URL };

  describeBlobStore('a bucket', () => openTestBucket(PUBLIC_URL));

  test.each([{ secretAccessKey: 'wrong' }, { bucket: 'no-such-bucket' }])(
    'a wrong setting is reported at the start: %j',
    async (mistake) => {
      const message = `The S3 bucket ${mistake.bucket ?? options.bucket} cannot be used`;
      await expect(openS3BlobStore({ ...options, ...mistake })).rejects.toThrow(message);
    },
  );
});
