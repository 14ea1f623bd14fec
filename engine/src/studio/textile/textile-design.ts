/** The design that a textile brief asks for: the print, its colours and the size of its repeat. */
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { linearFromHex, mixColours } from '../materials/colour.ts';
import type { Pattern, PatternName } from '../patterns/drawing/pattern.ts';
import { patternOf } from '../patterns/index.ts';
import { patternPalette } from '../patterns/pattern-palette.ts';
import type { Repeat } from '../patterns/drawing/repeat.ts';

export interface TextileDesign {
  readonly print: Pattern;
  /** Linear colours, one per ink. */
  readonly palette: readonly Rgb[];
  /** Size in metres of the picture: one repeat. */
  readonly repeat: Repeat;
  /** True when the words named no print and one was chosen for them. */
  readonly chosen: boolean;
}

/** Prints that suit any theme, in the palette of the words. */
const FREE_CHOICES: readonly PatternName[] = ['floral', 'abstract', 'geometric', 'leaves', 'paisley', 'toile', 'ikat'];

/** Width in metres of the fabric in a square picture. */
const USUAL_WIDTH = 0.26;
/** Factors on that width from picture to picture, which apply in full at the highest freedom. */
const SCALES = [1, 0.66, 1.5, 0.8];

/** Kinds of textiles that are designs instead of lengths of fabric. */
const ARTWORK_CUTS: readonly Piece['cut'][] = ['repeat'];
/** Views that show fabric instead of a design. */
const PHOTOGRAPHED_VIEWS: readonly Brief['view'][] = ['close-up', 'macro'];

/**
 * Returns true when the picture is the artwork of a textile: whenever a repeat is asked for, and otherwise unless a
 * fabric or a close-up is named, which is photographed.
 */
export function isArtwork({ pieces, hero, view }: Brief): boolean {
  const piece = pieces[hero];
  if (piece?.form !== 'textile') return false;
  const photographed = piece.fabric !== null || (view !== null && PHOTOGRAPHED_VIEWS.includes(view));
  return !photographed || (piece.cut !== null && ARTWORK_CUTS.includes(piece.cut));
}

/** Chooses the print, palette and repeat for a brief. `aspect` is the width of the picture divided by its height. */
export function designTextile(brief: Brief, seed: number, freedom: number, aspect: number): TextileDesign {
  const piece = brief.pieces[brief.hero]!;
  const random = createRandom(deriveSeed(seed, 'textile'));
  const named = piece.pattern && patternOf(piece.pattern.name);
  const print = named ?? patternOf(FREE_CHOICES[seed % FREE_CHOICES.length]!)!;
  const scale = SCALES[seed % SCALES.length]! ** freedom;
  return {
    print,
    palette: paletteOf(print, piece, brief, random, freedom),
    repeat: { ...repeatOf(print, scale, aspect), seed: seed % 997 },
    chosen: named === null,
  };
}

/** Inks whose colours are not named take shades of the named ones: white daisies have no other hue. */
function shadesOf(named: readonly Rgb[], { namedOrder }: Pattern, background: Rgb): readonly Rgb[] {
  if (named.length === 0) return named;
  const places = Math.max(named.length, namedOrder.length - 1);
  return Array.from({ length: places }, (_, i) => {
    const round = Math.floor(i / named.length);
    return mixColours(named[i % named.length]!, background, 0.12 * round);
  });
}

/** Returns a repeat of whole tiles, as close to the picture's aspect ratio as possible. */
function repeatOf({ tile }: Pattern, scale: number, aspect: number): Repeat {
  const wide = Math.sqrt(aspect);
  const across = Math.max(1, Math.round((USUAL_WIDTH * scale * wide) / tile.u));
  const width = across * tile.u;
  const down = Math.max(1, Math.round(width / aspect / tile.v));
  return { u: width, v: down * tile.v };
}

function paletteOf(print: Pattern, piece: Piece, brief: Brief, random: Random, freedom: number): readonly Rgb[] {
  const main = piece.colours.map(({ hex }) => linearFromHex(hex));
  const inks = (piece.pattern?.colours ?? []).map(({ hex }) => linearFromHex(hex));
  if (brief.backdrop) {
    const background = linearFromHex(brief.backdrop.hex);
    return patternPalette(print, [background], shadesOf([...main, ...inks], print, background));
  }
  if (main.length + inks.length > 0) return patternPalette(print, main, inks, piece.pattern?.isWhole);
  const fromWords = brief.palette.map(({ hex }) => linearFromHex(hex));
  if (brief.moods.length > 0 || brief.unknownWords.length > 0) return patternPalette(print, [], fromWords);
  // With nothing named, a free reading prints the inks in another order.
  const turn = random() < freedom ? 1 + Math.floor(random() * (print.natural.length - 2)) : 0;
  const [background, ...rest] = print.natural;
  return [background!, ...rest.slice(turn), ...rest.slice(0, turn)];
}
