import type { Piece } from '../../../words/prompt/brief.ts';
import { fabricOf } from '../../fabrics/index.ts';
import { linearFromHex } from '../../materials/colour.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

const METAL_COLOUR_NAMES: readonly string[] = [
  'gold',
  'pale gold',
  'rose gold',
  'silver',
  'bronze',
  'copper',
  'pewter',
  'brass',
  'gunmetal',
];

/**
 * Returns the painter of leather whose colour is a metal, such as "silver boots": a foil that reflects in that colour
 * over the grain of the leather. Returns undefined for other colours, for patterns, and for fabrics that are not foiled.
 */
export function metallicLeather({ colours, fabric, pattern }: Piece): Painter | undefined {
  const main = colours.find((colour) => colour.part === 'main');
  if (!main || pattern || (fabric !== null && !fabricOf(fabric).foiled) || !METAL_COLOUR_NAMES.includes(main.name))
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

/** Adds `finish` to the cloth parts that have no material of their own, before the details of these parts. */
export function withMetallicFinish(parts: readonly Part[], finish: Painter | undefined): readonly Part[] {
  if (!finish) return parts;
  return parts.map((part) => {
    const detail = part.role === 'cloth' && !part.material ? paintInOrder(finish, part.detail) : part.detail;
    return detail ? { ...part, detail } : part;
  });
}
