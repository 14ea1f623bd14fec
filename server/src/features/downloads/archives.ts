/**
 * Many pictures as a ZIP, or one picture of a collection as it is. A browser's download sends no session, so the file
 * is requested with the session and fetched by a link with 256 random bits, which is stored as a hash and valid for
 * `ARCHIVE_LINK_MINUTES`.
 */
import {
  API_BASE,
  ARCHIVE_LINK_MINUTES,
  channelOf,
  COLLECTION_DOWNLOAD_LIMIT,
  DOWNLOAD_MINUTES,
  fileNameOf,
  pictureFileName,
  saveOptionsOf,
  type ArchiveAnswer,
  type ArchiveFormat,
  type DeliveryReport,
  type downloadRoutes,
  type ParsedBody,
  type SaveOptions,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import { Readable } from 'node:stream';
import type { Tables } from '../../db/tables.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { CollectionsService, Visitor } from '../collections/collections.service.ts';
import type { ImagesService, PictureFile } from '../images/images.service.ts';
import type { RunsService } from '../runs/runs.service.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import { accountEntries } from './account/account-entries.ts';
import { accountExportRepository } from './account/account-export.repository.ts';
import { packPictures, stoppedDownload, uniqueNames, type ArchiveEntry } from './archive/pack-pictures.ts';
import { downloadsRepository, type DownloadRow } from './downloads.repository.ts';
import { signedFile } from './picture/signed-file.ts';
import { deliverPicture } from './delivery/deliver-picture.ts';
import { openFitting } from './delivery/open-fitting.ts';
import { deliveryEntries } from './delivery/delivery-entries.ts';
import { planDelivery, type DeliveryOrder, type NewDelivery, type PlannedFile } from './delivery/plan-delivery.ts';
import { runEntries } from './run/run-entries.ts';
import { noSuchPicture } from './image-downloads.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly images: ImagesService;
  readonly collections: CollectionsService;
  readonly runs: Pick<RunsService, 'exportOf'>;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf'>;
  readonly clock: Clock;
  readonly background: Background;
  readonly productName: string;
}

/** The format of all pictures; null for each picture in its original form. */
type Look = (SaveOptions & { readonly format: ArchiveFormat }) | null;
type Body = ParsedBody<typeof downloadRoutes.archive>;

interface NewArchive {
  readonly userId: number;
  readonly imageIds: readonly number[];
  readonly name: string;
  readonly look: Look;
  /** The run that is exported. */
  readonly runId?: number;
  readonly order?: DeliveryOrder;
  /** The number of files; without it, that of the pictures. */
  readonly total?: number;
  readonly collectionId?: number;
  readonly byVisitor?: boolean;
  readonly kind?: 'archive' | 'account';
  /** Whether the one picture is sent as it is. */
  readonly isPicture?: boolean;
}

/** What a row remembers of the request. */
export interface StoredArchive {
  readonly look: Look;
  readonly isPicture: boolean;
  /** The run that is exported; null for other archives, and absent in rows of the version before. */
  readonly runId?: number | null;
  /** How the run is delivered to channels; absent for other archives. */
  readonly order?: DeliveryOrder;
  /** What came out of a delivery; absent until its files are all made. */
  readonly report?: DeliveryReport | null;
}

const TOO_MANY = `At most ${COLLECTION_DOWNLOAD_LIMIT.toLocaleString('en')} pictures go into one archive`;
const noSuchLink = () => new AppError('not_found', { text: 'This download has expired. Please start it again.' });
const AFTER_LINK_MS = (DOWNLOAD_MINUTES - ARCHIVE_LINK_MINUTES) * 60_000;

/** Pictures keep their form unless a format or a size is requested; a size without a format means JPG. */
function lookOf(body: Omit<Body, 'image_ids' | 'user_id'>): Look {
  const isAsItIs = body.format === null && (body.size ?? 'original') === 'original';
  if (isAsItIs) return null;
  const options = saveOptionsOf({ ...body, format: body.format ?? 'jpg' });
  return { ...options, format: options.format as ArchiveFormat };
}

const endingOf = ({ contentType }: PictureFile, look: Look): string =>
  look === null ? (contentType === 'image/jpeg' ? 'jpg' : 'png') : look.format;

export function createArchives(parts: Parts) {
  const { db, blobs, images, collections, runs, provenance, clock, background, productName } = parts;
  const downloads = downloadsRepository(db);
  /** Archives being sent, by row: opening the link again starts anew and stops the earlier transfer. */
  const sending = new Map<number, Readable>();

  async function issue(archive: NewArchive): Promise<ArchiveAnswer> {
    const { userId, imageIds, name, look, order, total = imageIds.length } = archive;
    const [downloadId, link] = [createSecretToken(), createSecretToken()];
    await downloads.insert({
      ...archive,
      downloadId,
      userId,
      imageIds,
      name,
      kind: archive.kind ?? 'archive',
      options: {
        look,
        isPicture: archive.isPicture ?? false,
        runId: archive.runId ?? null,
        ...(order !== undefined && { order }),
      } satisfies StoredArchive,
      total,
      fingerprint: downloadId,
      linkHash: hashToken(link),
      expiresAt: new Date(clock.now().getTime() + DOWNLOAD_MINUTES * 60_000),
    });
    return { download_id: downloadId, url: `${API_BASE}/download/${link}`, name, total };
  }

  /** Names contain words of the prompt, where it may be seen. */
  const nameOf = (picture: PictureFile, look: Look, hidesPrompt: boolean): string =>
    `${pictureFileName(hidesPrompt ? { ...picture, prompt: '' } : picture)}.${endingOf(picture, look)}`;

  async function entriesOfDelivery(row: DownloadRow, runId: number, order: DeliveryOrder, signal: AbortSignal) {
    const run = await runs.exportOf(row.user_id, runId);
    const pictures = await images.listFiles(row.user_id, row.image_ids);
    const byId = new Map(pictures.map((picture) => [picture.id, picture]));
    const channels = new Map(order.channels.map(channelOf).map((channel) => [channel.key, channel]));
    const making = { blobs, provenance, fitting: openFitting(signal) };
    const parts = {
      run,
      planned: planDelivery(run, pictures, order),
      make: async (file: PlannedFile) => {
        const [picture, channel] = [byId.get(file.imageId), channels.get(file.channel)];
        return picture && channel ? deliverPicture(making, picture, channel, signal) : null;
      },
      onReport: (report: DeliveryReport) => downloads.addOptions(row.id, { report }),
    };
    return deliveryEntries(parts, order);
  }

  async function pictureEntries(row: DownloadRow, hidesPrompt: boolean, signal: AbortSignal) {
    const { look, runId = null, order } = row.options as unknown as StoredArchive;
    if (runId !== null && order !== undefined) return entriesOfDelivery(row, runId, order, signal);
    const read = async (picture: PictureFile) =>
      (await signedFile({ blobs, provenance }, picture, { options: look, hidesPrompt, signal }))?.data ?? null;
    if (runId !== null) {
      const endingOfFile = (picture: PictureFile) => endingOf(picture, look);
      return runEntries({ runs, images, read, endingOf: endingOfFile }, row.user_id, runId);
    }
    const pictures = await images.listFiles(row.user_id, row.image_ids);
    const names = uniqueNames(pictures.map((picture) => nameOf(picture, look, hidesPrompt)));
    return pictures.map((picture, index): ArchiveEntry => ({ name: names[index]!, read: () => read(picture) }));
  }

  /** @throws AppError `not_found` when the picture was deleted. */
  async function pictureAnswer(row: DownloadRow, hidesPrompt: boolean, signal: AbortSignal): Promise<FileAnswer> {
    const { look } = row.options as unknown as StoredArchive;
    const [picture] = await images.listFiles(row.user_id, row.image_ids);
    const file = picture && (await signedFile({ blobs, provenance }, picture, { options: look, hidesPrompt, signal }));
    if (!file) throw noSuchPicture();
    await downloads.end(row.id, 'ready');
    const { data, contentType } = file;
    return { name: row.name, contentType, bytes: data.byteLength, body: Readable.from([Buffer.from(data)]) };
  }

  /** @throws AppError `not_found` when the link has expired, or visitors may no longer download. */
  async function rowOf(link: string): Promise<{ readonly row: DownloadRow; readonly hidesPrompt: boolean }> {
    const row = await downloads.findByLink(hashToken(link), new Date(clock.now().getTime() + AFTER_LINK_MS));
    if (!row) throw noSuchLink();
    if (!row.by_visitor) return { row, hidesPrompt: false };
    const view = await collections.visitorViewOf(row.collection_id ?? 0);
    if (!view?.allowsDownload) throw noSuchLink();
    return { row, hidesPrompt: !view.showsPrompts };
  }

  return {
    /** @throws AppError `not_found` when one of them is not the person's own. */
    async archiveImages(userId: number, { image_ids: ids, user_id: _, ...body }: Body): Promise<ArchiveAnswer> {
      const imageIds = [...new Set(ids)];
      if ((await images.listFiles(userId, imageIds)).length !== imageIds.length) throw noSuchPicture();
      const day = clock.now().toISOString().slice(0, 10);
      const words = `${productName} ${imageIds.length} ${imageIds.length === 1 ? 'picture' : 'pictures'}`;
      return issue({ userId, imageIds, name: `${fileNameOf(words, null)}-${day}.zip`, look: lookOf(body) });
    },

    /**
     * @throws AppError `not_found`, `collection_locked`, `not_owner`, `invalid_fields` when it is empty or too large.
     */
    async archiveCollection(
      visitor: Visitor,
      { short_link, collection_id, image_id, user_id: _, ...body }: ParsedBody<typeof downloadRoutes.collectionArchive>,
    ): Promise<ArchiveAnswer> {
      const taken = await collections.getDownloadable({ short_link, collection_id }, visitor);
      const { ownerId: userId, imageIds, isOwn, showsPrompts, collectionId, title } = taken;
      const look = lookOf(body);
      if (image_id !== undefined) {
        const [picture] = imageIds.includes(image_id) ? await images.listFiles(userId, [image_id]) : [];
        if (picture === undefined) throw noSuchPicture();
        const name = nameOf(picture, look, !isOwn && !showsPrompts);
        return issue({ userId, imageIds: [image_id], name, look, collectionId, byVisitor: !isOwn, isPicture: true });
      }
      if (imageIds.length === 0) throw invalidFields({ collection_id: 'There is nothing in it yet' });
      if (imageIds.length > COLLECTION_DOWNLOAD_LIMIT) throw invalidFields({ collection_id: TOO_MANY });
      const name = `${fileNameOf(title, null)}.zip`;
      return issue({ userId, imageIds, name, look, collectionId, byVisitor: !isOwn });
    },

    /** @throws AppError `not_found`, `nothing_to_change` when it has no pictures. */
    async archiveRun(
      userId: number,
      runId: number,
      { user_id: _, ...body }: ParsedBody<typeof downloadRoutes.runArchive>,
    ): Promise<ArchiveAnswer> {
      const run = await runs.exportOf(userId, runId);
      const ids = run.cells.flatMap(({ imageId }) => imageId ?? []);
      const files = await images.listFiles(userId, ids);
      if (files.length === 0) throw new AppError('nothing_to_change', { text: 'This run has no pictures yet.' });
      const name = `${fileNameOf(run.name, null)}.zip`;
      return issue({ userId, imageIds: files.map(({ id }) => id), name, look: lookOf(body), runId });
    },

    /** The pictures of a run as channels require them, as an archive that is made while it is sent. */
    archiveDelivery({ userId, runId, run, order, planned }: NewDelivery): Promise<ArchiveAnswer> {
      const imageIds = [...new Set(planned.map(({ imageId }) => imageId))];
      const name = `${fileNameOf(`${run.name} delivery`, null)}.zip`;
      return issue({ userId, imageIds, name, look: null, runId, order, total: planned.length });
    },

    /** All data of a person: their pictures, and the stored data about them. */
    async archiveAccount(userId: number): Promise<ArchiveAnswer> {
      const name = `${fileNameOf(`${productName} account`, null)}-${clock.now().toISOString().slice(0, 10)}.zip`;
      const answer = await issue({ userId, imageIds: [], name, look: null, kind: 'account' });
      return { ...answer, total: await accountExportRepository(db).countOriginals(userId) };
    },

    /** @throws AppError `not_found` when the link has expired or visitors may no longer download, `conflict`. */
    async openArchive(link: string, requested: AbortSignal): Promise<FileAnswer> {
      const { row, hidesPrompt } = await rowOf(link);
      if ((row.options as unknown as StoredArchive).isPicture) {
        if (!(await downloads.restart(row.id))) throw stoppedDownload();
        return pictureAnswer(row, hidesPrompt, requested);
      }
      const left = new AbortController();
      const { signal } = left;
      const isAccount = row.kind === 'account';
      const entries = await (isAccount
        ? accountEntries({ db, blobs, provenance }, row.user_id, signal)
        : pictureEntries(row, hidesPrompt, signal));
      if (!(await downloads.restart(row.id))) throw stoppedDownload();
      // The earlier transfer learns at once that it was replaced, and does not end the row of this one.
      const earlier = sending.get(row.id);
      const body = packPictures({
        entries,
        modifiedAt: clock.now(),
        onProgress: (done) => downloads.updateProgress(row.id, done),
        onEnd(isWhole) {
          // A newer transfer has replaced this one and updates the row.
          if (sending.get(row.id) !== body) return;
          sending.delete(row.id);
          background.run('ending a download', async () => {
            await downloads.end(row.id, isWhole ? 'ready' : 'cancelled');
          });
        },
      });
      body.once('close', () => left.abort());
      sending.set(row.id, body);
      earlier?.destroy(stoppedDownload());
      return { name: row.name, contentType: 'application/zip', bytes: null, body };
    },
  };
}
