/**
 * Gives the adjectives and parts of one stretch of words to a piece: which colour is the ground, which belongs to a
 * belt, a lining or a print.
 */
import { acceptsAttribute, layerOf, zoneOf } from './accepts-attribute.ts';
import { attributeLabel, plainLabel } from './chip-label.ts';
import { colourLabel, mentionOf } from './colour-mention.ts';
import { denyTerm } from './deny-term.ts';
import { addChip, hasMainColour, type Draft, type DraftPiece } from './draft.ts';
import { isLink, type SenseOf, type Term } from './sense.ts';
import type { AttributeName } from './vocabulary/attributes.ts';
import { partRows, type PartName } from './vocabulary/parts.ts';

/** 'before' the noun a colour is the garment's own; 'after' it, next to a part or print, it is that one's. */
export type Position = 'before' | 'after' | 'loose';

interface Held<Kind extends 'colour' | 'fabric'> {
  readonly term: Term;
  readonly sense: SenseOf<Kind>;
  /** Bound to the one before by "and". */
  readonly joined: boolean;
}

interface Stretch {
  readonly draft: Draft;
  readonly piece: DraftPiece | null;
  readonly position: Position;
  colours: Held<'colour'>[];
  fabrics: Held<'fabric'>[];
  size: { readonly term: Term; readonly name: 'long' | 'short' } | null;
  /** A print of this stretch that may still take colours. */
  openPattern: boolean;
  joined: boolean;
}

/** @param piece the piece that the words stand with, or null for words of a clause without a form. */
export function bindWords(draft: Draft, piece: DraftPiece | null, terms: readonly Term[], position: Position): void {
  const stretch: Stretch = {
    draft,
    piece,
    position,
    colours: [],
    fabrics: [],
    size: null,
    openPattern: false,
    joined: false,
  };
  for (const [index, term] of terms.entries()) {
    if (term.negated) denyTerm(draft, term, piece);
    else bindTerm(stretch, term, terms[index + 1]);
  }
  flush(stretch);
  if (stretch.size !== null) setLength(stretch, stretch.size);
}

function bindTerm(stretch: Stretch, term: Term, next: Term | undefined): void {
  const { joined } = stretch;
  stretch.joined = false;
  const [sense] = term.senses;
  switch (sense?.kind) {
    case 'link':
      if (isLink(term, 'article')) return;
      if (isLink(term, 'and', 'or') && continues(stretch, next)) stretch.joined = true;
      else flush(stretch, isLink(term, 'in'));
      return;
    case 'colour':
      stretch.colours.push({ term, sense, joined });
      return;
    case 'fabric':
      stretch.fabrics.push({ term, sense, joined });
      return;
    case 'pattern':
      bindPattern(stretch, term, sense);
      return;
    case 'part':
      bindPart(stretch, term, sense);
      return;
    case 'detail':
      bindDetail(stretch, term, sense);
      return;
    case 'size':
      stretch.size = { term, name: sense.name };
      return;
    case 'attribute':
      bindAttribute(stretch, term);
  }
}

const continues = ({ colours, fabrics }: Stretch, next: Term | undefined): boolean => {
  const kind = next?.senses[0]?.kind;
  return (kind === 'colour' && colours.length > 0) || (kind === 'fabric' && fabrics.length > 0);
};

/** The piece that a property belongs to: its own, else the last one named that can carry it. */
const pieceFor = ({ draft, piece }: Stretch, can: (piece: DraftPiece) => boolean): DraftPiece | undefined =>
  piece !== null && can(piece) ? piece : draft.pieces.findLast(can);

const bearerOf = (stretch: Stretch, lacks: (piece: DraftPiece) => boolean): DraftPiece | undefined =>
  stretch.piece ?? stretch.draft.pieces.findLast(lacks) ?? stretch.draft.pieces.at(-1);

function bindAttribute(stretch: Stretch, term: Term): void {
  for (const sense of term.senses) {
    if (sense.kind !== 'attribute') continue;
    const piece = pieceFor(stretch, ({ form }) => acceptsAttribute(form, sense.attribute));
    if (piece === undefined) continue;
    if (sense.attribute === 'sleeveShape') takeSleeveLength(stretch);
    setAttribute(stretch.draft, piece, term, sense.attribute, sense.name);
    return;
  }
}

function setAttribute(draft: Draft, piece: DraftPiece, term: Term, attribute: AttributeName, value: string): void {
  if (piece.attributes[attribute] !== undefined) return;
  piece.attributes[attribute] = value;
  const label = attributeLabel(attribute, value);
  addChip(draft, term, { kind: 'attribute', name: `${attribute}=${value}`, label, piece });
}

/** "Long bell sleeves": the size is the sleeve's. */
function takeSleeveLength(stretch: Stretch): void {
  const { size } = stretch;
  const piece = pieceFor(stretch, ({ form }) => acceptsAttribute(form, 'sleeve'));
  if (size === null || piece === undefined) return;
  setAttribute(stretch.draft, piece, size.term, 'sleeve', size.name);
  stretch.size = null;
}

function setLength({ draft, piece: own }: Stretch, { term, name }: NonNullable<Stretch['size']>): void {
  const piece = own ?? draft.pieces.at(-1);
  if (piece === undefined) return;
  if (piece.form === 'boot') return setAttribute(draft, piece, term, 'shaft', name === 'long' ? 'knee' : 'ankle');
  if (!acceptsAttribute(piece.form, 'length') || piece.form === 'shorts') return;
  const upper = zoneOf(piece.form) === 'upper' && layerOf(piece.form) < 4;
  const legs = piece.form === 'trousers' || piece.form === 'jeans' || piece.form === 'jumpsuit';
  const value = name === 'long' ? (upper ? 'hip' : 'maxi') : upper || legs ? 'cropped' : 'mini';
  setAttribute(draft, piece, term, 'length', value);
}

function bindPattern(stretch: Stretch, term: Term, { name }: SenseOf<'pattern'>): void {
  const { draft } = stretch;
  const piece = bearerOf(stretch, ({ pattern }) => pattern === null);
  if (piece === undefined || piece.pattern !== null) return;
  piece.pattern = { name, colours: [] };
  addChip(draft, term, { kind: 'pattern', name, label: plainLabel(name), piece });
  stretch.openPattern = true;
  if (stretch.position === 'before') return;
  const ground = !hasMainColour(piece) && stretch.colours.length > 1 ? stretch.colours.splice(0, 1) : [];
  for (const held of ground) addColour(draft, piece, held, 'main');
  for (const held of stretch.colours.splice(0)) addPatternColour(draft, piece, held);
}

/** A colour or fabric right before a part is the part's; before the noun at most one, for the rest is the garment's. */
function bindPart(stretch: Stretch, term: Term, { name }: SenseOf<'part'>): void {
  const { draft, position } = stretch;
  const row = partRows.find((part) => part.name === name);
  const attribute = row?.attribute ?? null;
  const piece =
    attribute === null
      ? bearerOf(stretch, () => true)
      : pieceFor(stretch, ({ form }) => acceptsAttribute(form, attribute));
  if (piece === undefined) return;
  if (name === 'sleeves') takeSleeveLength(stretch);
  addChip(draft, term, { kind: 'part', name, label: name, piece, part: name });
  const colours = position === 'before' ? stretch.colours.splice(-1) : stretch.colours.splice(0);
  for (const held of colours) addColour(draft, piece, held, name);
  for (const held of stretch.fabrics.splice(-1)) addPartFabric(draft, piece, held, name);
  if (attribute !== null && row !== undefined && row.present !== null) piece.attributes[attribute] ??= row.present;
}

function bindDetail(stretch: Stretch, term: Term, { name }: SenseOf<'detail'>): void {
  const piece = bearerOf(stretch, () => true);
  if (piece === undefined || piece.details.includes(name)) return;
  piece.details.push(name);
  addChip(stretch.draft, term, { kind: 'detail', name, label: plainLabel(name), piece });
  if (stretch.position === 'before') return;
  for (const held of stretch.colours.splice(0)) addColour(stretch.draft, piece, held, 'trim');
}

/** Gives what is held to the piece itself. `keepPattern`: an "in" leaves a print open for the colours that follow. */
function flush(stretch: Stretch, keepPattern = false): void {
  const { draft } = stretch;
  for (const [index, held] of stretch.colours.splice(0).entries()) {
    const piece = bearerOf(stretch, (other) => !hasMainColour(other));
    if (piece === undefined) continue;
    if (stretch.openPattern && hasMainColour(piece)) addPatternColour(draft, piece, held);
    else if (index === 0 || held.joined || stretch.position !== 'loose') addMainColour(stretch, piece, held);
    else addColour(draft, piece, held, 'trim');
  }
  for (const held of stretch.fabrics.splice(0)) {
    const piece = bearerOf(stretch, ({ fabric }) => fabric === null);
    if (piece === undefined) continue;
    if (piece.fabric !== null && (held.joined || stretch.position !== 'before'))
      addPartFabric(draft, piece, held, 'trim');
    else setFabric(draft, piece, held);
  }
  if (!keepPattern) stretch.openPattern = false;
}

/** A second ground colour is one only when an "and" or the noun binds it; a stray later one is an accent. */
function addMainColour({ draft, position }: Stretch, piece: DraftPiece, held: Held<'colour'>): void {
  const accent = position !== 'before' && !held.joined && hasMainColour(piece);
  addColour(draft, piece, held, accent ? 'trim' : 'main');
}

function addColour(draft: Draft, piece: DraftPiece, { term, sense }: Held<'colour'>, part: 'main' | PartName): void {
  const mention = mentionOf(sense, part);
  piece.colours.push(mention);
  const label = part === 'main' ? colourLabel(mention) : `${colourLabel(mention)} ${part}`;
  const chip = { kind: 'colour', name: sense.name, label, hex: sense.hex, piece } as const;
  addChip(draft, term, part === 'main' ? chip : { ...chip, part });
}

function addPatternColour(draft: Draft, piece: DraftPiece, { term, sense }: Held<'colour'>): void {
  const mention = mentionOf(sense, 'main');
  piece.pattern?.colours.push(mention);
  const label = `${colourLabel(mention)} ${plainLabel(piece.pattern?.name ?? '')}`;
  addChip(draft, term, { kind: 'colour', name: sense.name, label, hex: sense.hex, piece });
}

function setFabric(draft: Draft, piece: DraftPiece, { term, sense: { name } }: Held<'fabric'>): void {
  piece.fabric = name;
  addChip(draft, term, { kind: 'fabric', name, label: name, piece });
}

function addPartFabric(draft: Draft, piece: DraftPiece, { term, sense }: Held<'fabric'>, part: PartName): void {
  if (piece.partFabrics.some((other) => other.part === part)) return;
  piece.partFabrics.push({ part, fabric: sense.name });
  addChip(draft, term, { kind: 'fabric', name: sense.name, label: `${sense.name} ${part}`, piece, part });
}
