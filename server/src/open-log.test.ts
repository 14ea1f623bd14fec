import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { LOG_FILE, openLog } from './open-log.ts';

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
