import type { Piece } from '../../../words/prompt/brief.ts';

/** True for a coat or jacket cut from straight widths of fabric, without darts, armholes or buttons. */
export const isSquareCut = ({ cut }: Piece): boolean => cut === 'kimono' || cut === 'robe' || cut === 'kimono-jacket';
