import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-format.ts';
import { fixFormats } from './dump-tables.ts';
import { readRows, type StoredTable } from './stored-tables.ts';

/** Rows are inserted in statements of about this size. */
const BATCH_CHARACTERS = 1_000_000;
const BATCH_ROWS = 500;

/** Inserts rows in the form in which a backup has them. Runs in a transaction without foreign keys and triggers. */
export async function loadTable(
  transaction: Kysely<Tables>,
  { name, columns }: StoredTable,
  rows: AsyncIterable<string>,
): Promise<void> {
  const list = sql.raw(columns.join(', '));
  const table = sql.ref(name);
  async function insert(batch: readonly string[]): Promise<void> {
    await sql`
      INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
      SELECT ${list} FROM json_populate_recordset(NULL::${table}, ${`[${batch.join(',')}]`}::json)
    `
      .execute(transaction)
      .catch((error: unknown) => {
        throw new BackupError(`Rows of the table ${name} do not fit: ${String((error as Error).message)}`, {
          cause: error,
        });
      });
  }

  let batch: string[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    characters += row.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(batch);
}

/** Reads the tables back and compares them with the manifest. @throws BackupError when a table differs. */
export async function verifyTables(
  transaction: Kysely<Tables>,
  tables: readonly StoredTable[],
  manifest: Manifest,
): Promise<void> {
  await fixFormats(transaction);
  for (const table of tables) {
    const hash = createHash('sha256');
    for await (const { text } of readRows(transaction, table)) hash.update(text);
    const wanted = manifest.tables.find(({ name }) => name === table.name);
    if (wanted?.sha256 !== hash.digest('hex')) {
      throw new BackupError(`The table ${table.name} could not be restored exactly. Nothing was restored.`);
    }
  }
}

/** Continues the ids where the backup's ended. */
export async function setSequences(transaction: Kysely<Tables>, manifest: Manifest): Promise<void> {
  for (const { name, last, is_called: isCalled } of manifest.sequences) {
    await sql`SELECT setval(${sql.lit(name)}::text::regclass, ${last}::bigint, ${isCalled})`.execute(transaction);
  }
}

/**
 * Removes foreign keys and switches triggers off until the returned function is called, which checks all rows: rows may
 * be loaded in any order, and a trigger would count what the backup has already counted.
 */
export async function suspendConstraints(
  transaction: Kysely<Tables>,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    SELECT class.relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class AS class ON class.oid = conrelid
    WHERE contype = 'f' AND class.relnamespace = current_schema()::text::regnamespace
    ORDER BY conname COLLATE "C"
  `.execute(transaction);
  const alter = (table: string, change: string) => sql.raw(`ALTER TABLE "${table}" ${change}`).execute(transaction);
  for (const { table, name } of keys) await alter(table, `DROP CONSTRAINT "${name}"`);
  for (const { name } of tables) await alter(name, 'DISABLE TRIGGER USER');
  return async () => {
    for (const { table, name, definition } of keys) await alter(table, `ADD CONSTRAINT "${name}" ${definition}`);
    for (const { name } of tables) await alter(name, 'ENABLE TRIGGER USER');
  };
}
