import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const channelGrantSchema = z.object({ auth: z.string(), channel_data: z.string().optional() });

export const realtimeRoutes = {
  authorize: defineRoute({
    method: 'POST',
    path: '/broadcasting/auth',
    access: 'session',
    encoding: 'form',
    summary: 'Authorise a subscription to one of your private channels (Pusher Channels protocol).',
    body: z.object({ socket_id: z.string().max(100), channel_name: z.string().max(200) }),
    data: channelGrantSchema,
    bare: true,
    errors: ['not_owner'],
  }),
} as const;
