/**
 * Returns the words whose label contains every typed word. Labels that begin with the typed text come first, and an
 * empty text matches all words.
 */
export function matchingWords<T extends { readonly label: string }>(words: readonly T[], typed: string): readonly T[] {
  const search = typed.trim().toLowerCase();
  if (search === '') return words;
  const parts = search.split(/\s+/u);
  const rank = ({ label }: T) => (label.toLowerCase().startsWith(search) ? 0 : 1);
  return words
    .filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)))
    .sort((first, second) => rank(first) - rank(second));
}
