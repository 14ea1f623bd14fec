import { isLink, senseOf, type SenseOf, type Term } from './sense.ts';
import { toneColour } from '../colour/tone-colour.ts';

/**
 * Joins a tone with its colour ("deep forest green", "bleu clair") into one term. A tone without a colour keeps its
 * other senses ("neon" is a light too) or is dropped; only "neon" is a colour by itself, before a part ("neon sole")
 * and after a colour and "and" ("white and neon").
 */
export function combineTones(terms: readonly Term[]): readonly Term[] {
  const combined: Term[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index] as Term;
    const tone = senseOf(term, 'tone');
    if (tone === undefined) {
      combined.push(term);
      continue;
    }
    const next = terms[colourAfter(terms, index)];
    const before = combined.at(-1);
    if (tone.after && before !== undefined && senseOf(before, 'colour') && before.clause === term.clause)
      combined[combined.length - 1] = toned(before, tone, before.start, term.end);
    else if (next !== undefined) {
      combined.push(toned(next, tone, term.start, next.end));
      index = terms.indexOf(next, index);
    } else if (before !== undefined && AFTER.includes(tone.name) && follows(combined, terms, index)) {
      combined[combined.length - 1] = toned(before, tone, before.start, term.end);
    } else if (tone.name === 'neon' && colouring(terms, index)) {
      combined.push({ ...term, senses: [HIGHLIGHTER] });
    } else {
      const senses = term.senses.filter(({ kind }) => kind !== 'tone');
      if (senses.length > 0) combined.push({ ...term, senses });
    }
  }
  return combined;
}

/** Tones that people who write in a second language put after a colour. */
const AFTER: readonly string[] = ['light', 'pale', 'deep', 'dark', 'bright', 'neon'];

/** "Blue dark with", "brown light, ": a tone after its colour, with nothing after it that it could describe. */
function follows(combined: readonly Term[], terms: readonly Term[], index: number): boolean {
  const [term, next] = [terms[index]!, terms[index + 1]];
  const [before, owner] = [combined.at(-1), combined.at(-2)];
  const isLast = next === undefined || next.clause !== term.clause || senseOf(next, 'link') !== undefined;
  // "In red light" names a light.
  const isLit =
    senseOf(term, 'tone')?.name === 'light' && senseOf(owner, 'link') !== undefined && owner!.clause === term.clause;
  return isLast && !isLit && before?.clause === term.clause && senseOf(before, 'colour')?.tone === null;
}

/** The colour that "neon" means when it describes a part and no colour is named. */
const HIGHLIGHTER: SenseOf<'colour'> = { kind: 'colour', name: 'lime', hex: '#d4ff1f', tone: 'neon' };

/**
 * Returns true when the word is before a part that it can colour, or is one of two colours: "neon sole", "white and
 * neon".
 */
function colouring(terms: readonly Term[], index: number): boolean {
  const [here, next] = [terms[index], terms[index + 1]];
  if (isLink(terms[index - 1], 'and') && senseOf(terms[index - 2], 'colour')) return true;
  return next !== undefined && next.clause === here?.clause && senseOf(next, 'part') !== undefined;
}

/** Maximum number of tones on one colour: "very deep dark warm brown". */
const MAX_TONES = 4;

/** Index of the colour that follows a run of tones starting at `from`, or -1. */
function colourAfter(terms: readonly Term[], from: number): number {
  for (let index = from + 1; index <= from + MAX_TONES; index += 1) {
    const term = terms[index];
    if (term === undefined || term.clause !== terms[from]?.clause) return -1;
    if (senseOf(term, 'colour')) return index;
    if (!senseOf(term, 'tone')) return -1;
  }
  return -1;
}

function toned(term: Term, { name: tone }: SenseOf<'tone'>, start: number, end: number): Term {
  const senses = term.senses.map((sense) =>
    sense.kind === 'colour' && sense.tone === null ? { ...sense, tone, hex: toneColour(sense.hex, tone) } : sense,
  );
  return { ...term, senses, start, end };
}
