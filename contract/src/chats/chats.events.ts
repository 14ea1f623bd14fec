/**
 * Data of `UserChat`: a conversation got a message, an answer grew, an answer ended, or the conversation was deleted.
 * The event is only a hint: the page then asks the API.
 */
export interface ChatEvent {
  chat_id: number;
  /** The newest message, or the answer in progress; null once the conversation has been deleted. */
  message_id: number | null;
  /**
   * The next piece of an answer. When it is absent, the page asks the API; the end of an answer is announced that way
   * too.
   */
  delta?: ChatDelta;
}

/**
 * A page whose copy of the message has exactly `offset` characters appends `text`. A longer copy already contains it. A
 * shorter copy has missed a delta, so the page asks the API, which has at least everything announced so far.
 */
export interface ChatDelta {
  /** Increases by one with each delta of a message, across all attempts at it. */
  seq: number;
  /** Length of the text before this delta, in UTF-16 units; 0 starts the text again. */
  offset: number;
  text: string;
}
