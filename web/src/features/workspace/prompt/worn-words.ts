/** How a garment is worn. One of each group that the prompt does not settle yet is offered. */
const GROUPS: readonly (readonly string[])[] = [['tucked in', 'untucked'], ['loose', 'slim'], ['sleeves rolled up']];

export function wornWordsFor(prompt: string): readonly string[] {
  const text = prompt.toLowerCase();
  return GROUPS.filter((group) => !group.some((word) => text.includes(word))).map((group) => group[0] ?? '');
}

export const withWornWords = (prompt: string, words: string): string =>
  [prompt.trim().replace(/,$/, ''), words].filter((part) => part !== '').join(', ');
