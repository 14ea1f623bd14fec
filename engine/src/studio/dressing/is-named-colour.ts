import type { Hex } from '../../foundation/colour/hex.ts';
import { colourRows } from '../../words/prompt/vocabulary/colours.ts';

/**
 * Whether a hex code is that of a colour of the vocabulary. The prompt then most likely contained the colour's word
 * instead of an exact code.
 */
export function isNamedColour(code: Hex): boolean {
  return colourRows.some(({ hex }) => hex === code);
}
