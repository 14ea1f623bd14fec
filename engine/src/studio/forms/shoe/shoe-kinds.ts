/** The kinds of shoes and boots, one row each. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { HeelShape } from './heel-kinds.ts';
import type { LastName } from './lasts.ts';
import type { ToeShape } from './lasts.ts';
import { bandBuckle, bandTabs, instepBar, instepStrap, monkStrap, slingStrap, thongPost } from './shoe-straps.ts';
import type { Trimming } from './shoe-straps.ts';
import {
  CORK_SOLE,
  DECK_SOLE,
  FOAM_SOLE,
  FOOTBED_SOLE,
  LEATHER_SOLE,
  LUG_SOLE,
  ROPE_SOLE,
  SPORT_SOLE,
} from './sole-kinds.ts';
import type { SoleKind } from './sole-kinds.ts';
import type { Part } from '../../parts/part.ts';

type Shaft = NonNullable<Piece['attributes']['shaft']>;

export interface ShoeKind {
  /** The edges that its leather is cut along (`shoe-cuts.ts`) and its seams (`shoe-seams.ts`). */
  readonly edges:
    | 'pump'
    | 'ballet'
    | 'mary-jane'
    | 'loafer'
    | 'oxford'
    | 'slingback'
    | 'mule'
    | 'slide'
    | 'thong'
    | 'sandal'
    | 't-bar'
    | 'shaft'
    | 'bands'
    | 'clog'
    | 'none'
    | 'western';
  readonly seams:
    'apron' | 'deck' | 'capped' | 'derby' | 'western' | 'moulded' | 'webbing' | 'quarters' | 'zipped quarters' | null;
  /** The last on which it is built. By default that of a pump. */
  readonly last?: LastName;
  readonly sole: SoleKind;
  /** The heel when words name none, and the heels that replace it on shafts that words name. */
  readonly heel: HeelShape;
  readonly heelByShaft?: { readonly [Name in Shaft]?: HeelShape };
  /** Heels that words can choose; all when absent. */
  readonly heels?: readonly HeelShape[];
  /** Metres from the floor to the seat of a flat heel. By default it follows from the heel. */
  readonly stack?: number;
  /** Metres from the floor to the seat of a heel that words do not name. By default it follows from the heel. */
  readonly rise?: number;
  /** True when it stays flat on a platform. By default a platform has a block heel. */
  readonly flatOnPlatform?: boolean;
  /** Metres of sole below the ball of the foot that raise the heel too; 0 by default. */
  readonly platform?: number;
  /** Metres of sole below the ball of the foot that do not raise the heel; 0 by default. */
  readonly lift?: number;
  readonly toe: ToeShape;
  /** Heels on which the toe is round. */
  readonly roundOn?: readonly HeelShape[];
  /** Fullness of the toe from 0 (flat) to 1 (full). By default that of a pump. */
  readonly fullness?: number;
  /** Thickness of the upper in metres. By default that of lined leather. */
  readonly thickness?: number;
  /** Visible width of the sole in metres. By default that of a pump. */
  readonly welt?: number;
  /** Shaft of a boot when words name none. */
  readonly shaft?: Shaft;
  /** Heights above the floor in metres of shafts that differ from those of other boots. */
  readonly shaftHeights?: { readonly [Name in Shaft]?: number };
  /** True when the cut of the shoe shows the toes. It then has no separate toe opening. */
  readonly open?: boolean;
  readonly laced?: boolean;
  /** The strap that holds it on the foot. */
  readonly strap?: (trimming: Trimming) => readonly Part[];
  readonly ankleStrap?: boolean;
  /** True when a band of leather crosses the vamp, as on a penny loafer. */
  readonly saddle?: boolean;
  /** True when rows of holes are punched along its edges. */
  readonly punched?: boolean;
  /** True when a small bow is on the vamp. */
  readonly bow?: boolean;
  readonly pullTab?: boolean;
  readonly elasticGore?: boolean;
  /** True when it is cast in one piece, without stitched edges. */
  readonly moulded?: boolean;
}

type ShoeKindName =
  | 'pump'
  | 'ballet'
  | 'mary-jane'
  | 't-bar'
  | 'slingback'
  | 'mule'
  | 'sandal'
  | 'loafer'
  | 'oxford'
  | 'brogue'
  | 'derby'
  | 'espadrille'
  | 'wedge'
  | 'cork-wedge'
  | 'flip-flop'
  | 'slide'
  | 'clog'
  | 'band-sandal'
  | 'boat'
  | 'monk'
  | 'double-monk'
  | 'sport-sandal'
  | 'wedge-espadrille'
  | 'hiker'
  | 'boot'
  | 'chelsea'
  | 'combat'
  | 'western'
  | 'rain';

const PUMP: ShoeKind = {
  edges: 'pump',
  seams: null,
  sole: LEATHER_SOLE,
  heel: 'stiletto',
  toe: 'pointed',
  roundOn: ['flat', 'wedge'],
};

/** Values shared by sturdy shoes and all boots. */
const STURDY = { last: 'sturdy', fullness: 0.35, welt: 0.0028 } as const;
/** Values shared by men's classic low shoes. */
const CLASSIC = {
  last: 'classic',
  fullness: 0.2,
  welt: 0.0032,
  heel: 'flat',
  stack: 0.0135,
  flatOnPlatform: true,
  toe: 'round',
} as const;
const RUBBER = { sole: LUG_SOLE, fullness: 0.55, welt: 0.004 } as const;
const BOOT: ShoeKind = {
  ...STURDY,
  edges: 'shaft',
  seams: 'zipped quarters',
  sole: LEATHER_SOLE,
  heel: 'block',
  stack: 0.024,
  toe: 'almond',
  shaft: 'ankle',
};

const OXFORD: ShoeKind = {
  ...PUMP,
  ...CLASSIC,
  edges: 'oxford',
  seams: 'capped',
  laced: true,
};

/** Beach and house shoes on one slab of foam. */
const FOAM: ShoeKind = {
  ...PUMP,
  edges: 'none',
  sole: FOAM_SOLE,
  heel: 'flat',
  stack: 0.003,
  flatOnPlatform: true,
  platform: 0.009,
  welt: 0.003,
  toe: 'round',
  open: true,
  last: 'open',
  thickness: 0.0034,
};

/** Sandals on a wedge of rope. */
const WEDGE: ShoeKind = {
  ...PUMP,
  edges: 'sandal',
  sole: ROPE_SOLE,
  heel: 'wedge',
  toe: 'round',
  open: true,
  ankleStrap: true,
  welt: 0.003,
};

const SHOE_KINDS: Readonly<Record<ShoeKindName, ShoeKind>> = {
  pump: PUMP,
  slingback: { ...PUMP, edges: 'slingback', strap: slingStrap },
  ballet: { ...PUMP, edges: 'ballet', heel: 'flat', toe: 'round', bow: true },
  // The block heel of a mary jane is low unless words name a heel.
  'mary-jane': {
    ...PUMP,
    edges: 'mary-jane',
    heel: 'block',
    rise: 0.043,
    toe: 'round',
    strap: (trimming) => instepStrap(trimming, -0.002, 0.0075, true),
  },
  't-bar': {
    ...PUMP,
    edges: 't-bar',
    toe: 'almond',
    roundOn: [],
    strap: (trimming) => [instepBar(trimming)],
    ankleStrap: true,
  },
  mule: { ...PUMP, last: 'open', edges: 'mule', heel: 'block', toe: 'almond', roundOn: ['flat'], open: true },
  sandal: { ...PUMP, edges: 'sandal', toe: 'almond', roundOn: ['flat'], open: true, ankleStrap: true },
  loafer: {
    ...PUMP,
    ...CLASSIC,
    edges: 'loafer',
    seams: 'apron',
    saddle: true,
  },
  oxford: OXFORD,
  brogue: { ...OXFORD, punched: true },
  derby: { ...OXFORD, seams: 'derby' },
  espadrille: {
    ...PUMP,
    edges: 'ballet',
    sole: ROPE_SOLE,
    heel: 'flat',
    stack: 0.003,
    lift: 0.012,
    toe: 'round',
    fullness: 0.15,
    welt: 0.003,
  },
  'wedge-espadrille': {
    ...PUMP,
    edges: 'ballet',
    sole: ROPE_SOLE,
    heel: 'wedge',
    lift: 0.016,
    toe: 'round',
    fullness: 0.5,
    welt: 0.003,
  },
  wedge: WEDGE,
  'cork-wedge': { ...WEDGE, sole: CORK_SOLE },
  'flip-flop': { ...FOAM, edges: 'thong', moulded: true, platform: 0.005, stack: 0.002, strap: thongPost },
  slide: { ...FOAM, edges: 'slide', moulded: true, thickness: 0.0044 },
  clog: { ...FOAM, edges: 'clog', seams: 'moulded', moulded: true, fullness: 0.2, platform: 0.012, stack: 0.008 },
  'band-sandal': {
    ...FOAM,
    edges: 'bands',
    sole: FOOTBED_SOLE,
    platform: 0.011,
    thickness: 0.003,
    strap: (trimming) => [bandBuckle(trimming)],
  },
  'sport-sandal': {
    ...FOAM,
    edges: 'bands',
    seams: 'webbing',
    sole: SPORT_SOLE,
    platform: 0.0155,
    thickness: 0.0028,
    strap: bandTabs,
  },
  boat: { ...OXFORD, seams: 'deck', sole: DECK_SOLE, stack: 0.003, lift: 0.0095 },
  monk: { ...OXFORD, laced: false, strap: (trimming) => monkStrap(trimming, -0.002) },
  'double-monk': {
    ...OXFORD,
    laced: false,
    strap: (trimming) => [monkStrap(trimming, -0.013), monkStrap(trimming, 0.013, 'front ')].flat(),
  },
  boot: { ...BOOT, heelByShaft: { knee: 'flat' } },
  chelsea: {
    ...BOOT,
    seams: 'quarters',
    heel: 'flat',
    stack: 0.026,
    pullTab: true,
    elasticGore: true,
  },
  combat: {
    ...BOOT,
    ...RUBBER,
    seams: 'capped',
    heel: 'flat',
    // Words for combat boots imply a block heel, which stands for the boot's own low one here.
    heels: ['stiletto', 'wedge'],
    stack: 0.02,
    flatOnPlatform: true,
    platform: 0.013,
    toe: 'round',
    shaftHeights: { ankle: 0.205 },
    laced: true,
    pullTab: true,
  },
  hiker: {
    ...BOOT,
    ...RUBBER,
    seams: 'capped',
    heel: 'flat',
    heels: ['stiletto', 'wedge'],
    stack: 0.012,
    flatOnPlatform: true,
    platform: 0.01,
    toe: 'round',
    shaft: 'low',
    shaftHeights: { low: 0.128 },
    laced: true,
  },
  western: { ...BOOT, edges: 'western', seams: 'western', heel: 'cuban', stack: 0.042, toe: 'pointed', shaft: 'calf' },
  rain: { ...BOOT, ...RUBBER, seams: 'moulded', heel: 'flat', stack: 0.02, toe: 'round', moulded: true },
};

/** The kinds by the cuts that words name. */
const BY_CUT: { readonly [Cut in NonNullable<Piece['cut']>]?: ShoeKindName } = {
  'flip-flop': 'flip-flop',
  slide: 'slide',
  clog: 'clog',
  'band-sandal': 'band-sandal',
  'wedge-sandal': 'wedge',
  'cork-wedge': 'cork-wedge',
  'boat-shoe': 'boat',
  'monk-shoe': 'monk',
  'double-monk': 'double-monk',
  'sports-sandal': 'sport-sandal',
  'wedge-espadrille': 'wedge-espadrille',
  'flat-sandal': 'sandal',
  sandal: 'sandal',
  mule: 'mule',
  slingback: 'slingback',
  loafer: 'loafer',
  espadrille: 'espadrille',
  'mary-jane': 'mary-jane',
  't-bar': 't-bar',
  'oxford-shoe': 'oxford',
  brogue: 'brogue',
  'derby-shoe': 'derby',
  'ballet-flat': 'ballet',
};

const BOOTS_BY_CUT: { readonly [Cut in NonNullable<Piece['cut']>]?: ShoeKindName } = {
  'combat-boot': 'combat',
  'cowboy-boot': 'western',
  'chelsea-boot': 'chelsea',
  'rain-boot': 'rain',
  'hiking-shoe': 'hiker',
};

type Closure = NonNullable<Piece['attributes']['closure']>;

/** The kinds by how they are closed, when words name no cut that has a kind. */
const BY_CLOSURE: { readonly [Name in Closure]?: ShoeKindName } = { 'lace-up': 'oxford', buckle: 'mary-jane' };
/** The kinds by their heel, when words name neither a cut nor a closure. */
const BY_HEEL: { readonly [Name in NonNullable<Piece['attributes']['heel']>]?: ShoeKindName } = { flat: 'ballet' };
/** The kinds of boots by how they are closed, when words name neither a cut nor a heel. */
const BOOTS_BY_CLOSURE: { readonly [Name in Closure]?: ShoeKindName } = { 'lace-up': 'combat' };

export function shoeKind({ cut, attributes: { closure, heel } }: Piece): ShoeKind {
  const unnamed = (closure && BY_CLOSURE[closure]) ?? (cut === null && heel ? BY_HEEL[heel] : undefined);
  return SHOE_KINDS[(cut && BY_CUT[cut]) ?? unnamed ?? 'pump'];
}

export function bootKind({ cut, attributes: { closure, heel } }: Piece): ShoeKind {
  const unnamed = closure && heel === undefined ? BOOTS_BY_CLOSURE[closure] : undefined;
  return SHOE_KINDS[(cut && BOOTS_BY_CUT[cut]) ?? unnamed ?? 'boot'];
}
