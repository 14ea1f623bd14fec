import { METAL_COLOURS } from '../vocabulary/colours.ts';
import { acceptsAttribute, zoneOf } from '../vocabulary/form-facts.ts';
import { attributeLabel } from './chip-label.ts';
import { addChip, type Draft, type DraftChip, type DraftPiece } from './draft.ts';

/** Adjectives for the surface of a thing, by what they are drawn as. */
const ADJECTIVES: readonly (readonly [surface: string, words: RegExp])[] = [
  [
    'glossy',
    /\b(?<!(?:semi|demi|non|not|half)[- ])(?:glossy|shiny|gl[aä]nzend(?:e[mnrs]?)?|hochgl[aä]nzend(?:e[mnrs]?)?|brillante?s?|lucid[aoei])\b/giu,
  ],
  ['hammered', /\b(?:hammered|gehämmert(?:e[mnrs]?)?|martelée?s?|martillad[ao]s?|martellat[aoei])(?!\p{L})/giu],
  [
    'brushed',
    /\b(?:brushed|gebürstet(?:e[mnrs]?)?|brossée?s?|cepillad[ao]s?|spazzolat[aoei])(?!\p{L})(?! (?:cotton|wool|mohair|alpaca|twill|denim|fleece|jersey)\b)/giu,
  ],
  ['matte', /\b(?<!(?:semi|demi|non|not|half)[- ])(?:matt|matte[mns]?|opac[aoi]|opachi|mattiert(?:e[mnrs]?)?)\b/giu],
];

/**
 * "A glossy red vase", "a vase in matte black": the surface of the thing that the words describe. The grammar of things
 * does not read these adjectives, so that "a glossy black surface" and "a shiny lid" stay apart from the thing.
 */
export function settleSurface(draft: Draft, prompt: string): void {
  const chips = draft.chips.filter(({ source }) => source === 'prompt').toSorted((a, b) => a.start - b.start);
  for (const [surface, words] of ADJECTIVES)
    for (const { 0: said, index } of prompt.matchAll(words)) {
      const span = { start: index, end: index + said.length };
      // "Semi-matte" is between both surfaces, and "yerba mate" is a drink.
      if (/(?:\bsemi[\s-]*|\byerba )$/i.test(prompt.slice(0, index))) continue;
      const piece = describedBy(chips, span, prompt);
      if (piece === null || !acceptsAttribute(piece.form, 'surface') || piece.attributes.surface !== undefined)
        continue;
      if (WORKED.includes(surface) && !isMetal(piece)) continue;
      if (WORKED.includes(surface) && zoneOf(piece.form) === 'object') piece.fabric ??= 'metal';
      piece.attributes.surface = surface;
      addChip(draft, { ...span, source: 'prompt' }, { kind: 'attribute', name: `surface=${surface}`, label: attributeLabel('surface', surface), piece }); // prettier-ignore
    }
}

/** Surfaces that only metal has. */
const WORKED: readonly string[] = ['hammered', 'brushed'];

/** Returns true for jewels, for things of metal, and for things whose colour is that of a metal. */
const isMetal = ({ form, fabric, colours }: DraftPiece): boolean =>
  zoneOf(form) === 'jewellery' ||
  fabric === 'metal' ||
  (fabric === null &&
    zoneOf(form) === 'object' &&
    colours.some(({ part, name }) => part === 'main' && METAL_COLOURS.includes(name)));

/** Kinds of words between an adjective and its noun. */
const ADJECTIVAL: readonly DraftChip['kind'][] = ['colour', 'fabric', 'pattern', 'attribute', 'detail'];

/** The piece whose noun follows after adjectives only, or that "in", with adjectives only after it, describes. */
function describedBy(
  chips: readonly DraftChip[],
  { start, end }: { readonly start: number; readonly end: number },
  prompt: string,
): DraftChip['piece'] {
  let at = end;
  let last: DraftChip | undefined;
  for (const chip of chips.filter((it) => it.start >= end)) {
    if (!/^[\s-]*$/.test(prompt.slice(at, chip.start))) break;
    if (chip.kind === 'form') return chip.piece;
    if (!ADJECTIVAL.includes(chip.kind) || chip.part !== undefined) return null;
    [at, last] = [chip.end, chip];
  }
  // "A vase in matte black": the adjectives end the phrase.
  if (!/^\s*(?:$|[,.;]|and\b|with\b|on\b|mit\b|und\b|finish)/i.test(prompt.slice(at))) return null;
  const before = chips.findLast((chip) => chip.end <= start);
  const joint = prompt.slice(before?.end ?? 0, start);
  const isSaidOfIt =
    before !== undefined &&
    /^(?:\s+for (?:coffee|tea))?(?:\s*,)?\s*(?:in\s+)?(?:an?\s+)?$/i.test(joint) &&
    before.part === undefined;
  if (!isSaidOfIt || (before.kind !== 'form' && !ADJECTIVAL.includes(before.kind))) return null;
  return last?.piece === before.piece || last === undefined ? before.piece : null;
}
