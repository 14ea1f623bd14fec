import type { collectionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { CollectionsService } from './collections.service.ts';

export const createCollectionHandlers = (collections: CollectionsService): Handlers<typeof collectionRoutes> => ({
  listForDialog: ({ session, body }) => collections.listForDialog(session.userId, body.pagination),
});
