import type { PartName } from '../../../words/prompt/vocabulary/parts.ts';

/** What a region of a drawing is. `nothing` is seen through: the hole under a handle. `inside` the far side of a neck. */
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

/** A region with the piece of the brief that it belongs to. */
export interface NamedRegion {
  readonly name: RegionName;
  readonly piece: number;
}

/** Words that colour a region of that name alone, the first that the words use. */
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
