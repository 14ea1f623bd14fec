import type { Random } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Drape } from '../../fabrics/fabric.ts';
import { planDraped } from '../draped/plan/draped-plan.ts';
import type { DrapedPlan } from '../draped/plan/draped-plan.ts';
import type { SkirtSilhouette } from '../draped/plan/skirt-silhouettes.ts';
import { squareKind } from './square-kinds.ts';

/** Measures of a kimono or dressing gown, metres. */
export interface KimonoCut {
  /** The plan of its fabric round the body. */
  readonly plan: DrapedPlan;
  /** Depth in metres of the sleeves below the arm. */
  readonly sleeveDrop: number;
  /** Share of the arm at which the sleeves end: 1 is the wrist. */
  readonly sleeveEnd: number;
  /** Width in metres of the band round neck and front. */
  readonly band: number;
  /** True when the fronts hang side by side, as on a haori. */
  readonly open: boolean;
}

/** The shape of a wrapped garment: drawn in at the waist, where the sash holds it, and narrow at the hem. */
const WRAPPED: SkirtSilhouette = {
  release: 1.25,
  spread: [
    [0, 0.07, 0.075],
    [0.3, 0.072, 0.076],
    [0.6, 0.073, 0.074],
    [0.88, 0.068, 0.064],
    [1, 0.036, 0.04],
    [1.1, 0.009, 0.016],
    [1.17, 0.008, 0.012],
    [1.25, 0.006, 0.004],
  ],
  flutes: { count: 9, depth: 0.04, begin: 0.16 },
  gathers: { count: 0, depth: 0 },
  bias: 0.5,
};

/** The shape of an unbelted garment, which hangs straight from the shoulders. */
const HANGING: SkirtSilhouette = {
  ...WRAPPED,
  spread: [
    [0, 0.1, 0.1],
    [0.6, 0.086, 0.084],
    [0.88, 0.068, 0.066],
    [1, 0.056, 0.056],
    [1.1, 0.042, 0.044],
    [1.25, 0.008, 0.006],
  ],
  bias: 0,
};

/** Shares of the arm at which worded sleeves end. */
const SLEEVE_ENDS: Readonly<Partial<Record<NonNullable<Piece['attributes']['sleeve']>, number>>> = {
  cap: 0.52,
  short: 0.58,
  elbow: 0.7,
  rolled: 0.7,
  'three-quarter': 0.84,
};

/** Heights of the hem in metres where they differ from those of dresses. */
const HEMS: Readonly<Partial<Record<NonNullable<Piece['attributes']['length']>, number>>> = { maxi: 0.13 };

export function kimonoCut(piece: Piece, drape: Drape, random: Random): KimonoCut {
  const { sleeveDrop, sleeveEnd, band, open, ...usual } = squareKind(piece.cut);
  const { length = usual.length, sleeve } = piece.attributes;
  const attributes = { length, neckline: 'v-neck', sleeve: 'long', silhouette: 'shift' } as const;
  const plain = planDraped({ ...piece, form: 'dress', cut: null, attributes }, 'dress', drape, random);
  return {
    plan: { ...plain, skirt: open ? HANGING : WRAPPED, hem: HEMS[length] ?? plain.hem },
    sleeveDrop,
    sleeveEnd: (sleeve && SLEEVE_ENDS[sleeve]) ?? sleeveEnd,
    band,
    open,
  };
}
