import { chooseSenses } from './choose-senses.ts';
import { combineTones } from './combine-tones.ts';
import { findTerms } from './find-terms.ts';
import { joinShades } from './join-shades.ts';
import { markNegated } from './mark-negated.ts';
import { isLink, type Term } from './sense.ts';

/** More is not read: a brief has room for far less. In UTF-16 units. */
const LONGEST_TEXT = 4000;

interface ReadTerms {
  /** Terms by clause, in order; clauses without a term are left out. */
  readonly clauses: readonly (readonly Term[])[];
  readonly unknown: readonly string[];
}

/** A text as clauses of terms whose first sense is settled. */
export function readTerms(text: string, source: Term['source']): ReadTerms {
  const { terms, unknown } = findTerms(text.slice(0, LONGEST_TEXT), source);
  const settled = joinShades(chooseSenses(markNegated(combineTones(terms))));
  const clauses = Map.groupBy(settled, ({ clause }) => clause);
  return { clauses: joinLists([...clauses.values()]), unknown };
}

const isColour = (term: Term | undefined): term is Term => term?.senses[0]?.kind === 'colour';

/** "In black, white and red": a clause of nothing but colours goes on with the colours before it. */
function joinLists(clauses: readonly (readonly Term[])[]): readonly (readonly Term[])[] {
  const joined: (readonly Term[])[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const [first] = clause;
    const onlyColours = clause.every((term) => isColour(term) || isLink(term, 'and'));
    if (before === undefined || !onlyColours || !isColour(first) || !isColour(before.at(-1))) joined.push(clause);
    else joined[joined.length - 1] = [...before, { ...first, senses: [{ kind: 'link', name: 'and' }] }, ...clause];
  }
  return joined;
}
