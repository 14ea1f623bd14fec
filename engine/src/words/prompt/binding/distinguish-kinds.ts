import { settleSetKinds } from './settle-set-kinds.ts';
import { formLabel, isFurniture, zoneOf } from '../vocabulary/form-facts.ts';
import { newPiece, type Draft, type DraftPiece } from './draft.ts';
import { lendCloth, shareCloth } from './share-cloth-of-sets.ts';
import { cutRows, type CutName } from '../vocabulary/cuts.ts';
import type { BodyZone } from '../vocabulary/body-zone.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { PartName } from '../vocabulary/parts.ts';

/** From this layer on, a piece is worn over a set rather than being one half of it. */
const COAT_LAYER = 4;

/**
 * Chooses among the kinds that share one name by the other words about the piece, and settles the pieces of suits and
 * sets.
 */
export function distinguishKinds(draft: Draft): void {
  for (const piece of draft.pieces) {
    const { knit } = piece.attributes;
    // "Cargo trousers with side pockets" have cargo pockets.
    if (piece.cut?.implies?.pocket === 'cargo' && CARGO.includes(piece.attributes.pocket ?? ''))
      piece.attributes.pocket = 'cargo';
    // "Navy waistcoat, quilted" is padded; a Fair Isle tank top is a slipover.
    if (piece.cut?.name === 'waistcoat' && piece.details.includes('quilting')) setCut(piece, 'padded-gilet');
    const isVest = piece.cut?.name === 'tank' || piece.cut?.name === 'waistcoat';
    if (isVest && (knit === 'fair-isle' || knit === 'cable' || knit === 'chunky')) setCut(piece, 'sweater-vest');
    // A sailor's top has sleeves, and a neckline from shoulder to shoulder.
    if (piece.form === 'top' && piece.cut === null && piece.pattern?.name === 'breton')
      Object.assign(piece.presumed, { sleeve: 'long', neckline: 'boat' });
    if (piece.form === 'jacket' && piece.cut === null && piece.fabric === 'denim') setCut(piece, 'denim-jacket');
  }
  for (const piece of draft.pieces) {
    if (piece.cut?.name === 'bench' && piece.fabric !== null && !HARD.includes(piece.fabric))
      setCut(piece, 'upholstered-bench');
    const { shape } = piece.attributes;
    // "A round oak table": a shape is a kind of its own where a kind implies it.
    const shaped = cutRows.find(({ form, implies }) => form === piece.form && shape && implies?.shape === shape);
    if (zoneOf(piece.form) === 'object' && piece.cut === null && shaped) setCut(piece, shaped.name);
  }
  for (const piece of draft.pieces) if (draft.wearer === 'woman' && piece.cut?.name === 'kurta') setCut(piece, 'kurti');
  for (const piece of draft.pieces)
    if (draft.wearer === 'man' && piece.cut?.name === 'briefs') setCut(piece, 'y-fronts');
  for (const piece of draft.pieces) {
    const isMens = draft.wearer === 'man' && (piece.attributes.heel ?? 'flat') === 'flat';
    if (isMens && (piece.cut?.name === 'sandal' || piece.cut?.name === 'flat-sandal')) setCut(piece, 'band-sandal');
  }
  for (const piece of draft.pieces) {
    // "Sandals" are flat unless words name a heel.
    const hasHeel = (piece.attributes.heel ?? 'flat') !== 'flat';
    if (piece.cut?.name === 'flat-sandal' && hasHeel) setCut(piece, 'sandal');
    // The court shoes of men are for sport.
    if (draft.wearer === 'man' && piece.cut?.name === 'pump') Object.assign(piece, { cut: null, isAnyShoe: true });
    if (piece.isAnyShoe) settleShoe(draft, piece);
  }
  settleTies(draft);
  settleFurniture(draft);
  settleSuit(draft);
  settleSet(draft);
  settleSetKinds(draft);
}

/** Words for the pockets of cargo trousers. */
const CARGO: readonly string[] = ['side', 'flap', 'patch'];

/** Materials of which a whole bench is made; any other is its upholstery. */
const HARD: readonly DraftPiece['fabric'][] = ['wood', 'metal', 'glass', 'straw', 'vinyl'];

/** Parts that people name for sneakers and lace-ups, not for heels. */
const SNEAKER_PARTS: readonly PartName[] = ['sole', 'laces', 'swoosh'];

/** Colours of men's shoes that are of leather where no word says that they are for sport. */
const LEATHER_TONES: readonly string[] = ['black', 'brown', 'tan', 'cognac', 'burgundy', 'chocolate', 'coffee'];

/**
 * "Shoes" are no heels when they are for men or children, when words name laces or a sole, or when they are for sport.
 */
function settleShoe(draft: Draft, piece: DraftPiece): void {
  const { heel = 'flat' } = piece.attributes;
  if (heel !== 'flat' && heel !== 'lug') return;
  const isSporty =
    draft.dressCode === 'casual' ||
    draft.moods.includes('sporty') ||
    piece.fabric === 'mesh' ||
    piece.fabric === 'canvas';
  const hasParts = draft.chips.some(({ part, piece: own }) => own === piece && part && SNEAKER_PARTS.includes(part));
  const isForMen = draft.wearer === 'man' || draft.wearer === 'child';
  if (!isSporty && !hasParts && !isForMen) return;
  const tones = piece.colours.map(({ name }) => name);
  const isDark = tones.length > 0 && tones.every((name) => LEATHER_TONES.includes(name));
  const isFormal = draft.dressCode === 'formal' || piece.fabric === 'leather' || (isDark && piece.fabric === null);
  if (draft.wearer === 'man' && isFormal && !isSporty) setCut(piece, 'oxford-shoe');
  else piece.form = 'sneaker';
  const { form } = piece;
  const renamed = draft.chips.map((chip) =>
    chip.piece === piece && chip.kind === 'form' ? { ...chip, name: form, label: formLabel(form) } : chip,
  );
  draft.chips.splice(0, Infinity, ...renamed);
}

function setCut(piece: DraftPiece, name: CutName): void {
  piece.cut = cutRows.find((row) => row.name === name) ?? piece.cut;
  piece.form = piece.cut?.form ?? piece.form;
}

const SUITS_WITH_TROUSERS: readonly string[] = ['suit', 'three-piece-suit', 'tuxedo-suit'];

/**
 * A three-piece suit has a waistcoat. "A suit with a skirt" is a skirt suit: the trousers implied by "suit" are dropped.
 */
function settleSuit(draft: Draft): void {
  const skirt = draft.pieces.find(({ form }) => form === 'skirt');
  const whole = draft.pieces.find(({ cut }) => cut?.name === 'three-piece-suit');
  const waistcoat = cutRows.find(({ name }) => name === 'waistcoat')!;
  if (whole !== undefined && !draft.pieces.some(({ cut }) => cut === waistcoat))
    draft.pieces.push(newPiece({ kind: 'form', name: waistcoat.form, cut: waistcoat }));
  const jacket = draft.pieces.find(({ cut }) => cut !== null && SUITS_WITH_TROUSERS.includes(cut.name));
  const trousers = draft.pieces.find(({ form }) => form === 'trousers');
  if (skirt === undefined || jacket === undefined || trousers === undefined || isSaid(draft, trousers)) return;
  setCut(jacket, 'skirt-suit');
  drop(draft, trousers);
}

/**
 * "A co-ord set, crop top and midi skirt": the shirt and trousers implied by a co-ord are replaced by the garments
 * named.
 */
function settleSet(draft: Draft): void {
  const set = draft.pieces.find(({ cut }) => cut?.name === 'co-ord');
  if (set === undefined) return;
  const trousers = draft.pieces.find(({ form }) => form === 'trousers');
  const top = draft.pieces.find((it) => it !== set && zoneOf(it.form) === 'upper' && it.layer < COAT_LAYER);
  const bottom = draft.pieces.find((it) => it !== trousers && zoneOf(it.form) === 'lower');
  shareCloth(top ?? set, bottom ?? trousers ?? set);
  if (bottom !== undefined && trousers !== undefined && !isSaid(draft, trousers)) drop(draft, trousers);
  if (top === undefined || timesSaid(draft, set) > 1) return;
  for (const piece of [top, bottom ?? trousers ?? top]) lendCloth(set, piece);
  for (const [index, chip] of draft.chips.entries())
    if (chip.piece === set) draft.chips[index] = { ...chip, piece: top };
  draft.pieces.splice(draft.pieces.indexOf(top), 1);
  draft.pieces.splice(draft.pieces.indexOf(set), 1, top);
}

/** Pieces that are worn with a tie; the ties of a dress are strings of its own. */
const WITH_TIES: readonly FormName[] = [
  'tie',
  'shirt',
  'blazer',
  'top',
  'knitwear',
  'coat',
  'jacket',
  'trousers',
  'jeans',
];

/** Zones of things that have no strings which words could call ties. */
const BESIDE_TIES: readonly BodyZone[] = ['object', 'foot', 'head', 'bag', 'jewellery'];

function settleTies(draft: Draft): void {
  const tie = draft.pieces.find(({ form, cut }) => form === 'tie' && cut === null);
  if (
    tie === undefined ||
    draft.pieces.every(({ form }) => WITH_TIES.includes(form) || BESIDE_TIES.includes(zoneOf(form)))
  )
    return;
  drop(draft, tie);
  const rest = draft.chips.filter(({ piece }) => piece !== tie);
  draft.chips.splice(0, Infinity, ...rest);
}

/** "A woman on a sofa in a green dress" is about the dress. */
function settleFurniture(draft: Draft): void {
  const [first, ...rest] = draft.pieces;
  const isWorn = rest.some(({ form }) => zoneOf(form) !== 'object' && zoneOf(form) !== 'cloth');
  // "A hat on a sofa" shows both.
  if (first && isWorn && isFurniture(first.form) && draft.arrangement !== 'on-top') drop(draft, first);
}

const timesSaid = ({ chips }: Draft, piece: DraftPiece): number =>
  chips.filter((chip) => chip.kind === 'form' && chip.piece === piece).length;

const isSaid = (draft: Draft, piece: DraftPiece): boolean => timesSaid(draft, piece) > 0;

const drop = ({ pieces }: Draft, piece: DraftPiece): void => {
  pieces.splice(pieces.indexOf(piece), 1);
};
