import type { Brief } from '../../prompt/brief.ts';
import { zoneOf } from '../../prompt/vocabulary/form-facts.ts';
import { coversTrunk, type BodyZone } from '../../prompt/vocabulary/body-zone.ts';
import type { FormName } from '../../prompt/vocabulary/forms.ts';
import type { Command } from './command.ts';
import type { Region } from '../edit.ts';

const LEGGED: ReadonlySet<FormName> = new Set(['trousers', 'jeans', 'shorts']);

/**
 * Index of the drawn piece that a command refers to, the hero when it names none; null when it names a garment that is
 * not in the picture.
 */
export function pieceMeant({ phrases }: Command, { pieces, hero }: Brief): number | null {
  const forms = phrases.flatMap(({ senses: [sense] }) => (sense?.kind === 'form' ? [sense.name] : []));
  const form = forms.find((name) => name !== 'textile');
  if (form === undefined) return hero;
  const same = pieces.findIndex((piece) => piece.form === form);
  return same >= 0 ? same : pieceInZone(pieces, hero, zoneOf(form), LEGGED.has(form));
}

const ZONES: { readonly [Name in Region]?: BodyZone } = { upper: 'upper', lower: 'lower', dress: 'whole' };

/** Like `pieceMeant`, for the region of an edit. */
export function pieceOfRegion({ pieces, hero }: Brief, region: Region): number | null {
  const zone = ZONES[region];
  return zone === undefined ? hero : pieceInZone(pieces, hero, zone, null);
}

/** People name whole garments loosely, but not halves or accessories. */
function pieceInZone(pieces: Brief['pieces'], hero: number, zone: BodyZone, legged: boolean | null): number | null {
  const found = pieces.findIndex(
    ({ form }) => zoneOf(form) === zone && (zone !== 'lower' || legged === null || LEGGED.has(form) === legged),
  );
  if (found >= 0) return found;
  const own = pieces[hero];
  // A dress has a skirt, too, so "the skirt" can mean the dress.
  if (own && legged === false && zone === 'lower' && zoneOf(own.form) === 'whole') return hero;
  return own && coversTrunk(zone) && coversTrunk(zoneOf(own.form)) ? hero : null;
}
