import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { failedListSchema, failedQuerySchema, healthSchema, retryFailedSchema } from './health.schema.ts';

export const healthRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    summary: 'Whether the parts of the installation answer, how long its queues are, and what its engines can do.',
    data: healthSchema,
  }),
  failed: defineRoute({
    method: 'GET',
    path: '/admin/renders/failed',
    access: 'admin',
    summary: 'Renders that failed, the last first, with what the engine said.',
    query: failedQuerySchema,
    data: failedListSchema,
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/admin/renders/retry',
    access: 'admin',
    summary: 'Run a failed render again for its person, on their plan.',
    body: retryFailedSchema,
    data: z.null(),
    says: true,
    errors: ['not_found', 'not_retryable', 'quota_exceeded'],
  }),
} as const;
