import type { imageRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ImagesService } from './images.service.ts';

export const createImageHandlers = (images: ImagesService): Handlers<typeof imageRoutes> => ({
  upload: ({ session, file }) => images.upload(session.userId, file),
  listMine: ({ session, query }) => images.listMine(session.userId, query),
  listUploads: ({ session, query }) => images.listUploads(session.userId, query),
  countMine: ({ session }) => images.count(session.userId),
});
