/**
 * Data of `UserChat`: something was said in a conversation, more of an answer was written, an answer ended, or the
 * conversation was forgotten. A hint: the page asks the API.
 */
export interface ChatEvent {
  chat_id: number;
  /** The newest message, or the answer that is being written; null once the conversation is gone. */
  message_id: number | null;
  /** More of an answer. Without it, ask the API: that is also how an answer ends. */
  delta?: ChatDelta;
}

/**
 * A page that holds `offset` characters of the message puts `text` after them; one that holds more has it already; one
 * that holds fewer has missed something and asks the API, which has at least what was told here.
 */
export interface ChatDelta {
  /** Counts up by one with each delta of a message, over every attempt at it. */
  seq: number;
  /** Length of the text before, in UTF-16 units; 0 begins the text anew. */
  offset: number;
  text: string;
}
