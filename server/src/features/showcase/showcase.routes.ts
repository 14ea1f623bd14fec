import type { showcaseRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { ShowcaseService } from './showcase.service.ts';

export const createShowcaseHandlers = (showcase: ShowcaseService): Handlers<typeof showcaseRoutes> => ({
  submit: ({ session, params, body }) => showcase.submit(session.userId, params.product, body.image_id),
  list: ({ query }) => showcase.list(query.cursor),
  queue: ({ query }) => showcase.queue(query),
  decide: ({ session, body }) => showcase.decide(session.userId, body.id, body.accept),
});
