import type { apiKeyRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export const createApiKeyHandlers = (keys: ApiKeysService): Handlers<typeof apiKeyRoutes> => ({
  list: async ({ session }) => ({ keys: await keys.list(session.userId) }),
  create: ({ session, body }) => keys.create(session.userId, body),
  async revoke({ session, body }) {
    await keys.revoke(session.userId, body.id);
    return null;
  },
});
