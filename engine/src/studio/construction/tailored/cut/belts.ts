import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

export interface Belt {
  /** Its ends are tied in a knot; otherwise a buckle holds them. */
  readonly tied: boolean;
}

export const BUCKLED: Belt = { tied: false };
export const TIED: Belt = { tied: true };

const WORDED: Readonly<Record<NonNullable<Attributes['belt']>, Belt | null>> = {
  none: null,
  belt: BUCKLED,
  wide: BUCKLED,
  sash: TIED,
  chain: BUCKLED,
};

/** The belt that words name; null when they exclude one, undefined when they do not mention it. */
export const wordedBelt = (belt: Attributes['belt']): Belt | null | undefined => belt && WORDED[belt];
