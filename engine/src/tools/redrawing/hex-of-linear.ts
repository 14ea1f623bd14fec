import type { Hex } from '../../foundation/colour/hex.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { srgbByte } from '../../studio/materials/colour.ts';

export const hexOfLinear = (colour: Rgb): Hex =>
  `#${colour.map((value) => srgbByte(value).toString(16).padStart(2, '0')).join('')}`;
