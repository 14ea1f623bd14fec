import { auditRoutes, type AuditAction, type RouteData } from '@kenna/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export interface AuditFilter {
  readonly action?: AuditAction;
  readonly person_id?: number;
}

/** Actions of administrators, newest first. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(auditRoutes.list, { query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof auditRoutes.list>) => next ?? undefined,
    staleTime: 0,
  });
