/** Ways to wear a garment. The first of each group is suggested unless the prompt contains one of the group. */
const GROUPS: readonly (readonly string[])[] = [['tucked in', 'untucked'], ['loose', 'slim'], ['sleeves rolled up']];

export function wornWordsFor(prompt: string): readonly string[] {
  const text = prompt.toLowerCase();
  return GROUPS.filter((group) => !group.some((word) => text.includes(word))).map((group) => group[0] ?? '');
}

export const withWornWords = (prompt: string, words: string): string =>
  [prompt.trim().replace(/,$/, ''), words].filter((part) => part !== '').join(', ');
