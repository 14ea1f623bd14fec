import type { Piece } from '../../words/prompt/brief.ts';
import { colourRows } from '../../words/prompt/vocabulary/colours.ts';
import type { Part } from './part.ts';

/**
 * Returns true when words name a colour for the zip that is not that of a metal: its teeth are plastic, its tape is
 * dyed.
 */
export const hasDyedZip = ({ colours, drawsTrims }: Piece): boolean =>
  drawsTrims === true && colours.some(({ part, name }) => part === 'zip' && !isMetal(name));

const isMetal = (name: string): boolean => colourRows.some((row) => row.name === name && row.family === 'metal');

/**
 * The colour of a zip's tape: that of the garment, or of the zip when words name one. The zip of a jumpsuit shows only
 * its teeth, because it continues over the waist without its tape.
 */
export const tapeOf = (piece: Piece): Pick<Part, 'role' | 'colourPart' | 'fabric'> =>
  hasDyedZip(piece) && piece.form !== 'jumpsuit'
    ? { role: 'cloth', colourPart: 'zip', fabric: 'cotton' }
    : { role: 'cloth' };
