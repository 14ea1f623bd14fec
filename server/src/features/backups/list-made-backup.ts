/**
 * Lists a backup that the command has written straight into the folder of the schedule, so that admins see it, the age
 * of the last one is true, and the schedule counts it among those that it keeps.
 */
import { basename, dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../db/tables.ts';
import { backupsRepository } from './backups.repository.ts';
import type { BackupSummary } from './write-backup.ts';

interface MadeBackup {
  /** Absolute path. */
  readonly file: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly summary: BackupSummary;
}

/** Does nothing for a file that is elsewhere, such as in a folder below. */
export async function listMadeBackup(
  db: Kysely<Tables>,
  { folder }: NonNullable<Config['backups']>,
  { file, startedAt, finishedAt, summary }: MadeBackup,
): Promise<void> {
  if (dirname(file) !== folder) return;
  await db
    .transaction()
    .execute((transaction) =>
      backupsRepository(transaction).insertFromCommand({ name: basename(file), startedAt, finishedAt, ...summary }),
    );
}
