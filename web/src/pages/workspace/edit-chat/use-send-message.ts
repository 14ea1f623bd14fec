import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cacheMessages, reloadChats, sendMessage } from '../../../features/chats/chats.api.ts';
import type { CanvasMask } from '../../../features/mask-canvas/components/mask-canvas.tsx';
import { uploadMask } from '../../../features/mask-canvas/mask-canvas.api.ts';
import { reloadJobs } from '../../../features/notifications/notifications.api.ts';
import { openSubscribe } from '../../../features/plans/subscribe.store.ts';
import { refreshRender } from '../../../features/render-results/render-results.api.ts';
import { expectCharge } from '../../../features/session/session.api.ts';
import { pageDraft } from '../../../features/workspace/draft/draft.store.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useRequestKey } from '../../../lib/api/use-request-key.ts';
import type { ChatThread } from './use-chat-thread.ts';

interface SendInput {
  readonly thread: ChatThread;
  /** The marked part of the picture, or null. */
  readonly mask: CanvasMask | null;
  /** The second picture of the message, or null. */
  readonly second: { readonly id: number; readonly image_url: string } | null;
  readonly onSent: () => void;
}

/**
 * Sends a message about the picture that is shown. A message that got no answer is repeated with its idempotency key,
 * so that it is executed and charged once. A refused message stays in the field.
 */
export function useSendMessage({ thread, mask, second, onSent }: SendInput) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const underWay = useRef(false);
  const request = useRequestKey();

  const post = async (text: string, imageId: number): Promise<void> => {
    const chatId = thread.chatId ?? 'new';
    // Equal masks have equal addresses, so the idempotency key changes only when the mask does.
    const mask_image = mask?.covered ? await uploadMask(await mask.file()) : null;
    const key = request.keyOf([chatId, imageId, text, mask_image, second?.id]);
    const charge = expectCharge(queryClient);
    const answer = await sendMessage(chatId, {
      kind: 'edit',
      text,
      image_ids: [imageId],
      second_image_id: second?.id ?? null,
      mask_image,
      idempotency_key: key,
    });
    request.answered();
    // Text typed in the meantime belongs to the next message.
    if (pageDraft.store.getState().draft.prompt.trim() === text) pageDraft.change({ prompt: '' });
    // A second picture whose message could not be understood stays for the next words.
    const isUsed = answer.messages.at(-1)?.outcome !== 'cannot';
    if (isUsed && pageDraft.store.getState().draft.blendImageUrl === second?.image_url)
      pageDraft.change({ blendImageUrl: null });
    onSent();
    cacheMessages(queryClient, 'edit', answer, { source: thread.source, before: thread.messages });
    setSending(null);
    thread.follow(answer.chatId);
    void reloadChats(queryClient);
    if (answer.accepted === null) return;
    charge(answer.accepted.render_limit);
    void refreshRender(queryClient, answer.accepted.render_id);
    void reloadJobs(queryClient);
  };

  const send = async (text: string): Promise<void> => {
    if (underWay.current || thread.shown === null) return;
    underWay.current = true;
    setSending(text);
    setRefusal(null);
    try {
      await post(text, thread.shown.id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 0) request.answered();
      if (error.status === 402) openSubscribe('refused');
      setRefusal(error.reason);
    } finally {
      underWay.current = false;
      setSending(null);
    }
  };
  return { send, sending, refusal };
}
