import { renderRoutes, type RenderResultEvent, type RenderView } from '@kenna/contract';
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { showOutcome } from './dialog-status.ts';
import { isPending, isRetryHandled } from './render-results.api.ts';
import { withProgress } from '../../lib/realtime/with-progress.ts';

/** Interval for polling pending renders while there is no realtime connection, in milliseconds. */
const POLL_MS = 2000;

const keyOf = (id: number) => ['dialog-render', id] as const;

/**
 * Renders that one dialog or the image viewer has requested, newest first, until it closes or clears them. Those of
 * dialogs are not in the list of the workspace.
 */
export function useDialogRenders() {
  const queryClient = useQueryClient();
  const live = useConnection((state) => state.live);
  const [ids, setIds] = useState<readonly number[]>([]);
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchDialogRender(queryClient, id, signal),
      refetchInterval: ({ state }: { state: { data?: RenderView | undefined } }) =>
        !live && state.data && isPending(state.data) ? POLL_MS : false,
    })),
  });
  const follow = (id: number) => setIds((before) => (before.includes(id) ? before : [id, ...before]));
  return {
    renders: queries.flatMap(({ data }) => (data ? [data] : [])),
    /** True while a render is loading or pending. */
    loading: queries.some(({ data }) => data === undefined || isPending(data)),
    /** Adds a render that was requested in this dialog at the top; one that is listed already stays in its position. */
    follow,
    cancel: (id: number) =>
      void call(renderRoutes.cancel, { params: { id }, handles: ({ status }) => status === 409 })
        .catch(() => null)
        .then(() => reload(queryClient, { queryKey: keyOf(id) })),
    retry: async (id: number): Promise<void> => {
      await call(renderRoutes.retry, { params: { id }, handles: isRetryHandled });
      await reload(queryClient, { queryKey: keyOf(id) });
    },
    /** Adds a render once it is loaded. The caller can remove its placeholder then. */
    add: async (id: number): Promise<void> => {
      const load = ({ signal }: { signal: AbortSignal }) => fetchDialogRender(queryClient, id, signal);
      await queryClient.prefetchQuery({ queryKey: keyOf(id), queryFn: load });
      follow(id);
    },
    /** Takes a render away, such as one that was removed. */
    forget: (id: number) => setIds((before) => before.filter((other) => other !== id)),
    clear: () => setIds([]),
  };
}

async function fetchDialogRender(queryClient: QueryClient, id: number, signal: AbortSignal): Promise<RenderView> {
  const before = queryClient.getQueryData<RenderView>(keyOf(id));
  const render = await call(renderRoutes.get, { params: { id }, signal });
  if (!isPending(render) && (before === undefined || isPending(before))) showOutcome(render);
  return render;
}

/**
 * Applies progress to the cached render. A render that has ended or has new pictures is fetched again if its dialog is
 * still open.
 */
export function applyDialogResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const key = keyOf(event.render_id);
  const ended = event.status === 'completed' || event.status === 'error' || event.status === 'cancelled';
  if (ended || event.render_images.length > 0) {
    // A request that is already running may return an older state than this event.
    void reload(queryClient, { queryKey: key });
  } else queryClient.setQueryData<RenderView>(key, (render) => render && withProgress(render, event));
}

/** Called after a reconnect, because renders may have ended while there was no connection. */
export const refreshDialogRenders = (queryClient: QueryClient): void =>
  void reload(queryClient, { queryKey: ['dialog-render'] });
