export const MESSAGE_FIELD = 'chat-message';

/** Puts the caret at the end of the message. */
export function focusMessage(): void {
  const field = document.getElementById(MESSAGE_FIELD);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
