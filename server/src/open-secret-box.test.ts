import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownKeys } from './open-secret-box.ts';
import { keyIdOf } from './shared/security/secret-box.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-key-test-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

it('reads the key of the file also when another one is configured, and refuses a file that is no key', async () => {
  const secretKeys = { current: keyOf(1), previous: [keyOf(2)] };
  const read = async () => {
    const knows = await knownKeys({ secretKeys, dataDir });
    return [1, 2, 3, 4].map((byte) => knows(keyIdOf(keyOf(byte))));
  };
  expect(await read()).toEqual([true, true, false, false]);
  const path = join(dataDir, 'secret.key');
  await writeFile(path, `${keyOf(3).toString('base64')}\n`);
  expect(await read()).toEqual([true, true, true, false]);
  await writeFile(path, 'a text');
  await expect(read()).rejects.toThrow(`${path} is damaged: it must be 32 random bytes in base64`);
});
