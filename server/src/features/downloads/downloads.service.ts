/**
 * Downloads: pictures in other formats and sizes, several as an archive, a collection as a PDF. The person must own the
 * pictures, or be allowed to download them. Finished files can be fetched for `DOWNLOAD_MINUTES`; everybody is notified
 * on a public channel that one is ready, by an id that is useless without the person's session.
 */
import { DOWNLOAD_CHANNEL, type DownloadState } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { JobContext, JobQueue } from '../../ports/job-queue.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { CollectionsService } from '../collections/collections.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import type { RunsService } from '../runs/runs.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { createArchives } from './archives.ts';
import { createDeliveries } from './deliveries.ts';
import { createFolderDeliveries } from './delivery/folder-deliveries.ts';
import { storeDownload, sweepDownloads } from './download-files.ts';
import { downloadsRepository, type DownloadRow } from './downloads.repository.ts';
import { createQueuedDownloads, isPending, jobOf } from './queued-downloads.ts';
import { createImageDownloads } from './image-downloads.ts';
import { createSignedFiles } from './signed-files.ts';
import { createSheets } from './sheets.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly realtime: RealtimePublisher;
  readonly clock: Clock;
  readonly log: Logger;
  readonly images: ImagesService;
  readonly collections: CollectionsService;
  readonly renders: RendersService;
  readonly runs: Pick<RunsService, 'exportOf'>;
  readonly notes: NotesService;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf' | 'choiceOf' | 'choiceFor'>;
  readonly background: Background;
  readonly productName: string;
}

/** How many expired downloads the sweep removes in one statement. */
const SWEPT_AT_ONCE = 1000;

const noSuchDownload = () => new AppError('not_found', { text: 'This download has expired. Please start it again.' });
const notReady = () => new AppError('conflict', { text: 'This download is not ready.' });

const stateOf = ({ download_id, kind, status, name, done, total }: DownloadRow): DownloadState => ({
  download_id,
  kind,
  status,
  name,
  done,
  total,
});

export type DownloadsService = ReturnType<typeof createDownloadsService>;

export function createDownloadsService(parts: Parts) {
  const { db, blobs, jobs, realtime, clock, log, images } = parts;
  const downloads = downloadsRepository(db);
  const queued = createQueuedDownloads(parts);
  const { saveImage, makeImage } = createImageDownloads({ ...parts, queued });
  const { makeSheet, printSheet } = createSheets({ ...parts, queued });
  const { archiveDelivery, ...archives } = createArchives(parts);
  const folders = createFolderDeliveries(parts);
  const deliveries = createDeliveries({ ...parts, queued, archives: { archiveDelivery }, folders });
  const openSigned = createSignedFiles(parts);

  async function getOwn(userId: number, downloadId: string): Promise<DownloadRow> {
    const row = await downloads.findOwn(userId, downloadId, clock.now());
    if (!row) throw noSuchDownload();
    return row;
  }

  const announce = ({ download_id }: DownloadRow) =>
    realtime.publish(DOWNLOAD_CHANNEL, 'UserRenderDownloadImage', { download_id });

  async function makeFile(row: DownloadRow, signal: AbortSignal): Promise<void> {
    const onProgress = async (done: number) => void (await downloads.updateProgress(row.id, done));
    const made = row.kind === 'sheet' ? await printSheet(row, { signal, onProgress }) : await makeImage(row, signal);
    signal.throwIfAborted();
    const key = await storeDownload(blobs, made);
    const isWanted = await downloads.end(row.id, 'ready', { key, contentType: made.contentType });
    if (!isWanted) await blobs.remove(key);
  }

  return {
    saveImage,
    makeSheet,
    ...archives,
    openSigned,
    ...deliveries,

    /**
     * The file of a finished download. @throws AppError `not_found`, also when its picture was deleted; `conflict`
     * when it is not finished, has failed or was cancelled.
     */
    async openFile(userId: number, downloadId: string): Promise<FileAnswer> {
      const row = await getOwn(userId, downloadId);
      if (row.status !== 'ready' || row.file_key === null || row.content_type === null) throw notReady();
      if ((await images.listFiles(userId, row.image_ids)).length === 0) throw noSuchDownload();
      const blob = await blobs.get(row.file_key);
      if (blob === null) throw noSuchDownload();
      return { name: row.name, contentType: row.content_type, bytes: blob.size, body: blob.body };
    },

    /** A download whose job has been given up counts as failed. @throws AppError `not_found`. */
    async state(userId: number, downloadId: string): Promise<DownloadState> {
      return stateOf(await queued.settled(await getOwn(userId, downloadId)));
    },

    /** @throws AppError `not_found`. */
    async cancel(userId: number, downloadId: string): Promise<DownloadState> {
      const row = await getOwn(userId, downloadId);
      const isStopped = await downloads.end(row.id, 'cancelled');
      if (isStopped && row.job_id !== null) await jobs.cancel(jobOf(row), row.job_id);
      if (isStopped && row.kind === 'delivery') await folders.discard(row);
      return stateOf(await getOwn(userId, downloadId));
    },

    /** The worker's job: makes the file, and announces the result. */
    async make(id: number, { signal, lastTry }: JobContext): Promise<void> {
      const row = await downloads.findById(id);
      if (row === null || !(await downloads.updateProgress(id, 0))) return;
      try {
        await makeFile(row, signal);
      } catch (error) {
        if (signal.aborted || !(lastTry || error instanceof AppError)) throw error;
        log.warn({ err: error, download: id }, 'a download could not be made');
        await downloads.end(id, 'failed');
      }
      await announce(row);
    },

    /** The worker's job: writes the next files of a delivery into a folder, and announces its end. */
    async writeDelivery(id: number, { signal, lastTry }: JobContext): Promise<void> {
      const row = await downloads.findById(id);
      if (row === null || !isPending(row)) return;
      try {
        await folders.write(row, signal);
      } catch (error) {
        if (signal.aborted || !(lastTry || error instanceof AppError)) throw error;
        log.warn({ err: error, download: id }, 'a delivery could not be written');
        await downloads.end(id, 'failed');
      }
      await announce(row);
    },

    async sweep(): Promise<void> {
      while ((await downloads.removeExpired(clock.now(), SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
      await sweepDownloads({ blobs, images }, clock.now());
      await folders.sweep();
    },
  };
}
