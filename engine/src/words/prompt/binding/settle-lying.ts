import { formRowOf, isFurniture, zoneOf } from '../vocabulary/form-facts.ts';
import { numberOf } from '../vocabulary/arrangements.ts';
import type { Draft, DraftPiece } from './draft.ts';

/** Verbs of what lies or has fallen, in five languages. */
const DOWN =
  '(?:lying|fallen|toppled|liegt|liegend|umgefallen|umgekippt|couchée?|renversée?|coricat[oa]|rovesciat[oa]|tumbad[oa]|caíd[oa])(?: over| down)?';
const ON_SIDE = '(?: on its side| auf der seite| sur le côté| su un lato| de lado)';
/** "Turned off", "tipped in blue" and "resting on a stone" topple nothing. */
const TIPPED = `(?:(?:turned|tipped|knocked) over(?! to)|laid (?:over|down)|(?:laid|laying|resting|turned|tipped|knocked)${ON_SIDE})`;
const NOT = String.raw`(?<!\b(?:not|never|nicht|pas|non|no|n['’]est) )`;
/** "Laid over the cap" says where the label of a bottle is. */
const ENDS = String.raw`(?=\s*(?:$|[,.;:!?]| (?:on|in|and|beside|next)\b))`;

/** "One fallen over", "the other lying on its side": the last of several, or one of a pair. */
export const ONE_LIES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:and )?(?:the )?(?:one|other|second)(?: one| of them| shoe| boot| bottle| glass| candle)?|(?:eine[rs]?|der andere|die andere|das andere)|l['’]une?|l['’]autre|uno|una|l['’]altr[oa]|el otro|la otra)(?: is| ist| est)? (?:${DOWN}${ON_SIDE}?|${TIPPED}|on its side)(?!\p{L})`,
  'giu',
);

/** "Lying on its side", "toppled over": the thing, or each of several. */
export const ALL_LIE = new RegExp(
  String.raw`(?<!\p{L})${NOT}(?:(?:lying|laid|laying|resting|fallen|toppled|tipped|knocked|turned)(?: over| down)? on (?:its|their) sides?|(?:lying|fallen|toppled|tipped|knocked) (?:over|down)|laid (?:over|down)${ENDS}|(?<!(?:leaning|resting|sewn|worn|pocket|(?:not|never) (?:lying|laid|laying|resting|fallen|turned|tipped)) )on its side|umgekippt|umgefallen|auf der seite liegend|couchée?s? sur le côté|renversée?s?|coricat[oaie] su un (?:lato|fianco)|rovesciat[oaie]|tumbad[oa]s?(?: de lado)?)(?!\p{L})`,
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

/** @param how bags lie on the ground with straps in the air, and hang in the air as they are. */
export const canLie = ({ form }: DraftPiece, how: 'lying' | 'hovering' = 'lying'): boolean => {
  const zone = zoneOf(form);
  const isThing = zone === 'object' || zone === 'foot' || zone === 'bag';
  const isNever = NEVER.includes(form) && !(how === 'hovering' && zone === 'bag');
  return isThing && !isFurniture(form) && !isNever && formRowOf(form) !== undefined;
};

/** "Black boots, one fallen over", "a bottle lying on its side": how the first thing of the words rests. */
export function settleLying({ pieces, chips }: Draft, prompt: string): void {
  const piece = pieces.find((each) => canLie(each));
  if (piece === undefined || pieces.length > 1) return;
  const one = prompt.search(ONE_LIES) >= 0;
  if (one && (piece.count > 1 || SHOES.includes(piece.form))) {
    if (piece.count === 1) {
      piece.isSingle = true;
      piece.count = 2;
    }
    piece.lies = 'last';
  } else if (!one && prompt.search(ALL_LIE) >= 0 && !chips.some(({ kind, name }) => kind === 'view' && name === 'flat'))
    piece.lies = 'all';
}

/** "In two rows of three", "arranged in 2 rows". */
export const ROWS = /\b((?:arranged |standing |lined up )?(?:in|en|su) )?(two|three|four|[234]|zwei|drei|deux|trois|due|tre|dos|tres) (?:neat |straight |even |equal )?(?:rows|reihen|rangées|rangs|file|filas|hileras)(?: (?:of|von|de|da|di) (two|three|four|five|six|[2-6]|zwei|drei|vier|deux|trois|quatre|due|tre|quattro|dos|tres|cuatro))?(?!\p{L})/giu; // prettier-ignore

/** "A coat with buttons in two rows": the rows are those of what the thing has. */
const OF_DETAIL = /(?<!\p{L})(?:with|mit|avec|con)(?!\p{L})[^,.;]*$/iu;
/** "Rows of three buttons" count what the thing has. */
const ENDS_ROWS = /^\s*(?:$|[,.;:!?]|(?:on|in|at|against|under|auf|vor|sur|su|sobre)\b)/i;

/** Several copies of one thing that stand in rows as long as each other. */
export function settleRows(draft: Draft, prompt: string): void {
  const [piece, ...others] = draft.pieces;
  const [found] = prompt.matchAll(ROWS);
  if (piece === undefined || others.length > 0 || found === undefined) return;
  const [rows, each] = [numberOf(found[2]!.toLowerCase())!, found[3] === undefined ? null : numberOf(found[3].toLowerCase())];
  const isOfWhole =
    found[1] !== undefined &&
    !OF_DETAIL.test(prompt.slice(0, found.index)) &&
    ENDS_ROWS.test(prompt.slice(found.index + found[0].length));
  if (piece.count === 1 && each && isOfWhole) piece.count = Math.min(12, rows * each);
  const isEven = piece.count % rows === 0 && (each === null || each === undefined || piece.count === rows * each);
  if (piece.count <= rows || !isEven) return;
  draft.rows = rows;
} // prettier-ignore
