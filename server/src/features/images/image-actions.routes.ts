import type { imageActionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ImagesService } from './images.service.ts';

export const createImageActionHandlers = (images: ImagesService): Handlers<typeof imageActionRoutes> => ({
  like: ({ actor, body }) => images.like(actor, body, true),
  unlike: ({ actor, body }) => images.like(actor, body, false),
  listLiked: ({ session, query }) => images.listLiked(session.userId, query),
  trash: ({ actor, body }) => images.trash(actor, body),
  trashRender: ({ actor, body }) => images.trashRender(actor, body.render_id),
  listTrashed: ({ session, query }) => images.listTrashed(session.userId, query),
  restore: ({ actor, body }) => images.restore(actor, body),
  remove: async ({ actor, body }) => {
    await images.remove(actor, body);
    return null;
  },
  emptyTrash: ({ actor, body }) => images.emptyTrash(actor, body),
});
