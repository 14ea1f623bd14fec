import { pictureFileName, type ImageItem } from '@kenna/contract';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { EditStage } from '../../../features/edit-chat/components/edit-stage.tsx';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import type { ChatThread } from './use-chat-thread.ts';
import type { EditChat } from './use-edit-chat.ts';

/** Loads when a part of a picture is marked for the first time. */
const MaskCanvas = lazy(() =>
  import('../../../features/mask-canvas/components/mask-canvas.tsx').then((module) => ({ default: module.MaskCanvas })),
);

interface EditChatStageProps {
  readonly thread: ChatThread;
  readonly shown: ImageItem;
  readonly chat: EditChat;
  /** With false, an explicit picture is blurred. */
  readonly allowExplicit: boolean;
}

/** The picture of the conversation, or the canvas on which a part of it is marked. */
export function EditChatStage({ thread, shown, chat, allowExplicit }: EditChatStageProps) {
  const viewed = useViewedImage();
  const root = useRef<HTMLDivElement>(null);
  useStepKeys(chat.marking ? null : thread, root);
  if (chat.marking) {
    return (
      <Suspense>
        <MaskCanvas key={shown.image_url} picture={shown.image_url} onMask={chat.onMask} />
      </Suspense>
    );
  }
  const { back, forward } = thread;
  return (
    <EditStage
      root={root}
      shown={shown}
      allowExplicit={allowExplicit}
      before={thread.before}
      live={thread.live}
      fileName={`${pictureFileName(shown)}.png`}
      actions={{ back, forward, open: ({ id }) => viewed.open(id), cancel: chat.cancel, retry: chat.retry }}
    />
  );
}

/**
 * Ctrl or ⌘ with Z goes one step back, with Shift one forward. In a text field the keys undo typing. While results lie
 * over the picture, they bring it back first.
 */
function useStepKeys(steps: Pick<ChatThread, 'back' | 'forward'> | null, stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]')) return;
      if (stage.current?.closest('[inert]')) return;
      const go = event.shiftKey ? steps?.forward : steps?.back;
      if (!go) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
