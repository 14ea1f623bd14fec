import type { Hex } from '../../../foundation/colour/hex.ts';
import type { ColourMention } from '../brief.ts';
import { nearestColour } from './nearest-colour.ts';

/** A mention of the main colour of a piece, named after the nearest colour that has a name. */
export const mentionOf = (hex: Hex): ColourMention => ({ name: nearestColour(hex), tone: null, hex, part: 'main' });
