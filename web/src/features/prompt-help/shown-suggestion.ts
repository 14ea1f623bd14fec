/** A suggestion as displayed: at most `room` characters of the end of the typed text, then the suggested continuation. */
export function shownSuggestion(
  typed: string,
  suggestion: string,
  room: number,
): { readonly repeated: string; readonly added: string } {
  if (!suggestion.startsWith(typed)) return { repeated: '', added: suggestion };
  const added = suggestion.slice(typed.length);
  if (typed.length <= room) return { repeated: typed, added };
  const end = typed.slice(-room);
  return { repeated: `…${end.slice(end.indexOf(' ') + 1)}`, added };
}
