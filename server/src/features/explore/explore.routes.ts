import type { exploreRoutes, landingRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ExploreService } from './explore.service.ts';

export const createExploreHandlers = (explore: ExploreService): Handlers<typeof exploreRoutes> => ({
  list: () => explore.list(),
  create: async (call) => ({ message: 'Explore prompt created', data: await explore.create(actorOf(call), call.body) }),
  order: async (call) => ({ message: 'Order updated', data: await explore.order(actorOf(call), call.body) }),
  get: ({ params }) => explore.get(params.id),
  update: async (call) => ({
    message: 'Explore prompt updated',
    data: await explore.update(actorOf(call), call.params.id, call.body),
  }),
  async remove(call) {
    await explore.remove(actorOf(call), call.params.id);
    return { message: 'Explore prompt deleted', data: null };
  },
});

export const createLandingHandlers = (explore: ExploreService): Handlers<typeof landingRoutes> => ({
  gallery: ({ query }) => explore.gallery(query),
});
