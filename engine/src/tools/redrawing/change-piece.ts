/** A change of the hero piece of a brief; the chip that describes it changes as well. */
import type { Brief, Chip, Piece } from '../../words/prompt/brief.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { attributeLabel, plainLabel } from '../../words/prompt/binding/chip-label.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';
import { cutRows, type CutName } from '../../words/prompt/vocabulary/cuts.ts';
import { mentionOf } from '../../words/prompt/colour/mention-of-hex.ts';

export type PieceChange =
  | { readonly kind: 'colour'; readonly hex: Hex }
  | { readonly kind: 'fabric'; readonly name: NonNullable<Piece['fabric']> }
  | { readonly kind: 'pattern'; readonly name: NonNullable<Piece['pattern']>['name'] | null }
  | { readonly kind: 'cut'; readonly name: CutName }
  | { readonly kind: 'attribute'; readonly attribute: AttributeName; readonly value: string };

export function changePiece(brief: Brief, change: PieceChange): Brief {
  const hero = brief.pieces[brief.hero]!;
  return {
    ...brief,
    pieces: brief.pieces.with(brief.hero, changed(hero, change)),
    understood: [
      ...brief.understood.filter((chip) => chip.piece !== brief.hero || !isReplaced(chip, change)),
      ...chipOf(brief.hero, change),
    ],
  };
}

function changed(piece: Piece, change: PieceChange): Piece {
  switch (change.kind) {
    case 'colour': {
      const rest = piece.colours.filter(({ part }) => part !== 'main');
      return { ...piece, colours: [mentionOf(change.hex), ...rest] };
    }
    case 'fabric':
      return { ...piece, fabric: change.name };
    case 'pattern':
      return { ...piece, pattern: change.name && { name: change.name, colours: [] } };
    case 'cut':
      return asKind(piece, change.name);
    case 'attribute':
      return { ...piece, attributes: { ...piece.attributes, [change.attribute]: change.value } as Attributes };
  }
}

/** Another cut brings its own fabric and attributes, and removes those of the previous cut. */
function asKind(piece: Piece, name: CutName): Piece {
  const [from, to] = [piece.cut, name].map((cut) => cutRows.find((row) => row.name === cut));
  const own = Object.entries(piece.attributes).filter(
    ([attribute, value]) => from?.implies?.[attribute as AttributeName] !== value,
  );
  const attributes = { ...Object.fromEntries(own), ...to?.implies } as Attributes;
  return {
    ...piece,
    cut: name,
    attributes,
    fabric: to?.fabric ?? (from?.fabric === piece.fabric ? null : piece.fabric),
  };
}

function isReplaced(chip: Chip, change: PieceChange): boolean {
  if (change.kind === 'cut') return chip.kind === 'form';
  if (change.kind === 'attribute') return chip.kind === 'attribute' && chip.name.startsWith(`${change.attribute}=`);
  return chip.kind === change.kind;
}

function chipOf(piece: number, change: PieceChange): readonly Chip[] {
  const base = { piece, source: 'prompt', start: 0, end: 0 } as const;
  switch (change.kind) {
    case 'colour': {
      const { name, hex } = mentionOf(change.hex);
      return [{ ...base, kind: 'colour', name, label: name, hex }];
    }
    case 'fabric':
      return [{ ...base, kind: 'fabric', name: change.name, label: plainLabel(change.name) }];
    case 'pattern':
      return change.name ? [{ ...base, kind: 'pattern', name: change.name, label: plainLabel(change.name) }] : [];
    case 'cut': {
      const form = cutRows.find(({ name }) => name === change.name)!.form;
      return [{ ...base, kind: 'form', name: form, label: plainLabel(change.name) }];
    }
    case 'attribute': {
      const { attribute, value } = change;
      return [{ ...base, kind: 'attribute', name: `${attribute}=${value}`, label: attributeLabel(attribute, value) }];
    }
  }
}
