import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  createdWebhookSchema,
  createWebhookSchema,
  deliverySchema,
  namedWebhookSchema,
  webhookSchema,
} from './webhooks.schema.ts';

export const webhookRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/webhooks',
    access: 'active',
    summary: 'Addresses of yours that are told when a render has ended.',
    data: z.object({ webhooks: z.array(webhookSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/user/webhooks',
    access: 'active',
    verified: true,
    summary: 'Have an https address told of finished renders. The secret that signs deliveries is answered this once.',
    body: createWebhookSchema,
    data: createdWebhookSchema,
    errors: ['invalid_fields'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/webhooks/delete',
    access: 'active',
    summary: 'Tell an address nothing more.',
    body: namedWebhookSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
  test: defineRoute({
    method: 'POST',
    path: '/user/webhooks/test',
    access: 'active',
    summary: 'Send a delivery that only says that it is a test.',
    body: namedWebhookSchema,
    data: z.object({ delivery: deliverySchema }),
    errors: ['not_found', 'queue_unavailable'],
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/user/webhooks/:id/deliveries',
    access: 'active',
    summary: 'The last deliveries to an address of yours, the newest first.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    data: z.object({ deliveries: z.array(deliverySchema) }),
    errors: ['not_found'],
  }),
} as const;
