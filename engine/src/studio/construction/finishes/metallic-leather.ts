import type { Piece } from '../../../words/prompt/brief.ts';
import { fabricOf } from '../../fabrics/index.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

const METALS: readonly string[] = [
  ...['gold', 'pale gold', 'rose gold', 'silver', 'bronze', 'copper', 'pewter', 'brass', 'gunmetal'],
];

/**
 * Returns the painter of leather whose colour is a metal, such as "silver boots": a foil that reflects in that colour
 * over the grain of the leather. Returns undefined for other colours, for patterns, and for fabrics that are not foiled.
 */
export function metallicLeather({ colours, fabric, pattern }: Piece): Painter | undefined {
  const main = colours.find((colour) => colour.part === 'main');
  if (!main || pattern || (fabric !== null && !fabricOf(fabric).foiled) || !METALS.includes(main.name))
    return undefined;
  const [r, g, b] = linearFromHex(main.hex);
  const bright = 0.85 / Math.max(r, g, b);
  return (_point, surface) => {
    surface.metal = 0.82;
    surface.roughness = Math.max(0.26, surface.roughness * 0.8);
    surface.r = r * bright * 0.9 + 0.06;
    surface.g = g * bright * 0.9 + 0.06;
    surface.b = b * bright * 0.9 + 0.06;
  };
}

/** Paints `shine` on the cloth parts that have no material of their own, before the details of these parts. */
export function metalled(parts: readonly Part[], shine: Painter | undefined): readonly Part[] {
  if (!shine) return parts;
  return parts.map((part) => {
    const detail = part.role === 'cloth' && !part.material ? paintInOrder(shine, part.detail) : part.detail;
    return detail ? { ...part, detail } : part;
  });
}
