/*
 * Writes the builder's words into a prompt and removes them. Typed words are never changed, apart from "a" and "an".
 * The colour, pattern and fabric of a piece precede its name; its attributes follow after commas, and words about the
 * picture come last.
 */
import { findFirst } from './find-words.ts';
import { spliceWords } from './splice-words.ts';
import type { BuiltPrompt, WrittenWords } from './written-words.ts';

/** Kinds of words that form the head of the prompt, in this order and without commas. */
const HEAD_KINDS = ['colour', 'pattern', 'fabric', 'form'];
/** Kinds of words about the picture, which follow all words about the piece. */
const PICTURE_KINDS = ['setting', 'light', 'view', 'mood'];
/** A typed text with such a beginning continues the name of a piece, so no comma separates the two. */
const STARTS_WITH_PREPOSITION = /^(?:with|for|in|on|at|by|of|from|under|worn)\s/iu;

/** Position for new words, and the separators around them. */
interface Place {
  readonly at: number;
  /** End of white space after `at` that is replaced. */
  readonly until?: number;
  readonly before?: string;
  readonly after?: string;
}

/** Writes words of a kind, replacing those that the builder wrote before. `forms` are the names of pieces. */
export function writeWords(built: BuiltPrompt, kind: string, words: string, forms: readonly string[]): BuiltPrompt {
  const previous = built.written.find((each) => each.kind === kind);
  if (previous)
    return withWritten(spliceWords(without(built, previous), previous.start, previous.end, words), 0, kind, words);
  const place = HEAD_KINDS.includes(kind) ? headPlace(built, kind, forms) : tailPlace(built, kind);
  const { at, until = at, before = '', after = '' } = place;
  return withWritten(spliceWords(built, at, until, `${before}${words}${after}`), before.length, kind, words);
}

/** Removes the builder's words of a kind together with their comma or space. */
export function removeWords(built: BuiltPrompt, kind: string): BuiltPrompt {
  const previous = built.written.find((each) => each.kind === kind);
  if (!previous) return built;
  const [left, right] = [built.text.slice(0, previous.start), built.text.slice(previous.end)];
  const [lead, trail] = [/,?\s*$/u.exec(left)?.[0] ?? '', /^,?\s*/u.exec(right)?.[0] ?? ''];
  const endsThere = right === trail || /^[,.;:!?]/u.test(right);
  const { text, written } =
    left === lead || !endsThere
      ? spliceWords(without(built, previous), previous.start, previous.end + trail.length, '')
      : spliceWords(without(built, previous), previous.start - lead.length, previous.end, '');
  return { text, written };
}

const without = ({ text, written }: BuiltPrompt, gone: WrittenWords): BuiltPrompt => ({
  text,
  written: written.filter((each) => each !== gone),
});

function withWritten(
  { text, written, at }: BuiltPrompt & { readonly at: number },
  offset: number,
  kind: string,
  words: string,
): BuiltPrompt {
  const start = at + offset;
  const all = [...written, { kind, words, start, end: start + words.length }];
  return { text, written: all.sort((one, other) => one.start - other.start) };
}

function headPlace({ text, written }: BuiltPrompt, kind: string, forms: readonly string[]): Place {
  const rank = HEAD_KINDS.indexOf(kind);
  const head = written.filter((each) => HEAD_KINDS.includes(each.kind));
  const next = head.find((each) => HEAD_KINDS.indexOf(each.kind) > rank);
  if (next) return { at: next.start, after: ' ' };
  const last = head.at(-1);
  if (last) return { at: last.end, before: ' ' };
  const typed = kind === 'form' ? null : findFirst(text, forms);
  if (typed) return { at: typed.start, after: ' ' };
  if (text.trim() === '') return { at: text.length };
  return { at: 0, after: STARTS_WITH_PREPOSITION.test(text) ? ' ' : ', ' };
}

function tailPlace({ text, written }: BuiltPrompt, kind: string): Place {
  const rank = tailRank(kind);
  const tail = written.filter((each) => !HEAD_KINDS.includes(each.kind));
  const last = tail.findLast((each) => tailRank(each.kind) <= rank);
  if (last && /^\s*(?:,|$)/u.test(text.slice(last.end))) return { at: last.end, before: ', ' };
  const next = tail.find((each) => tailRank(each.kind) > rank);
  if (next && /(?:^|,)\s*$/u.test(text.slice(0, next.start))) return { at: next.start, after: ', ' };
  const at = text.trimEnd().length;
  if (at === 0) return { at: 0 };
  return { at, until: text.length, before: /[,;]$/u.test(text.slice(0, at)) ? ' ' : ', ' };
}

/** All attributes have rank 0, so that they stay in the order in which they were chosen. */
const tailRank = (kind: string): number => 1 + PICTURE_KINDS.indexOf(kind);
