import {
  chatRoutes,
  imageRoutes,
  renderRoutes,
  type ChatKind,
  type ChatMessages,
  type ChatSend,
  type RenderResultEvent,
} from '@kenna/contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useConnection } from '../../lib/connection.store.ts';
import { withProgress } from '../../lib/with-progress.ts';

const CHATS = ['chats'] as const;
const MESSAGES = ['chat-messages'] as const;
const KIND: ChatKind = 'edit';
/** Without realtime, a step under way is asked for this often. */
const POLL_MS = 2000;

/** Which conversation is meant: by its id, or the newest on a picture. */
export type ChatAddress = { readonly chatId: number } | { readonly imageId: number };

type Pages = InfiniteData<ChatMessages, string | undefined>;

const isLive = ({ messages }: ChatMessages): boolean =>
  messages.some(({ render }) => render?.status === 'queued' || render?.status === 'processing');

/** A conversation page by page, the newest first; null: none. */
export function useChatMessages(address: ChatAddress | null) {
  const live = useConnection((state) => state.live);
  return useInfiniteQuery({
    queryKey: [...MESSAGES, address],
    enabled: address !== null,
    queryFn: ({ pageParam, signal }) => {
      const which = address && 'chatId' in address ? { chatId: address.chatId } : { image_id: address?.imageId };
      const query = { kind: KIND, ...which, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return call(chatRoutes.messages, { query, signal, handles: ({ status }) => status === 404 });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ChatMessages) => page.next ?? undefined,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (!live && state.data?.pages.some(isLive) ? POLL_MS : false),
  });
}

/** Conversations, the one with the newest message first. */
export const useChats = () =>
  useInfiniteQuery({
    queryKey: CHATS,
    queryFn: ({ pageParam, signal }) =>
      call(chatRoutes.list, {
        query: { kind: KIND, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
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
      const input = { query: { image_url: url ?? '' }, signal, handles: () => true };
      return call(imageRoutes.find, input).then(
        ({ image }) => image,
        (error: unknown) => {
          if (signal.aborted) throw error;
          return null;
        },
      );
    },
  }).data;

/** Sends a message. What the plan or the words refuse is the caller's to show. */
export const sendMessage = (chatId: number | 'new', body: ChatSend) =>
  call(chatRoutes.send, {
    params: { id: chatId },
    body: { ...body, kind: KIND },
    handles: ({ status }) => [402, 409, 422].includes(status),
  });

export function reloadChats(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: MESSAGES }),
    queryClient.invalidateQueries({ queryKey: CHATS }),
  ]);
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
export function changeStep(queryClient: QueryClient, event: RenderResultEvent): boolean {
  let held = false;
  queryClient.setQueriesData<Pages>({ queryKey: MESSAGES }, (data) => {
    if (!data?.pages.some(({ messages }) => messages.some(({ render }) => render?.id === event.render_id))) return data;
    held = true;
    const pages = data.pages.map((page) => ({
      ...page,
      messages: page.messages.map((message) =>
        message.render?.id === event.render_id ? { ...message, render: withProgress(message.render, event) } : message,
      ),
    }));
    return { ...data, pages };
  });
  return held;
}
