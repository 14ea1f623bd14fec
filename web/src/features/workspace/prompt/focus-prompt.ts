export const PROMPT_FIELD = 'workspace-prompt';

/** Puts the caret at the end of the prompt. */
export function focusPrompt(): void {
  const field = document.getElementById(PROMPT_FIELD);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
