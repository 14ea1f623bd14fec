import { exploreRoutes, imageRoutes, type RouteBody, type RouteData } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { showDone, showRefusal } from '../../ui/messages/server-words.ts';

const ITEMS = ['explore-prompts'] as const;
const LIST = [...ITEMS, 'list'];

type NewItem = RouteBody<typeof exploreRoutes.create>;
type Changes = RouteBody<typeof exploreRoutes.update>;
type Listed = RouteData<typeof exploreRoutes.list>;

/** Validation errors are shown at their fields; other refusals appear in a toast. */
const inForm = (error: Parameters<typeof showRefusal>[0]) => error.status === 422 || showRefusal(error);

export const useExplorePrompts = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(exploreRoutes.list, { signal }), staleTime: 0 });

export const useExplorePrompt = (id: number) =>
  useQuery({
    queryKey: [...ITEMS, id],
    queryFn: ({ signal }) => call(exploreRoutes.get, { params: { id }, signal, handles: () => true }),
    staleTime: 0,
    retry: false,
  });

function useAnnounceAndRefetch() {
  const queryClient = useQueryClient();
  return (answer: { message: string }) => {
    showDone(answer);
    return reload(queryClient, { queryKey: ITEMS });
  };
}

export const useCreateExplorePrompt = () =>
  useMutation({
    mutationFn: (body: NewItem) => callWithMessage(exploreRoutes.create, { body, handles: inForm }),
    onSuccess: useAnnounceAndRefetch(),
  });

export const useChangeExplorePrompt = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Changes & { id: number }) =>
      callWithMessage(exploreRoutes.update, { params: { id }, body, handles: inForm }),
    onSuccess: useAnnounceAndRefetch(),
  });

export const useRemoveExplorePrompt = () =>
  useMutation({
    mutationFn: (id: number) => callWithMessage(exploreRoutes.remove, { params: { id }, handles: showRefusal }),
    onSuccess: useAnnounceAndRefetch(),
  });

/** Saves a new order. It is shown immediately and reverted if the server refuses. */
export function useOrderExplorePrompts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      callWithMessage(exploreRoutes.order, { body: { ids: [...ids] }, handles: showRefusal }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: LIST });
      const before = queryClient.getQueryData<Listed>(LIST);
      const byId = new Map(before?.items.map((item) => [item.id, item]));
      queryClient.setQueryData<Listed>(LIST, { items: ids.flatMap((id) => byId.get(id) ?? []) });
      return { before };
    },
    onSuccess: showDone,
    onError: (_error, _ids, context) => queryClient.setQueryData(LIST, context?.before),
    onSettled: () => reload(queryClient, { queryKey: LIST }),
  });
}

/** Finds the signed-in user's picture with this URL. */
export const useFindPicture = () =>
  useMutation({
    mutationFn: (url: string) => call(imageRoutes.find, { query: { image_url: url } }),
  });
