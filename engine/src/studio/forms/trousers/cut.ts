import type { Piece } from '../../../prompt/brief.ts';

/** Measures of trousers in metres, from the words of a brief. */
export interface TrouserCut {
  /** Top of the waistband at the side. */
  readonly waist: number;
  readonly hem: number;
  /** Half-widths of a leg at the thigh, the knee and the hem. */
  readonly leg: LegWidths;
  /** Five pockets, rivets, top-stitching and wear. */
  readonly jeans: boolean;
  /** Pressed crease down the front and back of each leg. */
  readonly crease: boolean;
  /** Elastic waist without fly and loops. */
  readonly elastic: boolean;
  /** Elastic at the ankle. */
  readonly cuffed: boolean;
}

interface LegWidths {
  readonly thigh: number;
  readonly knee: number;
  readonly hem: number;
}

const LEGS = {
  skinny: { thigh: 0.079, knee: 0.052, hem: 0.04 },
  slim: { thigh: 0.083, knee: 0.059, hem: 0.049 },
  straight: { thigh: 0.087, knee: 0.069, hem: 0.066 },
  wide: { thigh: 0.095, knee: 0.097, hem: 0.114 },
  flared: { thigh: 0.081, knee: 0.06, hem: 0.097 },
  bootcut: { thigh: 0.083, knee: 0.061, hem: 0.081 },
  tapered: { thigh: 0.096, knee: 0.077, hem: 0.053 },
  barrel: { thigh: 0.1, knee: 0.106, hem: 0.06 },
  palazzo: { thigh: 0.104, knee: 0.126, hem: 0.158 },
  cigarette: { thigh: 0.081, knee: 0.059, hem: 0.052 },
  jogger: { thigh: 0.094, knee: 0.075, hem: 0.046 },
} as const satisfies Readonly<Record<string, LegWidths>>;

const FITS: Readonly<Record<string, keyof typeof LEGS>> = {
  slim: 'slim',
  relaxed: 'tapered',
  oversized: 'wide',
  tailored: 'slim',
};
const WAISTS = { low: 0.99, mid: 1.045, high: 1.11 } as const;
const HEMS: Readonly<Record<string, number>> = {
  cropped: 0.2,
  hip: 0.62,
  thigh: 0.6,
  mini: 0.66,
  knee: 0.47,
  midi: 0.24,
};

export function trouserCut({ form, fabric, attributes, details }: Piece): TrouserCut {
  const { leg, rise, length, fit, waist, pleat } = attributes;
  const jeans = form === 'jeans' || fabric === 'denim';
  const shorts = form === 'shorts';
  const shape = leg ?? (fit && FITS[fit]) ?? 'straight';
  const elastic = shape === 'jogger' || waist === 'elastic' || details.length < 0;
  const soft =
    fabric === 'jersey' || fabric === 'leather' || fabric === 'knit' || fabric === 'velvet' || fabric === 'satin';
  const long =
    shape === 'cigarette' ? 0.13 : shape === 'skinny' || shape === 'slim' || shape === 'tapered' ? 0.075 : 0.035;
  return {
    waist: WAISTS[rise ?? (waist === 'paperbag' ? 'high' : 'mid')],
    hem: (length && HEMS[length]) ?? (shorts ? 0.6 : long),
    leg: shorts && !leg ? { thigh: 0.094, knee: 0.1, hem: 0.1 } : LEGS[shape],
    jeans,
    elastic,
    cuffed: shape === 'jogger',
    crease: !jeans && !elastic && !soft && !shorts && pleat !== 'none',
  };
}
