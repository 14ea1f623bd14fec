import { formRowOf, isFurniture, zoneOf } from '../vocabulary/form-facts.ts';
import { numberOf } from '../vocabulary/arrangements.ts';
import type { Draft, DraftPiece } from './draft.ts';

/** Verbs of what has been laid or has fallen, in five languages. */
const DOWN =
  '(?:lying|laid|laying|resting|fallen|toppled|tipped|knocked|turned|liegt|liegend|umgefallen|umgekippt|couchée?|renversée?|coricat[oa]|rovesciat[oa]|tumbad[oa]|caíd[oa])';

/** "One fallen over", "the other lying on its side": the last of several, or one of a pair. */
export const ONE_LIES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:and )?(?:the )?(?:one|other|second)(?: one| of them| shoe| boot| bottle| glass| candle)?|(?:eine[rs]?|der andere|die andere|das andere)|l['’]une?|l['’]autre|uno|una|l['’]altr[oa]|el otro|la otra)(?: is| ist| est)? (?:${DOWN}(?: over| down)?(?: on (?:its|the) side| auf der seite| sur le côté| su un lato| de lado)?|on (?:its|the) side)(?!\p{L})`,
  'giu',
);

/** "Lying on its side", "toppled over": the thing, or each of several. */
export const ALL_LIE = new RegExp(
  String.raw`(?<!\p{L})(?:${DOWN}(?: over| down)? on (?:its|their|the) sides?|(?:lying|fallen|toppled|tipped|knocked|laid) (?:over|down)|(?<!(?:leaning|resting|sewn|worn|pocket) )on its side|umgekippt|umgefallen|auf der seite liegend|couchée?s? sur le côté|renversée?s?|coricat[oaie] su un (?:lato|fianco)|rovesciat[oaie]|tumbad[oa]s?(?: de lado)?)(?!\p{L})`,
  'giu',
);

const SHOES: readonly string[] = ['heel', 'boot'];
/** Wide things, which lie flat anyway, those that cannot lie, and bags, whose straps would stay in the air. */
const NEVER: readonly string[] = [
  'lamp',
  'textile',
  'chair',
  'rug',
  'towel',
  'curtain',
  'mirror',
  'tent',
  'bed',
  'pillow',
  'handbag',
  'tote',
];

const canLie = ({ form }: DraftPiece): boolean => {
  const zone = zoneOf(form);
  const isThing = zone === 'object' || zone === 'foot' || zone === 'bag';
  return isThing && !isFurniture(form) && !NEVER.includes(form) && formRowOf(form) !== undefined;
};

/** "Black boots, one fallen over", "a bottle lying on its side": how the first thing of the words rests. */
export function settleLying({ pieces, chips }: Draft, prompt: string): void {
  const piece = pieces.find(canLie);
  if (piece === undefined || pieces.length > 1) return;
  const one = matches(prompt, ONE_LIES);
  if (one && (piece.count > 1 || SHOES.includes(piece.form))) {
    if (piece.count === 1) {
      piece.isSingle = true;
      piece.count = 2;
    }
    piece.lies = 'last';
  } else if (!one && matches(prompt, ALL_LIE) && !chips.some(({ kind, name }) => kind === 'view' && name === 'flat'))
    piece.lies = 'all';
}

const matches = (prompt: string, words: RegExp): boolean => [...prompt.matchAll(words)].length > 0;

/** "In two rows of three", "arranged in 2 rows". */
export const ROWS = /\b(?:(?:arranged |standing |lined up )?in )?(two|three|four|[234]|zwei|drei|deux|trois|due|tre|dos|tres) (?:neat |straight |even |equal )?(?:rows|reihen|rangées|rangs|file|filas|hileras)(?: (?:of|von|de|da|di) (two|three|four|five|six|[2-6]|zwei|drei|vier|deux|trois|quatre|due|tre|quattro|dos|tres|cuatro))?\b/giu; // prettier-ignore

/** Several copies of one thing that stand in rows as long as each other. */
export function settleRows(draft: Draft, prompt: string): void {
  const [piece, ...others] = draft.pieces;
  const [found] = prompt.matchAll(ROWS);
  if (piece === undefined || others.length > 0 || found === undefined) return;
  const [rows, each] = [numberOf(found[1]!.toLowerCase())!, found[2] === undefined ? null : numberOf(found[2].toLowerCase())];
  if (piece.count === 1 && each) piece.count = Math.min(12, rows * each);
  const isEven = piece.count % rows === 0 && (each === null || each === undefined || piece.count === rows * each);
  if (piece.count <= rows || !isEven) return;
  draft.rows = rows;
} // prettier-ignore
