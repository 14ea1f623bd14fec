import { formRowOf, isFurniture, isPaired, isSeat, zoneOf } from '../vocabulary/form-facts.ts';
import { maxCushionsOn, sidesOf, usualNumber, type ArrangementName } from '../vocabulary/arrangements.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { isClothingZone } from '../vocabulary/body-zone.ts';
import { singularOf } from '../../english/singular-of.ts';
import { splitWords } from '../words/split-words.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

const isClothing = ({ form }: DraftPiece): boolean => isClothingZone(zoneOf(form));

/**
 * Decides how the things of a draft stand together, after giving plurals their usual number and each of several things
 * its colour. Null where there is nothing to arrange: a textile, one thing without props, or an outfit for which no
 * arrangement was named. The chips of an arrangement that the picture cannot show are dropped, so that its words are
 * listed as not drawn.
 */
export function settleArrangement(draft: Draft, prompt: string): ArrangementName | null {
  const { pieces } = draft;
  if (pieces.length === 0) return null;
  for (const piece of pieces) shareColours(draft, piece, prompt);
  countPlural(draft, prompt);
  countCushions(draft, prompt);
  const several = pieces.reduce((sum, { count }) => sum + count, 0);
  const isOutfit = pieces.every(({ count }) => count === 1) && pieces.some(isClothing);
  const hasThings = pieces.some(({ form }) => zoneOf(form) === 'object');
  // "A table with a stack of books on top": the stack is one of the things on it.
  const asked =
    draft.arrangement === 'stack' && /\bon top\b/i.test(prompt) && standsOn(pieces) ? 'on-top' : draft.arrangement;
  if (asked !== null && isOnPile(pieces) && /\bon top\b/i.test(prompt)) return 'stack';
  if (asked !== null && isShown(asked, pieces, several)) return asked;
  // "A lamp on a nightstand beside a bed": what cannot be shown on the furniture is shown without it.
  if (asked === 'on-top' && draft.hero !== null && draft.hero !== pieces[0]) {
    dropFurniture(draft);
    return settleArrangement(draft, prompt);
  }
  // "A shirt with a coat on top": clothes are worn in this order anyway.
  if (asked !== null && !(asked === 'on-top' && isOutfit)) dropChips(draft, asked);
  if (pieces.some(({ lies, hovers }) => lies !== undefined || hovers !== undefined)) return 'group';
  if (draft.props.length > 0) return draft.view === 'flat' && several > 1 ? 'grid' : 'group';
  if (several < 2 || pieces.every(({ form }) => form === 'textile')) return null;
  if (isOutfit && !hasThings) return null;
  hangLamp(draft);
  if (draft.view !== 'flat' && isDining(pieces)) return 'dining';
  return draft.view === 'flat' ? 'grid' : 'group';
}

/** "Vases in a row": an arrangement of one kind of thing in the plural shows its usual number. */
function countPlural({ pieces, chips, arrangement }: Draft, prompt: string): void {
  const [piece] = pieces;
  if (arrangement === null || pieces.length !== 1 || piece!.count > 1 || isPaired(piece!.form)) return;
  if (isPluralOf(piece!, chips, prompt)) piece!.count = usualNumber[arrangement] ?? 1;
}

/** "Pillows on a bed": as many as have place on it. Where only one has, they are shown without it. */
function countCushions({ pieces, chips, arrangement }: Draft, prompt: string): void {
  const [seat, cushion, ...others] = pieces;
  if (arrangement !== 'on-top' || cushion?.form !== 'pillow' || cushion.count > 1 || others.length > 0) return;
  if (isPluralOf(cushion, chips, prompt)) cushion.count = Math.max(2, maxCushionsOn(seat!.form, seat!.cut?.name ?? null)); // prettier-ignore
}

function isPluralOf(piece: DraftPiece, chips: readonly DraftChip[], prompt: string): boolean {
  const chip = chips.find((each) => each.kind === 'form' && each.source === 'prompt' && each.piece === piece);
  const noun = chip === undefined ? undefined : splitWords(prompt.slice(chip.start, chip.end)).at(-1)?.text;
  return noun !== undefined && singularOf(noun) !== noun;
}

/**
 * "Four hats in pink, white, black and beige": when there are as many colours as things, each thing gets one, and none
 * of them colours a trimming.
 */
function shareColours(draft: Draft, piece: DraftPiece, prompt: string): void {
  const own = piece.colours.filter(({ part }) => part === 'main' || part === 'trim');
  // A colour has no chip when it was named for a border, which is not drawn.
  const chips = draft.chips.filter((chip) => chip.kind === 'colour' && chip.piece === piece);
  if (piece.count < 2 || own.length !== piece.count || chips.length < own.length) return;
  if (chips.some(({ source, end }) => source === 'prompt' && OF_EDGE.test(prompt.slice(end)))) return;
  piece.colours = piece.colours.map((colour) => (own.includes(colour) ? { ...colour, part: 'main' } : colour));
  const renamed = draft.chips.map(({ part, ...chip }): DraftChip => {
    if (chip.piece !== piece || part !== 'trim') return part === undefined ? chip : { ...chip, part };
    return { ...chip, label: chip.label.replace(/ trim$/, '') };
  });
  draft.chips.splice(0, Infinity, ...renamed);
}

/** "Two mugs, matte black with a gold rim". */
const OF_EDGE = /^\s+(?:rims?|edges?|edging|borders?|trims?|trimming|tips?|lips?|accents?|details?)(?!\p{L})/iu;

/** Sides are those of one thing. Every other arrangement needs several, and a stack things that can lie on each other. */
function isShown(asked: ArrangementName, pieces: readonly DraftPiece[], several: number): boolean {
  if (sidesOf(asked) !== undefined) return several === 1 && pieces[0]!.form !== 'textile';
  if (asked === 'on-top') return standsOn(pieces);
  if (asked === 'dining') return isDining(pieces);
  if (asked === 'diagonal') return several > 1 && several <= MOST_IN_DIAGONAL;
  return several > 1 && (asked !== 'stack' || pieces.every(({ form }) => formRowOf(form)?.stacks === true));
}

/** With more, the last would be far behind the first. */
const MOST_IN_DIAGONAL = 6;

/** Furniture with a flat top. */
const TOPS: readonly FormName[] = ['cabinet', 'table'];

/** "A sideboard with a vase on top": a few things of a smaller kind stand on the first, which has a flat top. */
function standsOn([first, ...others]: readonly DraftPiece[]): boolean {
  if (first?.count !== 1 || others.length === 0 || others.length > MAX_ON_TOP) return false;
  if (isSeat(first.form)) return others.length === 1 && others[0]!.count <= (others[0]!.form === 'pillow' ? maxCushionsOn(first.form, first.cut?.name ?? null) : 1) && (zoneOf(others[0]!.form) === 'head' || !isClothing(others[0]!)); // prettier-ignore
  if (!TOPS.includes(first.form)) return false;
  const copies = others.reduce((sum, { count }) => sum + count, 0);
  return copies <= MAX_COPIES_ON_TOP && !others.some((piece) => isFurniture(piece.form) || isClothing(piece));
}

/** "A stack of four books with a cup on top": one small thing on things that lie on each other. */
function isOnPile([first, top, ...others]: readonly DraftPiece[]): boolean {
  if (first === undefined || top === undefined || others.length > 0 || top.count > 1) return false;
  // Towels are one pile, whatever their number.
  if (first.count < 2 && (first.form !== 'towel' || first.cut?.name === 'throw')) return false;
  const isSmall = zoneOf(top.form) === 'object' && !isFurniture(top.form);
  return formRowOf(first.form)?.stacks === true && (isSmall || zoneOf(top.form) === 'jewellery');
}

/** Most chairs at a table. */
const MOST_CHAIRS = 8;

/** "A round table with four chairs": chairs at the table, and perhaps a lamp over it. */
function isDining(pieces: readonly DraftPiece[]): boolean {
  const others = pieces.filter(({ hangs }) => hangs !== true);
  const [tables, chairs] = (['table', 'chair'] as const).map((name) => others.filter(({ form }) => form === name));
  const isComplete = tables!.length + chairs!.length === others.length && tables!.length === 1 && chairs!.length === 1;
  return isComplete && tables![0]!.count === 1 && chairs![0]!.count > 1 && chairs![0]!.count <= MOST_CHAIRS;
}

/** "A pendant lamp over a table" hangs, where something stands that it can hang over. */
function hangLamp({ pieces, view, arrangement }: Draft): void {
  const lamps = pieces.filter(({ cut }) => cut?.name === 'pendant-lamp');
  const isOver = pieces.some(({ form }) => form === 'table' || form === 'cabinet' || isSeat(form));
  if (lamps.length !== 1 || lamps[0]!.count > 1 || !isOver || view === 'flat' || arrangement !== null) return;
  lamps[0]!.hangs = true;
}

/** Largest number of kinds of things that stand on furniture, and of all of them with their copies. */
const [MAX_ON_TOP, MAX_COPIES_ON_TOP] = [3, 6];

function dropFurniture(draft: Draft): void {
  const furniture = draft.pieces.shift();
  draft.hero = null;
  draft.arrangement = null;
  draft.chips.splice(0, Infinity, ...draft.chips.filter(({ piece }) => piece !== furniture));
}

function dropChips(draft: Draft, name: ArrangementName): void {
  const kept = draft.chips.filter(
    (chip) => chip.arrangement !== name && (chip.kind !== 'arrangement' || chip.name !== name),
  );
  draft.chips.splice(0, Infinity, ...kept);
}
