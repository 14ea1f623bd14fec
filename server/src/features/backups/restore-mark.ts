/**
 * A mark in the store of files from the beginning of a restore to its end: a place with it is not usable. It carries an
 * id, which the restore's transaction writes into the database as well, so that a restore that was killed after its
 * commit is recognised as complete.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { StartError } from '../../shared/program/start-error.ts';
import { BackupError } from './backup-error.ts';

const KEY = 'restore/unfinished.txt';
/** Files that a running product writes without rows: they do not make a store used. */
const OWN_FOLDERS = ['restore/', 'health/'];

const comment = (id: string) => `restored ${id}`;

async function readMark(blobs: BlobStore): Promise<string | null> {
  const bytes = await blobs.read(KEY);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

async function isComplete(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql<{ comment: string | null }>`
    SELECT obj_description(to_regclass('kysely_migration'), 'pg_class') AS comment
  `.execute(db);
  return rows[0]?.comment === comment(id);
}

/** Called before the product uses a place. @throws StartError when a restore into it was not finished. */
export async function refuseUnfinishedRestore(db: Kysely<Tables>, blobs: BlobStore): Promise<void> {
  const id = await readMark(blobs);
  if (id === null) return;
  if (!(await isComplete(db, id))) {
    throw new StartError(
      'A restore into this place is running or was interrupted. Wait for its end, or run npm run restore again.',
    );
  }
  await blobs.remove(KEY);
}

/**
 * Marks an empty store, or one in which a restore was interrupted, after removing what that left.
 * @throws BackupError when the store has files of another origin.
 */
export async function markUnfinished(blobs: BlobStore): Promise<string> {
  const wasInterrupted = (await readMark(blobs)) !== null;
  if (wasInterrupted) await emptyStore(blobs);
  for await (const { key } of blobs.list('')) {
    if (OWN_FOLDERS.some((folder) => key.startsWith(folder))) continue;
    throw new BackupError(
      `The store of files is not empty (it has ${key}). Restore into an empty folder (DATA_DIR) or bucket (S3_BUCKET).`,
    );
  }
  const id = randomUUID();
  await blobs.put(KEY, new TextEncoder().encode(id), 'text/plain');
  return id;
}

/** Notes in the restore's transaction that the restore is complete. */
export async function markComplete(transaction: Kysely<Tables>, id: string): Promise<void> {
  await sql`COMMENT ON TABLE kysely_migration IS ${sql.lit(comment(id))}`.execute(transaction);
}

export const removeMark = (blobs: BlobStore): Promise<void> => blobs.remove(KEY);

/** Undoes a restore into a store that was empty before. */
export async function emptyStore(blobs: BlobStore): Promise<void> {
  for await (const { key } of blobs.list('')) if (key !== KEY) await blobs.remove(key);
}
