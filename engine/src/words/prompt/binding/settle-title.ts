import type { AttributeName } from '../vocabulary/attributes.ts';
import type { BodyZone } from '../vocabulary/body-zone.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { isTitle } from '../words/title.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/** Words and signs after which a colour belongs to what follows, also in a title: "Shirt With Black Cuffs". */
const APART = /[,;|()/+&-]|\b(?:with|and|mit|und|avec|et|con|e|y)\b/i;

/**
 * In the title of a product, the colour after the product is that of the product: "LADIES CASHMERE JUMPER PINK RIBBED
 * CUFFS" is a pink jumper. Pieces with a colour of their own, and colours that are set apart, stay as they are.
 */
export function settleTitle(draft: Draft, prompt: string): void {
  if (!isTitle(prompt)) return;
  joinSynonyms(draft, prompt);
  for (const piece of draft.pieces) {
    const [colour, other] = piece.colours;
    const chip = draft.chips.find((each) => each.piece === piece && each.kind === 'colour' && each.source === 'prompt');
    if (colour === undefined || other !== undefined || colour.part === 'main' || chip === undefined) continue;
    if (!followsProduct(draft, piece, chip, prompt)) continue;
    piece.colours = [{ ...colour, part: 'main' }];
    const { part, ...plain } = chip;
    const label = part === undefined ? chip.label : chip.label.slice(0, -part.length - 1);
    draft.chips.splice(draft.chips.indexOf(chip), 1, { ...plain, label });
  }
}

/** Words for several things that are sold as one. */
const SOLD_TOGETHER = /\b(?:matching|sets?|pcs|pieces?|packs?|bundles?)\b/i;

/** Parts of a picture of which a title names one thing by several words. */
const NAMED_OFTEN: readonly BodyZone[] = ['bag', 'foot', 'head'];

/** "Women Handbag Leather Tote Bag Shoulder Bag Brown": several names of one bag, of which the most exact is drawn. */
function joinSynonyms(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const [first, ...others] = pieces;
  const zone = first === undefined ? null : zoneOf(first.form);
  if (zone === null || others.length === 0 || !NAMED_OFTEN.includes(zone)) return;
  if (pieces.some((piece) => zoneOf(piece.form) !== zone || piece.count > 1)) return;
  const names = chips.filter(({ kind, source }) => kind === 'form' && source === 'prompt');
  const [start, end] = [Math.min(...names.map((chip) => chip.start)), Math.max(...names.map((chip) => chip.end))];
  if (APART.test(prompt.slice(start, end)) || SOLD_TOGETHER.test(prompt)) return;
  // "Red Backpack Blue Tote Bag": two things, each with its own words. Those behind all the names are of the one thing.
  const own = chips.filter((chip) => DESCRIBING.includes(chip.kind) && chip.source === 'prompt' && chip.start < end);
  if (own.some(({ kind, piece }) => own.some((other) => other.kind === kind && other.piece !== piece))) return;
  const isBeforeAll = own.some((chip) => chip.kind === 'colour' && chip.start < start);
  if (isBeforeAll && own.some((chip) => chip.kind !== 'colour' && chip.start > start)) return;
  const kept = pieces.find(({ form }) => form !== 'handbag') ?? first!;
  const gone = pieces.filter((piece) => piece !== kept);
  for (const piece of gone) {
    if (kept.colours.length === 0) kept.colours.push(...piece.colours);
    kept.fabric ??= piece.fabric;
    kept.pattern ??= piece.pattern;
    for (const [name, value] of Object.entries(piece.attributes) as [AttributeName, string][])
      kept.attributes[name] ??= value;
    kept.details.push(...piece.details.filter((detail) => !kept.details.includes(detail)));
  }
  pieces.splice(0, Infinity, kept);
  draft.hero = null;
  const joined = chips.map((chip) =>
    chip.piece !== null && gone.includes(chip.piece) ? { ...chip, piece: kept } : chip,
  );
  chips.splice(0, Infinity, ...joined);
}

/** Kinds of words that tell two things of one kind apart. */
const DESCRIBING: readonly DraftChip['kind'][] = ['colour', 'fabric', 'pattern'];

function followsProduct({ chips }: Draft, piece: DraftPiece, chip: DraftChip, prompt: string): boolean {
  const form = chips.find((each) => each.piece === piece && each.kind === 'form');
  return form !== undefined && form.end <= chip.start && !APART.test(prompt.slice(form.end, chip.start));
}
