import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../ports/blob-store.port.ts';
import { AppError } from '../shared/app-error.ts';

/** Pictures that a browser shows and that cannot carry script; anything else is only offered for saving. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']);

/** Files of the blob store by key. A file never changes, so whoever has it need not ask again. */
export function serveFiles(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: { '*': string } }>('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const blob = await blobs.get(request.params['*']);
    if (blob === null) throw new AppError('not_found');
    const isShown = SHOWN.has(blob.contentType);
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // A shared address may be shown anywhere.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-disposition', isShown ? 'inline' : 'attachment')
        .header('content-length', blob.size)
        .type(isShown ? blob.contentType : 'application/octet-stream')
        .send(blob.body)
    );
  });
}
