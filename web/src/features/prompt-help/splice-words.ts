import type { BuiltPrompt } from './written-words.ts';

const ARTICLE = /(^|\s)(a)n?(\s+)$/iu;

/**
 * Puts `insert` in place of the characters from `start` to `end`, which hold no written words; those behind move along.
 * An article right before the place takes the shape that the next word asks for. `at` is where `insert` stands then.
 */
export function splice(
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
