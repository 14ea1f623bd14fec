import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { layerOf, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { coversTrunk, isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { formOf } from '../forms/index.ts';
import type { OutfitTraits, Tuck, Worn } from '../parts/form.ts';
import { isHooded } from '../parts/is-hooded.ts';
import { topKind } from '../construction/tops/top-kinds.ts';
import { WAISTBAND_HEIGHTS } from '../body/waistband-heights.ts';

/**
 * How a top, a dress or a coat is worn together with the other pieces of its brief. Undefined for other zones of the
 * body, and when nothing else is worn on the same body.
 */
export function wornWith({ pieces }: Brief, index: number): Worn | undefined {
  const piece = pieces[index]!;
  const zone = zoneOf(piece.form);
  if (!coversTrunk(zone)) return undefined;
  const others = pieces.filter((other, at) => at !== index && isClothing(other));
  const crowned = pieces.some((other, at) => at !== index && fillsHood(other));
  if (others.length === 0 && !(crowned && isHooded(piece))) return undefined;
  const trunks = others.filter(({ form }) => zoneOf(form) !== 'lower');
  // Among pieces of the same layer, the one that the brief names later is further out.
  const rank = (of: Piece) => layerOf(of.form) + pieces.indexOf(of) / 100;
  const outer = trunks.filter((other) => rank(other) > rank(piece));
  const under = outer.length === 0 ? null : { knitted: outer.every(({ form }) => traitsOf(form).knitted) };
  const over = trunks.some((other) => rank(other) < rank(piece));
  const lower = others.find(({ form }) => zoneOf(form) === 'lower');
  const tucked = lower !== undefined && !over && isTucked(piece, lower, under !== null);
  return { under, over, tuck: tucked ? waistOf(lower) : null, crowned };
}

const traitsOf = (form: Piece['form']): OutfitTraits => formOf(form)?.outfit ?? {};

const fillsHood = (piece: Piece) => traitsOf(piece.form).fillsHood === true || isHooded(piece);

const isClothing = ({ form }: Piece) => isGarmentZone(zoneOf(form)) && !traitsOf(form).separate;

/**
 * Silhouettes of skirts so close-fitting that a jumper hangs over them; fuller skirts would poke through the jumper.
 */
const CLOSE_SKIRTS: readonly Piece['attributes']['silhouette'][] = ['pencil', 'bodycon', 'column', 'slip', 'bias'];

const TUCKED: Readonly<Record<NonNullable<Piece['attributes']['tuck']>, boolean>> = { tucked: true, untucked: false };

/**
 * Whether a piece is tucked in. Words decide; otherwise tops are tucked in below a jacket, into skirts and into a high
 * waist, as stylists do.
 */
function isTucked(piece: Piece, lower: Piece, under: boolean): boolean {
  const { form, attributes } = piece;
  const tucks = topKind(piece.cut).tucked === true;
  const { tuckable, knitted } = traitsOf(form);
  if (!tuckable && !tucks) return false;
  if (attributes.tuck) return TUCKED[attributes.tuck];
  if (attributes.hem || attributes.length) return false;
  if (under || tucks) return true;
  const skirt = traitsOf(lower.form).skirtWaist !== undefined;
  const full = skirt && !CLOSE_SKIRTS.includes(lower.attributes.silhouette);
  const fine = !knitted || attributes.neckline === 'turtleneck' || full;
  return fine && attributes.fit !== 'oversized' && (skirt || lower.attributes.rise === 'high');
}

/** Waists of trousers that have a high rise when words name none. */
const HIGH_WAISTS: readonly Piece['attributes']['waist'][] = ['paperbag'];
/** Legs of trousers that have a high rise when words name none. */
const HIGH_LEGS: readonly Piece['attributes']['leg'][] = ['sailor'];

function waistOf({ form, attributes }: Piece): Tuck {
  const { skirtWaist } = traitsOf(form);
  if (skirtWaist) return skirtWaist;
  const { waist: cut, leg } = attributes;
  const high = HIGH_WAISTS.includes(cut) || HIGH_LEGS.includes(leg);
  const waist = WAISTBAND_HEIGHTS[attributes.rise ?? (high ? 'high' : 'mid')];
  // Trousers are wider at the hip bones than at the waist.
  const more = Math.max(0, 1.105 - waist);
  return {
    waist,
    dip: 0.034,
    rise: 0.02,
    halfWidth: 0.124 + more * 0.21,
    front: 0.092 + more * 0.12,
    back: 0.09 + more * 0.15,
  };
}
