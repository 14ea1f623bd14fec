import type { Piece } from '../../../words/prompt/brief.ts';

/** Measures of an apron in metres. Heights are from the floor. */
export interface ApronCut {
  /** The bib: height of the upper edge and half its width there. Null for an apron that begins at the waist. */
  readonly bib: { readonly top: number; readonly half: number } | null;
  /** Straps of the bib: tied at the nape, crossed at the back down to the waist, or null for none. */
  readonly straps: 'nape' | 'crossed' | null;
  /** Angle in radians from the centre front to the edge on the hip. */
  readonly reach: number;
  readonly hem: number;
  /** Whether the bib has a pocket. */
  readonly bibPocket: boolean;
  /** Number of compartments of the wide pocket below the waist. */
  readonly compartments: number;
  /** Half the width of the ties. */
  readonly tie: number;
}

type ApronCutName = 'bib-apron' | 'waist-apron' | 'bistro-apron' | 'cross-back-apron';

const BIB: ApronCut = {
  bib: { top: 1.365, half: 0.104 },
  straps: 'nape',
  reach: 1.62,
  hem: 0.52,
  bibPocket: false,
  compartments: 2,
  tie: 0.0125,
};

const CUTS: Readonly<Record<ApronCutName, ApronCut>> = {
  'bib-apron': BIB,
  'waist-apron': { ...BIB, bib: null, straps: null, hem: 0.74, reach: 1.5, compartments: 3 },
  'bistro-apron': { ...BIB, bib: null, straps: null, hem: 0.3, reach: 1.78, compartments: 1 },
  'cross-back-apron': {
    ...BIB,
    bib: { top: 1.335, half: 0.112 },
    straps: 'crossed',
    reach: 2.2,
    hem: 0.5,
    tie: 0.021,
  },
};

/** Heights of the hem for the words for length. */
const HEMS: { readonly [Length in NonNullable<Piece['attributes']['length']>]?: number } = {
  cropped: 0.8,
  hip: 0.8,
  thigh: 0.7,
  mini: 0.68,
  knee: 0.5,
  midi: 0.34,
  maxi: 0.14,
  floor: 0.05,
};

/** The cut that words describe. An apron without a named kind has a bib. */
export function apronCut({ cut, attributes: { length, pocket } }: Piece): ApronCut {
  const usual = (CUTS as Readonly<Partial<Record<string, ApronCut>>>)[cut ?? 'bib-apron'] ?? BIB;
  return {
    ...usual,
    hem: (length && HEMS[length]) ?? usual.hem,
    bibPocket: pocket === 'chest' && usual.bib !== null,
    compartments: pocket === 'none' || pocket === 'chest' ? 0 : pocket === 'kangaroo' ? 1 : usual.compartments,
  };
}
