/** Words in a prompt that the builder wrote; everything else was typed, and is left as it is. */
export interface WrittenWords {
  /** What they say: `colour`, `form`, or the name of an attribute. */
  readonly kind: string;
  readonly words: string;
  /** Offsets into the prompt; the words stand exactly there. */
  readonly start: number;
  readonly end: number;
}

/** A prompt and whose words are whose. `written` is in the order of the text, without overlaps. */
export interface BuiltPrompt {
  readonly text: string;
  readonly written: readonly WrittenWords[];
}

const JOINED = /[\p{L}\p{N}]/u;

/**
 * Follows what happened to the text elsewhere: words that an edit has left whole move along, words that it has touched
 * become the person's own.
 */
export function followEdit({ text, written }: BuiltPrompt, after: string): BuiltPrompt {
  if (after === text) return { text, written };
  const shortest = Math.min(text.length, after.length);
  let same = 0;
  while (same < shortest && text[same] === after[same]) same += 1;
  let tail = 0;
  while (tail < shortest - same && text.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changedEnd = text.length - tail;
  const shift = after.length - text.length;
  const moved = written.flatMap((each) => {
    if (each.end <= same) return [each];
    return each.start >= changedEnd ? [{ ...each, start: each.start + shift, end: each.end + shift }] : [];
  });
  return { text: after, written: moved.filter((each) => standsAlone(after, each)) };
}

/** Letters typed right beside a word make another word of it. */
const standsAlone = (text: string, { start, end }: WrittenWords): boolean =>
  !(JOINED.test(text[start - 1] ?? '') || JOINED.test(text[end] ?? ''));
