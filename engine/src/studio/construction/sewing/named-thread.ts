import type { Piece } from '../../../words/prompt/brief.ts';

/** True when words name a colour of thread, so that all seams of the piece show rows of stitches in it. */
export const hasNamedThread = ({ colours, drawsTrims }: Piece): boolean =>
  drawsTrims === true && colours.some(({ part }) => part === 'stitching');
