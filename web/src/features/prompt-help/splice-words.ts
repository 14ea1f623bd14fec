import type { BuiltPrompt } from './written-words.ts';

const ARTICLE = /(^|\s)(a)n?(\s+)$/iu;

/**
 * Replaces the characters from `start` to `end`, which must not contain words of the builder, and shifts those that
 * follow. An article directly before is adapted to the next word ("a" or "an"). `at` is the new position of `insert`.
 */
export function spliceWords(
  { text, written }: BuiltPrompt,
  start: number,
  end: number,
  insert: string,
): BuiltPrompt & { readonly at: number } {
  const rest = `${insert}${text.slice(end)}`;
  const before = withArticleFor(text.slice(0, start), rest);
  const shift = before.length + rest.length - text.length;
  return {
    text: `${before}${rest}`,
    at: before.length,
    written: written.map((each) =>
      each.start >= end ? { ...each, start: each.start + shift, end: each.end + shift } : each,
    ),
  };
}

function withArticleFor(before: string, next: string): string {
  if (!/^\p{L}/u.test(next)) return before;
  return before.replace(
    ARTICLE,
    (_, space: string, a: string, gap: string) => `${space}${a}${/^[aeiou]/iu.test(next) ? 'n' : ''}${gap}`,
  );
}
