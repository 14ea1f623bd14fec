import {
  drawsAttribute,
  drawsDetail,
  drawsFabric,
  drawsPart,
  drawsPartFabric,
  drawsPattern,
  mainColoursOf,
  standsOnPlinth,
} from '../vocabulary/draws-word.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { DetailName } from '../vocabulary/details.ts';
import type { FabricName } from '../vocabulary/fabrics.ts';
import { partRows, type PartName } from '../vocabulary/parts.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { coversTrunk, isGarmentZone } from '../vocabulary/body-zone.ts';
import { hasMainColour, type Draft, type DraftChip, type DraftPiece } from './draft.ts';
import type { Span } from '../words/find-terms.ts';
import { isPaletteMood } from '../vocabulary/moods.ts';

/**
 * Removes the chips of words that their piece does not show, so that these words are listed as not drawn. Returns the
 * cloths among them, which are listed even where they complete a name: "silk drawstring pouch".
 */
export function dropUndrawn(draft: Draft): readonly Span[] {
  const drawn = draft.chips.filter((chip) => {
    if (chip.isShown) return true;
    if (chip.piece === null) return hasStand(draft, chip) && !isLostPalette(draft, chip);
    return isDrawn(chip, chip.piece) && !isFurtherColour(draft, chip, chip.piece);
  });
  const cloths = draft.chips.filter(
    (chip) => chip.kind === 'fabric' && chip.source === 'prompt' && !drawn.includes(chip),
  );
  draft.chips.splice(0, Infinity, ...drawn);
  for (const piece of draft.pieces)
    if (piece.fabric === 'clear-vinyl' && !drawsFabric(piece, piece.fabric)) piece.fabric = 'vinyl';
  return cloths;
}

/** Garments have stands of their own, and only those that cover the trunk can hang; other things stand on a plinth. */
function hasStand({ pieces: [hero] }: Draft, { kind, name }: DraftChip): boolean {
  if (kind !== 'staging' || hero === undefined) return true;
  if (name === 'hanger') return coversTrunk(zoneOf(hero.form));
  if (name === 'plinth') return !isGarmentZone(zoneOf(hero.form)) && standsOnPlinth(hero);
  return isGarmentZone(zoneOf(hero.form));
}

/** Colours of a mood, which no thing takes on: "a rainbow dress". Things whose colour is named have it all the same. */
const isLostPalette = ({ pieces }: Draft, { kind, name }: DraftChip): boolean =>
  kind === 'mood' &&
  isPaletteMood(name) &&
  pieces.some(({ form }) => form !== 'textile') &&
  !pieces.some(hasMainColour);

/** "A dress in blue and white": a piece without a print shows as many colours as it has areas for them. */
function isFurtherColour({ chips }: Draft, chip: DraftChip, piece: DraftPiece): boolean {
  if (chip.kind !== 'colour' || chip.part !== undefined || piece.pattern !== null) return false;
  // "Beige bag, gold": the metal of bags is golden.
  if (chip.name === 'gold' && zoneOf(piece.form) === 'bag') return false;
  const main = chips.filter(({ kind, part, piece: of }) => kind === 'colour' && part === undefined && of === piece);
  // Glaze runs over a pot in a second colour.
  const isRun = piece.attributes.glaze === 'drip' || piece.attributes.glaze === 'reactive';
  return main.indexOf(chip) >= Math.max(mainColoursOf(piece) + (isRun ? 1 : 0), piece.count);
}

function isDrawn({ kind, name, part, label }: DraftChip, piece: DraftPiece): boolean {
  if (kind === 'attribute') {
    const [attribute, value] = name.split('=') as [AttributeName, string];
    return drawsAttribute(piece, attribute, value) && !isCutOff(piece, attribute);
  }
  if (kind === 'pattern') return drawsPattern(piece);
  if (kind === 'fabric')
    return part === undefined
      ? drawsFabric(piece, name as FabricName)
      : drawsPartFabric(piece, part, name as FabricName);
  if (kind === 'detail') return drawsDetail(piece, name as DetailName);
  // Only frames of glasses have its clouds.
  if (kind === 'colour' && part !== undefined && /^tortoiseshell/.test(label) && piece.form !== 'sunglasses')
    return false;
  if (kind === 'colour' && part !== undefined) return showsColour(piece, part);
  return kind !== 'part' || isPartDrawn(name, piece);
}

/** Cropped jackets end above the place of their pockets. */
const isCutOff = ({ form, attributes }: DraftPiece, attribute: AttributeName): boolean =>
  attribute === 'pocket' &&
  attributes.length === 'cropped' &&
  (form === 'jacket' || form === 'blazer' || form === 'coat');

/** Parts that some things have and others lack: a candle in a glass has no lid. */
const NOT_ALWAYS: readonly PartName[] = ['cap', 'saucer', 'label'];

/**
 * Returns false for a part that only stands for a value ("with pockets") or a detail ("with a bow") that is not drawn.
 */
function isPartDrawn(name: string, piece: DraftPiece): boolean {
  const row = partRows.find((part) => part.name === name);
  if (row !== undefined && piece.colours.some(({ part }) => part === name)) return showsColour(piece, row.name);
  // "Sunglasses with a case": a thing of its own beside them.
  if (row?.name === 'vessel' && zoneOf(piece.form) === 'head') return drawsPart(piece, row.name);
  if (row?.name === 'bow') return drawsDetail(piece, row.name);
  if (row !== undefined && NOT_ALWAYS.includes(row.name) && zoneOf(piece.form) === 'object')
    return drawsPart(piece, row.name) || piece.partFabrics.some(({ part }) => part === name);
  if (!row?.attribute || piece.attributes[row.attribute] !== row.present) return true;
  return drawsAttribute(piece, row.attribute, row.present);
}

/** Returns true when the colour of a part is seen. Handwork is sewn in the colour of the trim. */
const showsColour = (piece: DraftPiece, part: PartName): boolean =>
  drawsPart(piece, part) || (part === 'trim' && (piece.details.length > 0 || piece.partFabrics.length > 0));
