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
import type { ApiError } from '../../lib/api/api-error.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';

const RENDERS = ['renders'] as const;
/** Interval for polling pending renders while there is no realtime connection, in milliseconds. */
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

/** Renders of the person, newest first. */
export function useRenders() {
  const live = useConnection((state) => state.live);
  return useInfiniteQuery({
    ...rendersQuery,
    // Shows renders that were requested in another window.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      !live && state.data?.pages.some((page) => page.renders.some(isPending)) ? POLL_MS : false,
  });
}

/**
 * Sends a render request. The caller shows refusals with the status 200, 401, 402 or 403 and `not_drawable` itself; all
 * other errors also get the general message.
 */
export const sendRender = (body: RenderRequest) =>
  call(renderRoutes.create, {
    body,
    handles: ({ status, kind }) => [200, 401, 402, 403].includes(status) || kind === 'not_drawable',
  });

/**
 * Fetches one render and replaces it in the cached list, or adds it at the top when it is new. Returns null when the
 * request fails.
 */
export async function refreshRender(queryClient: QueryClient, id: number): Promise<RenderView | null> {
  const request = () => call(renderRoutes.get, { params: { id }, handles: ({ status }) => status === 404 });
  return askAndPut(queryClient, id, request).catch(() => null);
}

/** Number of the newest request about each render, among those that have been answered. */
const answered = new WeakMap<QueryClient, Map<number, number>>();
let requests = 0;

/**
 * Sends a request that is answered with a render, and puts that render into the cached list. The answer is ignored if a
 * later request was answered earlier, because then it is older than what the page shows.
 */
async function askAndPut(
  queryClient: QueryClient,
  id: number,
  request: () => Promise<RenderView>,
): Promise<RenderView> {
  const turn = (requests += 1);
  const render = await request();
  const turns = answered.get(queryClient) ?? new Map<number, number>();
  answered.set(queryClient, turns);
  if (turn > (turns.get(id) ?? 0)) {
    turns.set(id, turn);
    putConfirmed<Pages>(queryClient, RENDERS, (data) => ({ ...data, pages: withRender(data.pages, render) }));
  }
  return render;
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

/** Returns false when the cached list does not contain the render. */
export function changeRender(
  queryClient: QueryClient,
  id: number,
  change: (render: RenderView) => RenderView,
): boolean {
  const cached = queryClient.getQueryData<Pages>(RENDERS);
  if (!cached?.pages.some((page) => page.renders.some((render) => render.id === id))) return false;
  queryClient.setQueryData<Pages>(RENDERS, { ...cached, pages: changedRender(cached.pages, id, change) });
  return true;
}

export const reloadRenders = (queryClient: QueryClient): Promise<void> => reload(queryClient, { queryKey: RENDERS });

export function useCancelRender() {
  const queryClient = useQueryClient();
  return useMutation({
    // 409 means that the render has ended already, which the reloaded list shows.
    mutationFn: (id: number) =>
      askAndPut(queryClient, id, () =>
        call(renderRoutes.cancel, { params: { id }, handles: ({ status }) => status === 409 }),
      ),
    onError: () => reloadRenders(queryClient),
  });
}

/** A full queue is shown in a toast. The caller handles an exhausted quota (402) by opening the plans. */
export const isRetryHandled = (error: ApiError): boolean =>
  error.status === 402 || (error.kind === 'queue_full' && showRefusal(error));

export function useRetryRender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      askAndPut(queryClient, id, () => call(renderRoutes.retry, { params: { id }, handles: isRetryHandled })),
    onError: () => reloadRenders(queryClient),
  });
}

export function useRemoveRender() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(renderRoutes.remove, { params: { id } }),
    onSuccess: (_, removed) =>
      putConfirmed<Pages>(queryClient, RENDERS, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({ ...page, renders: page.renders.filter(({ id }) => id !== removed) })),
      })),
  });
}

/** Settings that a picture was made with; undefined while loading, for an upload, and when the render was deleted. */
export function useRenderSettings(renderId: number | null): RenderSettings | undefined {
  const queryClient = useQueryClient();
  const cached = queryClient
    .getQueryData<Pages>(RENDERS)
    ?.pages.flatMap((page) => page.renders)
    .find(({ id }) => id === renderId)?.settings;
  const fetched = useQuery({
    queryKey: ['render-settings', renderId],
    enabled: renderId !== null && cached === undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const input = { params: { id: renderId ?? 0 }, signal };
      // 404 is expected, because a render can be deleted without its pictures.
      const render = await call(renderRoutes.get, { ...input, handles: ({ status }) => status === 404 });
      return render.settings;
    },
  });
  return cached ?? fetched.data;
}
