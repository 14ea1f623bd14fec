/** What single words about trousers mean for their cut: a table per attribute, a row per word. */
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { WAISTBAND_HEIGHTS } from '../../../body/waistband-heights.ts';
import type { BandName } from './bands.ts';
import type { HemFinishName } from './hem-finishes.ts';
import type { LegName } from './leg-kinds.ts';
import type { PocketsName } from './pocket-sets.ts';

type Options<Name extends keyof Attributes, Row> = Readonly<Partial<Record<NonNullable<Attributes[Name]>, Row>>>;

interface FitOption {
  /** The leg when words name none. */
  readonly leg: LegName;
  /** The waist is fitted, shorts are narrow, and they have a crease. */
  readonly tailored?: boolean;
  /** Legs are cut some sizes too large. */
  readonly oversized?: boolean;
}

export const FITS: Options<'fit', FitOption> = {
  slim: { leg: 'slim' },
  relaxed: { leg: 'tapered' },
  oversized: { leg: 'wide', oversized: true },
  tailored: { leg: 'slim', tailored: true },
};

/** Silhouettes of skirts whose words are also said of legs ("flared"). */
export const LEGS_BY_SILHOUETTE: Options<'silhouette', LegName> = { 'fit-and-flare': 'flared' };

interface WaistOption {
  readonly band: BandName;
  /** Height of the waist when words name none. */
  readonly rise?: keyof typeof WAISTBAND_HEIGHTS;
}

export const WAISTS: Options<'waist', WaistOption> = {
  elastic: { band: 'elastic' },
  drawstring: { band: 'elastic' },
  paperbag: { band: 'paperbag', rise: 'high' },
};

interface PleatOption {
  /** Number of pleats on each side of the front. */
  readonly pleats: 0 | 2;
  /** The legs have no pressed crease. */
  readonly unpressed?: boolean;
  /** Shorts have a pressed crease too. */
  readonly pressedShorts?: boolean;
}

export const PLEAT_OPTIONS: Options<'pleat', PleatOption> = {
  none: { pleats: 0, unpressed: true },
  front: { pleats: 2, pressedShorts: true },
  knife: { pleats: 2 },
  box: { pleats: 2 },
};

export const POCKETS: Options<'pocket', PocketsName> = {
  none: 'none',
  patch: 'patch',
  flap: 'patch',
  cargo: 'cargo',
};

interface HemOption {
  readonly finish: HemFinishName;
  /** It also replaces the rib of legs that are drawn in. */
  readonly replacesRib?: boolean;
}

export const HEM_OPTIONS: Options<'hem', HemOption> = {
  cuffed: { finish: 'cuff', replacesRib: true },
  raw: { finish: 'raw' },
};

/** Heights of the hem in metres by the words for length. */
export const HEM_HEIGHTS: Options<'length', number> = {
  cropped: 0.19,
  hip: 0.65,
  thigh: 0.6,
  mini: 0.665,
  knee: 0.47,
  midi: 0.27,
};
