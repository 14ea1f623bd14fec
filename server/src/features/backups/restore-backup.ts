/**
 * Restores a backup into an empty place: everything of the database in one transaction, which also lasts while the
 * files are copied and read back, so that either all of it is there in the end or nothing. Servers and workers of the
 * place must not run.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { migrateTo } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, type Manifest } from './backup-format.ts';
import { loadTable, setSequences, suspendConstraints, verifyTables } from './load-tables.ts';
import { readBackup } from './read-backup.ts';
import { emptyStore, markComplete, markUnfinished, removeMark } from './restore-mark.ts';
import { createRestoredFiles } from './restored-files.ts';
import { areTablesEmpty, listMigrations, listStoredTables } from './stored-tables.ts';
import type { BackupProgress } from './write-backup.ts';

const KNOWN = Object.keys(migrations);

interface Request {
  /** Opened without migrating. */
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  /** Absolute path of the backup. */
  readonly file: string;
  /** Whether the place has the key of encrypted secrets; null: they may stay unreadable. */
  readonly knows: ((keyId: string) => boolean) | null;
  readonly onProgress: (progress: BackupProgress) => void;
}

export interface RestoreSummary {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
  /** Files that the place of the backup had already lost. */
  readonly missing: number;
}

/** @throws BackupError, after which the place is as empty as before. */
export async function restoreBackup({ db, blobs, file, knows, onProgress }: Request): Promise<RestoreSummary> {
  let mark: string | null = null;
  try {
    const summary = await db.transaction().execute(async (transaction) => {
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
      const restored = await loadAll(transaction, { db, blobs, file, knows, onProgress }, async () => {
        mark = await markUnfinished(blobs);
        return mark;
      });
      return restored;
    });
    await removeMark(blobs);
    return summary;
  } catch (error) {
    if (mark !== null) {
      await emptyStore(blobs);
      await removeMark(blobs);
    }
    throw error;
  }
}

async function loadAll(
  transaction: Transaction<Tables>,
  { blobs, file, knows, onProgress }: Request,
  markPlace: () => Promise<string>,
): Promise<RestoreSummary> {
  const files = createRestoredFiles(transaction, blobs);
  let tables: Awaited<ReturnType<typeof listStoredTables>> = [];
  let resumeConstraints = async () => {};
  let manifest: Manifest | null = null;
  let done = 0;

  await readBackup(file, {
    async manifest(read) {
      manifest = read;
      checkVersion(manifest);
      checkKeys(manifest, knows);
      await checkDatabase(transaction, manifest);
      const id = await markPlace();
      await migrateTo(transaction, manifest.migrations.at(-1)!);
      await markComplete(transaction, id);
      tables = await listStoredTables(transaction);
      checkTables(manifest, tables);
      resumeConstraints = await suspendConstraints(transaction, tables);
    },
    async table(name, rows) {
      await loadTable(
        transaction,
        tables.find((table) => table.name === name)!,
        rows,
      );
    },
    async tablesEnd() {
      await verifyTables(transaction, tables, manifest!);
      await resumeConstraints();
      await setSequences(transaction, manifest!);
      await migrateTo(transaction, KNOWN.at(-1)!);
      await endUnfinishedWork(transaction);
      await files.expect();
    },
    async file(key, body) {
      onProgress({ done: done++, total: manifest!.files });
      await files.store(key, body);
    },
    hash: (line) => files.compare(line),
  });
  const verified = await files.verify();
  onProgress({ done: manifest!.files, total: manifest!.files });
  const rows = manifest!.tables.reduce((sum, table) => sum + table.rows, 0);
  return { madeAt: manifest!.made_at, rows, ...verified };
}

/** @throws BackupError when the backup is newer than this program, or of an unknown version. */
function checkVersion({ format, program, migrations: names }: Manifest): void {
  const isKnown = names.every((name, index) => KNOWN[index] === name);
  if (format <= FORMAT && isKnown) return;
  const isNewer = format > FORMAT || names.some((name) => !KNOWN.includes(name));
  throw new BackupError(
    isNewer
      ? `The backup was made by a newer version of the program (${program}). Update this one, then restore.`
      : `The backup was made by a version of the program (${program}) whose tables are unknown here. Restore it with that version.`,
  );
}

/** @throws BackupError when secrets in the backup would be unreadable in this place. */
function checkKeys({ secret_keys: keyIds }: Manifest, knows: Request['knows']): void {
  const missing = knows === null ? [] : keyIds.filter((keyId) => !knows(keyId));
  if (missing.length === 0) return;
  throw new BackupError(
    `Secrets in the backup (of second factors and webhooks) are encrypted under a key that is not part of it and that ` +
      `this place does not have: ${missing.join(', ')}. Set SECRET_KEY to the key of the place where the backup was made, add it to ` +
      'SECRET_KEY_PREVIOUS, or copy secret.key from the DATA_DIR of that place. If the key is lost, add ' +
      '--without-key, and give the secrets up with npm run forget-key.',
  );
}

/** Keeps others out, and makes sure that nothing is overwritten. @throws BackupError when the database has rows. */
async function checkDatabase(transaction: Transaction<Tables>, { migrations: names }: Manifest): Promise<void> {
  const present = await listMigrations(transaction);
  if (present.length > 0) await sql`LOCK TABLE kysely_migration, users IN ACCESS EXCLUSIVE MODE`.execute(transaction);
  if (!(await areTablesEmpty(transaction))) {
    throw new BackupError(
      'The database is not empty. Restore into a new one: another DATA_DIR, or another database in DATABASE_URL.',
    );
  }
  if (present.length > names.length) {
    throw new BackupError(
      `The backup is older (${names.at(-1)}) than the tables of the database (${present.at(-1)}). Restore into a database without tables; they are then brought up to date.`,
    );
  }
}

function checkTables(manifest: Manifest, tables: readonly { readonly name: string }[]): void {
  const wanted = manifest.tables.map(({ name }) => name).join(', ');
  const present = tables.map(({ name }) => name).join(', ');
  if (wanted !== present) {
    throw new BackupError(`The backup is damaged: it has the tables ${wanted} instead of ${present}. Use another one.`);
  }
}

/**
 * The queue of jobs is not part of a backup: renders that waited or ran start again when the product does, and webhooks
 * that were not delivered are given up, because they would report old events.
 */
async function endUnfinishedWork(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('renders')
    .set({ status: 'queued', started_at: null, progress: 0, stage: null, previews: '[]', job_id: null })
    .where('status', 'in', ['queued', 'processing'])
    .execute();
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', problem: 'Not delivered before the restore of a backup.' })
    .where('status', '=', 'waiting')
    .execute();
}
