/**
 * Backups of the whole installation: the database and the files that its rows name. Those of the schedule and of admins
 * are jobs that write to the operator's folder, in which the newest are kept; the commands write anywhere.
 */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, BACKUP_LINK_MINUTES, type Backup, type Backups } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../db/tables.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { JobContext, JobQueue } from '../../ports/job-queue.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { BackupError } from './backup-error.ts';
import { backupsRepository, type BackupRow } from './backups.repository.ts';
import { inMegabytes } from './in-megabytes.ts';
import { listMadeBackup } from './list-made-backup.ts';
import { UNFINISHED_PREFIX, writeBackup, type BackupProgress, type BackupSummary } from './write-backup.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly accounts: Pick<AccountsService, 'checkPassword'>;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly settings: {
    readonly program: string;
    readonly productSlug: string;
    readonly backups: Config['backups'];
  };
}

interface WriteOptions {
  readonly onProgress: (progress: BackupProgress) => void;
  readonly signal: AbortSignal;
}

const HOUR_MS = 60 * 60_000;
/** Time by which the hourly job may start a backup before it is due. Otherwise it would be almost an hour late. */
const SLACK_MS = HOUR_MS / 2;
/** Number of intervals after which a backup is late. One may have failed, and the next one may still be running. */
const LATE_FACTOR = 2;
const LIST_LENGTH = 50;
/** How long failed backups, and those whose file was deleted, are listed. */
const ROWS_MS = 90 * 24 * HOUR_MS;

const OFF_TEXT = 'No folder for backups is configured: set BACKUP_DIR.';

export type BackupsService = ReturnType<typeof createBackupsService>;

export function createBackupsService({ db, blobs, jobs, accounts, audit, clock, settings }: Parts) {
  const backups = backupsRepository(db);
  const { program, productSlug, backups: config } = settings;

  const write = (file: string, options: WriteOptions): Promise<BackupSummary> =>
    writeBackup({ db, blobs, clock, program, file, ...options });

  async function send(transaction: Transaction<Tables>, origin: BackupRow['origin']): Promise<BackupRow | null> {
    const own = backupsRepository(transaction);
    const row = await own.insert(origin, clock.now());
    if (row !== null) await own.updateJob(row.id, await jobs.send(transaction, 'backup.make', { backupId: row.id }));
    return row;
  }

  const ageOf = (row: BackupRow) => clock.now().getTime() - row.created_at.getTime();

  /** Whether the schedule has no complete backup within its last `LATE_FACTOR` intervals; false without a schedule. */
  const isLate = (last: BackupRow | null): boolean =>
    config !== null &&
    config.everyHours > 0 &&
    (last === null || ageOf(last) > config.everyHours * HOUR_MS * LATE_FACTOR);

  const fileNameOf = ({ id, created_at: at }: BackupRow): string =>
    `${productSlug}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}-${id}.tar`;

  async function removeOld({ folder, keep }: NonNullable<Config['backups']>): Promise<void> {
    for (const { id, name } of await backups.listSuperfluous(keep)) {
      await rm(join(folder, name), { force: true });
      await backups.forgetFile(id);
    }
    await backups.removeBefore(new Date(clock.now().getTime() - ROWS_MS));
  }

  /** Removes what a killed worker left behind. Only one backup is made at a time. */
  async function prepareFolder(folder: string, name: string): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const left = (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED_PREFIX) || each === name);
      for (const each of left) await rm(join(folder, each), { recursive: true, force: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new BackupError(`${folder} cannot be written (${code}). Check BACKUP_DIR.`, { cause: error });
    }
  }

  /** Stores the progress at each hundredth. */
  function createProgress(id: number) {
    let stored = Promise.resolve();
    let hundredth = -1;
    return {
      onProgress(progress: BackupProgress): void {
        const now = progress.total === 0 ? 100 : Math.floor((progress.done / progress.total) * 100);
        if (now === hundredth) return;
        hundredth = now;
        // The backup does not fail because its progress could not be stored.
        stored = stored.then(() => backups.updateProgress(id, progress)).catch(() => {});
      },
      settle: () => stored,
    };
  }

  return {
    /** True if backups are made by a schedule. */
    isScheduled: config !== null,

    /** Writes a backup to a file of the operator's choice, for the command. @throws BackupError. */
    async writeTo(file: string, options: WriteOptions): Promise<BackupSummary> {
      const startedAt = clock.now();
      const summary = await write(file, options);
      if (config !== null) await listMadeBackup(db, config, { file, startedAt, finishedAt: clock.now(), summary });
      return summary;
    },

    async list(): Promise<Backups> {
      const [rows, last] = [await backups.list(LIST_LENGTH), await backups.findLastComplete()];
      return {
        settings: config && { every_hours: config.everyHours, keep: config.keep },
        last: last && present(last),
        is_late: isLate(last),
        backups: rows.map(present),
      };
    },

    /** @throws AppError `conflict` when no folder is configured, or one waits or runs. */
    async start(actor: Actor): Promise<Backup> {
      if (config === null) throw new AppError('conflict', { text: OFF_TEXT });
      return db.transaction().execute(async (transaction) => {
        const row = await send(transaction, 'admin');
        if (row === null) throw new AppError('conflict', { text: 'A backup is being made already.' });
        await audit.record(transaction, actor, { action: 'backup.start', subjectId: row.id });
        return present(row);
      });
    },

    /** The hourly job: ends backups that no worker makes any more, and starts one that is due. */
    async round(): Promise<void> {
      const live = await backups.findLive();
      if (live !== null) {
        if (live.job_id !== null && (await jobs.isLive('backup.make', live.job_id))) return;
        await backups.fail(live.id, 'The worker that made it ended.', clock.now());
      }
      if (config === null || config.everyHours === 0) return;
      const last = await backups.findLastComplete();
      if (last !== null && ageOf(last) < config.everyHours * HOUR_MS - SLACK_MS) return;
      await db.transaction().execute((transaction) => send(transaction, 'schedule'));
    },

    /** The worker's part. @throws when it failed; after the last try it is marked as failed. */
    async make(id: number, { signal, lastTry }: JobContext): Promise<void> {
      const row = await backups.find(id);
      if (row === null || row.status === 'completed' || row.status === 'failed') return;
      try {
        if (config === null) throw new BackupError(OFF_TEXT);
        await backups.updateStatus(id, 'running');
        const name = fileNameOf(row);
        await prepareFolder(config.folder, name);
        const progress = createProgress(id);
        const summary = await write(join(config.folder, name), { onProgress: progress.onProgress, signal });
        await progress.settle();
        await backups.complete(id, name, summary, clock.now());
        await removeOld(config);
      } catch (error) {
        if (signal.aborted || !lastTry) await backups.updateStatus(id, 'waiting');
        else await backups.fail(id, error instanceof Error ? error.message : String(error), clock.now());
        throw error;
      }
    },

    /** @throws AppError `invalid_fields` for a wrong password, `not_found` when this machine has no such file. */
    async link(actor: Actor, id: number, password: string): Promise<{ url: string }> {
      await accounts.checkPassword(actor.adminId, password);
      const name = (await backups.find(id))?.name ?? null;
      if ((await sizeOf(name)) === null) throw noFile();
      const link = createSecretToken();
      await db.transaction().execute(async (transaction) => {
        const expiresAt = new Date(clock.now().getTime() + BACKUP_LINK_MINUTES * 60_000);
        await backupsRepository(transaction).updateLink(id, hashToken(link), expiresAt);
        await audit.record(transaction, actor, { action: 'backup.download', subjectId: id });
      });
      return { url: `${API_BASE}/backup/${link}` };
    },

    /** @throws AppError `not_found` when the link has expired. */
    async open(link: string): Promise<FileAnswer> {
      const name = await backups.findNameByLink(hashToken(link), clock.now());
      const bytes = await sizeOf(name);
      if (config === null || name === null || bytes === null) {
        throw new AppError('not_found', { text: 'This link has expired. Start the download again.' });
      }
      return { name, contentType: 'application/x-tar', bytes, body: createReadStream(join(config.folder, name)) };
    },

    /**
     * Describes the last backup in words, for the health page. @throws when the schedule has no complete backup, or
     * only one that is too old.
     */
    async describe(): Promise<string> {
      if (config === null) return 'None are scheduled (BACKUP_DIR)';
      const last = await backups.findLastComplete();
      const text = last === null ? 'There is none yet' : `The last one is ${hoursOf(ageOf(last))} old${sizeText(last)}`;
      if (isLate(last)) throw new Error(`${text}, and one is wanted every ${config.everyHours} h`);
      return text;
    },

    /** For the metrics; null where none are scheduled. */
    async measure(): Promise<{ lastAt: Date | null; bytes: number; isLate: boolean } | null> {
      if (config === null) return null;
      const last = await backups.findLastComplete();
      return { lastAt: last?.created_at ?? null, bytes: last?.bytes ?? 0, isLate: isLate(last) };
    },
  };

  async function sizeOf(name: string | null): Promise<number | null> {
    if (config === null || name === null) return null;
    return stat(join(config.folder, name)).then(
      ({ size }) => size,
      () => null,
    );
  }
}

const noFile = () =>
  new AppError('not_found', {
    text: 'This server does not have the file: look in BACKUP_DIR of the worker that made it.',
  });

const hoursOf = (ms: number): string => `${Math.max(0, Math.round(ms / HOUR_MS))} h`;
const sizeText = ({ bytes }: BackupRow): string => (bytes === null ? '' : `, ${inMegabytes(bytes)}`);

const present = ({ job_id: _, created_at: createdAt, finished_at: finishedAt, ...row }: BackupRow): Backup => ({
  ...row,
  created_at: createdAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
});
