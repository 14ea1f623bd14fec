import type { Look } from '../brief.ts';
import { chooseSenses } from './choose-senses.ts';
import { combineTones } from './combine-tones.ts';
import { findTerms, type Span, type Unread } from './find-terms.ts';
import { sensesOf } from './lexicon.ts';
import { joinGems } from './join-gems.ts';
import { joinShades } from './join-shades.ts';
import { markNegated } from './mark-negated.ts';
import { NO_COLOURS, splitFabrics, type OwnColours } from './own-colours.ts';
import { isLink, senseOf, type Sense, type Term } from './sense.ts';
import { splitWords } from './split-words.ts';
import { dropNames, dropTrailingNames, isTitle } from './title.ts';
import { apartFromOthers } from './apart-from-others.ts';

/** Maximum length in UTF-16 units; the rest of a longer text is ignored. */
const MAX_TEXT = 4000;

interface ReadTerms {
  /** Terms by clause, in order; clauses without a term are left out. */
  readonly clauses: readonly (readonly Term[])[];
  readonly unknown: readonly string[];
  readonly unread: readonly Unread[];
  /** Words that are neither in a clause nor unread, and ask for something all the same, in order. */
  readonly lost: readonly Span[];
  /** True when the text asks for a mood board. */
  readonly asksForBoard: boolean;
  /** The first look that the text asks for; null for none. */
  readonly askedLook: Look | null;
}

/**
 * Reads a text as clauses of terms, with the first sense of each decided.
 * @param colours the person's own colours, whose names come before the vocabulary's.
 */
export function readTerms(text: string, source: Term['source'], colours: OwnColours = NO_COLOURS): ReadTerms {
  const whole = text.slice(0, MAX_TEXT);
  const { terms, unread, silent, ...rest } = findTerms(whole, source, colours);
  const settled = joinShades(chooseSenses(markNegated(combineTones(splitFabrics(terms)))));
  const said = source === 'prompt' ? joinGems(apartFromOthers(settled, whole), whole) : settled;
  const named = isTitle(text) ? dropTrailingNames(dropNames(said, text)) : said;
  const clauses = Map.groupBy(named, ({ clause }) => clause);
  const links = terms.filter((term) => senseOf(term, 'link') !== undefined);
  const settledWords = source === 'prompt' ? named.filter(({ senses: [sense] }) => sense?.kind !== 'undrawn') : named;
  const left = wordsOutside(whole, [...settledWords, ...links, ...unread, ...silent]);
  return {
    clauses: joinLists([...clauses.values()]),
    unread: withoutDenied(terms, unread),
    lost: withoutDenied(terms, left),
    ...rest,
  };
}

/** The words of a text that none of the spans touches. */
function wordsOutside(text: string, spans: readonly Span[]): readonly Unread[] {
  return splitWords(text)
    .filter((word) => !isVagueTone(word.text) && !spans.some(({ start, end }) => start < word.end && word.start < end))
    .map(({ start, end, clause }) => ({ kind: 'undrawn', start, end, clause }));
}

/** "No people", "without a table": what is denied is not missing from the picture. */
function withoutDenied(terms: readonly Term[], unread: readonly Unread[]): readonly Unread[] {
  const undrawn = unread.filter(({ kind }) => kind === 'undrawn').map(termOf);
  const marked = markNegated([...terms, ...undrawn].toSorted((a, b) => a.start - b.start));
  const denied = new Set(marked.filter(({ negated }) => negated).map(({ start }) => start));
  return unread.filter(({ start }) => !denied.has(start));
}

/** Tones that a picture lacks visibly where no colour has taken them; the others praise a light or a mood. */
const CLEAR_TONES: readonly string[] = ['dark', 'pale', 'neon'];

const isVagueTone = (word: string): boolean =>
  (sensesOf([word]) ?? []).some((sense) => sense.kind === 'tone' && !sense.after && !CLEAR_TONES.includes(sense.name));

const termOf = ({ start, end, clause }: Unread): Term => ({
  senses: [{ kind: 'undrawn' }],
  source: 'prompt',
  start,
  end,
  clause,
  negated: false,
});

/** Senses of what is said of the thing again after a list of colours: "in sage, blush and sand, in a row". */
const ENDS_LIST: readonly Sense['kind'][] = ['link', 'arrangement', 'staging', 'setting', 'view'];

const isColour = (term: Term | undefined): term is Term => term?.senses[0]?.kind === 'colour';

/** "In black, white and red": a clause of colours only continues the colours before it. */
function joinLists(clauses: readonly (readonly Term[])[]): readonly (readonly Term[])[] {
  const joined: (readonly Term[])[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const [first] = clause;
    // "White, sand and terracotta on a stool": what follows the list is said of the thing again.
    const rest = clause.findIndex((term) => !isColour(term) && !isLink(term, 'and'));
    const run = rest < 0 ? clause : clause.slice(0, rest);
    const isListed =
      rest < 0 || (run.filter(isColour).length > 1 && ENDS_LIST.includes(clause[rest]!.senses[0]?.kind ?? 'unknown'));
    if (before === undefined || !isListed || !isColour(first) || !isColour(before.at(-1))) joined.push(clause);
    else joined[joined.length - 1] = [...before, { ...first, senses: [{ kind: 'link', name: 'and' }] }, ...clause];
  }
  return joined;
}
