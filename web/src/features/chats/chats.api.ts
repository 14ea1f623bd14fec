import {
  chatRoutes,
  imageRoutes,
  renderRoutes,
  type Assistant,
  type ChatAnswer,
  type ChatEvent,
  type ChatKind,
  type ChatMessage,
  type ChatMessages,
  type ChatSend,
  type ImageItem,
  type RenderResultEvent,
} from '@kenna/contract';
import {
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { isApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/api-client.ts';
import { askAgain, reload } from '../../lib/api/newer-data.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { withProgress } from '../../lib/realtime/with-progress.ts';
import { withNewerText, withDelta } from './chat-deltas.ts';

const CHATS = ['chats'] as const;
const MESSAGES = ['chat-messages'] as const;
/** Interval in ms for polling a pending answer or render while there is no realtime connection. */
const POLL_MS = 2000;

/** The conversation with an id, the newest one about a picture, or one that has not started yet. */
export type ChatAddress = { readonly chatId: number } | { readonly imageId: number } | 'newest';

type Pages = InfiniteData<ChatMessages, string | undefined>;

const isLive = ({ messages }: ChatMessages): boolean =>
  messages.some(
    ({ render, status }) => status === 'streaming' || render?.status === 'queued' || render?.status === 'processing',
  );

/** Messages of a conversation in pages, the newest page first. `address`: null for no conversation. */
export function useChatMessages(kind: ChatKind, address: ChatAddress | null) {
  const live = useConnection((state) => state.live);
  return useInfiniteQuery({
    queryKey: [...MESSAGES, kind, address],
    enabled: address !== null,
    queryFn: ({ pageParam, signal }) => {
      const query = { kind, ...whichOf(address), ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return call(chatRoutes.messages, { query, signal, handles: ({ status }) => status === 404 });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ChatMessages) => page.next ?? undefined,
    structuralSharing: (cached, fetched) =>
      replaceEqualDeep(cached, withReceived(cached as Pages | undefined, fetched as Pages)),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (!live && state.data?.pages.some(isLive) ? POLL_MS : false),
  });
}

function whichOf(address: ChatAddress | null) {
  if (address === null || address === 'newest') return {};
  return 'chatId' in address ? { chatId: address.chatId } : { image_id: address.imageId };
}

const withReceived = (cached: Pages | undefined, fetched: Pages): Pages => ({
  ...fetched,
  pages: fetched.pages.map((page, index) => {
    const before = cached?.pages[index];
    return before ? withNewerText(before, page) : page;
  }),
});

/** Conversations of a kind that contain a text, by their newest message, the newest first. */
export const useChats = (kind: ChatKind, search: string) =>
  useInfiniteQuery({
    queryKey: [...CHATS, kind, search],
    queryFn: ({ pageParam, signal }) =>
      call(chatRoutes.list, {
        query: { kind, ...(search && { search }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // What was found stays while the next search is on its way.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * The picture at an address; its data are undefined: still loading, not reachable for the moment, or no address; null: there
 * is none, or it belongs to another person.
 */
export const usePictureAt = (url: string | null) =>
  useQuery({
    queryKey: ['picture-at', url],
    enabled: url !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      return findPicture(url ?? '', signal).catch((error: unknown) => {
        if (isApiError(error) && [403, 404].includes(error.status)) return null;
        throw error;
      });
    },
  });

/** The person's picture at an address. The caller reports errors. */
export const findPicture = (url: string, signal?: AbortSignal) =>
  call(imageRoutes.find, { query: { image_url: url }, ...(signal && { signal }), handles: () => true }).then(
    ({ image }) => image,
  );

/** Sends a message. The caller reports a spent plan, a conflict, an invalid text and a lost connection. */
export const sendMessage = (chatId: number | 'new', body: ChatSend) =>
  call(chatRoutes.send, {
    params: { id: chatId },
    body,
    handles: ({ status }) => [0, 402, 409, 422].includes(status),
  });

/** Data for a conversation that is not cached under its id yet. */
interface Known {
  readonly assistant?: Assistant | null;
  readonly source?: ImageItem | null;
  /** Earlier messages. */
  readonly before?: readonly ChatMessage[];
}

/**
 * Adds the messages of an answer to the cache, so that they appear at once. A conversation that starts with them is
 * cached completely.
 */
export function cacheMessages(
  queryClient: QueryClient,
  kind: ChatKind,
  { chatId, messages }: Pick<ChatAnswer, 'chatId' | 'messages'>,
  { assistant = null, source = null, before = [] }: Known,
): void {
  const begun: ChatMessages = { chatId, messages: [...before], source, next: null, suggestions: [], assistant };
  const queryKey = [...MESSAGES, kind, { chatId }];
  queryClient.setQueryData<Pages>(queryKey, (cached) => {
    const { pages, pageParams } = cached ?? { pages: [begun], pageParams: [undefined] };
    const [newest = begun, ...older] = pages;
    const others = newest.messages.filter(({ id }) => !messages.some((message) => message.id === id));
    const now = withNewerText(newest, { ...newest, messages: [...others, ...messages] });
    return { pages: [now, ...older], pageParams };
  });
  askAgain(queryClient, { queryKey, exact: true });
}

export function reloadChats(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([reload(queryClient, { queryKey: MESSAGES }), reload(queryClient, { queryKey: CHATS })]);
}

/** Fetches the missed parts of an answer. A pending request is reused. */
export const fetchMissed = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: MESSAGES }, { cancelRefetch: false });

/** Ends the answer that the assistant is writing. */
export function useStopAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: number) => call(chatRoutes.stop, { params: { id: chatId }, body: {} }),
    onSettled: () => reloadChats(queryClient),
  });
}

/** Requests the last answer again. */
export function useRetryAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: number) => call(chatRoutes.retry, { params: { id: chatId }, body: {} }),
    onSettled: () => reloadChats(queryClient),
  });
}

/** Retries a failed step. The caller reports a spent plan. */
export function useRetryStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(renderRoutes.retry, { params: { id }, handles: ({ status }) => status === 402 }),
    onSettled: () => reloadChats(queryClient),
  });
}

export function useCancelStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(renderRoutes.cancel, { params: { id }, handles: ({ status }) => status === 409 }),
    onSettled: () => reloadChats(queryClient),
  });
}

export function useForgetChat() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(chatRoutes.remove, { params: { id } }),
    onSuccess: () => reloadChats(queryClient),
  });
}

/** Updates the progress of a render in the cache. Returns whether a cached conversation contains it. */
export const changeStep = (queryClient: QueryClient, event: RenderResultEvent): boolean =>
  changeMessages(
    queryClient,
    ({ render }) => render?.id === event.render_id,
    (message) => ({ ...message, render: message.render && withProgress(message.render, event) }),
  );

/** Appends part of an answer in the cache. Returns false when the API must be asked for the messages. */
export function addDelta(queryClient: QueryClient, { message_id, delta }: ChatEvent): boolean {
  if (!delta) return false;
  let fits = true;
  const cached = changeMessages(
    queryClient,
    ({ id }) => id === message_id,
    (message) => {
      const next = withDelta(message, delta);
      fits &&= next !== null;
      return next ?? message;
    },
  );
  return cached && fits;
}

/** Changes cached messages. Returns whether there were any. */
function changeMessages(
  queryClient: QueryClient,
  isMeant: (message: ChatMessage) => boolean,
  change: (message: ChatMessage) => ChatMessage,
): boolean {
  let cached = false;
  queryClient.setQueriesData<Pages>({ queryKey: MESSAGES }, (data) => {
    if (!data?.pages.some(({ messages }) => messages.some(isMeant))) return data;
    cached = true;
    const pages = data.pages.map((page) => ({
      ...page,
      messages: page.messages.map((message) => (isMeant(message) ? change(message) : message)),
    }));
    return { ...data, pages };
  });
  return cached;
}
