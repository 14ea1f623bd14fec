/**
 * Words in a prompt that the builder wrote. All other words were typed, and the builder changes none of them but "a"
 * and "an".
 */
export interface WrittenWords {
  /** Kind of the words: `colour`, `form`, or the name of an attribute. */
  readonly kind: string;
  readonly words: string;
  /** Offset into the prompt of the first character. */
  readonly start: number;
  /** Offset into the prompt of the character after the last. */
  readonly end: number;
}

/** A prompt and the words in it that the builder wrote, in the order of the text and without overlaps. */
export interface BuiltPrompt {
  readonly text: string;
  readonly written: readonly WrittenWords[];
}

const JOINED = /[\p{L}\p{N}]/u;

/** Updates the offsets after an edit of the text. Words that the edit touched count as typed from then on. */
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

/** Letters typed directly before or after a word make it another word. */
const standsAlone = (text: string, { start, end }: WrittenWords): boolean =>
  !(JOINED.test(text[start - 1] ?? '') || JOINED.test(text[end] ?? ''));
