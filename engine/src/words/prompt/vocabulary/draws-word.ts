/**
 * Which understood words a form shows. A word that was understood but that its form cannot show gets no chip: the person
 * reads that it is not drawn.
 */
import type { AttributeName } from './attributes.ts';
import type { CutRow } from './cut-row.ts';
import type { DetailName } from './details.ts';
import {
  clearForms,
  clothlessForms,
  drawnDetails,
  drawnParts,
  undividedForms,
  undrawnFabrics,
  undrawnValues,
  unprintedForms,
  washedForms,
  type DrawnBy,
} from './drawn-words.ts';
import type { FabricName } from './fabrics.ts';
import { zoneOf } from './form-facts.ts';
import type { FormName } from './forms.ts';
import type { PartName } from './parts.ts';
import { shownRows, type ShownRow } from './shown-words.ts';

/** The properties of a piece that decide which words it shows. */
export interface PieceKind {
  readonly form: FormName;
  readonly cut: Pick<CutRow, 'name' | 'implies'> | null;
  readonly fabric: FabricName | null;
}

/** Words by form, or by form and kind: `hat`, `hat/beret`. */
const undrawn = new Map<string, ReadonlySet<string>>(
  undrawnValues.flatMap(({ forms, values }) => forms.map((form) => [form, new Set(values.split(' '))])),
);

/** What the studio was found to show, by form or by form and kind. */
const shown = new Map<string, ShownRow>(shownRows.flatMap((row) => row.things.split(' ').map((thing) => [thing, row])));

const shownOf = (piece: PieceKind): ShownRow | undefined => shown.get(kindOf(piece)) ?? shown.get(piece.form);

const includesWord = (words: string, word: string): boolean => words.split(',').includes(word);

const washed: ReadonlySet<string> = new Set(washedForms);
const clear: ReadonlySet<string> = new Set(clearForms);
const clothless: ReadonlySet<string> = new Set(clothlessForms);

const unprinted: ReadonlySet<string> = new Set(unprintedForms);

const kindOf = ({ form, cut }: PieceKind): string => `${form}/${cut?.name ?? ''}`;

const includesPiece = (forms: ReadonlySet<string>, piece: PieceKind): boolean =>
  forms.has(piece.form) || forms.has(kindOf(piece));

/** Returns true when a picture of the piece has that value of the attribute, because of the word or by default. */
export function drawsAttribute(piece: PieceKind, attribute: AttributeName, value: string): boolean {
  if (piece.cut?.implies?.[attribute] === value) return true;
  const isWorked = attribute === 'surface' && (value === 'hammered' || value === 'brushed');
  if (isWorked)
    return (zoneOf(piece.form) === 'jewellery' && !STRUNG.includes(kindOf(piece))) || piece.fabric === 'metal';
  if (attribute === 'surface') return shownOf(piece)?.hasSurface === true;
  if (attribute === 'wash') return piece.fabric === 'denim' && includesPiece(washed, piece);
  const missing = undrawn.get(kindOf(piece)) ?? undrawn.get(piece.form);
  if (missing === undefined) return true;
  if (missing.has(`${attribute}=${value}`)) return false;
  return value === 'none' || !missing.has(attribute);
}

/** Jewellery without a surface of metal that is large enough to show how it was worked. */
const STRUNG: readonly string[] = [
  'bangle/pearl-bracelet',
  'necklace/pearl-necklace',
  'necklace/',
  'bangle/chain-bracelet',
];

/** Returns true when a picture of the piece shows the detail. */
export function drawsDetail(piece: PieceKind, detail: DetailName): boolean {
  return shows(drawnDetails[detail], piece);
}

/** Returns true when a picture of the piece shows the colour of the part. */
export function drawsPart(piece: PieceKind, part: PartName): boolean {
  const drawn = drawnParts[part];
  if (drawn !== undefined) return shows(drawn, piece);
  const row = shownOf(piece);
  return row === undefined || includesWord(row.colours, part);
}

/** Materials that parts have in any case. */
const usualCloths: { readonly [Part in PartName]?: readonly FabricName[] } = {
  hardware: ['metal'],
  zip: ['metal'],
  buttons: ['metal', 'wood', 'vinyl'],
  bezel: ['metal'],
  frame: ['metal', 'wood'],
  legs: ['metal', 'wood'],
  cap: ['metal', 'vinyl'],
  lenses: ['glass'],
  straps: ['leather'],
  handle: ['leather', 'wood'],
  sole: ['vinyl', 'leather'],
  swoosh: ['vinyl', 'leather'],
  heels: ['leather'],
  laces: ['cotton'],
  stitching: ['cotton'],
  saucer: ['ceramic'],
  shade: ['linen', 'cotton', 'silk'],
};

/** Returns true when a picture of the piece shows the part in a cloth, because of the word or by default. */
export function drawsPartFabric(piece: PieceKind, part: PartName, fabric: FabricName): boolean {
  const row = shownOf(piece);
  if (row === undefined || includesWord(row.cloths, part) || piece.fabric === fabric) return true;
  // All bags have straps or a handle, whatever they are called.
  const hasPart =
    drawsPart(piece, part) ||
    ((part === 'straps' || part === 'handle') && zoneOf(piece.form) === 'bag') ||
    // The paddle of a brush is its handle.
    (part === 'handle' && kindOf(piece) === 'hair-brush/');
  if (part === 'cap' && piece.form === 'perfume-bottle' && CAPS.includes(fabric)) return true;
  return hasPart && usualCloths[part]?.includes(fabric) === true;
}

/** Materials of the cap of a flacon beside those of all caps. */
const CAPS: readonly FabricName[] = ['wood', 'glass'];

/** The number of main colours that a picture of one such piece without a print shows. */
export const mainColoursOf = (piece: PieceKind): number => shownOf(piece)?.mainColours ?? MAX_MAIN_COLOURS;

/** Returns true when a picture of the piece shows areas of several colours or cloths. */
export const drawsAreas = (piece: PieceKind): boolean =>
  zoneOf(piece.form) !== 'jewellery' && piece.fabric !== 'glass' && !shows(undividedForms, piece);

/** More main colours are not told apart in any piece. */
const MAX_MAIN_COLOURS = 3;

/** Returns true for a thing that can stand on a plinth. */
export const standsOnPlinth = (piece: PieceKind): boolean => shownOf(piece)?.standsOnPlinth !== false;

/** Returns true when a picture of the piece shows prints. */
export const drawsPattern = (piece: PieceKind): boolean => !includesPiece(unprinted, piece);

/**
 * Returns true when a picture of the piece shows the fabric, and not a similar one in its place. Drawstring pouches are
 * the same in any.
 */
export const drawsFabric = (piece: PieceKind, fabric: FabricName): boolean =>
  kindOf(piece) !== 'pouch/drawstring-pouch' &&
  (fabric !== 'clear-vinyl' || includesPiece(clear, piece)) &&
  (HARD.includes(fabric) || !includesPiece(clothless, piece)) &&
  undrawnFabrics[piece.form]?.includes(fabric) !== true;

/** Materials that are no cloth. */
const HARD: readonly FabricName[] = [
  ...(['metal', 'glass', 'wood', 'ceramic', 'marble', 'travertine', 'straw'] as const),
  ...(['leather', 'patent', 'vinyl', 'clear-vinyl'] as const),
];

function shows({ forms, except = [] }: DrawnBy, piece: PieceKind): boolean {
  const kind = kindOf(piece);
  return forms.some((form) => form === piece.form || form === kind) && !except.some((form) => form === kind);
}
