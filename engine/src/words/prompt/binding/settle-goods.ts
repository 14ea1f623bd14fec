import type { Brief, Piece } from '../brief.ts';
import { cutRows, type CutName } from '../vocabulary/cuts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { partRows, type PartName } from '../vocabulary/parts.ts';
import type { Span } from '../words/find-terms.ts';
import { isDenied } from '../words/denied.ts';
import { dropChipsOf, type Draft, type DraftPiece } from './draft.ts';

/** Words beside the name of a product that make another kind of it: "a yoga mat, half rolled". */
interface State {
  readonly form: FormName;
  readonly says: RegExp;
  readonly cut: CutName;
}

const STATES: readonly State[] = [
  { form: 'yoga-mat', says: /\b(?:half|partly|partially)[- ](?:un)?rolled(?: (?:up|out|open))?\b/gi, cut: 'half-rolled-mat' }, // prettier-ignore
  { form: 'cabinet', says: /\b(?:two|2|double)[- ]doors?\b/gi, cut: 'two-door-cabinet' },
  { form: 'jar', says: /\b(?:storage|cork|corked)\b(?: (?:lid|stopper|cap|top))?/gi, cut: 'storage-jar' },
  { form: 'rug', says: /\b(?:persian|oriental|medallion)\b/gi, cut: 'persian-rug' },
  { form: 'tent', says: /\b(?:with (?:its |the |an )?)?(?:open (?:door|entrance|flap)|(?:door|entrance|flap) (?:is )?(?:open|unzipped|rolled up))\b/gi, cut: 'open-tent' }, // prettier-ignore
  { form: 'shelf', says: /\bbooks\b/gi, cut: 'filled-shelf' },
];

/** The words that made this kind of a product, which its picture shows. */
export const statesOf = ({ form, cut }: Piece): readonly RegExp[] =>
  STATES.filter((state) => state.form === form && state.cut === cut).map(({ says }) => says);

const rowOf = (name: CutName): DraftPiece['cut'] => cutRows.find((row) => row.name === name) ?? null;

/** Chooses the kind of a product by the words beside its name, and gives the colours to the parts that have them. */
export function settleGoods(draft: Draft, prompt: string): void {
  settleTray(draft, prompt);
  for (const piece of draft.pieces) {
    const state = STATES.find(
      ({ form, says }) =>
        form === piece.form && [...prompt.matchAll(says)].some(({ index }) => !isDenied(prompt, index)),
    );
    if (state !== undefined && piece.cut === null) piece.cut = rowOf(state.cut);
    if (piece.cut?.name === 'throw' && KNITTED.test(prompt)) piece.fabric ??= 'knit';
    if (piece.cut?.name === 'filled-shelf') dropBooks(draft);
    settleSwatches(piece);
    settleTowel(draft, piece, prompt);
    const lacks = LACKING.filter(({ says, of }) => says.test(prompt) && (of?.includes(piece.form) ?? true));
    if (lacks.length > 0 && zoneOf(piece.form) === 'object') piece.lacks = lacks.map(({ part }) => part);
    if (zoneOf(piece.form) === 'object') showParts(draft, piece);
    if (piece.form === 'dumbbell' && /\b(?:dumbbells|pair)\b/i.test(prompt)) piece.count = Math.max(2, piece.count);
    if (OPAL.includes(piece.form)) settleOpal(piece);
    if (piece.form === 'compact') colourCase(draft, piece, CASES);
    if (piece.form === 'lipstick') colourCase(draft, piece, METALS);
    if (piece.form === 'ball') settleBall(draft, piece);
    if (TABLEWARE.includes(piece.form)) renamePart(draft, piece, 'frame', 'rim');
  }
}

/** "A bookshelf, books and a plant": the books stand in it. */
function dropBooks(draft: Draft): void {
  const book = draft.pieces.find(({ form }) => form === 'book');
  if (book === undefined) return;
  draft.pieces.splice(draft.pieces.indexOf(book), 1);
  dropChipsOf(draft, book);
}

/** "A wooden tray with a candle": the candle stands on the tray, as in "a candle on a wooden tray". */
function settleTray(draft: Draft, prompt: string): void {
  const { pieces, chips, props } = draft;
  const [tray, other] = pieces;
  if (tray?.form !== 'serving-tray' || other === undefined || props.length > 0) return;
  const [name, next] = [tray, other].map((piece) =>
    chips.find(({ kind, piece: of, source }) => kind === 'form' && of === piece && source === 'prompt'),
  );
  if (!name || !next || !/\b(?:with|holding|carrying|mit|avec|con)\b/i.test(prompt.slice(name.end, next.start))) return;
  const colour = tray.colours.find(({ part }) => part === 'main');
  const isWood = /wood|oak|holz|bois|madera|legno/i.test(prompt.slice(name.start, name.end));
  const own = tray.fabric ?? (isWood ? 'wood' : null);
  const material = own !== null ? ({ material: own } as const) : {};
  props.push({ name: 'tray', count: 1, place: 'below', hex: colour?.hex ?? (isWood ? TRAY_WOOD : null), fabric: null, ...material }); // prettier-ignore
  pieces.shift();
  const ofProp = { kind: 'prop', name: 'tray', label: 'tray', piece: null } as const;
  const moved = chips.map((chip) => (chip.piece === tray ? { ...chip, ...ofProp } : chip));
  chips.splice(0, Infinity, ...moved);
}

/** Things whose cap is always drawn. */
const CAPPED: readonly FormName[] = [
  'dropper-bottle',
  'pump-bottle',
  'spray-bottle',
  'nail-polish',
  'tube',
  'lip-gloss',
];

/** "A round tray with a candle", "a serum bottle, no cap": a tray below other things is rectangular, and a cap stays. */
export function drawnOtherwise({ props = [], pieces }: Brief, prompt: string): readonly Span[] {
  const said = [
    ...(props.some(({ name }) => name === 'tray') ? [/\b(?:round|oval)(?= (?:[\p{L}-]+ )?tray\b)/giu] : []),
    ...(pieces.some(({ form }) => CAPPED.includes(form))
      ? [/\b(?:no|without(?: an?| any| the| its)?) (?:cap|lid|pump)\b/gi]
      : []),
  ];
  return said.flatMap((words) =>
    [...prompt.matchAll(words)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
}

/** Colour of the wood of a tray. */
const TRAY_WOOD = '#b98a5a';

const KNITTED = /\b(?:chunky |cable )?knit(?:ted)?(?= (?:\w+ )?(?:throw|blanket)\b)/i;

/** Number of strokes that swatches are drawn with. */
const STROKES: { readonly [Cut in CutName]?: number } = { swatches: 6, 'lipstick-swatches': 5 };

/** "Three lipstick swatches" are three single strokes. */
function settleSwatches(piece: DraftPiece): void {
  const strokes = piece.cut ? STROKES[piece.cut.name] : undefined;
  if (strokes === undefined || piece.count === 1) return;
  if (piece.count === strokes) piece.count = 1;
  else piece.cut = piece.cut!.name === 'swatches' ? null : rowOf('lipstick-smear');
}

/** "A beige bath towel" is one; "towels" are a pile. */
function settleTowel({ chips }: Draft, piece: DraftPiece, prompt: string): void {
  if (piece.form !== 'towel' || piece.cut !== null || piece.count > 1) return;
  const name = chips.find(({ kind, piece: of, source }) => kind === 'form' && of === piece && source === 'prompt');
  if (name === undefined || !/towel$/i.test(prompt.slice(name.start, name.end))) return;
  if (!PILE.test(prompt)) piece.cut = rowOf('folded-towel');
}

const PILE = /\b(?:stack|pile|set|trio|bundle)\b/i;

/** Things whose rim is glazed. */
const TABLEWARE: readonly FormName[] = ['plate', 'bowl', 'mug', 'drinking-glass'];

/** Colours of the case of a compact; others are of what is in it. */
const CASES = /^(?:gold|silver|rose gold|copper|bronze|brass|black|white|ivory)$/;

/** Colours that glass of a jar is not tinted with. */
const OPAQUE: readonly string[] = ['white', 'black', 'ivory', 'cream'];

/** "A box with a ribbon", "a rocking chair with a cushion": parts that are named without a colour. */
function showParts({ chips }: Draft, piece: DraftPiece): void {
  const named = chips.flatMap(({ kind, piece: of, part, name, source }) => {
    const row = partRows.find((other) => other.name === (part ?? name));
    return kind === 'part' && of === piece && source === 'prompt' && row ? [row.name] : [];
  });
  if (named.length > 0) piece.shows = [...new Set(named)];
}

/** "A tennis racket and a ball": the ball is that of the game. */
function settleBall(draft: Draft, piece: DraftPiece): void {
  if (piece.cut !== null) return;
  if (draft.pieces.some(({ form, cut }) => form === 'racket' && cut === null)) piece.cut = rowOf('tennis-ball');
  else pentagonsLast(piece);
}

/** Cosmetics in glass or in plastic. */
const OPAL: readonly FormName[] = ['jar', 'pump-bottle', 'spray-bottle', 'dropper-bottle'];

/** Words for a product without a part, and the forms that have an opening below it. */
const LACKING: readonly { readonly part: PartName; readonly says: RegExp; readonly of?: readonly FormName[] }[] = [
  {
    part: 'label',
    says: /(?<!\p{L})(?:(?:no|without(?: an?| any| the)?|ohne|sans|senza|sin) (?:labels?|stickers?|etikett|étiquette|etiquette|etiqueta|etichetta)|unlabell?ed|label[- ]free|labelless)(?!\p{L})/iu,
  },
  {
    part: 'cap',
    says: /\b(?:no|without(?: an?| any| the| its)?) (?:cap|lid|stopper)\b/i,
    of: ['bottle', 'jar'],
  },
];

/** "A white jar" of cosmetics is of plastic; "a white glass jar" is of glass. */
function settleOpal(piece: DraftPiece): void {
  const isCosmetic = piece.cut === null || piece.cut.name === 'open-jar';
  if (!isCosmetic || piece.fabric !== null) return;
  if (piece.colours.some(({ part, name }) => part === 'main' && OPAQUE.includes(name))) piece.fabric = 'vinyl';
}

/** Colours that no lipstick has; black and white ones have them. */
const METALS = /^(?:gold|silver|rose gold)$/;

/** "A gold powder compact": the case is golden, and the powder in it is not. */
function colourCase(draft: Draft, piece: DraftPiece, cases: RegExp): void {
  const isCase = ({ part, name }: DraftPiece['colours'][number]): boolean => part === 'main' && cases.test(name);
  const hasLid = piece.colours.some(({ part }) => part === 'cap');
  piece.colours = piece.colours.flatMap((mention) => {
    if (!isCase(mention)) return [mention];
    const base = { ...mention, part: 'vessel' } as const;
    return hasLid ? [base] : [base, { ...mention, part: 'cap' } as const];
  });
  const moved = draft.chips.map((chip) =>
    chip.kind === 'colour' && chip.piece === piece && chip.part === undefined && cases.test(chip.name)
      ? { ...chip, part: 'vessel' as const }
      : chip,
  );
  draft.chips.splice(0, Infinity, ...moved);
}

/** "A black and white football": of two colours, black is that of the pentagons. */
function pentagonsLast(piece: DraftPiece): void {
  const [first, second, ...others] = piece.colours;
  if (first?.name === 'black' && second !== undefined && others.length === 0) piece.colours = [second, first];
}

/** "A blue rimmed plate": the frames of glasses are called rims, too. */
function renamePart(draft: Draft, piece: DraftPiece, from: 'frame', to: 'rim'): void {
  piece.colours = piece.colours.map((mention) => (mention.part === from ? { ...mention, part: to } : mention));
  const renamed = draft.chips.map((chip) =>
    chip.piece === piece && chip.part === from
      ? { ...chip, part: to, ...(chip.kind === 'part' ? { name: to } : {}) }
      : chip,
  );
  draft.chips.splice(0, Infinity, ...renamed);
}
