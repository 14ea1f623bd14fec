/** The legs that words can name: each row says how such a leg is cut. */
import type { WAISTBAND_HEIGHTS } from '../../../body/waistband-heights.ts';
import type { LegName, LegWidths } from './leg-kinds.ts';

export interface Leg {
  readonly widths: LegWidths;
  /** Height of the hem in metres when words name no length: narrow legs end at the ankle, wide ones near the floor. */
  readonly hem: number;
  /** Metres by which half the width of the hips exceeds the figure's. Default 0. */
  readonly ease?: number;
  /** Height of the waist when words name none. Default mid. */
  readonly rise?: keyof typeof WAISTBAND_HEIGHTS;
  /** The waist is elastic and, except on shorts, the hem ribbed. */
  readonly drawnIn?: boolean;
  /** The front opens between two rows of buttons instead of at a fly. */
  readonly fallFront?: boolean;
  /** The leg is round and has no pressed crease. */
  readonly unpressed?: boolean;
}

export const LEGS: Readonly<Record<LegName, Leg>> = {
  skinny: { widths: { thigh: 0.077, knee: 0.053, hem: 0.041 }, hem: 0.07 },
  slim: { widths: { thigh: 0.083, knee: 0.06, hem: 0.051 }, hem: 0.07 },
  straight: { widths: { thigh: 0.088, knee: 0.07, hem: 0.066 }, hem: 0.03 },
  wide: { widths: { thigh: 0.098, knee: 0.103, hem: 0.109 }, hem: 0.025 },
  flared: { widths: { thigh: 0.081, knee: 0.061, hem: 0.108 }, hem: 0.03 },
  bootcut: { widths: { thigh: 0.083, knee: 0.063, hem: 0.08 }, hem: 0.03 },
  tapered: { widths: { thigh: 0.096, knee: 0.078, hem: 0.055 }, hem: 0.07 },
  barrel: { widths: { thigh: 0.1, knee: 0.108, hem: 0.066 }, hem: 0.1, ease: 0.006, unpressed: true },
  mom: { widths: { thigh: 0.097, knee: 0.081, hem: 0.063 }, hem: 0.1 },
  palazzo: { widths: { thigh: 0.103, knee: 0.128, hem: 0.162 }, hem: 0.025, ease: 0.006 },
  cigarette: { widths: { thigh: 0.082, knee: 0.062, hem: 0.054 }, hem: 0.13 },
  jogger: { widths: { thigh: 0.094, knee: 0.077, hem: 0.06 }, hem: 0.07, drawnIn: true },
  sailor: { widths: { thigh: 0.09, knee: 0.086, hem: 0.112 }, hem: 0.025, rise: 'high', fallFront: true },
};
