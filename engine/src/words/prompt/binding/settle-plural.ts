import { singularOf } from '../../english/singular-of.ts';
import { isEnglishWord } from '../../english/wordnet.ts';
import { numberOf } from '../vocabulary/arrangements.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import { formRowOf, isPaired, zoneOf } from '../vocabulary/form-facts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { splitWords } from '../words/split-words.ts';
import { addChip, type Draft, type DraftPiece } from './draft.ts';

/** How many a plural without a number stands for. */
const SEVERAL = 3;

/** Things of which a plural names one kind: "rugs", "lipstick swatches". */
const UNCOUNTED: readonly string[] = ['cosmetic-smear', 'rug'];

/**
 * "Candles on a tray": several of the one thing that the words name. Clothes, of which product titles use the plural for
 * one, stay single, and so do things whose own name is a plural. Only English plurals count.
 */
export function settlePlural(draft: Draft, prompt: string): void {
  const [piece] = draft.pieces;
  // "Men Perfumes" is the title of one product.
  if (piece === undefined || draft.pieces.length > 1 || piece.count > 1 || draft.wearer !== null) return;
  const isOfProducts = zoneOf(piece.form) === 'object' && !isPaired(piece.form);
  if (!isOfProducts || draft.arrangement !== null || draft.props.length > 1) return;
  // "Twenty vases", "a sofa with two cushions": a number that is not drawn is named.
  if (splitWords(prompt).some(({ text }) => numberOf(text) !== undefined || /^(?:\d+|twenty|fifty)$/.test(text)))
    return;
  const named = draft.chips.filter((chip) => chip.kind === 'form' && chip.source === 'prompt');
  const [noun] = named;
  if (noun === undefined || named.length > 1) return;
  // "A room with sofas", "a pile of rugs": the words are about something else.
  if (/\b(?:with|of)\s+(?:[\w-]+\s+){0,2}$/i.test(prompt.slice(0, noun.start))) return;
  const said = prompt.slice(noun.start, noun.end).toLowerCase();
  const last = said.split(/[\s-]+/).at(-1)!;
  if (!isPlural(last) || isOwnPlural(piece, said)) return;
  // "Room with sofas", "a picture of vases": the thing belongs to another one.
  if (UNCOUNTED.includes(piece.form) || /\b(?:with|of)\b/i.test(prompt.slice(0, noun.start))) return;
  piece.count = SEVERAL;
  addChip(
    draft,
    { source: 'prompt', start: noun.start, end: noun.end },
    { kind: 'count', name: String(SEVERAL), label: `${SEVERAL} of them`, piece },
  );
}

/** Things that cover the ground of a picture, or of which it shows several. */
const SINGLE: readonly FormName[] = ['rug', 'cosmetic-smear'];

const isPlural = (word: string): boolean =>
  word.length > 3 && word.endsWith('s') && singularOf(word) !== word && isEnglishWord(singularOf(word));

/** "Headphones", "towels": the vocabulary has the plural as a name of the thing, or a picture of it shows several. */
function isOwnPlural({ form, cut }: DraftPiece, said: string): boolean {
  const rows = [formRowOf(form), ...cutRows.filter((row) => row.form === form)];
  const names = rows.flatMap((row) => (row?.says ?? '').split(',').map((name) => name.trim()));
  const isSeveral = SINGLE.includes(form) || names.some((name) => /^(?:stack|set|pile) of /.test(name));
  return isSeveral || names.includes(said) || /s$/.test(cut?.name ?? '') || /s$/.test(formRowOf(form)?.label ?? '');
}
