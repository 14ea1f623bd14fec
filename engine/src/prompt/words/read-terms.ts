import { chooseSenses } from './choose-senses.ts';
import { combineTones } from './combine-tones.ts';
import { findTerms } from './find-terms.ts';
import { markNegated } from './mark-negated.ts';
import type { Term } from './sense.ts';

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
  const settled = chooseSenses(markNegated(combineTones(terms)));
  const clauses = Map.groupBy(settled, ({ clause }) => clause);
  return { clauses: [...clauses.values()], unknown };
}
