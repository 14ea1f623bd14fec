import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { seedDataFolder } from '../../testing/test-database.ts';

const MB = 1024 ** 2;
const FILE_MB = 4;
const FEW = 4;
const MANY = 40;
/** Far less than the files by which the larger backup exceeds the smaller one. */
const MAX_GROWTH_MB = 80;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-memory-test-'));
  app = await testApp({ worker: false });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Backs up the library once it has this many files of random bytes, which do not compress. */
async function backUp(name: string, files: number): Promise<string> {
  const owner = await app.world.admin();
  const { length: present } = await app.db.selectFrom('images').select('id').execute();
  const ids = await app.world.pictures({ owner, count: files - present });
  const rows = await app.db.selectFrom('images').select('original_key').where('id', 'in', ids).execute();
  for (const { original_key: key } of rows) await app.blobs.put(key, randomBytes(FILE_MB * MB), 'image/png');
  const file = join(folder, `${name}.tar`);
  const { writeTo } = app.services.adminServices.backups;
  await writeTo(file, { onProgress: () => {}, signal: new AbortController().signal });
  return file;
}

/** Runs the command in an empty place. Returns the most memory that its process has occupied, in megabytes. */
async function peakOfRestore(file: string, files: number): Promise<number> {
  const dataDir = `${file}-restored`;
  await seedDataFolder(dataDir);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const report = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`;
  const command = join(import.meta.dirname, '../../restore.ts');
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${report}`, command, file], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  await rm(dataDir, { recursive: true });
  expect(output, errors).toContain(`and ${files} files`);
  return Number(/peak (\d+)/.exec(errors)![1]) / 1024;
}

it('restores a large backup with hardly more memory than a small one', async () => {
  const small = await peakOfRestore(await backUp('small', FEW), FEW);
  const large = await peakOfRestore(await backUp('large', MANY), MANY);
  expect(large, `${small} MB for ${FEW} files`).toBeLessThan(small + MAX_GROWTH_MB);
}, 300_000);
