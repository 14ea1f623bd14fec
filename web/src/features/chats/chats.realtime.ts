import type { ChatEvent, RenderResultEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { addDelta, changeStep, fetchMissed, reloadChats } from './chats.api.ts';

/**
 * Updates the progress of a render in its conversation. Refetches the conversations when the render has pictures or
 * ends.
 */
export function applyStepResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const cached = changeStep(queryClient, event);
  const moves = event.status === 'queued' || event.status === 'processing';
  if (cached && (!moves || event.render_images.length > 0)) void reloadChats(queryClient);
}

/**
 * Appends part of an answer; after any other event, such as a message from another window, the conversations are
 * refetched.
 */
export function applyChatEvent(queryClient: QueryClient, event: ChatEvent): void {
  if (!event.delta) void reloadChats(queryClient);
  else if (!addDelta(queryClient, event)) void fetchMissed(queryClient);
}

/** Called after a reconnect: refetches what was missed. */
export const refreshChats = (queryClient: QueryClient): void => void reloadChats(queryClient);
