import type { Piece } from '../../../words/prompt/brief.ts';

/** A leather court shoe, a running shoe on a moulded sole, or canvas on vulcanised rubber, with or without laces. */
export type SneakerKind = 'court' | 'runner' | 'plimsoll' | 'slip-on';

export function sneakerKind({ cut, fabric, attributes }: Piece): SneakerKind {
  if (cut === 'slip-on-sneaker' || attributes.closure === 'none') return 'slip-on';
  if (cut === 'runner' || cut === 'dad-sneaker' || fabric === 'mesh' || fabric === 'knit') return 'runner';
  return cut === 'plimsoll' || fabric === 'canvas' ? 'plimsoll' : 'court';
}
