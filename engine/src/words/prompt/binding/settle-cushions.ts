import type { Draft } from './draft.ts';

/** A number, or a word for one, before the adjectives of a noun. */
const COUNTED = /\b(?:an?|one|single|two|three|four|[1-4]|ein|eine[mn]?|zwei|drei|une?|deux|trois|dos|tres|due|tre)\s+(?:[\p{L}-]+\s+){0,3}$/iu; // prettier-ignore

/**
 * "A grey sofa with one mustard cushion": a cushion that lies on the sofa, which is not drawn. The colour is not that of
 * all the cushions that the sofa consists of.
 */
export function settleCushions(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const sofa = pieces.find(({ form }) => form === 'sofa');
  const own = chips.filter(({ piece, part }) => piece === sofa && part === 'cushion');
  const noun = own.find(({ kind, source }) => kind === 'part' && source === 'prompt');
  if (sofa === undefined || noun === undefined || !COUNTED.test(prompt.slice(0, noun.start))) return;
  if (/\b(?:seat|back|sitz)\w*\b/i.test(prompt.slice(Math.max(0, noun.start - 5), noun.end))) return;
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  chips.splice(0, Infinity, ...chips.filter((chip) => !own.includes(chip)));
}
