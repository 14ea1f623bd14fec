import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Tables that a backup leaves out: files that exist for a short time, mails that would be late (and contain links that
 * give access to accounts), and the list of backups.
 */
const LEFT_OUT = ['downloads', 'delivery_files', 'outgoing_mails', 'backups'];
/**
 * Tables that belong to an installation rather than to its data. The installation fills them itself, and a restore
 * leaves them as they are.
 */
const OF_THE_INSTALLATION = ['kysely_migration', 'kysely_migration_lock', 'realtime_credentials', 'secret_keys'];

export interface StoredTable {
  readonly name: string;
  /** Quoted, without generated columns. */
  readonly columns: readonly string[];
  /** The primary key as a list for ORDER BY that gives the same order in every database. */
  readonly order: string;
}

/** The product's permanent tables in the order of their names, without those that a backup leaves out. */
export async function listStoredTables(db: Kysely<Tables>): Promise<StoredTable[]> {
  const tables = await listTables(db);
  return tables.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** Whether no table of the product has a row; also true without tables. */
export async function areTablesEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    const found = await sql`SELECT 1 FROM ${sql.ref(name)} LIMIT 1`.execute(db);
    if (found.rows.length > 0) return false;
  }
  return true;
}

async function listTables(db: Kysely<Tables>): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    SELECT class.relname AS name,
      (
        SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) AS columns,
      (
        SELECT string_agg(
          quote_ident(attname) || CASE WHEN attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', '
          ORDER BY array_position(indkey::int2[], attnum)
        )
        FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
        WHERE indrelid = class.oid AND indisprimary
      ) AS order
    FROM pg_class AS class
    WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = current_schema()::text::regnamespace
    ORDER BY relname COLLATE "C"
  `.execute(db);
  return rows.filter(({ name }) => !OF_THE_INSTALLATION.includes(name));
}

/** Names of the migrations that the tables have, in order; none in a database without tables. */
export async function listMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql`SELECT 1 WHERE to_regclass('kysely_migration') IS NOT NULL`.execute(db);
  if (table.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name COLLATE "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows are read at once: a picture with its scene has some tens of kilobytes. */
const ROWS_AT_ONCE = 50;
/** How many rows are read at once of tables whose rows have some megabytes of text. */
const FEW_ROWS: Readonly<Record<string, number>> = { placed_pictures: 4 };

/** The rows as JSON, each with a line feed, several at a time. Runs in a transaction. */
export async function* readRows(
  transaction: Kysely<Tables>,
  { name, columns, order }: StoredTable,
): AsyncGenerator<{ text: string; rows: number }> {
  const kept = `SELECT ${columns.join(', ')} FROM "${name}" ORDER BY ${order}`;
  yield* readCursor(transaction, `SELECT row_to_json(kept)::text AS line FROM (${kept}) AS kept`, FEW_ROWS[name]);
}

/** The column `line` of a query, each value with a line feed. Runs in a transaction. */
export async function* readCursor(
  transaction: Kysely<Tables>,
  query: string,
  rowsAtOnce = ROWS_AT_ONCE,
): AsyncGenerator<{ text: string; rows: number }> {
  await sql.raw(`DECLARE backup_rows NO SCROLL CURSOR FOR ${query}`).execute(transaction);
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(rowsAtOnce)} FROM backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield { text: rows.map(({ line }) => `${line}\n`).join(''), rows: rows.length };
  }
  await sql`CLOSE backup_rows`.execute(transaction);
}
