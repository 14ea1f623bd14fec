/** Maximum number of typed characters that are repeated before the suggested continuation. */
const MAX_REPEATED = 28;

/** A suggestion as displayed: the end of the typed text, then the suggested continuation. */
export function shownSuggestion(
  typed: string,
  suggestion: string,
): { readonly repeated: string; readonly added: string } {
  if (!suggestion.startsWith(typed)) return { repeated: '', added: suggestion };
  const added = suggestion.slice(typed.length);
  if (typed.length <= MAX_REPEATED) return { repeated: typed, added };
  const end = typed.slice(-MAX_REPEATED);
  return { repeated: `…${end.slice(end.indexOf(' ') + 1)}`, added };
}
