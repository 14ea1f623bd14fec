import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  chatAnswerSchema,
  chatIdParamsSchema,
  chatListQuerySchema,
  chatListSchema,
  chatMessagesQuerySchema,
  chatMessagesSchema,
  chatOrNewParamsSchema,
  chatSendSchema,
} from './chats.schema.ts';

export const chatRoutes = {
  messages: defineRoute({
    method: 'GET',
    path: '/chat/messages',
    access: 'active',
    scope: 'read',
    summary: 'A conversation of yours: by its id, by the picture that it began with, or the newest.',
    query: chatMessagesQuerySchema,
    data: chatMessagesSchema,
    errors: ['not_found', 'invalid_fields'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/chat/list',
    access: 'active',
    scope: 'read',
    summary: 'Your conversations, the one with the newest message first.',
    query: chatListQuerySchema,
    data: chatListSchema,
    errors: ['invalid_fields'],
  }),
  send: defineRoute({
    method: 'POST',
    path: '/chat/:id/message/send',
    access: 'active',
    scope: 'render',
    summary:
      'Say what to change. What can be done is done as a render of EditWithChat and charged as one; a step back and an honest no cost nothing.',
    params: chatOrNewParamsSchema,
    body: chatSendSchema,
    data: chatAnswerSchema,
    errors: [
      'not_found',
      'not_owner',
      'conflict',
      'quota_exceeded',
      'invalid_fields',
      'engine_unavailable',
      'queue_unavailable',
    ],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/chat/:id/messages',
    access: 'active',
    scope: 'library',
    summary: 'Forget a conversation; its pictures stay in My images.',
    params: chatIdParamsSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
