/** The destination of the log: JSON lines for log collectors, a file when a person starts the server in a terminal. */
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { destination, multistream, pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export const LOG_FILE = 'server.log';
/** A start of the server moves a longer log here, in place of the one that was moved before. */
export const EARLIER_LOG_FILE = 'server.earlier.log';
export const MAX_LOG_BYTES = 20_000_000;

export function openLog(
  { logLevel: level, logFormat, dataDir }: Pick<Config, 'logLevel' | 'logFormat' | 'dataDir'>,
  isTerminal: boolean,
): Logger {
  const format = logFormat ?? (isTerminal ? 'file' : 'json');
  if (format === 'json') return pino({ level });
  try {
    mkdirSync(dataDir, { recursive: true });
    const path = join(dataDir, LOG_FILE);
    const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes > MAX_LOG_BYTES) renameSync(path, join(dataDir, EARLIER_LOG_FILE));
    const file = destination({ dest: path, sync: true });
    // Each stream has its own level, which defaults to info.
    return pino(
      { level },
      multistream([
        { level: 'trace', stream: file },
        { level: 'error', stream: process.stdout },
      ]),
    );
  } catch {
    // An error of the folder is reported when the database is opened.
    return pino({ level });
  }
}
