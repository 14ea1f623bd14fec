/**
 * Deliveries into a folder of the blob store. A worker writes a few files at a time and then lets others have a turn.
 * Each file is read back before it counts, so that a worker which goes on after a crash writes only what is missing.
 * The manifest comes last: a folder that has `manifest.json` is complete.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  channelOf,
  DELIVERY_DAYS,
  fileNameOf,
  type DeliveryReport,
  type downloadRoutes,
  type RouteData,
} from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DELIVERY_FOLDER } from '../../../shared/delivery-folder.ts';
import { createSecretToken } from '../../../shared/security/secret-token.ts';
import type { ImagesService, PictureFile } from '../../images/images.service.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import { stoppedDownload } from '../archive/pack-pictures.ts';
import { downloadsRepository, type DownloadRow } from '../downloads.repository.ts';
import { deliverPicture } from './deliver-picture.ts';
import { UNSIGNED } from './delivery-entries.ts';
import { deliveryFilesRepository } from './delivery-files.repository.ts';
import { leftOut, manifestCsv, manifestJson, outcomeOf, reportOf, type FileOutcome } from './delivery-manifest.ts';
import { openFitting, type Fitting } from './open-fitting.ts';
import type { DeliveredRun, DeliveryOrder, NewDelivery, PlannedFile } from './plan-delivery.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly images: Pick<ImagesService, 'listFiles' | 'sweepFolder'>;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf'>;
  readonly clock: Clock;
}

/** What the row of a delivery into a folder remembers. */
export interface StoredDelivery {
  readonly runId: number;
  readonly run: DeliveredRun;
  readonly order: DeliveryOrder;
  /** Prefix of the keys of its files. */
  readonly folder: string;
  readonly report?: DeliveryReport;
}

/** Files that a worker writes before another delivery has its turn: some seconds of work. */
const TURN = 3;
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const DAY_MS = 24 * 60 * 60_000;

const storedIn = (row: DownloadRow) => row.options as unknown as StoredDelivery;
const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');
/** `deliveries/<person>/<delivery>` of one of its files. */
const folderOf = (key: string): string => key.split('/').slice(0, 3).join('/');

export function createFolderDeliveries({ db, blobs, jobs, images, provenance, clock }: Parts) {
  const downloads = downloadsRepository(db);
  const files = deliveryFilesRepository(db);

  async function send(transaction: Transaction<Tables>, id: number): Promise<void> {
    const jobId = await jobs.send(transaction, 'delivery.write', { downloadId: id }).catch((error: unknown) => {
      throw new AppError('queue_unavailable', { cause: error });
    });
    await downloadsRepository(transaction).updateJob(id, jobId);
  }

  /** Writes a file and reads it back. @throws Error when the store returns something else. */
  async function store(key: string, data: Uint8Array, contentType: string): Promise<string> {
    await blobs.put(key, data, contentType);
    const written = await blobs.read(key);
    const sha256 = hashOf(data);
    if (written === null || hashOf(written) !== sha256)
      throw new Error(`The store did not keep ${key} as it was written.`);
    return sha256;
  }

  async function writeFile(
    { folder, order }: StoredDelivery,
    file: PlannedFile,
    picture: PictureFile | undefined,
    making: { readonly fitting: Fitting; readonly signal: AbortSignal },
  ): Promise<FileOutcome> {
    const channel = order.channels.map(channelOf).find(({ key }) => key === file.channel);
    if (picture === undefined || channel === undefined) return outcomeOf(null, null);
    try {
      const made = await deliverPicture(
        { blobs, provenance, fitting: making.fitting },
        picture,
        channel,
        making.signal,
      );
      const data = made?.data ?? null;
      if (data === null) return outcomeOf(made, null);
      return outcomeOf(made, await store(`${folder}/${file.name}`, data, TYPES[channel.format]!));
    } catch (error) {
      if (error instanceof AppError && error.code === 'unsigned') return leftOut(UNSIGNED);
      if (error instanceof AppError && error.code === 'not_found') return outcomeOf(null, null);
      throw error;
    }
  }

  /** Returns whether all files are made. @throws AppError `conflict` when it was cancelled. */
  async function writeTurn(row: DownloadRow, signal: AbortSignal): Promise<boolean> {
    const stored = storedIn(row);
    const open = await files.listOpen(row.id, TURN);
    const ended = await files.countEnded(row.id);
    const pictures = await images.listFiles(row.user_id, [...new Set(open.map(({ file }) => file.imageId))]);
    const byId = new Map(pictures.map((picture) => [picture.id, picture]));
    const turn = new AbortController();
    const making = { fitting: openFitting(AbortSignal.any([signal, turn.signal])), signal };
    try {
      for (const [index, { position, file }] of open.entries()) {
        signal.throwIfAborted();
        if (!(await downloads.updateProgress(row.id, ended + index))) throw stoppedDownload();
        await files.updateOutcome(row.id, position, await writeFile(stored, file, byId.get(file.imageId), making));
      }
    } finally {
      turn.abort();
    }
    return open.length < TURN;
  }

  async function finish(row: DownloadRow): Promise<void> {
    const { run, order, folder } = storedIn(row);
    const ended = await files.listEnded(row.id);
    await downloads.addOptions(row.id, { report: reportOf(ended) });
    await store(`${folder}/manifest.csv`, manifestCsv(run, ended), 'text/csv');
    await store(`${folder}/manifest.json`, manifestJson(run, order, ended), 'application/json');
    if (await downloads.end(row.id, 'ready')) await files.removeAll(row.id);
  }

  async function removeFolder(folder: string): Promise<void> {
    for await (const { key } of blobs.list(`${folder}/`)) await blobs.remove(key);
  }

  return {
    /** @throws AppError `queue_unavailable`. */
    async send({
      userId,
      runId,
      run,
      order,
      planned,
    }: NewDelivery): Promise<RouteData<typeof downloadRoutes.deliverToFolder>> {
      const now = clock.now();
      const name = `${fileNameOf(`${run.name} delivery`, null)}-${now.toISOString().slice(0, 10)}`;
      const words = name.normalize('NFKD').replace(/[^a-z0-9-]+/g, '') || 'delivery';
      const folder = `${DELIVERY_FOLDER}${userId}/${words}-${randomBytes(8).toString('hex')}`;
      const downloadId = createSecretToken();
      await db.transaction().execute(async (transaction) => {
        const id = await downloadsRepository(transaction).insert({
          downloadId,
          userId,
          kind: 'delivery',
          imageIds: [],
          options: { runId, run, order, folder } satisfies StoredDelivery,
          fingerprint: downloadId,
          name,
          total: planned.length,
          expiresAt: new Date(now.getTime() + DELIVERY_DAYS * DAY_MS),
        });
        await deliveryFilesRepository(transaction).insertAll(id, planned);
        await send(transaction, id);
      });
      return { download_id: downloadId, folder, total: planned.length };
    },

    /**
     * Goes on with a delivery that has failed. @throws AppError `queue_unavailable`, `conflict` when it has not failed.
     */
    async resume(row: DownloadRow): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const isResumed = await downloadsRepository(transaction).resume(row.id);
        if (!isResumed) throw new AppError('conflict', { text: 'Only a delivery that has failed can go on.' });
        await send(transaction, row.id);
      });
    },

    /** The worker's job: writes the next files. @throws AppError `conflict` when it was cancelled. */
    async write(row: DownloadRow, signal: AbortSignal): Promise<void> {
      if (await writeTurn(row, signal)) return finish(row);
      await db.transaction().execute((transaction) => send(transaction, row.id));
    },

    /** Removes what was written before it was cancelled. The sweep removes what a worker is writing at this moment. */
    async discard(row: DownloadRow): Promise<void> {
      await files.removeAll(row.id);
      await removeFolder(storedIn(row).folder);
    },

    /** Removes the files of deliveries that were cancelled or have expired. */
    sweep: () =>
      images.sweepFolder(DELIVERY_FOLDER, async (page) => {
        const folders = [...new Set(page.map(({ key }) => folderOf(key)))];
        const wanted = await downloads.listFolders(folders);
        for (const { key } of page) if (!wanted.has(folderOf(key))) await blobs.remove(key);
      }),
  };
}
