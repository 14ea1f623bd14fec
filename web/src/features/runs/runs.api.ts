import {
  MAX_ROW_PAGE,
  collectionRoutes,
  imageRoutes,
  renderRoutes,
  runRoutes,
  type RouteBody,
  type RouteData,
  type RowFilter,
  type RunCell,
  type RunView,
} from '@kenna/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { showRefusal } from '../../ui/messages/server-words.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import type { DraftPhotograph } from './run-draft.ts';

const RUNS = ['runs'] as const;
const runKey = (id: number) => [...RUNS, id] as const;
const rowsKey = (id: number) => [...RUNS, id, 'rows'] as const;
const LIST = [...RUNS, 'list'] as const;

/** A running run is polled at this interval while there is no realtime connection, in milliseconds. */
const POLL_MS = 3000;
/** One request of the sheet loads this number of products, and one of the grid the other. */
const ROWS = MAX_ROW_PAGE;
const GRID_ROWS = 40;

type RunAnswer = RouteData<typeof runRoutes.get>;

/** The runs whose names contain a text, newest first. */
export const useRuns = (search = '') =>
  useInfiniteQuery({
    queryKey: [...LIST, search],
    queryFn: ({ pageParam, signal }) =>
      call(runRoutes.list, {
        query: { ...(search && { search }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    // What was found stays while the next search is on its way.
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: RouteData<typeof runRoutes.list>) => next ?? undefined,
    staleTime: 0,
  });

export function useRun(id: number) {
  const live = useConnection((state) => state.live);
  return useQuery({
    queryKey: runKey(id),
    // The page itself explains why it cannot show the run.
    queryFn: ({ signal }) => call(runRoutes.get, { params: { id }, signal, handles: ({ status }) => status !== 401 }),
    staleTime: 0,
    refetchInterval: ({ state }) => (!live && state.data?.run.status === 'running' ? POLL_MS : false),
    ...onceAfterFault,
  });
}

/** Loads products, a page at a time. */
export function useRunRows(id: number) {
  return useInfiniteQuery({
    queryKey: rowsKey(id),
    queryFn: ({ pageParam, signal }) =>
      call(runRoutes.rows, { params: { id }, query: { from: pageParam, limit: ROWS }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: RouteData<typeof runRoutes.rows>) => next ?? undefined,
    staleTime: 0,
  });
}

/**
 * Loads the products of a grid from one place to before another, with their pictures. Only pages with such products are loaded
 * and loaded again.
 */
export function useRunPages({ id, status }: RunView, filter: RowFilter | null, from: number, to: number) {
  const live = useConnection((state) => state.live);
  const first = Math.floor(from / GRID_ROWS);
  const pages = Array.from({ length: Math.max(1, Math.ceil(to / GRID_ROWS) - first) }, (_, index) => first + index);
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...rowsKey(id), 'grid', filter, page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(runRoutes.rows, {
          params: { id },
          query: { from: page * GRID_ROWS, limit: GRID_ROWS, ...(filter !== null && { with: filter }) },
          signal,
        }),
      staleTime: 0,
      refetchInterval: !live && status === 'running' ? POLL_MS : (false as const),
    })),
  });
  return {
    rowAt: (place: number) => answers[Math.floor(place / GRID_ROWS) - first]?.data?.rows[place % GRID_ROWS],
    /** Null until it is known. */
    total: answers.find(({ data }) => data !== undefined)?.data?.total ?? null,
    isError: answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

/** Loads all cells of the products that a filter lists. */
export const useAllCells = (id: number) =>
  useMutation({
    async mutationFn(filter: RowFilter | null): Promise<RunCell[]> {
      const cells: RunCell[] = [];
      for (let from: number | null = 0; from !== null;) {
        const query = { from, limit: MAX_ROW_PAGE, ...(filter !== null && { with: filter }) };
        const page: RouteData<typeof runRoutes.rows> = await call(runRoutes.rows, { params: { id }, query });
        cells.push(...page.rows.flatMap((row) => row.cells));
        from = page.next;
      }
      return cells;
    },
  });

/** Loads the views that a shot can show; there are none when no engine offers any. */
export const useViews = () =>
  useQuery({
    queryKey: ['scene-vocabulary'],
    queryFn: ({ signal }) => call(renderRoutes.vocabulary, { signal }),
    select: ({ kinds }) => kinds['view'] ?? [],
    staleTime: Infinity,
  });

/** Puts the answer to a change into the cache, and waits until the products that it does not contain are reloaded. */
export function useTakeRun() {
  const queryClient = useQueryClient();
  return ({ run }: RunAnswer) => {
    putConfirmed(queryClient, runKey(run.id), { run });
    void reload(queryClient, { queryKey: LIST });
    return reload(queryClient, { queryKey: rowsKey(run.id) });
  };
}

interface NewRun {
  readonly body: RouteBody<typeof runRoutes.create>;
  readonly starts: boolean;
}

/** Creates a run, and starts it if `starts` is true. Refusals are shown; a run whose start is refused exists. */
export const useCreateRun = () =>
  useMutation({
    async mutationFn({ body, starts }: NewRun): Promise<RunAnswer> {
      const created = await call(runRoutes.create, { body, handles: showRefusal });
      if (!starts) return created;
      const params = { id: created.run.id };
      return call(runRoutes.start, { params, body: {}, handles: showRefusal }).catch(() => created);
    },
    onSuccess: useTakeRun(),
  });

const ACTIONS = {
  start: runRoutes.start,
  pause: runRoutes.pause,
  resume: runRoutes.resume,
  cancel: runRoutes.cancel,
  rerun: runRoutes.rerun,
} as const;
export type RunAction = keyof typeof ACTIONS;

export const useRunAction = (id: number) =>
  useMutation({
    mutationFn: (action: RunAction) => call(ACTIONS[action], { params: { id }, body: {}, handles: showRefusal }),
    onSuccess: useTakeRun(),
  });

export const useReviewCells = (id: number) =>
  useMutation({
    mutationFn: (body: RouteBody<typeof runRoutes.review>) => call(runRoutes.review, { params: { id }, body }),
    onSuccess: useTakeRun(),
  });

export const useRerunCells = (id: number) =>
  useMutation({
    mutationFn: (cells: number[]) => call(runRoutes.rerun, { params: { id }, body: { cells }, handles: showRefusal }),
    onSuccess: useTakeRun(),
  });

/** Gives a cell an uploaded file, or the person's picture with this URL. Errors of the upload are those of `upload`. */
export const useReplaceCell = (id: number, upload: (file: File, signal: AbortSignal) => Promise<DraftPhotograph>) =>
  useMutation({
    async mutationFn({ cell, source }: { readonly cell: number; readonly source: File | string }) {
      const { signal } = new AbortController();
      const image = await (typeof source === 'string' ? findPhotograph(source, signal) : upload(source, signal));
      const body = { image_id: image.id };
      return call(runRoutes.replace, { params: { id, cell }, body, handles: showRefusal });
    },
    onSuccess: useTakeRun(),
  });

export const useUpdateRun = (id: number) =>
  useMutation({
    mutationFn: (body: RouteBody<typeof runRoutes.update>) => call(runRoutes.update, { params: { id }, body }),
    onSuccess: useTakeRun(),
  });

/** Lists the ids of all pictures of a collection, in its order. */
export const useCollectionIds = () =>
  useMutation({
    async mutationFn(id: number): Promise<number[]> {
      const ids: number[] = [];
      let cursor: string | null = null;
      do {
        const body = { collection_id: id, ...(cursor !== null && { cursor }) };
        const page: RouteData<typeof collectionRoutes.get> = await call(collectionRoutes.get, { body });
        ids.push(...page.images.map((image) => image.id));
        cursor = page.next;
      } while (cursor !== null);
      return ids;
    },
  });

/** Returns the picture with a URL, which was uploaded as the photograph of a product. */
export async function findPhotograph(url: string, signal: AbortSignal): Promise<DraftPhotograph> {
  const handles = ({ status }: ApiError) => status !== 401;
  const { image } = await call(imageRoutes.find, { query: { image_url: url }, signal, handles });
  const { id, image_url, thumbhash, width, height, is_nsfw } = image;
  const small_url = image.variants[0]?.url ?? image.webp_image_url;
  return { id, image: { id, image_url, small_url, thumbhash, width, height, is_nsfw } };
}

/** The person's picture with a URL; null stands for none yet. */
export const useOwnPicture = (url: string | null) =>
  useQuery({
    queryKey: [...RUNS, 'picture', url],
    queryFn: ({ signal }) => findPhotograph(url!, signal),
    enabled: url !== null,
    retry: false,
  });

/** Reads the text of a sheet, or a workbook. */
export const useReadSheet = () =>
  useMutation({
    mutationFn: (source: string | File) => {
      const handles = ({ status }: ApiError) => status === 422 || status === 413;
      if (typeof source === 'string') return call(runRoutes.readSheet, { body: { text: source }, handles });
      const form = new FormData();
      form.set('image', source);
      return call(runRoutes.readWorkbook, { form, handles });
    },
  });

export function useDeleteRun(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(runRoutes.remove, { params: { id } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: runKey(id) });
      return reload(queryClient, { queryKey: LIST });
    },
  });
}

/** Reloads everything that the page shows of a run. */
export function reloadRun(queryClient: QueryClient, id: number): void {
  void reload(queryClient, { queryKey: runKey(id) });
  void reload(queryClient, { queryKey: LIST });
}

export const refreshRuns = (queryClient: QueryClient): void => void reload(queryClient, { queryKey: RUNS });
