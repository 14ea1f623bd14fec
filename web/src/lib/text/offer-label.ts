import type { NotDrawable } from '@kenna/contract';

/** Words that can be drawn in the place of those that were refused. */
export type Offer = NotDrawable['offers'][number];

/** Label of the button that draws an offer. */
export function offerLabel({ kind, label }: Offer): string {
  if (kind === 'board') return `Make ${label}`;
  return kind === 'nearest' ? `Draw ${label} instead` : `Draw ${label} alone`;
}
