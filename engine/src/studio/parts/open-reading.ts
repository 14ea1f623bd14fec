import type { Piece } from '../../words/prompt/brief.ts';
import type { AttributeName, Attributes } from '../../words/prompt/vocabulary/attributes.ts';

/** An alternative meaning of something that the brief leaves open. */
export interface OpenReading {
  readonly attribute: AttributeName;
  /** Values as suitable as the default, one of which is chosen. */
  readonly values: readonly NonNullable<Attributes[AttributeName]>[];
  /** Attributes that words must have left open too: a halter, for example, has no sleeves. */
  readonly unless: readonly AttributeName[];
}

/** Attributes on which a neckline depends; the neckline is not open when words name one of them. */
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

/** Returns true when words leave a reading open. */
export function isOpen({ attributes }: Piece, { attribute, unless }: OpenReading): boolean {
  return attributes[attribute] === undefined && unless.every((name) => attributes[name] === undefined);
}
