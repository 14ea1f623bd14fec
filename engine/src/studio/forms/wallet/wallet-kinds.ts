/** Measures of each kind of wallet in metres, one row per kind. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface WalletKind {
  /** Size of one leaf, from the fold to its free edge. */
  readonly width: number;
  readonly height: number;
  /** Upper edges of the slots for cards as shares of the height, from the rearmost to the foremost. */
  readonly slots: readonly number[];
  /** True when it is closed by a zip round three sides; it then has the measures of `zip-wallet.ts`. */
  readonly zipped?: true;
}

const BIFOLD: WalletKind = { width: 0.108, height: 0.089, slots: [0.74, 0.6, 0.46] };

const KINDS: { readonly [Cut in CutName]?: WalletKind } = {
  'long-wallet': { width: 0.096, height: 0.178, slots: [0.86, 0.76, 0.66, 0.56] },
  'zip-wallet': { ...BIFOLD, zipped: true },
  'card-holder': { width: 0.076, height: 0.102, slots: [0.8, 0.66, 0.52] },
};

export const walletKind = ({ cut }: Piece): WalletKind => (cut && KINDS[cut]) ?? BIFOLD;
