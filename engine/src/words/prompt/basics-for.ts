/** Plain clothes with which a mannequin's outfit is complete, as a window dresser adds them. */
import { oklabOf } from '../../foundation/colour/oklab.ts';
import type { Avoided, Brief, Piece } from './brief.ts';
import { namedColour } from './colour/named-colour.ts';
import { zoneOf } from './vocabulary/form-facts.ts';
import type { ColourName } from './vocabulary/colours.ts';
import type { CutName } from './vocabulary/cuts.ts';
import type { FormName } from './vocabulary/forms.ts';

/** Tops that are worn with trousers or a skirt, and never alone. */
const TOPS: readonly FormName[] = ['top', 't-shirt', 'shirt', 'knitwear', 'jacket', 'blazer', 'coat'];
/** Cuts of them that are worn alone, or over underwear and swimwear. */
const ALONE: readonly (CutName | null)[] = ['kimono', 'robe', 'sherwani', 'bodysuit'];
/** Garments whose open front shows what is worn below them. */
const isOpen = ({ form, cut }: Piece): boolean => form === 'blazer' || cut === 'waistcoat';

/**
 * A shirt below a blazer or a waistcoat, and trousers below a top, where the pieces have none and the person has not
 * excluded them.
 * @param pieces what the words name, from the skin outwards.
 */
export function basicsFor(pieces: readonly Piece[], avoided: readonly Avoided[]): readonly Piece[] {
  const isAvoided = (name: FormName) => avoided.some((it) => it.kind === 'form' && it.name === name);
  const isIn = (zone: string) => (piece: Piece) => zoneOf(piece.form) === zone;
  if (pieces.some(isIn('whole'))) return [];
  const tops = pieces.filter(isIn('upper'));
  const top = tops.findLast(({ form, cut }) => TOPS.includes(form) && !ALONE.includes(cut));
  if (top === undefined || tops.some(({ cut }) => ALONE.includes(cut))) return [];
  return [
    ...(tops.every(isOpen) && !isAvoided('shirt') ? [plain('shirt', 'white')] : []),
    ...(!pieces.some(isIn('lower')) && !isAvoided('trousers') ? [plain('trousers', trousersFor(top))] : []),
  ];
}

/**
 * A changed brief with the plain clothes that its pieces need: those that it has stay as they are, and one is added where
 * the change has made it needed.
 */
export function settleBasics(brief: Brief, before: Brief): Brief {
  if (brief.figure === undefined) return brief;
  const { basics: had = [], ...own } = brief;
  const isIn = (pieces: readonly Piece[], { form }: Piece) => pieces.some((piece) => piece.form === form);
  const neededBefore = basicsFor(before.pieces, before.avoided);
  const basics = basicsFor(brief.pieces, brief.avoided).flatMap(
    (piece) => had.find(({ form }) => form === piece.form) ?? (isIn(neededBefore, piece) ? [] : piece),
  );
  return basics.length > 0 ? { ...own, basics } : own;
}

/** Lightness (Oklab, 0 to 1) of a top below which it is dark, and is worn with pale trousers. */
const DARK = 0.45;

function trousersFor({ colours }: Piece): ColourName {
  const main = colours.find(({ part }) => part === 'main');
  return main !== undefined && oklabOf(main.hex)[0] < DARK ? 'stone' : 'charcoal';
}

function plain(form: FormName, name: ColourName): Piece {
  return {
    form,
    cut: null,
    colours: [namedColour(name, 'main')],
    fabric: null,
    pattern: null,
    attributes: {},
    details: [],
    partFabrics: [],
  };
}
