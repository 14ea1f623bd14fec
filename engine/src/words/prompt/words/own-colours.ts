/** Finds a person's own colour names in a text: in any case, whole, the longest first. */
import type { NamedColour } from '@kenna/contract/engine-task';
import { nearestColour } from '../colour/nearest-colour.ts';
import type { SenseOf, Term } from './sense.ts';
import { splitWords, type Word } from './split-words.ts';

interface OwnName {
  readonly words: readonly string[];
  readonly sense: SenseOf<'colour'>;
}

export interface OwnColours {
  /** The text with names such as "No. 5" in one clause; every character keeps its place. */
  readonly joinNames: (text: string) => string;
  /** The longest name that begins at this word; undefined for none. */
  readonly find: (words: readonly Word[], from: number) => OwnName | undefined;
}

export const NO_COLOURS: OwnColours = { joinNames: (text) => text, find: () => undefined };

/** Punctuation; a sign that is read as "and" stays. */
const PUNCTUATION = /[^\p{L}\p{N}\p{M}\p{Cf}\s+&]/gu;

/** Hyphens separate words without ending their clause. */
const withoutClauses = (name: string): string =>
  name.replace(PUNCTUATION, (sign) => '-'.repeat(sign.length)).replace(/\s/g, ' ');

export function ownColoursOf(colours: readonly NamedColour[]): OwnColours {
  if (colours.length === 0) return NO_COLOURS;
  const names = colours
    .map(({ name, hex }): OwnName => ({
      words: splitWords(withoutClauses(name)).map(({ text }) => text),
      sense: { kind: 'colour', name: nearestColour(hex), hex, tone: null, label: name },
    }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  const byFirst = Map.groupBy(names, ({ words: [first] }) => first!);
  const punctuated = colours.flatMap(({ name }) => (withoutClauses(name) === name ? [] : [patternOf(name)]));
  return {
    joinNames: (text) => punctuated.reduce((joined, name) => joined.replace(name, withoutClauses), text),
    find: (words, from) =>
      byFirst
        .get(words[from]?.text ?? '')
        ?.find((own) =>
          own.words.every(
            (word, index) => words[from + index]?.text === word && words[from + index]?.clause === words[from]?.clause,
          ),
        ),
  };
}

const patternOf = (name: string): RegExp =>
  new RegExp(name.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`), 'gi');

/**
 * A name that is also a fabric means both: a "denim jacket" of somebody who has a colour "Denim" is denim in exactly
 * that colour. Beside another fabric it means the colour alone.
 */
export function splitFabrics(terms: readonly Term[]): readonly Term[] {
  return terms.flatMap((term) => {
    const own = term.senses.find((sense) => sense.kind === 'colour' && sense.label !== undefined);
    const fabric = term.senses.find(({ kind }) => kind === 'fabric');
    if (own === undefined || fabric === undefined) return [term];
    const hasOther = terms.some(
      (other) => other !== term && other.clause === term.clause && other.senses.some(({ kind }) => kind === 'fabric'),
    );
    const colour = { ...term, senses: [own] };
    return hasOther ? [colour] : [colour, { ...term, senses: [fabric] }];
  });
}
