import { billingRoutes, peopleRoutes, type RouteBody, type RouteData } from '@kenna/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const PEOPLE = ['people'] as const;

/** Validation errors are shown at their fields; other refusals appear in a toast. */
const inForm = (error: Parameters<typeof showRefusal>[0]) => error.status === 422 || showRefusal(error);

export const usePeople = ({ search, blocked }: { search: string; blocked: boolean }) =>
  useInfiniteQuery({
    queryKey: [...PEOPLE, 'list', search, blocked],
    queryFn: ({ pageParam, signal }) => {
      const filter = { ...(search !== '' && { search }), ...(blocked && { blocked: 'true' }) };
      return call(peopleRoutes.list, { query: { ...filter, ...(pageParam && { cursor: pageParam }) }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof peopleRoutes.list>) => next ?? undefined,
    staleTime: 0,
  });

export const usePerson = (id: number) =>
  useQuery({
    queryKey: [...PEOPLE, id],
    queryFn: ({ signal }) => call(peopleRoutes.get, { params: { id }, signal, handles: () => true }),
    staleTime: 0,
    retry: false,
  });

function useAfterwards() {
  const queryClient = useQueryClient();
  return (answer: { message: string }) => {
    showDone(answer);
    // The page of a person also shows the audit log, so both are reloaded.
    return Promise.all([PEOPLE, ['audit']].map((queryKey) => reload(queryClient, { queryKey })));
  };
}

export const useGrant = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof peopleRoutes.grant>) =>
      callWithMessage(peopleRoutes.grant, { body, handles: inForm }),
    onSuccess: useAfterwards(),
  });

/** Assigns a plan without payment, or ends it. */
export const useAssignPlan = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof billingRoutes.assignPlan>) =>
      callWithMessage(billingRoutes.assignPlan, { body, handles: inForm }),
    onSuccess: useAfterwards(),
  });

export const useInvoicesOf = (id: number) =>
  useQuery({
    queryKey: [...PEOPLE, id, 'invoices'],
    queryFn: ({ signal }) => call(billingRoutes.invoicesOf, { params: { id }, query: {}, signal }),
    staleTime: 0,
  });

/** Refunds a payment. */
export const useRefund = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof billingRoutes.refund>) =>
      callWithMessage(billingRoutes.refund, { body, handles: inForm }),
    onSuccess: useAfterwards(),
  });

/** Blocks or unblocks a person. */
export const useBlock = () =>
  useMutation({
    mutationFn: ({ block, ...body }: RouteBody<typeof peopleRoutes.block> & { block: boolean }) =>
      callWithMessage(block ? peopleRoutes.block : peopleRoutes.unblock, { body, handles: inForm }),
    onSuccess: useAfterwards(),
  });
