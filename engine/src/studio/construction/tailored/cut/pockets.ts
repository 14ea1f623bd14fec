import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

export type PocketKind = 'flap' | 'welt' | 'patch';

const WORDED: { readonly [Name in NonNullable<Attributes['pocket']>]?: PocketKind | null } = {
  none: null,
  patch: 'patch',
  welt: 'welt',
  flap: 'flap',
  side: 'welt',
  cargo: 'patch',
};

/** The pockets that words name; null when they exclude them, undefined when no tailored garment has such pockets. */
export const wordedPocket = (pocket: Attributes['pocket']): PocketKind | null | undefined => pocket && WORDED[pocket];
