import { chatChannel, type ChatDelta } from '@kenna/contract';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';

/** Maximum characters of one delta, so that its event stays below 10 kB in any script. */
const MAX_DELTA_LENGTH = 2000;

/** `messageId` is null once the conversation was deleted. */
export type NotifyChat = (chatId: number, messageId: number | null, delta?: ChatDelta) => Promise<void>;

export const createNotifyChat =
  (realtime: Pick<RealtimePublisher, 'publish'>): NotifyChat =>
  (chatId, messageId, delta) =>
    realtime.publish(chatChannel(chatId), 'UserChat', {
      chat_id: chatId,
      message_id: messageId,
      ...(delta && { delta }),
    });

/** Splits a text from `offset` on into deltas, numbered from `seq` + 1. It never splits a character. */
export function deltasOf(text: string, offset: number, seq: number): ChatDelta[] {
  const deltas: ChatDelta[] = [];
  let start = offset;
  while (start < text.length) {
    let end = Math.min(start + MAX_DELTA_LENGTH, text.length);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1]!)) end -= 1;
    deltas.push({ seq: seq + deltas.length + 1, offset: start, text: text.slice(start, end) });
    start = end;
  }
  return deltas;
}
