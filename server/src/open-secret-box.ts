/**
 * The keys of encrypted secrets: from the configuration, or from a file in the data folder, which is made once on a
 * single machine.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { decodeKey, KEY_FORM } from './config-values.ts';
import type { Tables } from './db/tables.ts';
import { createSecretsService, refuseMissingKeys } from './features/secrets/secrets.service.ts';
import { createSecretBox, KEY_BYTES, keyIdOf, type SecretBox } from './shared/security/secret-box.ts';
import { StartError } from './shared/program/start-error.ts';

type Settings = Pick<Config, 'secretKeys' | 'dataDir'>;

const FILE = 'secret.key';

interface SecretKeys {
  /** The configured or stored key; null when none is configured and there is no file. */
  readonly current: Uint8Array | null;
  readonly others: readonly Uint8Array[];
}

/**
 * A key in the file still opens secrets after another one was configured. @throws StartError when the file is damaged.
 */
async function readSecretKeys({ secretKeys: { current, previous }, dataDir }: Settings): Promise<SecretKeys> {
  const inFile = await readKeyFile(join(dataDir, FILE));
  if (current === null) return { current: inFile, others: previous };
  return { current, others: inFile === null ? previous : [...previous, inFile] };
}

/** Whether this place has the key. @throws StartError when the file is damaged. */
export async function knownKeys(settings: Settings): Promise<(keyId: string) => boolean> {
  const { current, others } = await readSecretKeys(settings);
  const ids = new Set([...others, ...(current === null ? [] : [current])].map(keyIdOf));
  return (keyId) => ids.has(keyId);
}

/**
 * Encrypts the secrets of the database that are not yet under the present key. Makes the file when no key is configured
 * and none is missing; the caller has the data folder for itself then. @throws StartError when a key is missing.
 */
export async function openSecretBox(
  settings: Settings,
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Logger },
): Promise<SecretBox> {
  await refuseMissingKeys(db, await knownKeys(settings));
  const { current, others } = await readSecretKeys(settings);
  const secretBox = createSecretBox(current ?? (await makeKeyFile(settings.dataDir)), others);
  await createSecretsService({ db, secretBox, log }).start();
  return secretBox;
}

async function readKeyFile(path: string): Promise<Uint8Array | null> {
  try {
    const key = decodeKey((await readFile(path, 'utf8')).trim());
    if (key === null)
      throw new StartError(`${path} is damaged: it ${KEY_FORM}. Restore it from where you keep a copy.`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof StartError) throw error;
    throw new StartError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error });
  }
}

/** The file appears under its name only when it is whole and on the disk. */
async function makeKeyFile(dataDir: string): Promise<Uint8Array> {
  const key = randomBytes(KEY_BYTES);
  const path = join(dataDir, FILE);
  const unfinished = `${path}.unfinished`;
  await mkdir(dataDir, { recursive: true });
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${key.toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(dataDir);
  return key;
}

/** Makes the new name durable. Windows cannot synchronise folders, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
