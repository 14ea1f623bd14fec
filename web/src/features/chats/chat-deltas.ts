/*
 * Answers while they are written: deltas from the channel are appended to the cached text. A delta that does not fit
 * makes the page ask the API, which has at least all deltas sent so far.
 */
import type { ChatDelta, ChatMessage, ChatMessages } from '@kenna/contract';

/**
 * The message extended by a delta. Returns the message itself if it contains the delta already, and null when the delta
 * does not fit, as after a missed one.
 */
export function withDelta(message: ChatMessage, { seq, offset, text }: ChatDelta): ChatMessage | null {
  if (seq <= message.seq) return message;
  if (offset === 0) return { ...message, seq, text, status: 'streaming' };
  if (offset !== message.text.length || message.status !== 'streaming') return null;
  return { ...message, seq, text: message.text + text };
}

/**
 * A fetched answer may be older than the deltas received meanwhile, so of an answer being written the newer text is
 * used.
 */
export function withNewerText(cached: ChatMessages, fetched: ChatMessages): ChatMessages {
  const messages = fetched.messages.map((message) => {
    const received = cached.messages.find(({ id }) => id === message.id);
    if (message.status !== 'streaming' || received?.status !== 'streaming' || received.seq <= message.seq)
      return message;
    return { ...message, seq: received.seq, text: received.text };
  });
  return { ...fetched, messages };
}
