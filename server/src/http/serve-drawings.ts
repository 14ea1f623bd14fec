import type { FastifyInstance } from 'fastify';
import type { DrawingsService } from '../features/drawings/drawings.service.ts';
import { AppError } from '../shared/app-error.ts';

/** Pictures of what the built-in engine draws. The address changes with the picture, so it can be cached for ever. */
export function serveDrawings(app: FastifyInstance, drawings: Pick<DrawingsService, 'picture'>): void {
  app.get<{ Params: { file: string } }>('/files/drawings/:file', { schema: { hide: true } }, async (request, reply) => {
    const file = await drawings.picture(request.params.file);
    if (file === null) throw new AppError('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(Buffer.from(file));
  });
}
