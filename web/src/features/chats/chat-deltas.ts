/*
 * An answer while it is written: what comes over the channel is put after what is held, and anything that does not fit is
 * a reason to ask the API, which has at least what was told.
 */
import type { ChatDelta, ChatMessage, ChatMessages } from '@kenna/contract';

/** The message with what a delta adds; itself when it holds that already, null when something before it is missing. */
export function withDelta(message: ChatMessage, { seq, offset, text }: ChatDelta): ChatMessage | null {
  if (seq <= message.seq) return message;
  if (offset === 0) return { ...message, seq, text, status: 'streaming' };
  if (offset !== message.text.length || message.status !== 'streaming') return null;
  return { ...message, seq, text: message.text + text };
}

/** An answer of the API may be older than what was told meanwhile: of an answer still being written the longer stays. */
export function keepTold(held: ChatMessages, fetched: ChatMessages): ChatMessages {
  const messages = fetched.messages.map((message) => {
    const told = held.messages.find(({ id }) => id === message.id);
    if (message.status !== 'streaming' || told?.status !== 'streaming' || told.seq <= message.seq) return message;
    return { ...message, seq: told.seq, text: told.text };
  });
  return { ...fetched, messages };
}
