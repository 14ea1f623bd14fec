import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../ports/blob-store.port.ts';
import { AppError } from '../shared/app-error.ts';

/**
 * Image types that cannot contain scripts, so that a browser may open them; other files are only offered for download.
 */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']);

/** Files of the blob store by key. A file never changes, so it can be cached without revalidation. */
export function serveFiles(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const blob = await blobs.get(request.params['*']);
    if (blob === null) throw new AppError('not_found');
    const isShown = SHOWN.has(blob.contentType);
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // A shared address may be embedded anywhere.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-disposition', isShown ? 'inline' : 'attachment')
        .header('content-length', blob.size)
        .type(isShown ? blob.contentType : 'application/octet-stream')
        .send(blob.body)
    );
  });
}
