import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  changeAssistantDraft,
  draftNow,
  type AssistantDraft,
} from '../../../features/assistant/assistant-drafts.store.ts';
import { withAttachments } from '../../../features/assistant/attachments.ts';
import { cacheMessages, reloadChats, sendMessage } from '../../../features/chats/chats.api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useRequestKey } from '../../../lib/api/use-request-key.ts';
import type { AssistantChat } from '../../../features/chats/use-assistant.ts';

/**
 * Sends a message to the assistant. A message that is not accepted stays in the field and is sent again with its
 * idempotency key.
 */
export function useAskAssistant({ chatId, assistant, follow }: AssistantChat) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<AssistantDraft | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const underWay = useRef(false);
  const { keyOf, answered } = useRequestKey();

  const post = async ({ text, attachments }: AssistantDraft) => {
    const ids = attachments.map(({ id }) => id);
    const message = { kind: 'assistant' as const, text, image_ids: ids };
    const answer = await sendMessage(chatId ?? 'new', { ...message, idempotency_key: keyOf([chatId, message]) });
    answered();
    // Text typed in the meantime belongs to the next message.
    if (draftNow(chatId).text.trim() === text) changeAssistantDraft(chatId, { text: '', attachments: [] });
    cacheMessages(queryClient, 'assistant', answer, { assistant: assistant ?? null });
    setSending(null);
    if (answer.chatId !== chatId) follow(answer.chatId);
    void reloadChats(queryClient);
  };

  const ask = async (draft: AssistantDraft): Promise<void> => {
    const message = { ...draft, text: draft.text.trim() };
    if (underWay.current || message.text === '') return;
    underWay.current = true;
    setSending(message);
    setRefusal(null);
    try {
      await post(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 0) answered();
      // A refused message is put back in front of text typed in the meantime.
      const { text, attachments } = draftNow(chatId);
      if (text.trim() !== message.text) {
        changeAssistantDraft(chatId, {
          text: `${message.text}\n${text}`.trim(),
          attachments: withAttachments(message.attachments, attachments),
        });
      }
      setRefusal(error.reason);
    } finally {
      underWay.current = false;
      setSending(null);
    }
  };
  return { ask: (draft: AssistantDraft) => void ask(draft), sending, refusal };
}
