/** Contact sheets of collections. Their contents are read by the worker that makes them. */
import { fileNameOf, modelTitle, SHEET_LIMIT, type DownloadAnswer, type SheetRequest } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { CollectionsService } from '../collections/collections.service.ts';
import type { ImagesService, PictureFile } from '../images/images.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { DownloadRow } from './downloads.repository.ts';
import type { MadeFile } from './picture/encode-picture.ts';
import type { createQueuedDownloads } from './queued-downloads.ts';
import { addressOf, noSuchPicture } from './image-downloads.ts';
import { makeSheet, type SheetPicture } from './sheet/make-sheet.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly images: ImagesService;
  readonly collections: CollectionsService;
  readonly notes: NotesService;
  readonly queued: ReturnType<typeof createQueuedDownloads>;
  readonly clock: Clock;
  readonly productName: string;
}

/** The request, and the collection it is for. */
type StoredSheet = SheetRequest & { readonly title: string; readonly owner: string; readonly coverId: number | null };

interface Making {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => Promise<void>;
}

const TOO_MANY = `At most ${SHEET_LIMIT} pictures fit onto a sheet`;

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function createSheets({ blobs, images, collections, notes, queued, clock, productName }: Parts) {
  const detailsOf = ({ model, seed, width, height }: PictureFile): string =>
    [model && modelTitle(model, productName), seed !== null && `seed ${seed}`, `${width} × ${height}`]
      .filter(Boolean)
      .join(' · ');

  const pictureOf = (file: PictureFile, own: readonly string[]): SheetPicture => ({
    width: file.width,
    height: file.height,
    captions: { prompt: file.prompt, notes: own.join(' · '), details: detailsOf(file) },
    read: () => blobs.read(file.originalKey),
  });

  return {
    /** @throws AppError `not_found`, `queue_unavailable`, `invalid_fields` for an empty or too large collection. */
    async makeSheet(userId: number, { user_id: _, ...asked }: SheetRequest): Promise<DownloadAnswer> {
      const { collection_id } = asked;
      const taken = await collections.getDownloadable({ collection_id }, { userId, grant: null });
      const { imageIds, title, ownerName: owner, coverId, collectionId } = taken;
      if (imageIds.length === 0) throw invalidFields({ collection_id: 'There is nothing in it yet' });
      if (imageIds.length > SHEET_LIMIT) throw invalidFields({ collection_id: TOO_MANY });
      const options: StoredSheet = { ...asked, title, owner, coverId };
      // Notes and prompts may have changed, so a sheet is never reused.
      const fingerprint = `sheet ${collectionId} ${clock.now().toISOString()}`;
      const name = `${fileNameOf(title, null)}.pdf`;
      const sheet = { kind: 'sheet', userId, collectionId, imageIds, options, fingerprint, name } as const;
      const row = await queued.send(sheet);
      return { download_id: row.download_id, flag: false, data: addressOf(row.download_id), name };
    },

    /** The worker's part. @throws AppError `not_found` when no picture is left. */
    async printSheet(row: DownloadRow, making: Making): Promise<MadeFile> {
      const stored = row.options as unknown as StoredSheet;
      const files = await images.listFiles(row.user_id, row.image_ids);
      if (files.length === 0) throw noSuchPicture();
      const own = await notes.listReadable(row.image_ids, 'link');
      const pictures = files.map((file) => pictureOf(file, own.get(file.id) ?? []));
      const count = `${pictures.length} ${pictures.length === 1 ? 'image' : 'images'}`;
      const cover = files.findIndex(({ id }) => id === stored.coverId);
      const data = await makeSheet(
        {
          page: stored.page,
          landscape: stored.landscape,
          columns: stored.columns,
          captions: stored.captions,
          title: stored.title,
          subtitle: `${count} · by ${stored.owner} · ${dayOf(row.created_at)}`,
          titlePage: stored.title_page,
          cover: pictures[cover] ?? pictures[0] ?? null,
          pictures,
          madeBy: productName,
          madeAt: row.created_at,
        },
        making,
      );
      return { data, contentType: 'application/pdf' as const };
    },
  };
}
