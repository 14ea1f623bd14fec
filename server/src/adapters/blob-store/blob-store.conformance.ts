/** The conformance tests of every blob store. Each test uses its own prefix. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../ports/blob-store.port.ts';

export const PUBLIC_URL = 'https://studio.example.com';

const bytes = (text: string) => new TextEncoder().encode(text);

export function describeBlobStore(name: string, openStore: () => Promise<BlobStore>): void {
  describe(name, () => {
    let store: BlobStore;
    let folder: string;
    beforeAll(async () => {
      store = await openStore();
    });
    beforeEach(() => {
      folder = `test/${randomUUID()}`;
    });

    const keysUnder = async (prefix: string) => {
      const keys: string[] = [];
      for await (const { key } of store.list(prefix)) keys.push(key);
      return keys.sort();
    };

    test('returns exactly the bytes that were put', async () => {
      const body = new Uint8Array(randomBytes(300_000));
      await store.put(`${folder}/picture.webp`, body, 'image/webp');
      expect(Buffer.compare((await store.read(`${folder}/picture.webp`)) ?? new Uint8Array(), body)).toBe(0);

      const blob = await store.get(`${folder}/picture.webp`);
      expect(blob).toMatchObject({ contentType: 'image/webp', size: 300_000 });
      expect(Buffer.compare(await buffer(blob?.body ?? Readable.from([])), body)).toBe(0);
    });

    test('stores an empty file', async () => {
      await store.put(`${folder}/empty.json`, new Uint8Array(), 'application/json');
      expect(await store.read(`${folder}/empty.json`)).toHaveLength(0);
    });

    test('replaces a file', async () => {
      const key = `${folder}/file.txt`;
      for (const letter of ['a', 'b']) await store.put(key, bytes(letter.repeat(100_000)), 'text/plain');
      expect(Buffer.from((await store.read(key)) ?? []).toString()).toBe('b'.repeat(100_000));
    });

    test('answers null for a file that does not exist', async () => {
      await store.put(`${folder}/there/file.txt`, bytes('x'), 'text/plain');
      for (const key of [
        `${folder}/none.txt`,
        'none.txt',
        folder,
        `${folder}/there`,
        `${folder}/there/file.txt/more`,
      ]) {
        expect(await store.get(key), key).toBeNull();
        expect(await store.read(key), key).toBeNull();
      }
    });

    test('removes a file, and does nothing when there is none', async () => {
      await store.put(`${folder}/one.txt`, bytes('1'), 'text/plain');
      await store.put(`${folder}/two.txt`, bytes('2'), 'text/plain');
      await store.remove(`${folder}/one.txt`);
      await store.remove(`${folder}/one.txt`);
      expect(await keysUnder(`${folder}/`)).toEqual([`${folder}/two.txt`]);
      await store.remove(`${folder}/two.txt`);
      await store.put(`${folder}/one.txt`, bytes('again'), 'text/plain');
      expect(await keysUnder(`${folder}/`)).toEqual([`${folder}/one.txt`]);
    });

    test('lists files by prefix, with the time of their last change', async () => {
      const keys = ['a.txt', 'deep/b.txt', 'deep/er/c.txt', 'deeply.txt'].map((name) => `${folder}/${name}`);
      const before = Date.now();
      for (const key of keys) await store.put(key, bytes(key), 'text/plain');
      expect(await keysUnder(`${folder}/`)).toEqual(keys);
      expect(await keysUnder(`${folder}/deep`)).toEqual(keys.slice(1));
      expect(await keysUnder(`${folder}/deep/`)).toEqual(keys.slice(1, 3));
      expect(await keysUnder('nothing-begins-so/')).toEqual([]);
      for await (const { modifiedAt } of store.list(folder)) {
        // Stores record whole seconds, and their clock may differ slightly.
        expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(120_000);
      }
    });

    test('continues a list after a key, also after one that was removed meanwhile', async () => {
      const names = ['one/a.txt', 'one/b.txt', 'one/deep/c.txt', 'two/a.txt', 'two.txt'];
      for (const name of names) await store.put(`${folder}/${name}`, bytes(name), 'text/plain');
      const keysAfter = async (after?: string) => {
        const keys: string[] = [];
        for await (const { key } of store.list(`${folder}/`, after)) keys.push(key);
        return keys;
      };
      const all = await keysAfter();
      expect([...all].sort()).toEqual(names.map((name) => `${folder}/${name}`).sort());
      for (const [index, key] of all.entries()) expect(await keysAfter(key)).toEqual(all.slice(index + 1));
      await store.remove(all[2]!);
      expect(await keysAfter(all[2])).toEqual(all.slice(3));
    });

    test.each([
      '',
      '/',
      '/etc/passwd',
      '../out.txt',
      'a/../../out.txt',
      './a.txt',
      'a//b.txt',
      'a/',
      'a b.txt',
      'é.txt',
    ])('refuses %j as a key', async (key) => {
      await expect(store.put(key, bytes('x'), 'text/plain')).rejects.toThrow('Not a key');
      await expect(store.remove(key)).rejects.toThrow('Not a key');
      expect(await store.get(key)).toBeNull();
      expect(await store.read(key)).toBeNull();
    });

    test('finds the key behind its own addresses, and behind no other', () => {
      const key = 'images/0123/original.png';
      expect(store.keyOf(store.urlOf(key))).toBe(key);
      expect(store.keyOf(`/files/${key}`)).toBe(key);
      expect(store.keyOf(`${PUBLIC_URL}/files/${key}`)).toBe(key);
      const others = [
        '',
        key,
        '/files/',
        '/files/../x',
        '/files/a?b',
        `http://elsewhere.example/files/${key}`,
        '/file/a',
      ];
      for (const other of others) expect(store.keyOf(other), other).toBeNull();
    });
  });
}
