import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes } from '@kenna/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUnmigrated } from './db/database.ts';
import { createApiClient } from './testing/api-client.ts';
import { seedDataFolder } from './testing/test-database.ts';
import { PASSWORD } from './testing/world.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a program of the server with its own data folder. */
function start(program: 'main' | 'backup' | 'restore', dataDir: string, words: readonly string[] = []) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), ...words], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(folder, dataDir), PORT: '0', LOG_LEVEL: 'fatal', INIT_CWD: folder },
  });
}

async function run(program: 'backup' | 'restore', dataDir: string, words: readonly string[]) {
  const child = start(program, dataDir, words);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
}

async function serve(dataDir: string) {
  const child = start('main', dataDir);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    api: createApiClient(/http\S+/.exec(String(line))?.[0] ?? ''),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

it('backs up a running and a stopped product of one machine, and restores into a new folder', async () => {
  await seedDataFolder(join(folder, 'old'));
  const server = await serve('old');
  const names = { first_name: 'Ada', last_name: 'Lace', email: 'ada@example.com' };
  const body = { ...names, password: PASSWORD, password_confirmation: PASSWORD, is_agree: true } as const;
  await server.api.call(accountRoutes.signup, { body });
  expect(await run('backup', 'old', ['running.tar'])).toEqual({
    code: 0,
    output: expect.stringMatching(/^\S+\/running\.tar: \d+ rows and 0 files, \d+\.\d MB\n$/),
  });
  await server.stop();
  expect(await run('backup', 'old', ['stopped.tar'])).toMatchObject({ code: 0 });

  await seedDataFolder(join(folder, 'new'));
  expect(await run('restore', 'new', ['running.tar'])).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows and 0 files/),
  });
  const { db, close } = await openUnmigrated({ databaseUrl: null, dataDir: join(folder, 'new') });
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: names.email }]);
  await close();
  expect((await readdir(folder)).sort()).toEqual(['new', 'old', 'running.tar', 'stopped.tar']);
}, 180_000);

it('explains how it is used, and what is wrong with a file', async () => {
  expect(await run('backup', 'old', [])).toEqual({ code: 1, output: 'Usage: npm run backup -- FILE\n' });
  await writeFile(join(folder, 'text.tar'), 'a text');
  expect(await run('restore', 'third', ['text.tar'])).toEqual({
    code: 1,
    output: `${join(folder, 'text.tar')} is not a backup of this program.\n`,
  });
});
