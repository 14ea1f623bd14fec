import type { ChatMessage } from '@kenna/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChatMessages, useRetryAnswer, useStopAnswer } from './chats.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { openChat } from '../../lib/realtime/open-chat.store.ts';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** The assistant's conversation named by the address; without a name, one that has not started yet. */
export function useAssistant() {
  const [search, setSearch] = useSearchParams();
  const chatId = Number(search.get('chat')) || null;
  const thread = useChatMessages('assistant', chatId === null ? 'newest' : { chatId });
  const stop = useStopAnswer();
  const retry = useRetryAnswer();
  // Subscribing to the channel of a conversation that does not exist would be refused.
  const subscribedId = thread.isSuccess ? chatId : null;
  useEffect(() => {
    openChat(subscribedId);
    return () => openChat(null);
  }, [subscribedId]);

  const pages = thread.data?.pages;
  const [page] = pages ?? [];
  const messages =
    chatId === null ? NO_MESSAGES : (pages?.toReversed().flatMap((each) => each.messages) ?? NO_MESSAGES);
  const go = (id: number | null, replace: boolean) =>
    setSearch(id === null ? {} : { chat: String(id) }, { replace, preventScrollReset: true });
  return {
    chatId,
    messages,
    /** The language model that answers; undefined until it is loaded. */
    assistant: page?.assistant ?? undefined,
    /** Suggested messages: for the start of a conversation, or following the last answer. */
    suggestions: (chatId === null ? page?.suggestions : messages.at(-1)?.suggestions) ?? [],
    isAnswering: messages.at(-1)?.status === 'streaming',
    /** Whether the conversation of the address does not exist. */
    missing: chatId !== null && isApiError(thread.error) && thread.error.status === 404,
    failed: thread.isError && pages === undefined,
    waiting: chatId !== null && thread.isPending,
    reload: () => void thread.refetch(),
    older: chatId !== null && thread.hasNextPage ? () => void thread.fetchNextPage() : null,
    open: (id: number) => go(id, false),
    startNew: () => go(null, false),
    /** Opens the conversation that the first message started, in place of the current history entry. */
    follow: (id: number) => go(id, true),
    stop: () => chatId !== null && stop.mutate(chatId),
    retry: () => chatId !== null && retry.mutate(chatId),
  };
}

export type AssistantChat = ReturnType<typeof useAssistant>;
