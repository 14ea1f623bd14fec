import type { RenderResultEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeStep, reloadChats } from './edit-chat.api.ts';

/** A step on the way moves in place; its end is fetched. */
export function applyStepResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const held = changeStep(queryClient, event);
  const moves = event.status === 'queued' || event.status === 'processing';
  if (held && (!moves || event.render_images.length > 0)) void reloadChats(queryClient);
}

/** Something was said, perhaps in another window. */
export const refreshChats = (queryClient: QueryClient): void => void reloadChats(queryClient);
