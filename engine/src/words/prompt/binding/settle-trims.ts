import type { ColourMention } from '../brief.ts';
import { namedColour } from '../colour/named-colour.ts';
import type { ColourName } from '../vocabulary/colours.ts';
import { drawsPart } from '../vocabulary/draws-word.ts';
import { partRows, type PartName } from '../vocabulary/parts.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/**
 * Settles the edges and seams that the words name. Trimmed edges are piped on forms without a trim of their own, and
 * piping is the trim of forms that have no piping. Parts that the words only call contrasting ("contrast stitching"),
 * and piping, which contrasts by nature, get a colour, and elbow patches are brown.
 */
export function settleTrims(draft: Draft, texts: Texts): void {
  const wordsOf = ({ source, start, end }: DraftChip): string => texts[source]?.slice(start, end) ?? '';
  for (const chip of draft.chips.filter(({ kind }) => kind === 'part')) {
    if (chip.name === 'trim' && EDGE.test(wordsOf(chip))) rename(draft, chip, 'trim', 'piping');
    else if (chip.name === 'piping') rename(draft, chip, 'piping', 'trim');
  }
  for (const chip of draft.chips) {
    const { kind, name, piece } = chip;
    const part = partRows.find((row) => row.name === name)?.name;
    if (kind !== 'part' || piece === null || part === undefined || isDressed(piece, part)) continue;
    if (part === 'elbow patches') piece.colours.push(patchOf(piece, part));
    else if (part === 'piping' || /contrast/i.test(wordsOf(chip))) piece.colours.push(contrastOf(piece, part));
  }
}

/** The texts in which chips have their places. */
type Texts = { readonly [Source in DraftChip['source']]?: string };

/** Words for the trim of an edge; others, such as "details" and "accents", may mean anything. */
const EDGE = /trim|edg|border|tipp/i;

/** Makes one part of a piece another, if its form draws only the other. */
function rename({ chips }: Draft, { piece }: DraftChip, from: 'trim' | 'piping', to: 'trim' | 'piping'): void {
  if (piece === null || drawsPart(piece, from) || !drawsPart(piece, to)) return;
  if (piece.partFabrics.some(({ part }) => part === from)) return;
  piece.colours = piece.colours.map((colour) => (colour.part === from ? { ...colour, part: to } : colour));
  const renamed = chips.map((chip) => {
    if (chip.piece !== piece) return chip;
    if (chip.kind === 'part' && chip.name === from) return { ...chip, name: to, part: to };
    return chip.part === from ? { ...chip, part: to, label: chip.label.replace(from, to) } : chip;
  });
  chips.splice(0, Infinity, ...renamed);
}

const isDressed = ({ colours, partFabrics }: DraftPiece, name: PartName): boolean =>
  [...colours, ...partFabrics].some(({ part }) => part === name);

/** Patches are brown, or tan on cloth that is brown itself. */
function patchOf({ colours }: DraftPiece, part: PartName): ColourMention {
  const brown = namedColour('brown', part);
  const main = colours.find((colour) => colour.part === 'main');
  const [own, other] = [channels(brown.hex), channels(main?.hex ?? '#ffffff')];
  const apart = Math.hypot(...own.map((value, i) => value - other[i]!));
  return apart < ALIKE ? namedColour('tan', part) : brown;
}

/** Distance in sRGB below which two colours could not be distinguished on one garment; white is 1.7 from black. */
const ALIKE = 0.25;

function contrastOf({ colours }: DraftPiece, part: PartName): ColourMention {
  const main = colours.find((colour) => colour.part === 'main');
  const name: ColourName = main !== undefined && lightness(main.hex) < DARK ? 'cream' : 'black';
  return namedColour(name, part);
}

/** Weighted mean of the sRGB channels, 0 to 1, below which a colour counts as dark. */
const DARK = 0.5;

function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.3 * r! + 0.59 * g! + 0.11 * b!;
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
