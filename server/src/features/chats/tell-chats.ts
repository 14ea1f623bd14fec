import { chatChannel, type ChatDelta } from '@kenna/contract';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';

/** Most characters of one delta, so that its event stays under 10 kB in any script. */
const LONGEST_DELTA = 2000;

/** `null` once the conversation is gone. */
export type TellChat = (chatId: number, messageId: number | null, delta?: ChatDelta) => Promise<void>;

export const createTellChat =
  (realtime: Pick<RealtimePublisher, 'publish'>): TellChat =>
  (chatId, messageId, delta) =>
    realtime.publish(chatChannel(chatId), 'UserChat', {
      chat_id: chatId,
      message_id: messageId,
      ...(delta && { delta }),
    });

/** A text from `offset` on, in deltas of which the first is `seq` + 1. Never cuts a character in two. */
export function deltasOf(text: string, offset: number, seq: number): ChatDelta[] {
  const deltas: ChatDelta[] = [];
  let start = offset;
  while (start < text.length) {
    let end = Math.min(start + LONGEST_DELTA, text.length);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text[end - 1]!)) end -= 1;
    deltas.push({ seq: seq + deltas.length + 1, offset: start, text: text.slice(start, end) });
    start = end;
  }
  return deltas;
}
