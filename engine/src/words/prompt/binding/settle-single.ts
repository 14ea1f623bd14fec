import type { FormName } from '../vocabulary/forms.ts';
import type { Draft } from './draft.ts';

/** Shoes that are shown in pairs. */
const PAIRED: readonly FormName[] = ['heel', 'boot'];

/** Words for one shoe. The bare "one" is an article in many languages, and asks for no less than a pair. */
export const SINGLE = /\b(?:single|lone|only one|just one|einzelne[rsnm]?|seule?|singol[oa])\b/giu;

/** "A single red stiletto": one shoe. "Single strap sandals" and "single sole pumps" are pairs. */
export function settleSingle(draft: Draft, prompt: string): void {
  for (const { 0: said, index } of prompt.matchAll(SINGLE)) {
    const end = index + said.length;
    const noun = draft.chips.find(({ kind, source, start, piece }) =>
      kind === 'form' && source === 'prompt' && start >= end && piece !== null && PAIRED.includes(piece.form)); // prettier-ignore
    if (noun?.piece == null || /s$/i.test(prompt.slice(noun.start, noun.end))) continue;
    const between = prompt.slice(end, noun.start);
    const isClose = !/[,.;:]/.test(between) && between.trim().split(/\s+/).length <= MAX_BETWEEN;
    if (isClose && !/^\s*(?:sole|strap|buckle|breasted)\b/i.test(between)) noun.piece.isSingle = true;
  }
}

/** Largest number of adjectives before the noun. */
const MAX_BETWEEN = 4;
