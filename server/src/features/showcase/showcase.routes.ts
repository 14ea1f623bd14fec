import type { showcaseRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ShowcaseService } from './showcase.service.ts';

export const createShowcaseHandlers = (showcase: ShowcaseService): Handlers<typeof showcaseRoutes> => ({
  submit: ({ session, params, body }) => showcase.submit(session.userId, params.product, body.image_id),
  list: ({ query }) => showcase.list(query),
  queue: ({ query }) => showcase.queue(query),
  decide: async (call) => ({
    message: call.body.accept ? 'Picture accepted' : 'Picture refused',
    data: await showcase.decide(actorOf(call), call.body.id, call.body.accept),
  }),
});
