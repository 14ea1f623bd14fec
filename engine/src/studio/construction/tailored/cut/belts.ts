import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

export interface Belt {
  /** True when the ends are tied in a knot; otherwise a buckle holds them. */
  readonly tied: boolean;
}

export const BUCKLED: Belt = { tied: false };
export const TIED: Belt = { tied: true };

const BELT_BY_WORD: Readonly<Record<NonNullable<Attributes['belt']>, Belt | null>> = {
  none: null,
  belt: BUCKLED,
  wide: BUCKLED,
  sash: TIED,
  chain: BUCKLED,
  // A half belt is a strap on the back, which does not close the front.
  half: null,
};

/**
 * Returns the belt that words name; null when they exclude a belt or name one that does not close the front, undefined
 * when they do not mention one.
 */
export const wordedBelt = (belt: Attributes['belt']): Belt | null | undefined => belt && BELT_BY_WORD[belt];
