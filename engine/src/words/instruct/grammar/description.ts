import { readTerms } from '../../prompt/words/read-terms.ts';
import { senseOf, type Sense, type Term } from '../../prompt/words/sense.ts';
import type { Phrase } from '../phrases/find-phrases.ts';
import type { Command } from './command.ts';

const LOOKS: ReadonlySet<Sense['kind']> = new Set<Sense['kind']>([
  'colour',
  'tone',
  'fabric',
  'pattern',
  'link',
  'quiet',
]);

/** Returns true when the command consists of colours, fabrics and patterns only: "white stripes", "in velvet". */
export function describesOnly({ phrases }: Command): boolean {
  const fits = ({ kind, meaning, senses, brief }: Phrase): boolean => {
    if (kind === 'message') return meaning?.kind === 'quiet' || meaning?.kind === 'degree';
    return kind === 'brief' && (brief.startsWith('#') || LOOKS.has(senses[0]!.kind));
  };
  const says = phrases.some(({ kind, senses, brief }) => {
    return (
      kind === 'brief' && (brief.startsWith('#') || senses.some(({ kind: of }) => of !== 'link' && of !== 'quiet'))
    );
  });
  return says && phrases.every(fits) && !startsWithPlace(phrases);
}

/** "On marble" is a setting. */
const startsWithPlace = ([first]: readonly Phrase[]): boolean =>
  first?.senses.some((sense) => sense.kind === 'link' && sense.name === 'on') ?? false;

/** Reads the words that are left to the grammar of the brief. */
export function readDescription(phrases: readonly Phrase[]): readonly Term[] {
  return readTerms(wordsOf(phrases), 'prompt').clauses.flat();
}

export const wordsOf = (phrases: readonly Phrase[]): string =>
  phrases
    .map(({ brief }) => brief)
    .filter((words) => words !== '')
    .join(' ');

/** The most likely sense of a term, if it is of this kind and not negated. */
export function meant<Kind extends Sense['kind']>(term: Term, kind: Kind) {
  const sense = senseOf(term, kind);
  return sense !== undefined && term.senses[0] === sense && !term.negated ? sense : undefined;
}
