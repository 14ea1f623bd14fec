/** A stripe down the side of a leg or a sleeve, sewn on as a tape. */
import { linearFromHex } from '../../materials/colour.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Surface } from '../../materials/material.ts';
import { shadeLine } from './seam.ts';

/** Half the width of the stripe in metres. */
const STRIPE = 0.017;

/** Linear colour of the stripe: the one that words name for it, or else their second colour; pale grey by default. */
export function stripeColour({ colours }: Piece): Rgb {
  const named = colours.find(({ part }) => part === 'swoosh' || part === 'trim') ?? colours[1];
  return named ? linearFromHex(named.hex) : [0.6, 0.6, 0.58];
}

/** Paints the stripe at a point `aside` metres from its middle. */
export function paintStripe(surface: Surface, aside: number, [r, g, b]: Rgb): void {
  if (aside > STRIPE + 0.004) return;
  if (aside < STRIPE) {
    surface.r = r * 0.85;
    surface.g = g * 0.85;
    surface.b = b * 0.85;
  }
  shadeLine(surface, aside - STRIPE, 0.0009, 0.3);
}
