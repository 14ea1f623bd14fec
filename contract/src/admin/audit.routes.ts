import { defineRoute } from '../route.ts';
import { auditListSchema, auditQuerySchema } from './audit.schema.ts';

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'List the actions of admins, newest first. Entries are never removed.',
    query: auditQuerySchema,
    data: auditListSchema,
  }),
} as const;
