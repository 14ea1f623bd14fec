import { linearFromHex, scaleColour } from '../../../materials/colour.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import { material } from '../../../materials/material.ts';
import type { ButtonOptions } from '../../hardware/button.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { COPPER } from './denim.ts';

export type ButtonStyle = Pick<ButtonOptions, 'kind' | 'material'>;

const METALS = ['gold', 'silver', 'brass', 'bronze', 'copper', 'rose gold', 'pewter', 'gunmetal', 'champagne'];

/**
 * Returns buttons of the metal or in the dye that words name; otherwise copper on denim, in the hue of a waistcoat,
 * black on black cloth and dinner jackets, and brown horn elsewhere.
 */
export function buttonStyle({ colours }: Piece, { denim, tuxedo, waistcoat }: TailoredCut): ButtonStyle {
  const named = colours.find(({ part }) => part === 'buttons');
  // Metal buttons take their colour from the words, as all hardware does.
  if (named && METALS.includes(named.name)) return { kind: 'shank' };
  if (named) return { kind: 'sewn', material: polished(scaleColour(linearFromHex(named.hex), DYED)) };
  if (denim) return { kind: 'shank', material: COPPER };
  const main = colours.find(({ part }) => part === 'main');
  if (waistcoat && main) return { kind: 'sewn', material: polished(scaleColour(linearFromHex(main.hex), TONE)) };
  // On black cloth brown horn would look like a stray colour.
  if (!tuxedo && main && Math.max(...linearFromHex(main.hex)) < DARK)
    return { kind: 'sewn', material: polished(BLACK_HORN) };
  return tuxedo ? { kind: 'shank', material: polished(BLACK_METAL) } : { kind: 'sewn' };
}

/** Brightness of tone-on-tone buttons as a share of the fabric's. */
const TONE = 0.5;
/** Linear value of a cloth's strongest channel below which the cloth counts as black. */
const DARK = 0.05;
/** Brightness of dyed buttons as a share of that of the dye's colour, because their gloss adds light. */
const DYED = 0.75;
/** Linear colours of buttons on black cloth and on dinner jackets. */
const BLACK_HORN = [0.026, 0.024, 0.023] as const;
const BLACK_METAL = [0.012, 0.012, 0.013] as const;

const polished = (albedo: readonly [number, number, number]) =>
  material({ albedo, roughness: 0.24, reflectance: 0.05, wrap: 0 });
