import type { FormName } from '../vocabulary/forms.ts';
import { addChip, type Draft } from './draft.ts';

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
    if (noun === undefined || noun.piece === null || /s$/i.test(prompt.slice(noun.start, noun.end))) continue;
    const between = prompt.slice(end, noun.start);
    const isClose = !APART.test(between) && between.trim().split(/\s+/).length <= MAX_BETWEEN;
    const isOfPart = OF_PART.test(between) || /\bmonk/i.test(prompt.slice(end, noun.end));
    if (isClose && !isOfPart) noun.piece.isSingle = true;
  }
}

/** Signs and words that end what "single" counts: "a single light on a red stiletto". */
const APART =
  /[,.;:]|\b(?:on|with|of|for|in|from|above|over|under|behind|beside|and|or|auf|mit|von|sur|avec|de|con|su|di)\b/iu;

/** What a shoe of a pair has one of: "a single-sole pump", "a single gold buckle boot", "single-light". */
const OF_PART = /\b(?:soled?|straps?|strapped|buckled?|breasted|tone|toned|colou?r|coloured|colored|bands?|bar|zip|button|eyelet|stitch|layer|piece|panel)\b|^-light\b/iu; // prettier-ignore

/** Largest number of adjectives before the noun. */
const MAX_BETWEEN = 4;

/** "A slip-on shoe, pair, from above": the number on its own. */
const BARE_PAIR = /(?:^|,)\s*(?:(?:a|one|as a) )?(pair)\s*(?=,|$|\.)/i;

/** Sneakers are shown one by one; a pair, and those that lie among other things, are two. */
export function settlePair(draft: Draft, prompt: string): void {
  const { pieces, chips, view, arrangement } = draft;
  const said = BARE_PAIR.exec(prompt);
  const isLaid = pieces.length > 1 && (view === 'flat' || arrangement === 'grid');
  for (const piece of pieces) {
    if (piece.form !== 'sneaker' || piece.count > 1 || piece.isSingle === true) continue;
    const noun = chips.find((chip) => chip.kind === 'form' && chip.piece === piece && chip.source === 'prompt');
    const isPlural = noun !== undefined && /s$/i.test(prompt.slice(noun.start, noun.end));
    if (!(said !== null && pieces.length === 1) && !(isLaid && isPlural)) continue;
    piece.count = 2;
    if (said === null) continue;
    const start = said.index + said[0].indexOf(said[1]!);
    addChip(
      draft,
      { source: 'prompt', start, end: start + 4 },
      { kind: 'count', name: '2', label: '2 of them', piece },
    );
  }
}
