/**
 * Assigns the adjectives and parts of one run of words to a piece: which colour is the main one, which belongs to a
 * belt, a lining or a print.
 */
import { bindAttribute, bindDetail, bindPart, bindPattern, bindSize, ofGarment } from './bind-property.ts';
import { denyTerm } from './deny-term.ts';
import { addChip, hasMainColour, type Draft, type DraftPiece } from './draft.ts';
import { arrangementRows } from '../vocabulary/arrangements.ts';
import type { DetailName } from '../vocabulary/details.ts';
import type { PartName } from '../vocabulary/parts.ts';
import { isLink, senseOf, type Sense, type SenseOf, type Term } from '../words/sense.ts';
import { addColour, addPartFabric, addPatternColour } from './set-property.ts';
import { bearerOf, flush, dropAdjacent, newStretch, type Position, type Stretch } from './stretch.ts';

/** @param piece the piece that the words belong to, or null for words of a clause without a form. */
export function bindWords(draft: Draft, piece: DraftPiece | null, terms: readonly Term[], position: Position): void {
  const stretch = newStretch(draft, piece, position);
  let isBeside = false;
  for (const [index, term] of terms.entries()) {
    // "A bag next to an apple": the words describe another thing.
    // "A bracelet next to a sprig of eucalyptus": "of" goes on about the other thing.
    if (senseOf(term, 'link') && !isLink(term, 'article', 'and'))
      isBeside = isLink(term, 'by') || (isBeside && isLink(term, 'in'));
    // The words before a noun are its own all the same.
    if (isBeside && position !== 'before' && !senseOf(term, 'link')) continue;
    if (term.negated) denyTerm(draft, term, piece);
    else if (!isOfPart(terms, index, position)) bindTerm(stretch, term, terms[index + 1], terms[index - 1]);
  }
  flush(stretch);
  bindSize(stretch);
}

/**
 * "Ribbed cuffs", "drawstring hem", "a bookshelf with five shelves": a knit, a waist or a number before a part is that of the part, which has no
 * such property here, so that the word is listed as not drawn.
 */
function isOfPart(terms: readonly Term[], index: number, position: Position): boolean {
  const [sense] = terms[index]!.senses;
  const part = senseOf(terms[index + 1], 'part')?.name;
  if (sense?.kind === 'attribute' && part !== undefined && position !== 'before')
    return sense.attribute === 'knit' || (sense.attribute === 'waist' && part !== 'belt' && part !== 'waistband');
  if (sense?.kind !== 'count') return false;
  const noun = terms.slice(index + 1).find((term) => !DESCRIBING.includes(term.senses[0]?.kind ?? 'unknown'));
  return noun?.senses[0]?.kind === 'part';
}

/** Senses of words between a number and its noun. */
const DESCRIBING: readonly Sense['kind'][] = ['colour', 'fabric', 'pattern', 'attribute', 'size', 'detail'];

function bindTerm(stretch: Stretch, term: Term, next: Term | undefined, last: Term | undefined): void {
  const { joined, openPart } = stretch;
  stretch.joined = false;
  const [sense] = term.senses;
  // "A white collar trimmed in red": only parts that "and" joins share a colour.
  const isJoint = isLink(term, 'and') || (sense?.kind === 'part' && last?.senses[0]?.kind !== 'part');
  if (!isJoint) stretch.shared = null;
  switch (sense?.kind) {
    case 'link':
      bindLink(stretch, term, next, last);
      return;
    case 'colour':
      if (openPart === null) stretch.colours.push({ term, sense, joined });
      else bindPartColour(stretch, openPart, term, sense);
      return;
    case 'fabric':
      if (openPart === null) stretch.fabrics.push({ term, sense, joined });
      else bindPartFabric(stretch, openPart, term, sense);
      return;
    case 'pattern':
      if (!isOfOther(stretch, next, last))
        bindPattern(stretch, term, { sense, ofCloth: next?.senses[0]?.kind === 'fabric' });
      return;
    case 'part':
      bindPart(stretch, term, sense);
      return;
    case 'detail':
      bindDetail(stretch, term, sense, next);
      return;
    case 'count':
      bindCount(stretch, term, sense);
      return;
    case 'size':
      stretch.size = { term, name: sense.name };
      return;
    case 'attribute':
      bindAttribute(stretch, term);
      return;
    case 'unknown':
    case 'undrawn':
      // "A wooden wick burning": a run of unknown words is one thing, from its first word on.
      if (!isUnread(last)) stretch.unread = term.start;
      if (endsPhrase(stretch, next)) dropAdjacent(stretch, stretch.unread);
  }
}

const isUnread = (term: Term | undefined): boolean =>
  term !== undefined && ['unknown', 'undrawn'].includes(term.senses[0]?.kind ?? '');

/** "Three vases", "T-shirts, set of 3": the number of the noun beside it. */
function bindCount(stretch: Stretch, term: Term, { value, arrangement, isOfPieces }: SenseOf<'count'>): void {
  const { draft } = stretch;
  const piece = bearerOf(stretch, () => true);
  if (piece === undefined || piece.count > 1) return;
  // "Pyjamas, two pieces": the set has as many anyway.
  if (isOfPieces === true && draft.pieces.some(({ cut }) => cut?.adds !== undefined)) return;
  piece.count = value;
  draft.arrangement ??= arrangement;
  const shape = arrangementRows.find(({ name }) => name === arrangement)?.label;
  const label = shape === undefined ? `${value} of them` : `${shape} of ${value}`;
  addChip(draft, term, { kind: 'count', name: String(value), label, piece, ...(arrangement && { arrangement }) });
}

/** Parts that are often made of a different fabric than their garment. */
const contrastParts: readonly PartName[] = ['belt', 'collar', 'cuffs', 'lapels', 'bow', 'hood'];
/** Parts that can have a pattern of their own. */
const patternedParts: readonly PartName[] = [
  'lining',
  'collar',
  'cuffs',
  'trim',
  'pockets',
  'belt',
  'band',
  'bow',
  'lapels',
  'lenses',
];

/**
 * "With a tartan lining", "a checked strap", "a strap with a checked pattern", "the striped reverse": the pattern is
 * not the garment's.
 */
const isOfOther = (stretch: Stretch, next: Term | undefined, last: Term | undefined): boolean => {
  const sense = next?.senses[0];
  const { position, openPart } = stretch;
  if (stretch.describedPart) return true;
  // "Doublure vichy rouge": right after the part.
  if (position !== 'before' && openPart !== null && patternedParts.includes(openPart) && senseOf(last, 'part'))
    return true;
  if (position === 'before') return sense?.kind === 'part' && patternedParts.includes(sense.name);
  return sense?.kind === 'part' || sense?.kind === 'unknown' || sense?.kind === 'undrawn';
};

function bindLink(stretch: Stretch, term: Term, next: Term | undefined, last: Term | undefined): void {
  if (isLink(term, 'on', 'over') && next?.senses[0]?.kind === 'colour' && !giveToPart(stretch)) giveToMotif(stretch);
  if (isLink(term, 'article') && stretch.colours.length + stretch.fabrics.length === 0) return;
  stretch.joined = isLink(term, 'and', 'or') && isMaterial(last) && continues(stretch, next);
  if (stretch.joined) return;
  const openPart = stretch.openPart ?? clothedPart(stretch);
  if (!isLink(term, 'in', 'article')) stretch.lastPart = null;
  flush(stretch, isLink(term, 'in'));
  // "A strap with checks", "a lining in striped silk".
  if (!isLink(term, 'article'))
    stretch.describedPart =
      openPart !== null && (isLink(term, 'with') || (isLink(term, 'in') && patternedParts.includes(openPart)));
  if (!isLink(term, 'article', 'in', 'and'))
    stretch.isPlaced = isLink(term, 'on', 'over', 'under') && !stretch.isOfWhole;
  // "Black skirt with a belt in brown leather": the skirt already has a colour, so brown is the belt's.
  const isRightAfter = senseOf(last, 'part') !== undefined;
  // "Denim jacket with a corduroy collar in tan": denim is blue, and the collar has a cloth of its own.
  const isColoured =
    ownerOf(stretch, (piece) => hasMainColour(piece) || (isRightAfter && hasOwnCloth(piece, openPart))) !== undefined;
  // "A wicker tote with handles in leather": the tote is of wicker.
  const isMade = next?.senses[0]?.kind === 'fabric' && ownerOf(stretch, ({ fabric }) => fabric !== null) !== undefined;
  const isSaidOfPart =
    openPart !== null && (contrastParts.includes(openPart) || isMade || next?.senses[0]?.kind === 'colour');
  const isOfPrint = last?.senses[0]?.kind === 'pattern';
  if (isLink(term, 'in') && isSaidOfPart && (isColoured || isMade) && !isOfPrint && !ofGarment.includes(openPart))
    stretch.openPart = openPart;
  // "Jeans with embroidery in pink": the jeans are not pink.
  stretch.ofHandwork = isLink(term, 'in') && HANDWORK.includes(senseOf(last, 'detail')?.name ?? 'quilting');
  // "Lined with silk", "trimmed in red": only linings and trims are described this way.
  if ((openPart === 'lining' || openPart === 'trim') && isLink(term, 'in', 'with')) stretch.openPart = openPart;
  stretch.accompanied = isLink(term, 'with', 'and');
}

/** The last part where the words have named its cloth and not its colour: "a corduroy collar". */
function clothedPart({ lastPart, partOf }: Stretch): PartName | null {
  const isClothed = partOf?.partFabrics.some(({ part }) => part === lastPart) === true;
  return isClothed && !partOf.colours.some(({ part }) => part === lastPart) ? lastPart : null;
}

/** A part whose cloth the words name, or any part of denim, which has its colour by nature. */
const hasOwnCloth = ({ form, cut, fabric, partFabrics }: DraftPiece, part: PartName | null): boolean =>
  partFabrics.some((other) => other.part === part) ||
  fabric === 'denim' ||
  form === 'jeans' ||
  cut?.name.includes('denim') === true;

/**
 * "Stitching in white on dark green leather": the colour before "on" is that of the part, and what follows it describes
 * the whole piece. Returns false where no part waits for its colour.
 */
function giveToPart(stretch: Stretch): boolean {
  const { lastPart, colours, draft } = stretch;
  const piece = stretch.partOf ?? undefined;
  if (lastPart === null || colours.length === 0 || piece === undefined || hasMainColour(piece)) return false;
  for (const held of colours.splice(0)) addColour(draft, piece, held, lastPart);
  stretch.isOfWhole = true;
  return true;
}

/** Returns true after an unknown noun that nothing follows: what is said right before it is said of that noun. */
const endsPhrase = ({ position }: Stretch, next: Term | undefined): boolean =>
  next === undefined ? position !== 'before' : next.senses[0]?.kind === 'link';

const ownerOf = (stretch: Stretch, has: (piece: DraftPiece) => boolean): DraftPiece | undefined => {
  const piece = bearerOf(stretch, () => true);
  return piece !== undefined && has(piece) ? piece : undefined;
};

/** "Hearts, red on cream": words before "on" describe the motif or the embroidery, words after it the background. */
function giveToMotif(stretch: Stretch): void {
  const piece = ownerOf(stretch, ({ pattern, details }) => pattern !== null || details.length > 0);
  if (piece === undefined) return;
  for (const held of stretch.colours.splice(0))
    if (piece.pattern === null) addColour(stretch.draft, piece, held, 'trim');
    else addPatternColour(stretch.draft, piece, held);
}

/** Details that are worked in a colour of their own. */
const HANDWORK: readonly DetailName[] = ['embroidery', 'beading', 'applique', 'studs', 'fringe', 'logo'];

/** "White drawstrings and orange seams": an "and" joins colours only right after one. */
const isMaterial = (term: Term | undefined): boolean =>
  ['colour', 'fabric', 'tone', 'pattern'].includes(term?.senses[0]?.kind ?? 'unknown');

/** Returns true when an "and" joins two colours or two fabrics. */
const continues = ({ colours, fabrics }: Stretch, next: Term | undefined): boolean => {
  const kind = next?.senses[0]?.kind;
  return (kind === 'colour' && colours.length > 0) || (kind === 'fabric' && fabrics.length > 0);
};

function bindPartColour(
  stretch: Stretch,
  part: NonNullable<Stretch['openPart']>,
  term: Term,
  sense: SenseOf<'colour'>,
): void {
  const piece = stretch.partOf ?? bearerOf(stretch, () => true);
  if (piece !== undefined) addColour(stretch.draft, piece, { term, sense }, part);
}

function bindPartFabric(
  stretch: Stretch,
  part: NonNullable<Stretch['openPart']>,
  term: Term,
  sense: SenseOf<'fabric'>,
): void {
  const piece = stretch.partOf ?? bearerOf(stretch, () => true);
  if (piece !== undefined) addPartFabric(stretch.draft, piece, { term, sense }, part);
}
