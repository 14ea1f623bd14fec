/** How much of what was typed is repeated before what a suggestion adds. */
const REPEATED = 28;

/** A suggestion as it is shown: the end of what was typed, then what it adds. */
export function shownSuggestion(typed: string, suggestion: string): { readonly kept: string; readonly added: string } {
  if (!suggestion.startsWith(typed)) return { kept: '', added: suggestion };
  const added = suggestion.slice(typed.length);
  if (typed.length <= REPEATED) return { kept: typed, added };
  const end = typed.slice(-REPEATED);
  return { kept: `…${end.slice(end.indexOf(' ') + 1)}`, added };
}
