import type { Piece } from '../../words/prompt/brief.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';

/** What a word of a brief may also mean where it says no more. */
export interface OpenReading {
  readonly attribute: AttributeName;
  /** Each as good a reading as the usual one; one is chosen. */
  readonly values: readonly NonNullable<Attributes[AttributeName]>[];
  /** The words must have left these open too: a halter has no sleeves. */
  readonly unless: readonly AttributeName[];
}

/** What a neckline is chosen with: words that name one of these leave no other open. */
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

/** Whether the words leave a reading open. */
export function isOpen({ attributes }: Piece, { attribute, unless }: OpenReading): boolean {
  return attributes[attribute] === undefined && unless.every((name) => attributes[name] === undefined);
}
