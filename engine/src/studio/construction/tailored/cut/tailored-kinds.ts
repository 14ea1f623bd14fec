/** The three kinds of tailored garments: each row defines how a coat, a blazer or a jacket differs from the others. */
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { FormName } from '../../../../words/prompt/vocabulary/forms.ts';
import type { PocketKind } from './pockets.ts';

/**
 * Measures are in metres. Words override these defaults, and so does a named cut such as a trench coat
 * (`named-kinds.ts`).
 */
export interface TailoredKind {
  /** Height of the hem above the floor when neither words nor a named cut decide it. */
  readonly hem: number;
  /** Ease added to the half-widths of the trunk. */
  readonly ease: number;
  /** Half-width of the trunk at the hip. */
  readonly hip: number;
  /** Waist suppression without a belt, 0 to 1. */
  readonly waisted: number;
  /** Half-width added at the hem without and with a belt, and for silhouettes that fix it themselves. */
  readonly flare: {
    readonly plain: number;
    readonly belted: number;
    readonly silhouettes: { readonly [Name in NonNullable<Attributes['silhouette']>]?: number };
  };
  /** Length and radius added to a sleeve, so that a coat fits over other garments. */
  readonly sleeve: { readonly length: number; readonly width: number };
  /** True when sleeves in the shape of a cape make the garment a cape. */
  readonly capeSleeves: boolean;
  /** Height at which the lapels begin to roll. */
  readonly break: number;
  /** Height of a stand collar. */
  readonly stand: number;
  /** True when a hood implies a zip. */
  readonly zippedHood: boolean;
  /** Distances of the button rows below the start of the lapels, for single- and double-breasted fronts. */
  readonly rows: { readonly single: readonly number[]; readonly double: readonly number[] };
  readonly buttonRadius: number;
  /** Number of buttons over the vent of each sleeve. */
  readonly sleeveButtons: number;
  /** True when the vent of a sleeve is visible as an overlapping edge. */
  readonly sleeveVent: boolean;
  /** True when the centre seam of the back opens into a vent. */
  readonly backVent: boolean;
  /** Distance by which single-breasted fronts curve apart below the last button, 0 for none. */
  readonly cutaway: number;
  /** Height at which the princess seams of the front end. */
  readonly seamEnd: number;
  /** True when a row of stitches runs along the edges even if words name no colour of thread. */
  readonly topStitched: boolean;
  /** Default pocket. */
  readonly pocket: PocketKind;
  /** Lowest position of the pockets above the floor. */
  readonly pocketMinHeight: number;
  /** Distance of the pockets above the hem; null when it depends on the pocket. */
  readonly pocketRise: number | null;
  /** Sideways slant of a welt pocket. */
  readonly weltSlant: number;
  /** Depth of a patch pocket. */
  readonly patchDepth: number;
  readonly breastPocket: boolean;
  /** True when the cloth falls in deep folds below the waist. */
  readonly flowing: boolean;
  /** Depth of creases in the sleeves, relative to those of a coat. */
  readonly armCreases: number;
  /** Strength with which the closed front pulls folds from its buttons, 0 to 1. */
  readonly buttonPull: number;
}

const JACKET: TailoredKind = {
  hem: 0.84,
  ease: 0,
  hip: 0.183,
  waisted: 0.6,
  flare: { plain: 0, belted: 0, silhouettes: { 'a-line': 0.03, peplum: 0.03 } },
  sleeve: { length: 0, width: 0 },
  capeSleeves: false,
  break: 1.085,
  stand: 0.038,
  zippedHood: true,
  rows: { single: [0.008, 0.105], double: [0.012, 0.125] },
  buttonRadius: 0.0105,
  sleeveButtons: 0,
  sleeveVent: false,
  backVent: false,
  cutaway: 0,
  seamEnd: 0.95,
  topStitched: true,
  pocket: 'flap',
  pocketMinHeight: 0.885,
  pocketRise: null,
  weltSlant: 0.02,
  patchDepth: 0.15,
  breastPocket: false,
  flowing: false,
  armCreases: 0.62,
  // A jacket is pulled together by its buttons.
  buttonPull: 0.8,
};

const BLAZER: TailoredKind = {
  ...JACKET,
  hem: 0.765,
  sleeveButtons: 4,
  sleeveVent: true,
  backVent: true,
  cutaway: 0.04,
  seamEnd: 0.905,
  topStitched: false,
  breastPocket: true,
};

const COAT: TailoredKind = {
  hem: 0.37,
  ease: 0.006,
  hip: 0.19,
  waisted: 0.25,
  flare: {
    plain: 0.022,
    belted: 0.06,
    silhouettes: { 'a-line': 0.11, tent: 0.11, 'fit-and-flare': 0.11, cocoon: 0, boxy: 0, column: 0, shift: 0 },
  },
  sleeve: { length: 0.018, width: 0.004 },
  capeSleeves: true,
  break: 1.12,
  stand: 0.055,
  zippedHood: false,
  rows: { single: [0.008, 0.13, 0.25], double: [0.012, 0.15, 0.28] },
  buttonRadius: 0.0135,
  sleeveButtons: 3,
  sleeveVent: false,
  backVent: true,
  cutaway: 0,
  seamEnd: 0.95,
  topStitched: true,
  pocket: 'welt',
  pocketMinHeight: 0.93,
  pocketRise: 0.16,
  weltSlant: 0.05,
  patchDepth: 0.18,
  breastPocket: false,
  flowing: true,
  // The wide sleeve of a coat creases more than that of a blazer or a jacket.
  armCreases: 1,
  // A coat closes with ease to spare.
  buttonPull: 0.3,
};

const KINDS: Readonly<Partial<Record<FormName, TailoredKind>>> = { coat: COAT, blazer: BLAZER };

/** Returns the kind of a form; waistcoats and all other forms are made as jackets. */
export const tailoredKind = (form: FormName): TailoredKind => KINDS[form] ?? JACKET;
