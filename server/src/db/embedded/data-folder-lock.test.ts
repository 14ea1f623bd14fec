import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

describe('the lock of the data folder', () => {
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lock-test-'));
    file = join(dataDir, 'server.lock');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('creates the folder, locks it and releases it', () => {
    const deep = join(dataDir, 'not/there/yet');
    const lock = lockDataFolder(deep);
    expect(() => lockDataFolder(deep)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(existsSync(join(deep, 'server.lock'))).toBe(false);
    lockDataFolder(deep).release();
  });

  test('respects another live process', async () => {
    const child = spawn(process.execPath, [
      '--eval',
      `import(${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)}).then(({ lockDataFolder }) => {
        lockDataFolder(${JSON.stringify(dataDir)});
        console.log('locked');
        setInterval(() => {}, 1000);
      });`,
    ]);
    try {
      await once(child.stdout, 'data');
      expect(() => lockDataFolder(dataDir)).toThrow(`in use by process ${child.pid}`);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // A killed process cannot release the lock.
    expect(existsSync(file)).toBe(true);
    lockDataFolder(dataDir).release();
  });

  test.skipIf(process.platform !== 'linux')('ignores a lock whose process id has been reused', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, started: 'another boot 1' }));
    const lock = lockDataFolder(dataDir);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  test.each(['', '{', '{"pid":"x"}'])('replaces an incomplete lock file (%j)', async (content) => {
    await writeFile(file, content);
    lockDataFolder(dataDir).release();
  });
});
