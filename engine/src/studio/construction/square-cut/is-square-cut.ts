import type { Piece } from '../../../words/prompt/brief.ts';

/** Whether a coat or jacket is cut from straight widths of cloth, without darts, armholes or buttons. */
export const isSquareCut = ({ cut }: Piece): boolean => cut === 'kimono' || cut === 'robe' || cut === 'kimono-jacket';
