import type { ChatMessage, ImageItem } from '@kenna/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChatMessages, usePictureAt, type ChatAddress } from '../../../features/chats/chats.api.ts';
import {
  liveStepOf,
  currentPictureOf,
  stepAfter,
  stepBefore,
  stepsOf,
  type Step,
} from '../../../features/edit-chat/thread-steps.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import { openChat } from '../../../lib/realtime/open-chat.store.ts';

/** Value of `chat` in the address for a new conversation about a picture that already has one. */
const NEW_CHAT = 'new';
const NO_MESSAGES: readonly ChatMessage[] = [];

/**
 * The conversation on the page: the one that the address names, otherwise the newest about the picture of the draft.
 * The step that is shown is in the address as well; by default it is the picture after the last answer.
 */
export function useChatThread() {
  const [search, setSearch] = useSearchParams();
  const { change, choosePicture } = useDraftDesk();
  const draftUrl = useDraft((state) => state.draft.promptImageUrl);
  const named = search.get('chat');
  const namedId = Number(named) || null;
  const lookUp = usePictureAt(namedId === null ? draftUrl : null);
  const drafted = lookUp.data ?? null;
  const thread = useChatMessages('edit', addressOf(namedId, drafted));
  const [page] = thread.data?.pages ?? [];
  const isNew = named === NEW_CHAT;
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
  const currentPicture = currentPictureOf(source, messages);
  const asked = Number(search.get('step')) || null;
  const shown = steps.find(({ image }) => image.id === asked)?.image ?? currentPicture;

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
  const goTo = (image: ImageItem) => go({ step: image.id === currentPicture?.id ? null : image.id });
  const toStep = (step: Step | null) => step && (() => goTo(step.image));
  return {
    chatId,
    source,
    messages,
    steps,
    shown,
    /** Id of the step that the address names; null for the picture after the last answer. */
    asked,
    before: shown && (stepBefore(shown, steps)?.image ?? null),
    live: liveStepOf(messages),
    suggestions: messages.at(-1)?.suggestions ?? page?.suggestions ?? [],
    /** Whether the conversation that the address names does not exist. */
    missing: thread.isError && namedId !== null,
    /** Whether the picture of the conversation is not known yet. */
    waiting: source === null && (lookUp.isLoading || thread.isLoading),
    /** Whether the messages of the conversation are not here yet. */
    isLoading: thread.isLoading,
    older: !isNew && thread.hasNextPage ? () => void thread.fetchNextPage() : null,
    goTo,
    back: shown && toStep(stepBefore(shown, steps)),
    forward: shown && toStep(stepAfter(shown, steps)),
    /** Opens the conversation that a message was added to. */
    follow: (id: number) => go({ chat: String(id) }),
    open: (id: number) => {
      change({ promptImageUrl: null, blendImageUrl: null, prompt: '' });
      go({ chat: String(id) });
    },
    choose: (url: string) => {
      go({ chat: null });
      choosePicture(url);
    },
    /** Starts a new conversation about the same picture. */
    startOver: () => {
      if (source) change({ promptImageUrl: source.image_url });
      go({ chat: source ? NEW_CHAT : null });
    },
    leave: () => {
      change({ promptImageUrl: null });
      go({ chat: null });
    },
  };
}

export type ChatThread = ReturnType<typeof useChatThread>;

function addressOf(chatId: number | null, picture: ImageItem | null): ChatAddress | null {
  if (chatId !== null) return { chatId };
  return picture && { imageId: picture.id };
}
