import type { ColourMention } from '../brief.ts';
import { colourRows, type ColourName } from '../vocabulary/colours.ts';

/** A mention of a colour by its name, without a tone, on a part of a piece. */
export const namedColour = (name: ColourName, part: ColourMention['part']): ColourMention => ({
  name,
  tone: null,
  hex: colourRows.find((row) => row.name === name)!.hex,
  part,
});
