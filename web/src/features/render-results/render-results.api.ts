import {
  renderRoutes,
  type RenderList,
  type RenderRequest,
  type RenderSettings,
  type RenderView,
} from '@kenna/contract';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';

const RENDERS = ['renders'] as const;
/** Without realtime, work in progress is asked for this often. */
const POLL_MS = 2000;

type Pages = InfiniteData<RenderList, string | undefined>;

export const isPending = ({ status }: Pick<RenderView, 'status'>): boolean =>
  status === 'queued' || status === 'processing';

const rendersQuery = infiniteQueryOptions({
  queryKey: RENDERS,
  queryFn: ({ pageParam, signal }) =>
    call(renderRoutes.list, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: RenderList) => page.next ?? undefined,
});

/** The person's renders, newest first. */
export function useRenders() {
  const live = useConnection((state) => state.live);
  return useInfiniteQuery({
    ...rendersQuery,
    // What was asked for in another window shows as soon as one comes back to this.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      !live && state.data?.pages.some((page) => page.renders.some(isPending)) ? POLL_MS : false,
  });
}

/** Sends a request. The caller shows 401, 402 and 403 itself; everything else also gets the general message. */
export const sendRender = (body: RenderRequest) =>
  call(renderRoutes.create, { body, handles: ({ status }) => [200, 401, 402, 403].includes(status) });

/** Fetches one render and puts it where it belongs in the list: in its place, or first when it is new. */
export async function refreshRender(queryClient: QueryClient, id: number): Promise<RenderView | null> {
  const render = await call(renderRoutes.get, { params: { id }, handles: ({ status }) => status === 404 }).catch(
    () => null,
  );
  if (render) putRender(queryClient, render);
  return render;
}

function putRender(queryClient: QueryClient, render: RenderView): void {
  queryClient.setQueryData<Pages>(RENDERS, (data) => data && { ...data, pages: withRender(data.pages, render) });
}

function withRender(pages: RenderList[], render: RenderView): RenderList[] {
  if (!pages.some((page) => page.renders.some(({ id }) => id === render.id))) {
    return pages.map((page, index) => (index === 0 ? { ...page, renders: [render, ...page.renders] } : page));
  }
  return changedRender(pages, render.id, () => render);
}

const changedRender = (pages: RenderList[], id: number, change: (render: RenderView) => RenderView): RenderList[] =>
  pages.map((page) => ({
    ...page,
    renders: page.renders.map((render) => (render.id === id ? change(render) : render)),
  }));

/** Answers false when the list does not hold that render. */
export function changeRender(
  queryClient: QueryClient,
  id: number,
  change: (render: RenderView) => RenderView,
): boolean {
  const held = queryClient.getQueryData<Pages>(RENDERS);
  if (!held?.pages.some((page) => page.renders.some((render) => render.id === id))) return false;
  queryClient.setQueryData<Pages>(RENDERS, { ...held, pages: changedRender(held.pages, id, change) });
  return true;
}

export const reloadRenders = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: RENDERS });

export function useCancelRender() {
  const queryClient = useQueryClient();
  return useMutation({
    // One that has ended meanwhile shows so by itself.
    mutationFn: (id: number) => call(renderRoutes.cancel, { params: { id }, handles: ({ status }) => status === 409 }),
    onSuccess: (render) => putRender(queryClient, render),
    onError: () => reloadRenders(queryClient),
  });
}

/** A spent quota is the caller's to show: it opens the plans. */
export function useRetryRender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(renderRoutes.retry, { params: { id }, handles: ({ status }) => status === 402 }),
    onSuccess: (render) => putRender(queryClient, render),
    onError: () => reloadRenders(queryClient),
  });
}

export function useRemoveRender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(renderRoutes.remove, { params: { id } }),
    onSuccess: (_, removed) =>
      queryClient.setQueryData<Pages>(
        RENDERS,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, renders: page.renders.filter(({ id }) => id !== removed) })),
          },
      ),
  });
}

/** The settings that made a picture; undefined until they are known, and for an upload. */
export function useRenderSettings(renderId: number | null): RenderSettings | undefined {
  const queryClient = useQueryClient();
  const held = queryClient
    .getQueryData<Pages>(RENDERS)
    ?.pages.flatMap((page) => page.renders)
    .find(({ id }) => id === renderId)?.settings;
  const fetched = useQuery({
    queryKey: ['render-settings', renderId],
    enabled: renderId !== null && held === undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const input = { params: { id: renderId ?? 0 }, signal };
      // A render can be removed from the list while its pictures stay.
      const render = await call(renderRoutes.get, { ...input, handles: ({ status }) => status === 404 });
      return render.settings;
    },
  });
  return held ?? fetched.data;
}
