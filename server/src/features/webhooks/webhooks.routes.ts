import type { webhookRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const createWebhookHandlers = (webhooks: WebhooksService): Handlers<typeof webhookRoutes> => ({
  list: async ({ session }) => ({ webhooks: await webhooks.list(session.userId) }),
  create: ({ session, body }) => webhooks.create(session.userId, body.url),
  async remove({ session, body }) {
    await webhooks.remove(session.userId, body.id);
    return null;
  },
  test: async ({ session, body }) => ({ delivery: await webhooks.sendTest(session.userId, body.id) }),
  deliveries: async ({ session, params }) => ({
    deliveries: await webhooks.listDeliveries(session.userId, params.id),
  }),
});
