import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDataFolder } from './testing/test-database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forget-key-test-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a program of one machine, where no key is configured. */
function start(program: 'main' | 'forget-key', words: readonly string[] = []) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), ...words], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' },
  });
}

async function run(program: 'main' | 'forget-key', ...words: string[]) {
  const child = start(program, words);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
}

it('keeps the key of one machine in a file, starts without it only after it was given up', async () => {
  await seedDataFolder(dataDir);
  const path = join(dataDir, 'secret.key');
  const first = start('main');
  await once(first.stdout, 'data');
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toMatch(/^[\w+/]{43}=\n$/);

  await rename(path, `${path}.lost`);
  const refused = await run('main');
  const [, keyId = ''] = /under the key ([0-9a-f]{16}), which this process does not have/.exec(refused.output) ?? [];
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('npm run forget-key') });
  await expect(stat(path)).rejects.toThrow('ENOENT');

  const listed = await run('forget-key');
  expect(listed.output).toContain(`${keyId}  missing: 1 secrets of the realtime server\n`);
  expect(listed.output).toContain(`npm run forget-key -- ${keyId}\n`);
  expect(await run('forget-key', keyId)).toEqual({
    code: 0,
    output:
      `The key ${keyId} is given up: 0 second factors (of 0 people without a recovery code), 0 webhooks. ` +
      'The mails are sent when the product runs.\n',
  });
}, 300_000);
