import type { Piece } from '../../../../words/prompt/brief.ts';
import { legKind } from './leg-kinds.ts';
import type { LegName, LegWidths } from './leg-kinds.ts';

const LEGS: Readonly<Record<LegName, LegWidths>> = {
  skinny: { thigh: 0.077, knee: 0.053, hem: 0.041 },
  slim: { thigh: 0.083, knee: 0.06, hem: 0.051 },
  straight: { thigh: 0.088, knee: 0.07, hem: 0.066 },
  wide: { thigh: 0.098, knee: 0.103, hem: 0.109 },
  flared: { thigh: 0.081, knee: 0.061, hem: 0.108 },
  bootcut: { thigh: 0.083, knee: 0.063, hem: 0.08 },
  tapered: { thigh: 0.096, knee: 0.078, hem: 0.055 },
  barrel: { thigh: 0.1, knee: 0.108, hem: 0.066 },
  mom: { thigh: 0.097, knee: 0.081, hem: 0.063 },
  palazzo: { thigh: 0.103, knee: 0.128, hem: 0.162 },
  cigarette: { thigh: 0.082, knee: 0.062, hem: 0.054 },
  jogger: { thigh: 0.094, knee: 0.077, hem: 0.06 },
  sailor: { thigh: 0.09, knee: 0.086, hem: 0.112 },
};

const SHORT_LEG: LegWidths = { thigh: 0.092, knee: 0.093, hem: 0.093 };
const TAILORED_SHORT_LEG: LegWidths = { thigh: 0.09, knee: 0.088, hem: 0.088 };

/** Jeans some sizes too large: a straight column that is only held at the waist. */
const BAGGY_LEG: LegWidths = { thigh: 0.104, knee: 0.1, hem: 0.094 };

const BY_FIT: Readonly<Record<string, LegName>> = {
  slim: 'slim',
  relaxed: 'tapered',
  oversized: 'wide',
  tailored: 'slim',
};

/** Heights of the hem by the words for length. */
export const HEMS: Readonly<Record<string, number>> = {
  cropped: 0.19,
  hip: 0.65,
  thigh: 0.6,
  mini: 0.665,
  knee: 0.47,
  midi: 0.27,
};

/** The leg that the words name or that its kind is known for. */
export function legOf({ form, cut, attributes: { leg, fit, silhouette } }: Piece): LegName {
  if (leg) return leg;
  // "Flared" is read as the shape of a skirt too.
  if (silhouette === 'fit-and-flare') return 'flared';
  return legKind(cut).leg ?? (fit && BY_FIT[fit]) ?? (form === 'jumpsuit' ? 'wide' : 'straight');
}

/** The widths of a leg; shorts without a named cut stand off the thigh. */
export function legWidths(piece: Piece, shorts: boolean): LegWidths {
  const kind = legKind(piece.cut);
  if (kind.widths) return kind.widths;
  if (piece.form === 'jeans' && piece.attributes.leg === undefined && piece.attributes.fit === 'oversized')
    return BAGGY_LEG;
  const named = piece.attributes.leg !== undefined || kind.leg !== undefined;
  if (!shorts || named) return LEGS[legOf(piece)];
  return piece.attributes.fit === 'tailored' ? TAILORED_SHORT_LEG : SHORT_LEG;
}

/** Height of the hem when no length is named: narrow legs end at the ankle, wide ones near the floor. */
export function hemOf(shape: LegName, { form, cut }: Piece): number {
  const { hem } = legKind(cut);
  if (hem !== undefined) return hem;
  if (form === 'shorts') return 0.635;
  if (shape === 'cigarette') return 0.13;
  if (shape === 'barrel' || shape === 'mom') return 0.1;
  if (shape === 'wide' || shape === 'palazzo' || shape === 'sailor') return 0.025;
  return shape === 'skinny' || shape === 'slim' || shape === 'tapered' || shape === 'jogger' ? 0.07 : 0.03;
}
