import type { SurfaceRole } from '../../../studio/parts/part.ts';
import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';

/**
 * The kind of a region in a drawing. `nothing` is a transparent region such as the hole under a handle. `inside` is the
 * inside of the back at the neck.
 */
export type RegionName =
  | 'main'
  | 'bodice'
  | 'sleeves'
  | 'cuffs'
  | 'collar'
  | 'belt'
  | 'hem'
  | 'pockets'
  | 'buttons'
  | 'handle'
  | 'hardware'
  | 'sole'
  | 'heels'
  | 'cap'
  | 'shade'
  | 'legs'
  | 'band'
  | 'inside'
  | 'skin'
  | 'hair'
  | 'headwear'
  | 'nothing';

/** A region's name and the index of its piece in the brief. */
export interface NamedRegion {
  readonly name: RegionName;
  readonly piece: number;
}

/** Features of each kind of region, one row per name. */
interface RegionKind {
  /** Words that assign a colour only to regions with that name. The first one that the words use applies. */
  readonly words: readonly PartName[];
  readonly role: SurfaceRole;
  /** Height in metres above the cloth. */
  readonly lift: number;
  /** Share of the body's roundness. */
  readonly roundness: number;
  /** How its cloth falls: without folds, with slight folds only, along an arm, or as the garment hangs. */
  readonly rigid: boolean;
  readonly flat: boolean;
  readonly limb: boolean;
  readonly hangs: boolean;
}

const CLOTH = {
  words: [],
  role: 'cloth',
  lift: 0,
  roundness: 1,
  rigid: false,
  flat: false,
  limb: false,
  hangs: false,
} as const satisfies RegionKind;
const BARE: RegionKind = { ...CLOTH, rigid: true };

export const REGION_KINDS: Readonly<Record<RegionName, RegionKind>> = {
  main: { ...CLOTH, hangs: true },
  bodice: { ...CLOTH, words: ['bodice'] },
  sleeves: { ...CLOTH, words: ['sleeves'], lift: -0.008, limb: true },
  cuffs: { ...CLOTH, words: ['cuffs', 'trim'], lift: 0.0035 },
  collar: { ...CLOTH, words: ['collar', 'lapels', 'trim'], lift: 0.007, flat: true },
  belt: { ...CLOTH, words: ['belt', 'band', 'trim'], lift: 0.006, flat: true },
  hem: { ...CLOTH, words: ['hem', 'ruffles', 'trim'] },
  pockets: { ...CLOTH, words: ['pockets'], lift: 0.0035 },
  buttons: { ...CLOTH, words: ['buttons', 'hardware'], role: 'leather', lift: 0.0045, rigid: true },
  handle: { ...CLOTH, words: ['handle', 'straps'], roundness: 0.6 },
  hardware: { ...CLOTH, words: ['hardware', 'buttons'], role: 'hardware', lift: 0.006, rigid: true },
  sole: { ...CLOTH, words: ['sole'], role: 'rubber', rigid: true },
  heels: { ...CLOTH, words: ['heels'] },
  cap: { ...CLOTH, words: ['cap'], role: 'hardware' },
  shade: { ...CLOTH, words: ['shade'] },
  legs: { ...CLOTH, words: ['legs'], rigid: true },
  band: { ...CLOTH, words: ['band', 'bow', 'trim'], lift: 0.002 },
  inside: { ...CLOTH, words: ['lining'], role: 'lining', roundness: 0.25 },
  skin: BARE,
  hair: BARE,
  headwear: BARE,
  nothing: CLOTH,
};
