import { material } from '../../materials/material.ts';
import type { Material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { NAVY, WHITE } from './sneaker-colours.ts';

/** Fused film over mesh, in the second colour when words name one. A part that words colour keeps its own colour. */
export function syntheticSkin({ colours }: Piece, plain: boolean) {
  const main = colours.filter((colour) => colour.part === 'main').map((colour) => linearFromHex(colour.hex));
  const own = scaleColour(main[0] ?? WHITE, main[0] ? 0.72 : 0.9);
  const second = main[1] ? scaleColour(main[1], 0.75) : plain ? NAVY : own;
  return (role: Part['role'], colourPart: Part['colourPart']): Material => {
    const named = colours.find((colour) => colour.part === colourPart);
    const albedo = named ? scaleColour(linearFromHex(named.hex), 0.75) : role === 'contrast' ? second : own;
    return material({ albedo, roughness: 0.5, reflectance: 0.045, wrap: 0.04 });
  };
}
