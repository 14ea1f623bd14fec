/**
 * Pictures in another format and size. Small and quick ones are returned at once; the others are made by a worker,
 * which may take longer for a better file.
 */
import {
  API_BASE,
  DEFAULT_QUALITY,
  FORMATS,
  pictureFileName,
  saveOptionsOf,
  savedSides,
  type DownloadAnswer,
  type DownloadFormat,
  type downloadRoutes,
  type ParsedBody,
  type SaveOptions,
} from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { ImagesService, PictureFile } from '../images/images.service.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { storeDownload } from './download-files.ts';
import type { DownloadRow } from './downloads.repository.ts';
import { xmpIn, type MadeFile, type RasterOptions } from './picture/encode-picture.ts';
import { signedFile } from './picture/signed-file.ts';
import { tracePicture } from './picture/trace-picture.ts';
import type { AskedDownload, createQueuedDownloads } from './queued-downloads.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly images: ImagesService;
  readonly renders: RendersService;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf' | 'choiceOf'>;
  readonly queued: ReturnType<typeof createQueuedDownloads>;
}

/** Maximum number of pixels to encode within a request; takes about a fifth of a second. */
const QUICK_PIXELS = 1_200_000;
/** Whether a format is encoded fast enough to be made within the request. */
const IS_QUICK: Record<DownloadFormat, boolean> = {
  jpg: true,
  webp: true,
  png: false,
  avif: false,
  tiff: false,
  svg: false,
};
/** Maximum bytes of a file inside the answer's envelope. */
const SMALL_FILE = 512 * 1024;

export const noSuchPicture = () => new AppError('not_found', { text: 'There is no such picture.' });
const fileGone = () => new AppError('not_found', { text: 'The file of this picture is gone.' });

export const addressOf = (downloadId: string): string => `${API_BASE}/user/download/image/${downloadId}`;

/** The name includes the size where it differs from the picture's own. */
const fileName = (picture: PictureFile, { format, size }: SaveOptions): string =>
  `${pictureFileName(picture)}${size === 'original' ? '' : `-${size}`}.${format}`;

/** Whether the original itself satisfies the request, so that re-encoding would only lose quality. */
function isOriginal({ contentType }: PictureFile, { format, size, background, quality }: SaveOptions): boolean {
  if (size !== 'original' && size !== 'transparent') return false;
  if (format === 'png') return contentType === 'image/png' && background === 'transparent';
  return format === 'jpg' && contentType === 'image/jpeg' && quality >= DEFAULT_QUALITY;
}

/** An upload in its original form is sent as it is; the original of a generated picture is encoded with its mark. */
function isQuick(picture: PictureFile, options: SaveOptions): boolean {
  const isUnchanged = isOriginal(picture, options);
  if (isUnchanged && picture.tool === null) return true;
  const { width, height } = savedSides(picture, options);
  const pixels = Math.max(width * height, picture.width * picture.height);
  return (isUnchanged || IS_QUICK[options.format]) && pixels <= QUICK_PIXELS;
}

const withMetadata = (svg: string, xmp: string | null): string =>
  xmp === null || svg.includes('<metadata')
    ? svg
    : svg.replace(/<svg[^>]*>/, (head) => `${head}<metadata>${xmp}</metadata>`);

export function createImageDownloads({ blobs, images, renders, provenance, queued }: Parts) {
  async function readOriginal({ originalKey }: PictureFile): Promise<Uint8Array> {
    const bytes = await blobs.read(originalKey);
    if (bytes === null) throw fileGone();
    return bytes;
  }

  /** The vector drawing of a picture that was drawn as a technical flat; null where there is none. */
  async function flatOf(userId: number, picture: PictureFile, signal: AbortSignal): Promise<string | null> {
    if (picture.model !== 'kennasketch' || picture.sceneKind !== 'object') return null;
    const asked = { image_id: picture.id, format: 'svg' } as const;
    const file = await renders.sceneFile(userId, asked, signal).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    const bytes = file && (await blobs.read(blobs.keyOf(file.url) ?? ''));
    return bytes && Buffer.from(bytes).toString('utf8');
  }

  async function drawing(userId: number, picture: PictureFile, { detail }: SaveOptions, signal: AbortSignal) {
    const original = await readOriginal(picture);
    const outgoing = await provenance.outgoingPictureOf(picture.id, { hidesPrompt: false, signal });
    const xmp = await xmpIn(original, outgoing);
    const flat = await flatOf(userId, picture, signal);
    const file =
      flat === null
        ? await tracePicture(original, { detail, xmp, signal })
        : { data: Buffer.from(withMetadata(flat, xmp)), contentType: FORMATS.svg.contentType };
    return outgoing.sign(file, { isConverted: true });
  }

  /** In its original form where that satisfies the request. */
  async function fileOf(picture: PictureFile, options: RasterOptions, signal: AbortSignal): Promise<MadeFile> {
    const asked = isOriginal(picture, options) ? null : options;
    const file = await signedFile({ blobs, provenance }, picture, { options: asked, hidesPrompt: false, signal });
    if (file === null) throw fileGone();
    return file;
  }

  /** Includes the file itself when it is small. */
  async function answerOf(row: DownloadRow, made?: MadeFile): Promise<DownloadAnswer> {
    const { download_id, name, file_key: key } = row;
    const inEnvelope = key !== null && row.content_type !== 'image/svg+xml';
    const data = inEnvelope ? (made?.data ?? (await blobs.read(key))) : null;
    if (data === null || data.byteLength > SMALL_FILE) {
      return { download_id, flag: false, data: addressOf(download_id), name };
    }
    return { download_id, flag: true, data: Buffer.from(data).toString('base64'), name };
  }

  return {
    /** @throws AppError `not_found`, `not_owner`, `queue_unavailable`, `unsigned`. */
    async saveImage(
      userId: number,
      body: ParsedBody<typeof downloadRoutes.image>,
      signal: AbortSignal,
    ): Promise<DownloadAnswer> {
      const id = body.image_id ?? (await images.ownImageOf(userId, body.image_url ?? '')).id;
      const [picture] = await images.listFiles(userId, [id]);
      if (!picture) throw noSuchPicture();
      const options = saveOptionsOf({ ...body, format: body.format ?? body.type });
      const asked: AskedDownload = {
        userId,
        kind: 'image',
        imageIds: [id],
        options,
        name: fileName(picture, options),
        // Another choice of what credentials name makes another file.
        fingerprint: JSON.stringify([id, options, await provenance.choiceOf(userId)]),
      };
      const same = await queued.findSame(asked);
      if (same) return answerOf(same);
      const { format } = options;
      if (format === 'svg' || !isQuick(picture, options)) {
        return answerOf(await queued.send(asked));
      }
      const made = await fileOf(picture, { ...options, format }, signal);
      const key = await storeDownload(blobs, made);
      return answerOf(await queued.record(asked, { key, contentType: made.contentType }), made);
    },

    /** The worker's part. @throws AppError `not_found` when the picture was deleted meanwhile. */
    async makeImage({ user_id: userId, image_ids: ids, options: stored }: DownloadRow, signal: AbortSignal) {
      const options = stored as unknown as SaveOptions;
      const [picture] = await images.listFiles(userId, ids);
      if (!picture) throw noSuchPicture();
      const { format } = options;
      if (format === 'svg') return drawing(userId, picture, options, signal);
      return fileOf(picture, { ...options, format }, signal);
    },
  };
}
