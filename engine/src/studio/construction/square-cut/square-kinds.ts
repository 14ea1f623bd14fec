/** The kinds of coats and jackets cut from straight widths of cloth: each row says what a name means for the cut. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface SquareKind {
  /** The length of the garment when words name none. */
  readonly length: NonNullable<Piece['attributes']['length']>;
  /** Depth in metres to which sleeves hang from the arm. */
  readonly sleeveDrop: number;
  /** Share of the arm at which sleeves end when words name no length: 1 is the wrist. */
  readonly sleeveEnd: number;
  /** Width in metres of the band round neck and front. */
  readonly band: number;
  /** True when the fronts hang side by side, as on a haori. */
  readonly open: boolean;
  /** Belts that are tied as an obi. */
  readonly obi: readonly Piece['attributes']['belt'][];
}

const KIMONO: SquareKind = {
  length: 'maxi',
  sleeveDrop: 0.44,
  sleeveEnd: 1,
  band: 0.056,
  open: false,
  obi: ['sash', 'wide'],
};

const KINDS: Readonly<Partial<Record<CutName, SquareKind>>> = {
  kimono: KIMONO,
  robe: { length: 'midi', sleeveDrop: 0.25, sleeveEnd: 0.92, band: 0.062, open: false, obi: [] },
  'kimono-jacket': { length: 'mini', sleeveDrop: 0.36, sleeveEnd: 0.92, band: 0.056, open: true, obi: [] },
};

export function squareKind(cut: Piece['cut']): SquareKind {
  return (cut && KINDS[cut]) ?? KIMONO;
}

/** Returns true when a coat or jacket is cut from straight widths of cloth, without darts, armholes or buttons. */
export const isSquareCut = ({ cut }: Piece): boolean => cut !== null && KINDS[cut] !== undefined;
