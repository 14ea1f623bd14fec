import { renderRoutes, type RenderResultEvent, type RenderView } from '@kenna/contract';
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { tellEnding } from './dialog-status.ts';
import { isPending } from './render-results.api.ts';
import { withProgress } from '../../lib/realtime/with-progress.ts';

/** Without realtime, work in progress is asked for this often. */
const POLL_MS = 2000;

const keyOf = (id: number) => ['dialog-render', id] as const;

/**
 * The renders of one dialog, newest first, from the moment it opens until it closes or clears them. They are not in the
 * list of the workspace.
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
  return {
    renders: queries.flatMap(({ data }) => (data ? [data] : [])),
    /** Whether a render is on its way. */
    loading: queries.some(({ data }) => data === undefined || isPending(data)),
    /** Shows a render that was asked for in this dialog; one that is shown already stays where it is. */
    follow: (id: number) => setIds((before) => (before.includes(id) ? before : [id, ...before])),
    cancel: (id: number) =>
      void call(renderRoutes.cancel, { params: { id }, handles: ({ status }) => status === 409 })
        .catch(() => null)
        .then(() => queryClient.invalidateQueries({ queryKey: keyOf(id) })),
    retry: async (id: number): Promise<void> => {
      await call(renderRoutes.retry, { params: { id }, handles: ({ status }) => status === 402 });
      await queryClient.invalidateQueries({ queryKey: keyOf(id) });
    },
    clear: () => setIds([]),
  };
}

async function fetchDialogRender(queryClient: QueryClient, id: number, signal: AbortSignal): Promise<RenderView> {
  const before = queryClient.getQueryData<RenderView>(keyOf(id));
  const render = await call(renderRoutes.get, { params: { id }, signal });
  if (!isPending(render) && (before === undefined || isPending(before))) tellEnding(render);
  return render;
}

/** Progress moves in place; what ends is fetched by the dialog that waits for it, if one still does. */
export function applyDialogResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const key = keyOf(event.render_id);
  const ended = event.status === 'completed' || event.status === 'error' || event.status === 'cancelled';
  if (ended || event.render_images.length > 0) {
    // An answer that is on its way is older than this news.
    void queryClient.cancelQueries({ queryKey: key }).then(() => queryClient.invalidateQueries({ queryKey: key }));
  } else queryClient.setQueryData<RenderView>(key, (render) => render && withProgress(render, event));
}

/** After a lost connection: what ended meanwhile was not told. */
export const refreshDialogRenders = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: ['dialog-render'] });
