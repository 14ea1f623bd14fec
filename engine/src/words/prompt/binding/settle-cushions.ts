import { numberOf } from '../vocabulary/arrangements.ts';
import { addChip, newPiece, type Draft, type DraftChip, type DraftPiece } from './draft.ts';

/** A number, or a word for one, and the adjectives of the noun after it. */
const COUNTED = /\b(?:(an?|one|single|1|ein|eine[mnrs]?|une?|una|uno)|two|three|four|[2-4]|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)\s+(?:(?!(?:with|mit|avec|con|and|und|et|y|e|or|oder|ou|o|of)\s)[\p{L}-]+\s+){0,3}$/iu; // prettier-ignore

/** Nouns for several cushions. */
const SEVERAL = /(?:s|cuscini)$/i;

/**
 * "A grey sofa with one mustard cushion": a cushion that lies on the sofa. The colour is not that of all the cushions that
 * the sofa consists of.
 */
export function settleCushions(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const sofa = pieces.find(({ form }) => form === 'sofa');
  layOwnCushions(draft, prompt);
  const own = chips.filter(({ piece, part }) => piece === sofa && part === 'cushion');
  const noun = own.find(({ kind, source }) => kind === 'part' && source === 'prompt');
  if (sofa === undefined || noun === undefined) return;
  const counted = COUNTED.exec(prompt.slice(0, noun.start));
  if (counted === null || (counted[1] !== undefined && SEVERAL.test(prompt.slice(noun.start, noun.end)))) return;
  // "A sofa, mustard cushions" has the article of the sofa; in "a single cushion sofa", the noun describes it.
  const names = chips.filter(({ kind, piece }) => kind === 'form' && piece === sofa);
  if (names.some(({ start, end }) => end > counted.index && start <= noun.end + 1)) return;
  if (/\b(?:seat|back|sitz)\w*\b/i.test(prompt.slice(Math.max(0, noun.start - 5), noun.end))) return;
  const said = /^(two|three|[23]|zwei|drei|deux|trois|dos|tres|due|tre)\b/i.exec(counted[0].trimStart());
  const count = said === null ? 1 : numberOf(said[1]!.toLowerCase());
  if (
    pieces.length === 1 &&
    draft.arrangement === null &&
    draft.props.length === 0 &&
    count !== undefined &&
    count <= MOST_DRAWN &&
    !isUncounted(counted)
  ) {
    // prettier-ignore
    layOnSofa(draft, sofa, own, count, prompt);
    if (said !== null) {
      const start = counted.index + counted[0].indexOf(said[0]);
      const span = { source: 'prompt', start, end: start + said[0].length } as const;
      addChip(draft, span, {
        kind: 'count',
        name: String(count),
        label: `${count} of them`,
        piece: draft.pieces.at(-1)!,
      });
    }
    return;
  }
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  chips.splice(0, Infinity, ...chips.filter((chip) => !own.includes(chip)));
}

/** Most cushions that are drawn on a sofa. */
const MOST_DRAWN = 3;

/** Four are counted by the words, and not drawn. */
const isUncounted = ([said]: RegExpExecArray): boolean => /^(?:four|4|vier|quatre|cuatro|quattro)\b/i.test(said);

/** "Un canapé avec deux coussins": cushions that the words name as things lie on the sofa that has them. */
function layOwnCushions(draft: Draft, prompt: string): void {
  const [sofa, cushion, ...others] = draft.pieces;
  const isOne = sofa?.form === 'sofa' && sofa.count === 1 && others.length === 0;
  if (!isOne || cushion?.form !== 'pillow' || cushion.count > MOST_DRAWN || draft.arrangement !== null || draft.props.length > 0) return; // prettier-ignore
  if (/(?<!\p{L})(?:with|mit|avec|con)(?!\p{L})/iu.test(prompt) && !/\b(?:beside|next to|neben)\b/i.test(prompt)) draft.arrangement = 'on-top'; // prettier-ignore
}

/** What stands between a noun and its colour. */
const IN = /^\s+(?:in|en)\s+$/i;

/** Makes the cushions of the sofa pieces of their own, which lie on it. */
function layOnSofa(draft: Draft, sofa: DraftPiece, named: readonly DraftChip[], count: number, prompt: string): void {
  let own = named;
  const cushion = newPiece({ kind: 'form', name: 'pillow', cut: null });
  cushion.count = count;
  cushion.colours.push(...sofa.colours.filter(({ part }) => part === 'cushion').map((colour) => ({ ...colour, part: 'main' as const }))); // prettier-ignore
  cushion.fabric = sofa.partFabrics.find(({ part }) => part === 'cushion')?.fabric ?? null;
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  // "Three cushions in mustard": the colour behind the noun.
  const noun = own.find(({ kind }) => kind === 'part');
  const after = draft.chips.find(
    ({ kind, piece, start, source }) =>
      kind === 'colour' && piece === sofa && source === 'prompt' && noun !== undefined && IN.test(prompt.slice(noun.end, start)), // prettier-ignore
  );
  const said = sofa.colours.find(({ hex, part }) => part === 'main' && hex === after?.hex);
  if (after !== undefined && said !== undefined && cushion.colours.length === 0) {
    sofa.colours.splice(sofa.colours.indexOf(said), 1);
    cushion.colours.push(said);
    own = [...own, after];
  }
  draft.pieces.push(cushion);
  draft.hero = sofa;
  draft.arrangement = 'on-top';
  const moved = draft.chips.map((chip): DraftChip => {
    if (!own.includes(chip)) return chip;
    const { part: _, ...rest } = chip;
    return chip.kind === 'part'
      ? { ...rest, piece: cushion, kind: 'form', name: 'pillow', label: 'pillow' }
      : { ...rest, piece: cushion };
  });
  draft.chips.splice(0, Infinity, ...moved);
}
