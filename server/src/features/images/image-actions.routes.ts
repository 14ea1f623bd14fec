import type { imageActionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ImagesService } from './images.service.ts';

export const createImageActionHandlers = (images: ImagesService): Handlers<typeof imageActionRoutes> => ({
  like: ({ session, body }) => images.like(session.userId, body, true),
  unlike: ({ session, body }) => images.like(session.userId, body, false),
  listLiked: ({ session, query }) => images.listLiked(session.userId, query),
  trash: ({ session, body }) => images.trash(session.userId, body),
  trashRender: ({ session, body }) => images.trashRender(session.userId, body.render_id),
  listTrashed: ({ session, query }) => images.listTrashed(session.userId, query),
  restore: ({ session, body }) => images.restore(session.userId, body),
  remove: async ({ session, body }) => {
    await images.remove(session.userId, body);
    return null;
  },
  emptyTrash: ({ session, body }) => images.emptyTrash(session.userId, body),
});
