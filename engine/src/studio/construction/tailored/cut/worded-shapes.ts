/** Meaning of the words for fit, silhouette, waist and sleeves for a tailored garment, in metres. */
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

type Rows<Name extends keyof Attributes, Row> = { readonly [Value in NonNullable<Attributes[Name]>]?: Row };

interface Fit {
  /** Ease added to half-widths. */
  readonly ease: number;
  /** Waist suppression, 0 to 1, where the fit decides it. */
  readonly waisted?: number;
  /** True when the shoulders are dropped and soft, and the sleeves longer. */
  readonly oversized?: boolean;
}

const REGULAR: Fit = { ease: 0 };
const FITS: Rows<'fit', Fit> = {
  slim: { ease: -0.008, waisted: 0.95 },
  tailored: { ease: -0.004, waisted: 0.95 },
  relaxed: { ease: 0.014 },
  oversized: { ease: 0.032, waisted: 0, oversized: true },
};

export const wordedFit = (fit: Attributes['fit']): Fit => (fit && FITS[fit]) ?? REGULAR;

interface Silhouette {
  /** True when it hangs straight past the waist. */
  readonly loose?: boolean;
  /**
   * True when it is cut like a kimono above, wide with dropped shoulders, and full round the hip above a narrow hem.
   */
  readonly cocoon?: boolean;
}

const SILHOUETTES: Rows<'silhouette', Silhouette> = {
  'a-line': { loose: true },
  tent: { loose: true },
  cocoon: { loose: true, cocoon: true },
  boxy: { loose: true },
  shift: { loose: true },
  column: { loose: true },
};

export const wordedSilhouette = (silhouette: Attributes['silhouette']): Silhouette =>
  (silhouette && SILHOUETTES[silhouette]) ?? {};

interface Waist {
  /** Waist suppression, 0 to 1, where the waist decides it. */
  readonly waisted?: number;
  /** True when a cord draws the waist in. */
  readonly drawcord?: boolean;
}

const WAISTS: Rows<'waist', Waist> = {
  cinched: { waisted: 0.95 },
  elastic: { drawcord: true },
  drawstring: { drawcord: true },
};

export const wordedWaist = (waist: Attributes['waist']): Waist => (waist && WAISTS[waist]) ?? {};

interface SleeveShape {
  /** Radius added to the whole sleeve. */
  readonly width: number;
  /** Radius added to the hem of the sleeve. */
  readonly flare: number;
  /** True when the sleeve runs on from the shoulder, without a padded crown. */
  readonly soft?: boolean;
  /** True when the seam is slanted up to the neck. */
  readonly raglan?: boolean;
  /** True when the shoulders are dropped. */
  readonly dropped?: boolean;
  /** True when the sleeve makes a coat a cape. */
  readonly cape?: boolean;
}

const STRAIGHT: SleeveShape = { width: 0, flare: 0 };
const SLEEVE_SHAPES: Rows<'sleeveShape', SleeveShape> = {
  kimono: { width: 0.016, flare: 0.03, soft: true, dropped: true },
  bell: { width: 0.016, flare: 0.045 },
  balloon: { width: 0.014, flare: 0 },
  raglan: { ...STRAIGHT, soft: true, raglan: true },
  cape: { ...STRAIGHT, cape: true },
};

export const wordedSleeveShape = (shape: Attributes['sleeveShape']): SleeveShape =>
  (shape && SLEEVE_SHAPES[shape]) ?? STRAIGHT;

/** Length of a long sleeve in metres. */
const LONG = 0.6;
/** Lengths in metres from the shoulder to the hem of a sleeve; null for no sleeve. */
const SLEEVE_LENGTHS: Readonly<Record<NonNullable<Attributes['sleeve']>, number | null>> = {
  sleeveless: null,
  cap: 0.17,
  short: 0.24,
  elbow: 0.34,
  rolled: 0.4,
  'three-quarter': 0.47,
  long: LONG,
};

export const wordedSleeve = (sleeve: Attributes['sleeve']) => ({
  length: (sleeve && SLEEVE_LENGTHS[sleeve]) ?? LONG,
  bare: sleeve !== undefined && SLEEVE_LENGTHS[sleeve] === null,
});
