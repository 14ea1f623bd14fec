export const MESSAGE_FIELD = 'chat-message';

/** Focuses the message field with the caret at its end. */
export function focusMessage(): void {
  const field = document.getElementById(MESSAGE_FIELD);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
