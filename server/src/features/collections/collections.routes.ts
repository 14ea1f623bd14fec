import type { collectionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { CollectionsService } from './collections.service.ts';

interface Caller {
  readonly session: { readonly userId: number; readonly isBlocked: boolean } | null;
  readonly grant: string | null;
}

/** A person who is blocked is a visitor like any other. */
const visitorOf = ({ session, grant }: Caller) => ({
  userId: session && !session.isBlocked ? session.userId : null,
  grant,
});

export const createCollectionHandlers = (collections: CollectionsService): Handlers<typeof collectionRoutes> => ({
  listForDialog: ({ session, body }) => collections.listForDialog(session.userId, body),
  list: ({ session, query }) => collections.list(session.userId, query),
  listPrivate: ({ session, query }) => collections.listPrivate(session.userId, query),
  create: ({ session, body }) => collections.create(session.userId, body),
  update: ({ session, body }) => collections.update(session.userId, body),
  remove: async ({ session, body }) => {
    await collections.remove(session.userId, body.collection_Id);
    return null;
  },
  updateCover: ({ session, body }) => collections.updateCover(session.userId, body),
  addImage: ({ session, body }) => collections.addImages(session.userId, body),
  removeImage: ({ session, body }) => collections.removeImages(session.userId, body),
  moveImage: ({ session, body }) => collections.moveImages(session.userId, body),
  orderImage: async ({ session, body }) => {
    await collections.orderImage(session.userId, body);
    return null;
  },
  listOfImage: ({ session, body }) => collections.listOfImage(session.userId, body.image_id),
  checkPrivacy: ({ session, body }) => collections.checkPrivacy(session.userId, body.collection_id),
  share: ({ session, body }) => collections.share(session.userId, body),
  checkPassword: ({ body }) => collections.checkPassword(body),
  validateLink: ({ body, ...call }) => collections.validateLink(body, visitorOf(call)),
  get: ({ body, ...call }) => collections.open(body, visitorOf(call)),
});
