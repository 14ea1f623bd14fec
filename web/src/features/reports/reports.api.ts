import { reportRoutes, showcaseReportRoutes, type ReportStatus, type RouteBody, type RouteData } from '@kenna/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const REPORTS = ['reports'] as const;

export const useReports = (status: ReportStatus) =>
  useInfiniteQuery({
    queryKey: [...REPORTS, status],
    queryFn: ({ pageParam, signal }) =>
      call(reportRoutes.list, { query: { status, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof reportRoutes.list>) => next ?? undefined,
    staleTime: 0,
  });

export function useDecideReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof reportRoutes.decide>) =>
      callWithMessage(reportRoutes.decide, { body, handles: showRefusal }),
    onSuccess: showDone,
    onSettled: () => reload(queryClient, { queryKey: REPORTS }),
  });
}

/** Reports a picture of the public showcase. */
export const useReportShown = () =>
  useMutation({
    mutationFn: (id: number) => callWithMessage(showcaseReportRoutes.report, { body: { id }, handles: showRefusal }),
    onSuccess: showDone,
  });
