import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../shared/start-error.ts';
import type { RealtimeCredentials } from './signature.ts';

const credentialsSchema = z.object({ key: z.string().min(1), secret: z.string().min(32) });

/**
 * Key and secret of the embedded realtime server: created at the first start, and stored in the data folder with access
 * only for the server's user. @throws StartError when the file is damaged.
 */
export function keepRealtimeCredentials(dataDir: string): RealtimeCredentials {
  const file = join(dataDir, 'realtime.json');
  mkdirSync(dataDir, { recursive: true });
  const made = { key: randomBytes(10).toString('hex'), secret: randomBytes(32).toString('hex') };
  try {
    writeFileSync(file, `${JSON.stringify(made)}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    return credentialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError(`The file ${file} is damaged. Delete it: a new one is made at the next start.`, {
      cause: error,
    });
  }
}
