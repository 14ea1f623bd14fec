import { isLink, senseOf, type Term } from './sense.ts';

/**
 * Marks negated terms and drops the negating words. "No", "without" … reach to the end of their clause, or to "but",
 * "with", "in", "on", "by", "under", "over", or an "and" that starts a new thing ("without sleeves and a red belt").
 */
export function markNegated(terms: readonly Term[]): readonly Term[] {
  const marked: Term[] = [];
  let reaching: Term | null = null;
  for (const [index, term] of terms.entries()) {
    if (isLink(term, 'not')) {
      reaching = term;
      continue;
    }
    // "Not on a table": the link right after the negating word is denied with what follows it.
    const isDenied = terms[index - 1] === reaching && term.clause === reaching?.clause && isLink(term, 'on');
    const isOver = term.clause !== reaching?.clause || endsDenial(term, terms[index + 1]) || beginsAnew(term, terms[index - 1], marked.at(-1)); // prettier-ignore
    if (reaching !== null && !isDenied && isOver) reaching = null;
    marked.push(reaching === null || senseOf(term, 'link') ? term : { ...term, negated: true });
  }
  return marked;
}

/** "No sleeves v neck long": after the noun that is denied, a shape or a thing with nothing between is said of the whole. */
function beginsAnew({ senses: [sense] }: Term, before: Term | undefined, denied: Term | undefined): boolean {
  if (before === undefined || denied?.negated !== true || denied.start !== before.start) return false;
  const [last] = before.senses;
  if (last?.kind !== 'part' && last?.kind !== 'detail') return false;
  const isShape = sense?.kind === 'attribute' && (sense.attribute === 'neckline' || sense.attribute === 'length');
  return isShape || sense?.kind === 'size' || sense?.kind === 'form';
}

function endsDenial(term: Term, next: Term | undefined): boolean {
  if (isLink(term, 'but', 'with', 'in', 'on', 'by', 'under', 'over')) return true;
  if (!isLink(term, 'and')) return false;
  return next === undefined || !(senseOf(next, 'part') || senseOf(next, 'attribute') || senseOf(next, 'detail'));
}
