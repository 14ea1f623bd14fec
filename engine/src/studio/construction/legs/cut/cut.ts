import type { Piece } from '../../../../words/prompt/brief.ts';
import { WAISTBAND_HEIGHTS } from '../../../body/waistband-heights.ts';
import { BANDS } from './bands.ts';
import type { BandName } from './bands.ts';
import type { HemFinishName } from './hem-finishes.ts';
import { legFabric } from './leg-fabrics.ts';
import { legForm } from './leg-forms.ts';
import { legKind } from './leg-kinds.ts';
import type { LegWidths } from './leg-kinds.ts';
import { legOf, legWidths } from './leg-measures.ts';
import { FITS, HEM_HEIGHTS, HEM_OPTIONS, PLEAT_OPTIONS, POCKETS, WAISTS } from './leg-options.ts';
import { LEGS } from './legs.ts';
import type { Leg } from './legs.ts';
import { POCKET_SETS } from './pocket-sets.ts';
import type { PocketsName } from './pocket-sets.ts';
import { washOf } from './washes.ts';

/** Measures of trousers in metres, from the words of a brief. */
export interface TrouserCut {
  /** Height in metres of the top of the waistband at the side. */
  readonly waist: number;
  /** Metres by which the waistband dips in front. */
  readonly dip: number;
  /** Metres by which the waistband rises behind. */
  readonly rise: number;
  /** Height of the hem. */
  readonly hem: number;
  readonly leg: LegWidths;
  /** Metres by which half the width of the hips exceeds the figure's; negative for stretch fabric. */
  readonly ease: number;
  /** Metres by which the waist is taken in to meet a fitted bodice. */
  readonly nip: number;
  /** True for five pockets, rivets, top-stitching and wear. */
  readonly jeans: boolean;
  /** A crease is pressed down the front and back of each leg. */
  readonly crease: boolean;
  /** Number of pleats on each side of the front. */
  readonly pleats: 0 | 1 | 2;
  readonly band: BandName;
  /** Metres from the top to the lower edge of the waistband. */
  readonly bandHeight: number;
  readonly hemFinish: HemFinishName;
  readonly pockets: PocketsName;
  readonly belt: boolean;
  readonly drawstring: boolean;
  /** The front is a flap between two rows of buttons. */
  readonly sailor: boolean;
  readonly ripped: boolean;
  readonly stripe: boolean;
  /** True for close-fitting legs: those of stretch fabric, and those with narrow thighs. */
  readonly tight: boolean;
  /** True for the seams of a pouch in front. */
  readonly pouch: boolean;
}

/** Half-width of the thigh in metres below which legs count as close-fitting. */
const TIGHT_THIGH = 0.078;
/** Metres from the top to the lower edge of the elastic waist of stretch fabric. */
const STRETCH_BAND = 0.05;

export function trouserCut(piece: Piece): TrouserCut {
  const { fabric, attributes, details, colours } = piece;
  const form = legForm(piece.form);
  const kind = legKind(piece);
  const leg = LEGS[legOf(piece)];
  const waist = attributes.waist && WAISTS[attributes.waist];
  const pleat = attributes.pleat && PLEAT_OPTIONS[attributes.pleat];
  const { rise, length } = attributes;
  const cloth = legFabric(fabric);
  const jeans = form.jeans === true || cloth.jeans === true;
  const short = form.short === true;
  const widths = legWidths(piece, short);
  const stretched = kind.stretched === true;
  const tight = stretched || widths.thigh < TIGHT_THIGH;
  const elastic = leg.drawnIn === true || kind.elastic === true || stretched || isPulledOn(piece);
  const bandName = waist?.band ?? (elastic ? 'elastic' : 'band');
  const band = BANDS[bandName];
  const pockets = stretched ? 'none' : ((attributes.pocket && POCKETS[attributes.pocket]) ?? 'slant');
  const pressable = !jeans && band.buttoned === true && !tight && !cloth.unpressed && !leg.unpressed;
  const pressed = !kind.unpressed && !POCKET_SETS[pockets].workwear && !pleat?.unpressed;
  return {
    waist: WAISTBAND_HEIGHTS[rise ?? waist?.rise ?? leg.rise ?? kind.rise ?? (stretched ? 'high' : 'mid')],
    dip: 0.034,
    rise: 0.02,
    hem: (length && HEM_HEIGHTS[length]) ?? kind.hem ?? form.hem ?? leg.hem,
    leg: widths,
    ease: stretched ? -0.006 : (leg.ease ?? 0),
    nip: 0,
    jeans,
    crease: pressable && pressed && (!short || pleat?.pressedShorts === true || isTailored(piece)),
    pleats: pleat?.pleats ?? 0,
    band: bandName,
    bandHeight: jeans ? band.jeansHeight : stretched && band.elastic ? (kind.bandHeight ?? STRETCH_BAND) : band.height,
    hemFinish: hemFinishOf(piece, leg, short),
    pockets,
    belt: attributes.belt !== undefined && attributes.belt !== 'none',
    drawstring: band.elastic === true && !stretched && !kind.noDrawstring,
    sailor: leg.fallFront === true,
    ripped: details.includes('rips') || washOf(piece).ripped === true,
    stripe: details.includes('side-stripe') || colours.some(({ part }) => part === 'swoosh'),
    tight,
    pouch: kind.pouch === true,
  };
}

/**
 * The hem of a leg. Long legs that are drawn in and kinds with ribs have ribs unless words name a hem that replaces
 * them; other legs have the hem that the words name, or else the usual one of the kind.
 */
function hemFinishOf(piece: Piece, leg: Leg, short: boolean): HemFinishName {
  const { hem } = piece.attributes;
  const kind = legKind(piece);
  const named = hem && HEM_OPTIONS[hem];
  if (named?.replacesRib) return named.finish;
  if ((leg.drawnIn && !short) || kind.ribbed) return 'rib';
  return (hem === undefined ? kind.hemFinish : named?.finish) ?? 'plain';
}

function isTailored({ attributes: { fit } }: Piece): boolean {
  return fit !== undefined && FITS[fit]?.tailored === true;
}

/** Shorts of knits, silks and nylon are pulled on, unless their words ask for a fitted waist. */
function isPulledOn(piece: Piece): boolean {
  const { waist, belt, pleat } = piece.attributes;
  const fitted = waist !== undefined || isTailored(piece) || belt !== undefined || pleat !== undefined;
  return legForm(piece.form).short === true && !fitted && legFabric(piece.fabric).pulledOn === true;
}
