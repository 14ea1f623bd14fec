import type { Draft } from './draft.ts';

/** A number, or a word for one, and the adjectives of the noun after it. */
const COUNTED = /\b(?:(an?|one|single|1|ein|eine[mnrs]?|une?|una|uno)|two|three|four|[2-4]|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)\s+(?:(?!(?:with|mit|avec|con|and|und|et|y|e|or|oder|ou|o|of)\s)[\p{L}-]+\s+){0,3}$/iu; // prettier-ignore

/** Nouns for several cushions. */
const SEVERAL = /(?:s|cuscini)$/i;

/**
 * "A grey sofa with one mustard cushion": a cushion that lies on the sofa, which is not drawn. The colour is not that of
 * all the cushions that the sofa consists of.
 */
export function settleCushions(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const sofa = pieces.find(({ form }) => form === 'sofa');
  const own = chips.filter(({ piece, part }) => piece === sofa && part === 'cushion');
  const noun = own.find(({ kind, source }) => kind === 'part' && source === 'prompt');
  if (sofa === undefined || noun === undefined) return;
  const counted = COUNTED.exec(prompt.slice(0, noun.start));
  if (counted === null || (counted[1] !== undefined && SEVERAL.test(prompt.slice(noun.start, noun.end)))) return;
  // "A sofa, mustard cushions" has the article of the sofa; in "a single cushion sofa", the noun describes it.
  const names = chips.filter(({ kind, piece }) => kind === 'form' && piece === sofa);
  if (names.some(({ start, end }) => end > counted.index && start <= noun.end + 1)) return;
  if (/\b(?:seat|back|sitz)\w*\b/i.test(prompt.slice(Math.max(0, noun.start - 5), noun.end))) return;
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  chips.splice(0, Infinity, ...chips.filter((chip) => !own.includes(chip)));
}
