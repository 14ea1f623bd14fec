import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  failedListSchema,
  failedQuerySchema,
  healthSchema,
  retryFailedSchema,
  unsignedPictureSchema,
} from './health.schema.ts';

export const healthRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    summary:
      'Get the health of the installation: its components, the lengths of its queues, and the abilities of its engines.',
    data: healthSchema,
  }),
  failed: defineRoute({
    method: 'GET',
    path: '/admin/renders/failed',
    access: 'admin',
    summary: 'List failed renders with the engine’s error, newest first.',
    query: failedQuerySchema,
    data: failedListSchema,
  }),
  unsigned: defineRoute({
    method: 'GET',
    path: '/admin/unsigned',
    access: 'admin',
    summary: 'List the latest files of pictures that could not be marked or signed, newest first.',
    data: z.object({ files: z.array(unsignedPictureSchema) }),
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/admin/renders/retry',
    access: 'admin',
    summary: 'Run a failed render again for its owner, charged to their plan.',
    body: retryFailedSchema,
    data: z.null(),
    hasMessage: true,
    errors: ['not_found', 'not_retryable', 'quota_exceeded', 'queue_full'],
  }),
} as const;
