/** Data of `UserChat`: something was said in a conversation, or it was forgotten. A hint: the page asks the API. */
export interface ChatEvent {
  chat_id: number;
  /** The newest message; null once the conversation is gone. */
  message_id: number | null;
}
