import type { AttributeName } from '../vocabulary/attributes.ts';
import { attributeLabel, plainLabel } from './chip-label.ts';
import { colourLabel, mentionOf } from './colour-mention.ts';
import { addChip, type Draft, type DraftChip, type DraftPiece } from './draft.ts';
import type { SenseOf, Term } from '../words/sense.ts';
import type { PartName } from '../vocabulary/parts.ts';

/** A term with the sense that applies. */
export interface Worded<Kind extends 'colour' | 'fabric' | 'detail'> {
  readonly term: Term;
  readonly sense: SenseOf<Kind>;
}

/** Sets an attribute unless the words have set it before. */
export function setAttribute(
  draft: Draft,
  piece: DraftPiece,
  term: Term,
  attribute: AttributeName,
  value: string,
): void {
  const known = piece.attributes[attribute];
  if (known !== undefined && known !== value) return;
  piece.attributes[attribute] = value;
  const label = attributeLabel(attribute, value);
  addChip(draft, term, { kind: 'attribute', name: `${attribute}=${value}`, label, piece });
}

export function addColour(
  draft: Draft,
  piece: DraftPiece,
  { term, sense }: Worded<'colour'>,
  part: 'main' | PartName,
): void {
  const mention = mentionOf(sense, part);
  piece.colours.push(mention);
  const label = part === 'main' ? colourLabel(sense) : `${colourLabel(sense)} ${part}`;
  const chip = { kind: 'colour', name: sense.name, label, hex: sense.hex, piece } as const;
  addChip(draft, term, part === 'main' ? chip : { ...chip, part });
}

export function addPatternColour(draft: Draft, piece: DraftPiece, { term, sense }: Worded<'colour'>): void {
  const mention = mentionOf(sense, 'main');
  piece.pattern?.colours.push(mention);
  const label = `${colourLabel(sense)} ${plainLabel(piece.pattern?.name ?? '')}`;
  addChip(draft, term, { kind: 'colour', name: sense.name, label, hex: sense.hex, piece });
}

/** Largest gap in characters between the words of one cloth. */
const COMPOUND = 12;

export function setFabric(draft: Draft, piece: DraftPiece, { term, sense: { name } }: Worded<'fabric'>): void {
  // "A bookshelf of steel, oak shelves": a cloth that another replaces is not in the picture. "Cotton voile" is one cloth.
  const isApart = (chip: DraftChip): boolean =>
    chip.kind === 'fabric' && chip.piece === piece && chip.part === undefined && chip.name !== name && chip.source === term.source && term.start - chip.end > COMPOUND; // prettier-ignore
  draft.chips.splice(0, Infinity, ...draft.chips.filter((chip) => !isApart(chip)));
  piece.fabric = name;
  addChip(draft, term, { kind: 'fabric', name, label: name, piece });
}

export function addPartFabric(
  draft: Draft,
  piece: DraftPiece,
  { term, sense }: Worded<'fabric'>,
  part: PartName,
): void {
  if (piece.partFabrics.some((other) => other.part === part)) return;
  piece.partFabrics.push({ part, fabric: sense.name });
  addChip(draft, term, { kind: 'fabric', name: sense.name, label: `${sense.name} ${part}`, piece, part });
}
