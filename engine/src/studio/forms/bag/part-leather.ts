import type { Piece } from '../../../words/prompt/brief.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { fabricOf } from '../../fabrics/index.ts';
import { material } from '../../materials/material.ts';
import type { Material } from '../../materials/material.ts';

/**
 * The material of a part when words name another fabric for it than for the bag: "canvas tote with leather handles".
 */
export function partLeather({ partFabrics, colours }: Piece, part: PartName): Material | undefined {
  const asked = partFabrics.find((mention) => mention.part === part);
  if (!asked) return undefined;
  const fabric = fabricOf(asked.fabric);
  const named = colours.find((colour) => colour.part === part);
  const albedo = named ? scaleColour(linearFromHex(named.hex), fabric.depth ?? 0.8) : fabric.natural;
  return material({ ...fabric.response, albedo });
}
