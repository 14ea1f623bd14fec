/** Meaning of the words for fit, silhouette, waist and length for shirts, T-shirts and knitwear, in metres. */
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

type Rows<Name extends keyof Attributes, Row> = { readonly [Value in NonNullable<Attributes[Name]>]?: Row };

interface Fit {
  /** Ease added to half-widths. */
  readonly ease: number;
  /** Waist suppression when the fit determines it. */
  readonly waist?: number;
  /** True when it follows the body closely. */
  readonly close?: boolean;
}

const FITS: Readonly<Record<NonNullable<Attributes['fit']>, Fit>> = {
  slim: { ease: -0.008, waist: 0.014, close: true },
  regular: { ease: 0.008 },
  relaxed: { ease: 0.02 },
  oversized: { ease: 0.042 },
  tailored: { ease: -0.002, waist: 0.014, close: true },
};

export const wordedFit = (fit: NonNullable<Attributes['fit']>): Fit => FITS[fit];

interface Silhouette {
  /** Ease when words name no fit. */
  readonly ease?: number;
  /** Ease in addition to that of the fit. */
  readonly more?: number;
  /** Waist suppression, which overrides that of the fit. */
  readonly waist?: number;
  /** Widening of the hem. */
  readonly flare?: number;
  /** Height of the hem when words name no length. */
  readonly hem?: number;
  /** Height by which the hem is higher than usual when words name no length. */
  readonly raised?: number;
}

const SILHOUETTES: Rows<'silhouette', Silhouette> = {
  boxy: { more: 0.018, raised: 0.04 },
  bodycon: { ease: FITS.slim.ease },
  peplum: { waist: 0.036, flare: 0.06, hem: 0.93 },
  'a-line': { flare: 0.05 },
  tent: { flare: 0.05 },
};

export const wordedSilhouette = (silhouette: Attributes['silhouette']): Silhouette =>
  (silhouette && SILHOUETTES[silhouette]) ?? {};

/** Waist suppression by waist. */
const WAISTS: Rows<'waist', number> = { cinched: 0.03 };

export const wordedWaist = (waist: Attributes['waist']): number => (waist && WAISTS[waist]) ?? 0;

interface Length {
  /** Height of the hem. */
  readonly hem?: number;
  /** True when it ends between waist and hip. */
  readonly cropped?: boolean;
}

const LENGTHS: Rows<'length', Length> = {
  cropped: { hem: 1.025, cropped: true },
  hip: { hem: 0.84 },
  thigh: { hem: 0.72 },
  mini: { hem: 0.66 },
  knee: { hem: 0.5 },
  midi: { hem: 0.4 },
  maxi: { hem: 0.25 },
};

export const wordedLength = (length: Attributes['length']): Length => (length && LENGTHS[length]) ?? {};
