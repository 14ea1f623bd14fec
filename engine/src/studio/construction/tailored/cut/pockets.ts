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

/**
 * Returns the pockets that words name; null when they exclude pockets, undefined when they name none that a tailored
 * garment has.
 */
export const wordedPocket = (pocket: Attributes['pocket']): PocketKind | null | undefined => pocket && WORDED[pocket];
