import { formLabel } from '../prompt/vocabulary/form-facts.ts';
import type { Brief, ColourMention, PartFabric, Piece } from '../prompt/brief.ts';
import type { AttributeName, Attributes } from '../prompt/vocabulary/attributes.ts';
import type { DetailName } from '../prompt/vocabulary/details.ts';
import { cutRows } from '../prompt/vocabulary/cuts.ts';
import { drawsAttribute, drawsDetail } from '../prompt/vocabulary/draws-word.ts';
import { readBrief } from '../prompt/read-brief.ts';

/** Changes to a drawn garment: its cut, its parts, and the colours, fabrics and details named with them. */
export interface Recut {
  readonly attributes: Attributes;
  readonly added: readonly DetailName[];
  readonly removed: readonly DetailName[];
  /** Colours of the whole and of parts; each replaces the colour of the same part. */
  readonly colours: readonly ColourMention[];
  readonly fabric: Piece['fabric'];
  readonly pattern: Piece['pattern'];
  readonly partFabrics: readonly PartFabric[];
}

/** Reads the changes that words such as "long sleeves, a red belt" or "without the collar" make to a piece. */
export function readRecutWords(own: Piece, words: string, look: Brief['look']): Recut {
  const read = (prompt: string): Brief => readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look });
  const label = formLabel(own.form);
  const said = read(`${label} ${words}`);
  const piece = said.pieces.find(({ form }) => form === own.form);
  if (!piece) return NO_CHANGE;
  // A word that no picture of the piece would show does not count as a change.
  const kind = { ...own, cut: cutRows.find(({ name }) => name === own.cut) ?? null };
  // The name 'jeans' already implies denim, so it does not count as a change.
  const plain = read(label).pieces.find(({ form }) => form === own.form);
  const attributes = Object.fromEntries(
    entriesOf(piece.attributes).filter(
      ([name, value]) =>
        plain?.attributes[name] !== value && own.attributes[name] !== value && drawsAttribute(kind, name, value),
    ),
  );
  const avoided = said.avoided.flatMap(({ kind: of, name }) => (of === 'detail' ? [name as DetailName] : []));
  return {
    attributes,
    added: piece.details.filter((name) => !own.details.includes(name) && drawsDetail(kind, name)),
    removed: own.details.filter((name) => avoided.includes(name)),
    colours: piece.colours,
    fabric: piece.fabric === plain?.fabric ? null : piece.fabric,
    pattern: piece.pattern,
    partFabrics: piece.partFabrics,
  };
}

export const NO_CHANGE: Recut = {
  attributes: {},
  added: [],
  removed: [],
  colours: [],
  fabric: null,
  pattern: null,
  partFabrics: [],
};

export const entriesOf = (attributes: Attributes): readonly (readonly [AttributeName, string])[] =>
  Object.entries(attributes) as [AttributeName, string][];

export const changesCut = ({ attributes, added, removed, colours, partFabrics }: Recut): boolean =>
  Object.keys(attributes).length + added.length + removed.length + partFabrics.length > 0 ||
  colours.some(({ part }) => part !== 'main');
