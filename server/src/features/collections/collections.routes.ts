import type { collectionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { CollectionsService } from './collections.service.ts';

interface Caller {
  readonly session: { readonly userId: number; readonly isBlocked: boolean } | null;
  readonly grant: string | null;
}

/** A blocked person has the rights of any other visitor. */
const visitorOf = ({ session, grant }: Caller) => ({
  userId: session && !session.isBlocked ? session.userId : null,
  grant,
});

export const createCollectionHandlers = (collections: CollectionsService): Handlers<typeof collectionRoutes> => ({
  listForDialog: ({ session, body }) => collections.listForDialog(session.userId, body),
  list: ({ session, query }) => collections.list(session.userId, query),
  listPrivate: ({ session, query }) => collections.listPrivate(session.userId, query),
  create: ({ actor, body }) => collections.create(actor, body),
  update: ({ actor, body }) => collections.update(actor, body),
  remove: async ({ actor, body }) => {
    await collections.remove(actor, body.collection_Id);
    return null;
  },
  updateCover: ({ actor, body }) => collections.updateCover(actor, body),
  addImage: ({ actor, body }) => collections.addImages(actor, body),
  removeImage: ({ actor, body }) => collections.removeImages(actor, body),
  moveImage: ({ actor, body }) => collections.moveImages(actor, body),
  orderImage: async ({ actor, body }) => {
    await collections.orderImage(actor, body);
    return null;
  },
  listOfImage: ({ session, body }) => collections.listOfImage(session.userId, body.image_id),
  checkPrivacy: ({ session, body }) => collections.checkPrivacy(session.userId, body.collection_id),
  share: ({ actor, body }) => collections.share(actor, body),
  checkPassword: ({ body, triesLeft }) => collections.checkPassword(body, triesLeft ?? 0),
  validateLink: ({ body, ...call }) => collections.validateLink(body, visitorOf(call)),
  get: ({ body, ...call }) => collections.open(body, visitorOf(call)),
});
