/** Features of each kind of swimwear and lingerie, one row per kind. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';
import type { FabricName } from '../../fabrics/fabric.ts';

export interface SwimKind {
  /** True when top and bottom are separate. */
  readonly twoPiece: boolean;
  /** True when the top ends below the bust, so that the midriff is bare. */
  readonly bare: boolean;
  /** The fabric when words name none. */
  readonly fabric: FabricName;
  /** True when the top is a bra with seamed cups and thin straps, whatever neckline words name. */
  readonly bra: boolean;
  /** Height in metres of the upper edge of the bottom, unless it is cut high. By default it follows from the ties. */
  readonly bottomTop?: number;
}

const ONE_PIECE: SwimKind = { twoPiece: false, bare: false, fabric: 'jersey', bra: false };
const BIKINI: SwimKind = { ...ONE_PIECE, twoPiece: true, bare: true };

const KINDS: Readonly<Partial<Record<CutName, SwimKind>>> = {
  bikini: BIKINI,
  tankini: { ...ONE_PIECE, twoPiece: true },
  lingerie: { ...BIKINI, fabric: 'lace', bra: true, bottomTop: 0.978 },
};

export function swimKind(cut: Piece['cut']): SwimKind {
  return (cut && KINDS[cut]) ?? ONE_PIECE;
}
