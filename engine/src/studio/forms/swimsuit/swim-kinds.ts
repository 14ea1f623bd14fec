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
  /** The half of a set that is drawn. Default both. */
  readonly only?: 'top' | 'bottom';
  /** Height in metres of an elastic waistband at the upper edge of the bottom. Default none. */
  readonly waistband?: number;
  /** Height in metres of the leg openings at the sides, where words do not cut them high. */
  readonly legHeight?: number;
  /** True for the seams of a fly in front. */
  readonly fly?: boolean;
  /** Height in metres of the upper edge of the bottom, unless it is cut high. By default it follows from the ties. */
  readonly bottomTop?: number;
}

const ONE_PIECE: SwimKind = { twoPiece: false, bare: false, fabric: 'jersey', bra: false };
const BIKINI: SwimKind = { ...ONE_PIECE, twoPiece: true, bare: true };

const BRIEFS: SwimKind = { ...BIKINI, bra: true, only: 'bottom', fly: true };

const KINDS: Readonly<Partial<Record<CutName, SwimKind>>> = {
  bikini: BIKINI,
  tankini: { ...ONE_PIECE, twoPiece: true },
  bra: { ...BIKINI, fabric: 'satin', bra: true, only: 'top' },
  'sports-bra': { ...BIKINI, only: 'top' },
  briefs: { ...BIKINI, bra: true, only: 'bottom', bottomTop: 0.992, legHeight: 0.918 },
  'y-fronts': { ...BRIEFS, bottomTop: 0.99, legHeight: 0.866, waistband: 0.034 },
  lingerie: { ...BIKINI, fabric: 'lace', bra: true, bottomTop: 0.978 },
};

/** Kinds as they were drawn in scenes that were stored before they changed. */
const EARLIER: typeof KINDS = { 'y-fronts': { ...BRIEFS, bottomTop: 1.03, legHeight: 0.9, waistband: 0.032 } };

export function swimKind({ cut, drawnAs }: Pick<Piece, 'cut' | 'drawnAs'>): SwimKind {
  return (cut && ((drawnAs && EARLIER[cut]) ?? KINDS[cut])) ?? ONE_PIECE;
}
