/*
 * The builder's hand: it adds, replaces and takes back its own words, and never changes a word that was typed. Of a piece
 * are its colour, pattern and cloth before its name; what else is said of it follows after commas, and last the picture.
 */
import { findFirst } from './find-words.ts';
import { splice } from './splice-words.ts';
import type { BuiltPrompt, WrittenWords } from './written-words.ts';

/** What stands together, in this order, without commas. */
const HEAD = ['colour', 'pattern', 'fabric', 'form'];
/** Said of the picture, after all that is said of the piece. */
const OF_THE_PICTURE = ['setting', 'light', 'view', 'mood'];
const STARTS_LINK = /^(?:with|for|in|on|at|by|of|from|under|worn)\s/iu;

/** Where words go, and what joins them to what stands there. */
interface Place {
  readonly at: number;
  /** White space from there to here gives way. */
  readonly until?: number;
  readonly before?: string;
  readonly after?: string;
}

/** Says `words` of a kind, in place of what the builder said of it before. `forms` are the names of pieces. */
export function writeWords(built: BuiltPrompt, kind: string, words: string, forms: readonly string[]): BuiltPrompt {
  const said = built.written.find((each) => each.kind === kind);
  if (said) return withWritten(splice(without(built, said), said.start, said.end, words), 0, kind, words);
  const place = HEAD.includes(kind) ? headPlace(built, kind, forms) : tailPlace(built, kind);
  const { at, until = at, before = '', after = '' } = place;
  return withWritten(splice(built, at, until, `${before}${words}${after}`), before.length, kind, words);
}

/** Takes back what the builder said of a kind, with the comma or space that it came with. */
export function takeBackWords(built: BuiltPrompt, kind: string): BuiltPrompt {
  const said = built.written.find((each) => each.kind === kind);
  if (!said) return built;
  const [left, right] = [built.text.slice(0, said.start), built.text.slice(said.end)];
  const [lead, trail] = [/,?\s*$/u.exec(left)?.[0] ?? '', /^,?\s*/u.exec(right)?.[0] ?? ''];
  const endsThere = right === trail || /^[,.;:!?]/u.test(right);
  const { text, written } =
    left === lead || !endsThere
      ? splice(without(built, said), said.start, said.end + trail.length, '')
      : splice(without(built, said), said.start - lead.length, said.end, '');
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
  const rank = HEAD.indexOf(kind);
  const head = written.filter((each) => HEAD.includes(each.kind));
  const next = head.find((each) => HEAD.indexOf(each.kind) > rank);
  if (next) return { at: next.start, after: ' ' };
  const last = head.at(-1);
  if (last) return { at: last.end, before: ' ' };
  const typed = kind === 'form' ? null : findFirst(text, forms);
  if (typed) return { at: typed.start, after: ' ' };
  if (text.trim() === '') return { at: text.length };
  return { at: 0, after: STARTS_LINK.test(text) ? ' ' : ', ' };
}

function tailPlace({ text, written }: BuiltPrompt, kind: string): Place {
  const rank = tailRank(kind);
  const tail = written.filter((each) => !HEAD.includes(each.kind));
  const last = tail.findLast((each) => tailRank(each.kind) <= rank);
  if (last && /^\s*(?:,|$)/u.test(text.slice(last.end))) return { at: last.end, before: ', ' };
  const next = tail.find((each) => tailRank(each.kind) > rank);
  if (next && /(?:^|,)\s*$/u.test(text.slice(0, next.start))) return { at: next.start, after: ', ' };
  const at = text.trimEnd().length;
  if (at === 0) return { at: 0 };
  return { at, until: text.length, before: /[,;]$/u.test(text.slice(0, at)) ? ' ' : ', ' };
}

/** The attributes of a piece, first of all, keep the order in which they were said. */
const tailRank = (kind: string): number => 1 + OF_THE_PICTURE.indexOf(kind);
