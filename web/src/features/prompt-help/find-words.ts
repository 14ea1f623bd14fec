interface Found {
  readonly start: number;
  readonly end: number;
}

/** Position of whole words in a text, ignoring case; null when the text does not contain them. */
export function findWords(text: string, words: string): Found | null {
  // Thousands of words are looked for at once. Compiling an expression for each would stop the page for a quarter of a second.
  const [first = ''] = words.toLowerCase().split(/[\s-]/u, 1);
  if (!text.toLowerCase().includes(first)) return null;
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(/[\s-]+/gu, '[\\s-]+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The first of several phrases that occurs in a text; of those at the same position, the longest. */
export function findFirst(text: string, all: readonly string[]): (Found & { readonly words: string }) | null {
  const found = all.flatMap((words) => {
    const place = findWords(text, words);
    return place ? [{ ...place, words }] : [];
  });
  return found.sort((one, other) => one.start - other.start || other.end - one.end)[0] ?? null;
}
