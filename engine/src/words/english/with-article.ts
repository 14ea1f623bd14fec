/** Adds the indefinite article where one is needed: "a gold buckle", "an ivory collar", "pockets". */
export function withArticle(words: string): string {
  if (/^(a|an|the|some|one|two|my|her|his)\b/i.test(words) || /[^su]s$/.test(words)) return words;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
