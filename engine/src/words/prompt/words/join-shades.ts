import type { SenseOf, Term } from './sense.ts';
import { colourRows } from '../vocabulary/colours.ts';

const rows = new Map<string, (typeof colourRows)[number]>(colourRows.map((row) => [row.name, row]));

/** Maximum number of characters between a colour and its code: " (". */
const CODE_WITHIN = 3;

/**
 * Merges two neighbouring colours that mean the same: a shade beside its family ("vert sauge", "saige green"), and a
 * colour followed by its code ("celadon (#b5c9b0)"), where the code determines the value.
 */
export function joinShades(terms: readonly Term[]): readonly Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const shade = before?.negated === term.negated ? oneShade(before, term) : undefined;
    if (before === undefined || shade === undefined) joined.push(term);
    else joined[joined.length - 1] = { ...before, end: term.end, senses: [shade] };
  }
  return joined;
}

function oneShade(before: Term, term: Term): SenseOf<'colour'> | undefined {
  const [first, second] = [colourOf(before), colourOf(term)];
  if (first === undefined || second === undefined) return undefined;
  const isCode = second.tone === null && second.label === undefined && rows.get(second.name)?.hex !== second.hex;
  if (isCode) return term.start - before.end <= CODE_WITHIN ? { ...second, name: first.name } : undefined;
  if (before.clause !== term.clause) return undefined;
  if (rows.get(first.name)?.family === second.name) return first;
  return rows.get(second.name)?.family === first.name ? second : undefined;
}

const colourOf = ({ senses: [sense] }: Term): SenseOf<'colour'> | undefined =>
  sense?.kind === 'colour' ? sense : undefined;
