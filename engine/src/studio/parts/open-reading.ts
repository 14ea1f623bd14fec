import type { Piece } from '../../words/prompt/brief.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';

/** An alternative meaning for something that the brief leaves open. */
export interface OpenReading {
  readonly attribute: AttributeName;
  /** Values as good as the usual one, of which one is chosen. */
  readonly values: readonly NonNullable<Attributes[AttributeName]>[];
  /** Attributes that the words must have left open too: a halter has no sleeves. */
  readonly unless: readonly AttributeName[];
}

/** Attributes that a neckline depends on: words that name one of these leave no other open. */
export const NECK = [
  'strap',
  'sleeve',
  'sleeveShape',
  'collar',
  'closure',
  'drape',
  'hood',
  'back',
  'silhouette',
] as const;

export const reading = (
  attribute: AttributeName,
  values: OpenReading['values'],
  unless: OpenReading['unless'] = [],
): OpenReading => ({ attribute, values, unless });

/** True when the words leave a reading open. */
export function isOpen({ attributes }: Piece, { attribute, unless }: OpenReading): boolean {
  return attributes[attribute] === undefined && unless.every((name) => attributes[name] === undefined);
}
