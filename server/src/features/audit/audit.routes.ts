import type { auditRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { AuditService } from './audit.service.ts';

export const createAuditHandlers = (audit: AuditService): Handlers<typeof auditRoutes> => ({
  list: ({ query }) => audit.list(query),
});
