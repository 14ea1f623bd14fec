/** Files made by a worker. A request whose file exists or is being made is not made again. */
import { DOWNLOAD_MINUTES, type DownloadKind } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken } from '../../shared/security/secret-token.ts';
import { downloadsRepository, type DownloadRow } from './downloads.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

export interface AskedDownload {
  readonly userId: number;
  readonly kind: Exclude<DownloadKind, 'archive' | 'account' | 'delivery'>;
  readonly collectionId?: number;
  readonly imageIds: readonly number[];
  readonly options: object;
  readonly fingerprint: string;
  readonly name: string;
}

interface StoredFile {
  readonly key: string;
  readonly contentType: string;
}

/** A file that expires within this time is made again, so that there is enough time to fetch it. */
const SPARE_MS = 10 * 60_000;

export const isPending = ({ status }: Pick<DownloadRow, 'status'>): boolean =>
  status === 'waiting' || status === 'working';

export const jobOf = ({ kind }: Pick<DownloadRow, 'kind'>) =>
  kind === 'delivery' ? 'delivery.write' : 'download.make';

export function createQueuedDownloads({ db, jobs, clock }: Parts) {
  const downloads = downloadsRepository(db);
  const expiresAt = () => new Date(clock.now().getTime() + DOWNLOAD_MINUTES * 60_000);
  const rowOf = (asked: AskedDownload) => ({ ...asked, downloadId: createSecretToken(), expiresAt: expiresAt() });

  async function get(id: number): Promise<DownloadRow> {
    const row = await downloads.findById(id);
    if (!row) throw new Error('a download is gone right after it was written');
    return row;
  }

  /** Whether a job is still active: it may have been given up. */
  const isAlive = async (row: DownloadRow): Promise<boolean> =>
    row.job_id !== null && (await jobs.isLive(jobOf(row), row.job_id));

  return {
    /** The row as it is now. A download whose job has been given up counts as failed. Archives have no job. */
    async settled(row: DownloadRow): Promise<DownloadRow> {
      if (row.link_hash !== null || !isPending(row) || (await isAlive(row))) return row;
      // The worker may have ended it, or passed it on to another job, since it was read.
      const current = await get(row.id);
      if (current.job_id !== row.job_id || !isPending(current)) return current;
      await downloads.end(row.id, 'failed');
      return get(row.id);
    },

    async findSame({ userId, fingerprint }: AskedDownload): Promise<DownloadRow | null> {
      const row = await downloads.findSame(userId, fingerprint, new Date(clock.now().getTime() + SPARE_MS));
      return row && (!isPending(row) || (await isAlive(row))) ? row : null;
    },

    /** Records a file that is already made. */
    record: async (asked: AskedDownload, file: StoredFile): Promise<DownloadRow> =>
      get(await downloads.insert({ ...rowOf(asked), file })),

    /** @throws AppError `queue_unavailable`. */
    async send(asked: AskedDownload): Promise<DownloadRow> {
      const sent = await db.transaction().execute(async (transaction) => {
        const own = downloadsRepository(transaction);
        const id = await own.insert(rowOf(asked));
        const jobId = await jobs.send(transaction, 'download.make', { downloadId: id }).catch((error: unknown) => {
          throw new AppError('queue_unavailable', { cause: error });
        });
        await own.updateJob(id, jobId);
        return id;
      });
      return get(sent);
    },
  };
}
