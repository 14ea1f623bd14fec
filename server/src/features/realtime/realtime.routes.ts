import type { realtimeRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { RealtimeService } from './realtime.service.ts';

export const createRealtimeHandlers = (realtime: RealtimeService): Handlers<typeof realtimeRoutes> => ({
  authorize: ({ session, body }) => realtime.authorize(session, body.socket_id, body.channel_name),
});
