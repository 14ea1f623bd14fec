import type { Rgb } from '../../../foundation/raster/softbox.ts';

/** Natural white of leather. */
export const WHITE: Rgb = [0.6, 0.59, 0.565];

/** Contrast colour of stripe and heel when words name no colour. */
export const NAVY: Rgb = [0.018, 0.032, 0.085];
