export const PROMPT_FIELD = 'workspace-prompt';

/** Focuses the prompt with the caret at its end. */
export function focusPrompt(): void {
  const field = document.getElementById(PROMPT_FIELD);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
