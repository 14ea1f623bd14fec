/**
 * Writes the tables to files of a folder, all as of one moment. The embedded database has a single connection, which
 * the dump holds. The transaction must not wait for anything else, so files are copied afterwards.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listUsedKeyIds } from '../secrets/secrets.service.ts';
import type { Manifest } from './backup-format.ts';
import { createMeter } from './meter.ts';
import { namedFilesOf } from './named-files.ts';
import { listMigrations, listStoredTables, readCursor, readRows } from './stored-tables.ts';

type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'secret_keys' | 'files'>;

/** One JSON object with `key` and `is_required` per line. */
export const KEYS_FILE = 'keys.ndjson';

export function dumpTables(db: Kysely<Tables>, folder: string, signal: AbortSignal): Promise<Dump> {
  async function write(name: string, lines: AsyncGenerator<{ text: string; rows: number }>) {
    let rows = 0;
    async function* texts() {
      for await (const batch of lines) {
        rows += batch.rows;
        yield Buffer.from(batch.text);
      }
    }
    const meter = createMeter();
    await pipeline(Readable.from(texts()), meter.through, createWriteStream(join(folder, name)), { signal });
    return { rows, ...meter.result() };
  }

  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await fixFormats(transaction);
      const tables: Manifest['tables'] = [];
      for (const table of await listStoredTables(transaction)) {
        tables.push({ name: table.name, ...(await write(`${table.name}.ndjson`, readRows(transaction, table))) });
      }
      const { sql: named } = (await namedFilesOf(transaction)).compile(transaction);
      const keys = readCursor(transaction, `SELECT row_to_json(named)::text AS line FROM (${named}) AS named`);
      const { rows: files } = await write(KEYS_FILE, keys);
      const migrations = await listMigrations(transaction);
      const names = tables.map(({ name }) => name);
      const secretKeys = await listUsedKeyIds(transaction, names);
      return { migrations, tables, sequences: await listSequences(transaction), secret_keys: secretKeys, files };
    });
}

/** Fixes, for this transaction, the settings on which the text of a row depends. */
export async function fixFormats(transaction: Kysely<Tables>): Promise<void> {
  await sql`SET LOCAL TimeZone = 'UTC'`.execute(transaction);
  await sql`SET LOCAL bytea_output = 'hex'`.execute(transaction);
  await sql`SET LOCAL extra_float_digits = 1`.execute(transaction);
}

/** Ids must not be given again, because reports and logs name rows that were deleted. */
async function listSequences(transaction: Kysely<Tables>): Promise<Manifest['sequences']> {
  const { rows: sequences } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'S' AND relpersistence = 'p' AND relnamespace = current_schema()::text::regnamespace
    ORDER BY relname COLLATE "C"
  `.execute(transaction);
  const found: Manifest['sequences'] = [];
  for (const { name } of sequences) {
    const { rows } = await sql<{ last: string; is_called: boolean }>`
      SELECT last_value::text AS last, is_called FROM ${sql.ref(name)}
    `.execute(transaction);
    found.push(...rows.map((row) => ({ name, ...row })));
  }
  return found;
}
