import type { Piece } from '../../../words/prompt/brief.ts';

/**
 * Returns true when words name a colour of thread. All seams of the piece then show rows of stitches in that colour.
 */
export const hasNamedThread = ({ colours, drawsTrims }: Piece): boolean =>
  drawsTrims === true && colours.some(({ part }) => part === 'stitching');
