interface Found {
  readonly start: number;
  readonly end: number;
}

/** Where words stand in a text as words of their own, whatever their case; null when they do not. */
export function findWords(text: string, words: string): Found | null {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(/[\s-]+/gu, '[\\s-]+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The first of several in a text; the longest of those at one place. */
export function findFirst(text: string, all: readonly string[]): (Found & { readonly words: string }) | null {
  const found = all.flatMap((words) => {
    const place = findWords(text, words);
    return place ? [{ ...place, words }] : [];
  });
  return found.sort((one, other) => one.start - other.start || other.end - one.end)[0] ?? null;
}
