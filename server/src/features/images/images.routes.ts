import type { imageRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ImagesService } from './images.service.ts';

export const createImageHandlers = (images: ImagesService): Handlers<typeof imageRoutes> => ({
  upload: ({ actor, file, signal }) => images.upload(actor, file, signal),
  listMine: ({ session, query }) => images.listMine(session.userId, query),
  listUploads: ({ session, query }) => images.listUploads(session.userId, query),
  listForDialog: ({ session, query }) => images.listForDialog(session.userId, query),
  lineage: ({ session, params }) => images.lineage(session.userId, params.id),
  find: ({ session, query }) => images.findByUrl(session.userId, query.image_url),
  uploadMask: ({ session, file }) => images.uploadMask(session.userId, file),
  selectRegion: ({ session, body, signal }) =>
    images.selectRegion(session.userId, body.prompt_image_url, body.kind, signal),
  storage: ({ session }) => images.storageOf(session.userId),
  countMine: ({ session }) => images.count(session.userId),
});
