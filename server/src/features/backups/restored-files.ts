/**
 * Records which files a restore expects and which it has received. A temporary table holds them, because a library may
 * have millions.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { BackupError } from './backup-error.ts';
import type { FileLine } from './backup-format.ts';
import { namedFilesOf } from './named-files.ts';
import { readCursor } from './stored-tables.ts';

/** Content types of the files that rows name, by ending. */
const CONTENT_TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

const contentTypeOf = (key: string) => CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

export function createRestoredFiles(transaction: Kysely<Tables>, blobs: BlobStore) {
  const count = async (condition: string) => {
    const { rows } = await sql<{ count: number; example: string | null }>`
      SELECT count(*) AS count, min(key) AS example FROM restored_files WHERE ${sql.raw(condition)}
    `.execute(transaction);
    return { count: Number(rows[0]?.count), example: rows[0]?.example ?? '' };
  };

  return {
    /** Must be called after the rows were loaded. */
    async expect(): Promise<void> {
      await sql`
        CREATE TEMPORARY TABLE restored_files ON COMMIT DROP AS
        SELECT key, is_required, NULL::text AS sha256, NULL::bigint AS bytes, NULL::text AS state
        FROM (${await namedFilesOf(transaction)}) AS named
      `.execute(transaction);
      await sql`CREATE UNIQUE INDEX ON restored_files (key)`.execute(transaction);
      await sql`ANALYZE restored_files`.execute(transaction);
    },

    /** @throws BackupError for a file that no row names, or that comes twice. */
    async store(key: string, body: Buffer): Promise<void> {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const { numAffectedRows } = await sql`
        UPDATE restored_files SET sha256 = ${sha256}, bytes = ${body.length} WHERE key = ${key} AND sha256 IS NULL
      `.execute(transaction);
      if (numAffectedRows !== 1n) {
        throw new BackupError(
          `The backup has a file that none of its rows names: ${key.slice(0, 200)}. Use another one.`,
        );
      }
      await blobs.put(key, body, contentTypeOf(key));
    },

    /** Compares a file with its hash. */
    async compare(line: FileLine): Promise<void> {
      if ('state' in line) {
        await sql`UPDATE restored_files SET state = ${line.state} WHERE key = ${line.key}`.execute(transaction);
        return;
      }
      const { numAffectedRows } = await sql`
        UPDATE restored_files SET state = 'listed'
        WHERE key = ${line.key} AND sha256 = ${line.sha256} AND bytes = ${line.bytes}
      `.execute(transaction);
      if (numAffectedRows !== 1n) {
        throw new BackupError(
          `The backup is damaged: the file ${line.key.slice(0, 200)} differs from its hash or is missing. Use another one.`,
        );
      }
    },

    /**
     * Reads every file back from the store. Rows whose files were deleted while the backup was made are deleted too.
     * Returns the number of files, and of those that were missing when the backup was made.
     * @throws BackupError when a row's file is missing or not stored exactly.
     */
    async verify(): Promise<{ files: number; missing: number }> {
      const absent = await count(`state IS NULL OR (state <> 'listed' AND sha256 IS NOT NULL)`);
      if (absent.count > 0) {
        throw new BackupError(
          `The backup lacks ${absent.count} files that its rows name, such as ${absent.example}. Use another one.`,
        );
      }
      await removeRowsOfDeletedFiles(transaction);
      const query = `SELECT json_build_object('key', key, 'sha256', sha256)::text AS line FROM restored_files WHERE state = 'listed'`;
      for await (const { text } of readCursor(transaction, query)) {
        for (const line of text.trimEnd().split('\n')) {
          const { key, sha256 } = JSON.parse(line) as { key: string; sha256: string };
          if ((await hashOf(blobs, key)) !== sha256) {
            throw new BackupError(`The file ${key} was not stored as it was sent. Check the disk or the bucket.`);
          }
        }
      }
      const [{ count: files }, { count: missing }] = await Promise.all([
        count(`state = 'listed'`),
        count(`state = 'missing' AND is_required`),
      ]);
      return { files, missing };
    },
  };
}

async function hashOf(blobs: BlobStore, key: string): Promise<string | null> {
  const blob = await blobs.get(key);
  if (blob === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of blob.body) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function removeRowsOfDeletedFiles(transaction: Kysely<Tables>): Promise<void> {
  const removed = sql`SELECT key FROM restored_files WHERE state = 'removed'`;
  await sql`
    DELETE FROM images WHERE folder IN (SELECT regexp_replace(key, '/[^/]*$', '') FROM (${removed}) AS removed)
  `.execute(transaction);
  await sql`UPDATE users SET avatar_key = NULL WHERE avatar_key IN (${removed})`.execute(transaction);
  await sql`UPDATE image_reports SET evidence_key = NULL WHERE evidence_key IN (${removed})`.execute(transaction);
}
