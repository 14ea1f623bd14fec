/** Those whose label holds every typed word, those that begin with what was typed first; all when nothing was typed. */
export function matchingWords<T extends { readonly label: string }>(words: readonly T[], typed: string): readonly T[] {
  const search = typed.trim().toLowerCase();
  if (search === '') return words;
  const parts = search.split(/\s+/u);
  const rank = ({ label }: T) => (label.toLowerCase().startsWith(search) ? 0 : 1);
  return words
    .filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)))
    .sort((first, second) => rank(first) - rank(second));
}
