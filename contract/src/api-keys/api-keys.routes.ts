import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { apiKeySchema, createApiKeySchema, createdApiKeySchema, revokeApiKeySchema } from './api-keys.schema.ts';

export const apiKeyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/api-keys',
    access: 'active',
    summary: 'List your keys for scripts, newest first, without their secrets.',
    data: z.object({ keys: z.array(apiKeySchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/user/api-keys',
    access: 'active',
    verified: true,
    summary: 'Create a key. Its token is returned only this once and stored only as a hash.',
    body: createApiKeySchema,
    data: createdApiKeySchema,
    errors: ['invalid_fields'],
  }),
  revoke: defineRoute({
    method: 'POST',
    path: '/user/api-keys/revoke',
    access: 'active',
    summary: 'Revoke a key at once.',
    body: revokeApiKeySchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
