import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';

/**
 * The kind of a region in a drawing. `nothing` is transparent: the hole under a handle. `inside` is the inside of the
 * back at the neck.
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

/** Words that assign a colour to regions of that name only; the first one that the words use applies. */
export const PART_WORDS: Readonly<Record<RegionName, readonly PartName[]>> = {
  main: [],
  bodice: ['bodice'],
  sleeves: ['sleeves'],
  cuffs: ['cuffs', 'trim'],
  collar: ['collar', 'lapels', 'trim'],
  belt: ['belt', 'band', 'trim'],
  hem: ['hem', 'ruffles', 'trim'],
  pockets: ['pockets'],
  buttons: ['buttons', 'hardware'],
  handle: ['handle', 'straps'],
  hardware: ['hardware', 'buttons'],
  sole: ['sole'],
  heels: ['heels'],
  cap: ['cap'],
  inside: ['lining'],
  skin: [],
  hair: [],
  headwear: [],
  nothing: [],
};
