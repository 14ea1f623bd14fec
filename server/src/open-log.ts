/** Where the program's log goes: JSON lines for whoever collects them, a file where a person looks on. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { destination, multistream, pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export const LOG_FILE = 'server.log';

export function openLog(
  { logLevel: level, logFormat, dataDir }: Pick<Config, 'logLevel' | 'logFormat' | 'dataDir'>,
  isTerminal: boolean,
): Logger {
  const format = logFormat ?? (isTerminal ? 'file' : 'json');
  if (format === 'json') return pino({ level });
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = destination({ dest: join(dataDir, LOG_FILE), sync: true });
    // Each stream has a level of its own, of which the default is info.
    return pino(
      { level },
      multistream([
        { level: 'trace', stream: file },
        { level: 'error', stream: process.stdout },
      ]),
    );
  } catch {
    // What is wrong with the folder is told when it is opened.
    return pino({ level });
  }
}
