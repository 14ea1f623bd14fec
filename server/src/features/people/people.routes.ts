import type { peopleRoutes } from '@kenna/contract';
import { actorOf } from '../../http/actor-of.ts';
import type { Handlers } from '../../http/bind-routes.ts';
import type { PeopleService } from './people.service.ts';

export const createPeopleHandlers = (people: PeopleService): Handlers<typeof peopleRoutes> => ({
  list: ({ query }) => people.list(query),
  get: ({ params }) => people.get(params.id),
  grant: async (call) => ({ message: 'Quota granted', data: await people.grant(actorOf(call), call.body) }),
  block: async (call) => ({ message: 'Person blocked', data: await people.block(actorOf(call), call.body) }),
  unblock: async (call) => ({ message: 'Person unblocked', data: await people.unblock(actorOf(call), call.body) }),
});
