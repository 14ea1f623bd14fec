import { defineRoute } from '../route.ts';
import { auditListSchema, auditQuerySchema } from './audit.schema.ts';

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'What admins did, the last first. Nothing is ever taken out of it.',
    query: auditQuerySchema,
    data: auditListSchema,
  }),
} as const;
