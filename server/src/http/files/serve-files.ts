import { DOWNLOAD_FORMATS, FORMATS, type DownloadFormat } from '@kenna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { DownloadsService } from '../../features/downloads/downloads.service.ts';
import type { FilesService } from '../../features/files/files.service.ts';
import { AppError } from '../../shared/app-error.ts';
import { signalOf } from '../bind-routes.ts';

/**
 * Whether a browser may open a file of the format: it cannot contain scripts. Other files are only offered for
 * download.
 */
const OPENS: Record<DownloadFormat, boolean> = { jpg: true, png: true, webp: true, avif: true, tiff: true, svg: false };
const SHOWN = new Set<string>([
  ...DOWNLOAD_FORMATS.filter((format) => OPENS[format]).map((format) => FORMATS[format].contentType),
  'image/gif',
]);

/**
 * A picture can be taken back, so a browser asks again after five minutes, and a cache that serves several people after
 * one. Asking again costs no download, because the content at an address never changes.
 */
const CACHE = 'public, max-age=300, s-maxage=60';
const ETAG = '"unchanging"';

type Blob = Awaited<ReturnType<BlobStore['get']>>;

interface Parts {
  readonly blobs: BlobStore;
  readonly files: Pick<FilesService, 'findKey' | 'findSigned'>;
  readonly downloads: Pick<DownloadsService, 'openSigned'>;
}

async function send(request: FastifyRequest, reply: FastifyReply, etag: string, open: () => Promise<Blob>) {
  const isKnown = request.headers['if-none-match'] === etag;
  const blob = isKnown ? null : await open();
  if (blob === null && !isKnown) throw new AppError('not_found');
  reply
    .header('cache-control', CACHE)
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    // A shared address may be embedded anywhere.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (blob === null) return reply.code(304).send();
  const isShown = SHOWN.has(blob.contentType);
  return reply
    .header('content-disposition', isShown ? 'inline' : 'attachment')
    .header('content-length', blob.size)
    .type(isShown ? blob.contentType : 'application/octet-stream')
    .send(blob.body);
}

/** Files of the blob store; below `signed`, pictures with content credentials. */
export function serveFiles(app: FastifyInstance, { blobs, files, downloads }: Parts): void {
  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const key = await files.findKey(request.params['*']);
    if (key === null) throw new AppError('not_found');
    return send(request, reply, ETAG, () => blobs.get(key));
  });

  app.get<{ Params: { '*': string } }>('/files/signed/*', { schema: { hide: true } }, async (request, reply) => {
    const found = await files.findSigned(request.params['*']);
    const file = found && (await downloads.openSigned(found, signalOf(reply)));
    if (file === null) throw new AppError('not_found');
    return send(request, reply, `"${file.name}"`, file.open);
  });
}
