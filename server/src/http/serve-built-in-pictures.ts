import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../shared/app-error.ts';

/** WebP files that ship with the studio. The address contains a file's version, so it can be cached for ever. */
export function serveBuiltInPictures(app: FastifyInstance, fileOf: (name: string) => string | null): void {
  app.get<{ Params: { name: string } }>('/files/gallery/:name', { schema: { hide: true } }, async (request, reply) => {
    const file = fileOf(request.params.name);
    if (file === null) throw new AppError('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-length', (await stat(file)).size)
      .type('image/webp')
      .send(createReadStream(file));
  });
}
