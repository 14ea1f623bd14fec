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
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';
import { withProgress } from '../../lib/realtime/with-progress.ts';
import { keepTold, withDelta } from './chat-deltas.ts';

const CHATS = ['chats'] as const;
const MESSAGES = ['chat-messages'] as const;
/** Without realtime, what is under way is asked for this often. */
const POLL_MS = 2000;

/** Which conversation is meant: by its id, the newest on a picture, or one that is not begun yet. */
export type ChatAddress = { readonly chatId: number } | { readonly imageId: number } | 'newest';

type Pages = InfiniteData<ChatMessages, string | undefined>;

const isLive = ({ messages }: ChatMessages): boolean =>
  messages.some(
    ({ render, status }) => status === 'streaming' || render?.status === 'queued' || render?.status === 'processing',
  );

/** A conversation page by page, the newest first; null: none. */
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
    structuralSharing: (held, fetched) => replaceEqualDeep(held, withTold(held as Pages | undefined, fetched as Pages)),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (!live && state.data?.pages.some(isLive) ? POLL_MS : false),
  });
}

function whichOf(address: ChatAddress | null) {
  if (address === null || address === 'newest') return {};
  return 'chatId' in address ? { chatId: address.chatId } : { image_id: address.imageId };
}

const withTold = (held: Pages | undefined, fetched: Pages): Pages => ({
  ...fetched,
  pages: fetched.pages.map((page, index) => {
    const before = held?.pages[index];
    return before ? keepTold(before, page) : page;
  }),
});

/** Conversations of a kind, the one with the newest message first. */
export const useChats = (kind: ChatKind) =>
  useInfiniteQuery({
    queryKey: [...CHATS, kind],
    queryFn: ({ pageParam, signal }) =>
      call(chatRoutes.list, {
        query: { kind, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The picture at an address; undefined until it is known, null when it is not the person's. */
export const usePictureAt = (url: string | null) =>
  useQuery({
    queryKey: ['picture-at', url],
    enabled: url !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      return findPicture(url ?? '', signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
    },
  }).data;

/** The person's picture at an address; what is not there is the caller's to tell. */
export const findPicture = (url: string, signal?: AbortSignal) =>
  call(imageRoutes.find, { query: { image_url: url }, ...(signal && { signal }), handles: () => true }).then(
    ({ image }) => image,
  );

/** Sends a message. What the plan or the words refuse is the caller's to show. */
export const sendMessage = (chatId: number | 'new', body: ChatSend) =>
  call(chatRoutes.send, {
    params: { id: chatId },
    body,
    handles: ({ status }) => [0, 402, 409, 422].includes(status),
  });

/** What is known of a conversation that is not held under its id yet. */
interface Known {
  readonly assistant?: Assistant | null;
  readonly source?: ImageItem | null;
  /** What was said before. */
  readonly before?: readonly ChatMessage[];
}

/** Holds what was said just now, so that it is there at once; a conversation that has begun with it is held whole. */
export function holdSaid(
  queryClient: QueryClient,
  kind: ChatKind,
  { chatId, messages }: Pick<ChatAnswer, 'chatId' | 'messages'>,
  { assistant = null, source = null, before = [] }: Known,
): void {
  const begun: ChatMessages = { chatId, messages: [...before], source, next: null, suggestions: [], assistant };
  queryClient.setQueryData<Pages>([...MESSAGES, kind, { chatId }], (held) => {
    const { pages, pageParams } = held ?? { pages: [begun], pageParams: [undefined] };
    const [newest = begun, ...older] = pages;
    const others = newest.messages.filter(({ id }) => !messages.some((message) => message.id === id));
    const now = keepTold(newest, { ...newest, messages: [...others, ...messages] });
    return { pages: [now, ...older], pageParams };
  });
}

export function reloadChats(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: MESSAGES }),
    queryClient.invalidateQueries({ queryKey: CHATS }),
  ]);
}

/** Fetches what was missed of an answer; a question that is on its way will do. */
export const fetchMissed = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: MESSAGES }, { cancelRefetch: false });

/** Lets the assistant say no more. */
export function useStopAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: number) => call(chatRoutes.stop, { params: { id: chatId }, body: {} }),
    onSettled: () => reloadChats(queryClient),
  });
}

/** Has the last answer written anew. */
export function useRetryAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: number) => call(chatRoutes.retry, { params: { id: chatId }, body: {} }),
    onSettled: () => reloadChats(queryClient),
  });
}

/** Asks a step that failed again; a spent plan is the caller's to show. */
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

/** Progress moves in place; answers whether a conversation on the page holds that render. */
export const changeStep = (queryClient: QueryClient, event: RenderResultEvent): boolean =>
  changeMessages(
    queryClient,
    ({ render }) => render?.id === event.render_id,
    (message) => ({ ...message, render: message.render && withProgress(message.render, event) }),
  );

/** More of an answer is put in place; answers false when the API must be asked for it. */
export function addDelta(queryClient: QueryClient, { message_id, delta }: ChatEvent): boolean {
  if (!delta) return false;
  let fits = true;
  const held = changeMessages(
    queryClient,
    ({ id }) => id === message_id,
    (message) => {
      const next = withDelta(message, delta);
      fits &&= next !== null;
      return next ?? message;
    },
  );
  return held && fits;
}

/** Changes messages that are held; answers whether there are any. */
function changeMessages(
  queryClient: QueryClient,
  isMeant: (message: ChatMessage) => boolean,
  change: (message: ChatMessage) => ChatMessage,
): boolean {
  let held = false;
  queryClient.setQueriesData<Pages>({ queryKey: MESSAGES }, (data) => {
    if (!data?.pages.some(({ messages }) => messages.some(isMeant))) return data;
    held = true;
    const pages = data.pages.map((page) => ({
      ...page,
      messages: page.messages.map((message) => (isMeant(message) ? change(message) : message)),
    }));
    return { ...data, pages };
  });
  return held;
}
