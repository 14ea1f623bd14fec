import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/app-error.ts';
import { sendPublicPicture } from './send-public-picture.ts';

/** WebP files that ship with the product. The address contains a file's version. */
export function serveBuiltInPictures(app: FastifyInstance, fileOf: (name: string) => string | null): void {
  app.get<{ Params: { name: string } }>('/files/gallery/:name', { schema: { hide: true } }, async (request, reply) => {
    const file = fileOf(request.params.name);
    if (file === null) throw new AppError('not_found');
    const { size } = await stat(file);
    return sendPublicPicture(reply, createReadStream(file), size);
  });
}
