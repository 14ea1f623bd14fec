import type { Hex } from '../../foundation/colour/hex.ts';
import { colourRows } from '../../words/prompt/vocabulary/colours.ts';

/** Whether a code is that of a colour of the vocabulary, for which words mostly stand. */
export function isNamedColour(code: Hex): boolean {
  return colourRows.some(({ hex }) => hex === code);
}
