import type { ChatMessage, ImageItem } from '@kenna/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChatMessages, usePictureAt, type ChatAddress } from '../../../features/chats/chats.api.ts';
import {
  liveStepOf,
  standingOf,
  stepAfter,
  stepBefore,
  stepsOf,
  type Step,
} from '../../../features/edit-chat/thread-steps.ts';
import { changeDraft, choosePicture, useDraft } from '../../../features/workspace/draft.store.ts';
import { openChat } from '../../../lib/realtime/open-chat.store.ts';

/** `chat` of the address for a conversation that is not begun yet, on a picture that has another. */
const NEW = 'new';
const NO_MESSAGES: readonly ChatMessage[] = [];

/**
 * The conversation on the page: the one that the address names, else the newest on the picture of the draft. Which step
 * is looked at lives in the address; without one it is what stands after the last answer.
 */
export function useChatThread() {
  const [search, setSearch] = useSearchParams();
  const draftUrl = useDraft((state) => state.draft.promptImageUrl);
  const named = search.get('chat');
  const namedId = Number(named) || null;
  const drafted = usePictureAt(namedId === null ? draftUrl : null) ?? null;
  const thread = useChatMessages('edit', addressOf(namedId, drafted));
  const [page] = thread.data?.pages ?? [];
  const isNew = named === NEW;
  const messages = isNew
    ? NO_MESSAGES
    : (thread.data?.pages.toReversed().flatMap((each) => each.messages) ?? NO_MESSAGES);
  const chatId = isNew ? null : (page?.chatId ?? null);
  useEffect(() => {
    openChat(chatId);
    return () => openChat(null);
  }, [chatId]);

  const source = page?.source ?? drafted;
  const steps = stepsOf(source, messages);
  const standing = standingOf(source, messages);
  const asked = Number(search.get('step')) || null;
  const shown = steps.find(({ image }) => image.id === asked)?.image ?? standing;

  const go = (values: { readonly chat?: string | null; readonly step?: number | null }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('step');
        if (values.chat === null) next.delete('chat');
        else if (values.chat !== undefined) next.set('chat', values.chat);
        if (typeof values.step === 'number') next.set('step', String(values.step));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const goTo = (image: ImageItem) => go({ step: image.id === standing?.id ? null : image.id });
  const toStep = (step: Step | null) => step && (() => goTo(step.image));
  return {
    chatId,
    source,
    messages,
    steps,
    shown,
    before: shown && (stepBefore(shown, steps)?.image ?? null),
    live: liveStepOf(messages),
    suggestions: messages.at(-1)?.suggestions ?? page?.suggestions ?? [],
    /** The conversation of the address is not there. */
    missing: thread.isError && namedId !== null,
    waiting: (draftUrl !== null || namedId !== null) && page === undefined && !thread.isError && source === null,
    older: !isNew && thread.hasNextPage ? () => void thread.fetchNextPage() : null,
    goTo,
    back: shown && toStep(stepBefore(shown, steps)),
    forth: shown && toStep(stepAfter(shown, steps)),
    /** Follows the conversation that a message was written into. */
    follow: (id: number) => go({ chat: String(id) }),
    open: (id: number) => {
      changeDraft({ promptImageUrl: null, prompt: '' });
      go({ chat: String(id) });
    },
    choose: (url: string) => {
      go({ chat: null });
      choosePicture(url);
    },
    /** Talks about the same picture anew. */
    startOver: () => {
      if (source) changeDraft({ promptImageUrl: source.image_url });
      go({ chat: source ? NEW : null });
    },
    leave: () => {
      changeDraft({ promptImageUrl: null });
      go({ chat: null });
    },
  };
}

export type ChatThread = ReturnType<typeof useChatThread>;

function addressOf(chatId: number | null, picture: ImageItem | null): ChatAddress | null {
  if (chatId !== null) return { chatId };
  return picture && { imageId: picture.id };
}
