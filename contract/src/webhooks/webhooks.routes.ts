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
    summary: 'List your webhook addresses, which are notified of finished renders.',
    data: z.object({ webhooks: z.array(webhookSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/user/webhooks',
    access: 'active',
    verified: true,
    summary:
      'Add an https address to be notified of finished renders. The secret that signs deliveries is returned only this once.',
    body: createWebhookSchema,
    data: createdWebhookSchema,
    errors: ['invalid_fields'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/webhooks/delete',
    access: 'active',
    summary: 'Delete a webhook address.',
    body: namedWebhookSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
  test: defineRoute({
    method: 'POST',
    path: '/user/webhooks/test',
    access: 'active',
    summary: 'Send a test delivery.',
    body: namedWebhookSchema,
    data: z.object({ delivery: deliverySchema }),
    errors: ['not_found', 'queue_unavailable'],
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/user/webhooks/:id/deliveries',
    access: 'active',
    summary: 'List the latest deliveries to one of your addresses, newest first.',
    params: z.object({ id: z.coerce.number().int().positive() }),
    data: z.object({ deliveries: z.array(deliverySchema) }),
    errors: ['not_found'],
  }),
} as const;
