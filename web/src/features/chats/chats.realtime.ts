import type { ChatEvent, RenderResultEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { addDelta, changeStep, fetchMissed, reloadChats } from './chats.api.ts';

/** A step on the way moves in place; its end is fetched. */
export function applyStepResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const held = changeStep(queryClient, event);
  const moves = event.status === 'queued' || event.status === 'processing';
  if (held && (!moves || event.render_images.length > 0)) void reloadChats(queryClient);
}

/** More of an answer is put in place; whatever else was said, perhaps in another window, is fetched. */
export function applyChatEvent(queryClient: QueryClient, event: ChatEvent): void {
  if (!event.delta) void reloadChats(queryClient);
  else if (!addDelta(queryClient, event)) void fetchMissed(queryClient);
}

/** What was said while nobody listened is fetched. */
export const refreshChats = (queryClient: QueryClient): void => void reloadChats(queryClient);
