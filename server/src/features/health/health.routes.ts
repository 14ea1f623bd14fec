import type { healthRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { HealthService } from './health.service.ts';

export const createHealthHandlers = (health: HealthService): Handlers<typeof healthRoutes> => ({
  health: () => health.look(),
  failed: ({ query }) => health.listFailed(query.cursor),
  unsigned: () => health.listUnsigned(),
  async retry(call) {
    await health.retry(actorOf(call), call.body.id);
    return { message: 'The render was sent again', data: null };
  },
});
