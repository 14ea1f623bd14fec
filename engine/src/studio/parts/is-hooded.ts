import type { Piece } from '../../words/prompt/brief.ts';

/** Returns true when words give a garment a hood. */
export const isHooded = ({ attributes }: Piece): boolean => attributes.hood === 'hood';
