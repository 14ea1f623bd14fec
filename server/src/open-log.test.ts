import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { EARLIER_LOG_FILE, LOG_FILE, MAX_LOG_BYTES, openLog } from './open-log.ts';

it('keeps the log of a person’s terminal in a file, and gives operators lines', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-test-'));
  openLog(readConfig({ DATA_DIR: dataDir }), true).info('a mail was written');
  expect(await readFile(join(dataDir, LOG_FILE), 'utf8')).toContain('a mail was written');
  const shown = { DATA_DIR: join(dataDir, 'shown') };
  for (const [variables, isTerminal] of [
    [{ ...shown }, false],
    [{ ...shown, LOG_FORMAT: 'json' }, true],
    [{ ...shown, LOG_LEVEL: 'info' }, true],
  ] as const) {
    openLog(readConfig(variables), isTerminal).debug('not written at this level');
    await expect(readFile(join(dataDir, 'shown', LOG_FILE))).rejects.toThrow('ENOENT');
  }
  await rm(dataDir, { recursive: true });
});

it('begins a new file at a start that finds a long one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-test-'));
  const start = (words: string): void => openLog(readConfig({ DATA_DIR: dataDir }), true).info(words);
  const read = (file: string): Promise<string> => readFile(join(dataDir, file), 'utf8');
  await writeFile(join(dataDir, LOG_FILE), 'of the week before\n');
  start('of yesterday');
  expect(await read(LOG_FILE)).toMatch(/^of the week before\n.*of yesterday/);
  await truncate(join(dataDir, LOG_FILE), MAX_LOG_BYTES + 1);
  start('of today');
  expect(await read(LOG_FILE)).toMatch(/^\{.*of today"\}\n$/);
  expect(await read(EARLIER_LOG_FILE)).toContain('of yesterday');
  await rm(dataDir, { recursive: true });
});
