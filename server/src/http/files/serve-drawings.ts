import type { FastifyInstance } from 'fastify';
import type { DrawingsService } from '../../features/drawings/drawings.service.ts';
import { AppError } from '../../shared/app-error.ts';
import { signalOf } from '../bind-routes.ts';
import { sendPublicPicture } from './send-public-picture.ts';

/** Pictures of what the built-in engine draws. The address changes with the picture. */
export function serveDrawings(app: FastifyInstance, drawings: Pick<DrawingsService, 'picture'>): void {
  app.get<{ Params: { file: string } }>('/files/drawings/:file', { schema: { hide: true } }, async (request, reply) => {
    const file = await drawings.picture(request.params.file, signalOf(reply));
    if (file === null) throw new AppError('not_found');
    return sendPublicPicture(reply, Buffer.from(file), file.length);
  });
}
