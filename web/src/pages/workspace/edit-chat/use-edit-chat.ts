import { useState } from 'react';
import { useCancelStep, useRetryStep } from '../../../features/chats/chats.api.ts';
import type { CanvasMask } from '../../../features/mask-canvas/components/mask-canvas.tsx';
import { openSubscribe } from '../../../features/plans/subscribe.store.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { ChatThread } from './use-chat-thread.ts';
import type { SecondPicture } from './use-second-picture.ts';
import { useSendMessage } from './use-send-message.ts';

/** Actions in a conversation: send, mark a part, cancel, retry. */
export function useEditChat(thread: ChatThread, second: SecondPicture) {
  const [marked, setMarked] = useState<{ readonly picture: string; readonly mask: CanvasMask | null } | null>(null);
  const cancel = useCancelStep();
  const retry = useRetryStep();
  const { shown, live } = thread;
  // A mask belongs to the picture that it was painted on.
  const marking = marked !== null && marked.picture === shown?.image_url && live === null;
  const { send, sending, refusal } = useSendMessage({
    thread,
    mask: marking ? marked.mask : null,
    second: second.image,
    onSent: () => setMarked(null),
  });
  return {
    send,
    sending,
    refusal,
    marking,
    mark: (on: boolean) => setMarked(on && shown ? { picture: shown.image_url, mask: null } : null),
    onMask: (mask: CanvasMask | null) => setMarked((before) => before && { ...before, mask }),
    cancel: (id: number) => cancel.mutate(id),
    retry: (id: number) =>
      retry.mutate(id, { onError: (error) => isApiError(error) && error.status === 402 && openSubscribe('refused') }),
  };
}

export type EditChat = ReturnType<typeof useEditChat>;
