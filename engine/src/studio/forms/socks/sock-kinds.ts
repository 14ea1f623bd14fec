/** Heights of each kind of sock, one row per kind. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface SockKind {
  /** Height in metres of the upper edge above the floor. */
  readonly top: number;
  /** Height in metres of the ribbed cuff. */
  readonly cuff: number;
  /** True when it is knitted smooth below the cuff. Default ribbed. */
  readonly smooth?: boolean;
}

const CREW: SockKind = { top: 0.235, cuff: 0.045 };

const KINDS: { readonly [Cut in CutName]?: SockKind } = {
  'ankle-socks': { top: 0.132, cuff: 0.026 },
  'no-show-socks': { top: 0.094, cuff: 0.012 },
  stockings: { top: 0.7, cuff: 0.06, smooth: true },
  'knee-socks': { top: 0.39, cuff: 0.04 },
};

export const sockKind = ({ cut }: Piece): SockKind => (cut && KINDS[cut]) ?? CREW;
