/** The kinds of coats and jackets that are cut from straight widths of cloth: each row says what its name means for the cut. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

export interface SquareKind {
  /** The length when words name none. */
  readonly length: NonNullable<Piece['attributes']['length']>;
  /** How deep sleeves hang from the arm in metres, and where along the arm they end when words name no length: 1 is the wrist. */
  readonly sleeveDrop: number;
  readonly sleeveEnd: number;
  /** Width in metres of the band round neck and front. */
  readonly band: number;
  /** The fronts hang side by side, as on a haori. */
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

/** Whether a coat or jacket is cut from straight widths of cloth, without darts, armholes or buttons. */
export const isSquareCut = ({ cut }: Piece): boolean => cut !== null && KINDS[cut] !== undefined;
