/** Marks the field of the prompt. */
export const PROMPT_MARK = { 'data-prompt': '' };

/** Focuses the prompt with the caret at its end. */
export function focusPrompt(): void {
  // With two prompts, the one in a dialog follows the one on the page.
  const field = [...document.querySelectorAll('[data-prompt]')].at(-1);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
