import type { ChatMessage } from '@kenna/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChatMessages, useRetryAnswer, useStopAnswer } from './chats.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { openChat } from '../../lib/realtime/open-chat.store.ts';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** The conversation with the assistant that the address names; without one, a conversation that is not begun yet. */
export function useAssistant() {
  const [search, setSearch] = useSearchParams();
  const chatId = Number(search.get('chat')) || null;
  const thread = useChatMessages('assistant', chatId === null ? 'newest' : { chatId });
  const stop = useStopAnswer();
  const retry = useRetryAnswer();
  // The channel of a conversation that is not there would be refused.
  const heardId = thread.isSuccess ? chatId : null;
  useEffect(() => {
    openChat(heardId);
    return () => openChat(null);
  }, [heardId]);

  const pages = thread.data?.pages;
  const [page] = pages ?? [];
  const messages =
    chatId === null ? NO_MESSAGES : (pages?.toReversed().flatMap((each) => each.messages) ?? NO_MESSAGES);
  const go = (id: number | null, replace: boolean) =>
    setSearch(id === null ? {} : { chat: String(id) }, { replace, preventScrollReset: true });
  return {
    chatId,
    messages,
    /** Who answers; undefined until it is known. */
    assistant: page?.assistant ?? undefined,
    /** Before the first message: what can be asked. Afterwards: what can be asked next. */
    suggestions: (chatId === null ? page?.suggestions : messages.at(-1)?.suggestions) ?? [],
    isAnswering: messages.at(-1)?.status === 'streaming',
    /** The conversation of the address is not there. */
    missing: chatId !== null && isApiError(thread.error) && thread.error.status === 404,
    failed: thread.isError && pages === undefined,
    waiting: chatId !== null && thread.isPending,
    reload: () => void thread.refetch(),
    older: chatId !== null && thread.hasNextPage ? () => void thread.fetchNextPage() : null,
    open: (id: number) => go(id, false),
    startNew: () => go(null, false),
    /** Follows the conversation that a first message has begun. */
    follow: (id: number) => go(id, true),
    stop: () => chatId !== null && stop.mutate(chatId),
    retry: () => chatId !== null && retry.mutate(chatId),
  };
}

export type AssistantChat = ReturnType<typeof useAssistant>;
