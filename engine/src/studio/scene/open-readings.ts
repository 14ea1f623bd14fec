import type { Piece } from '../../words/prompt/brief.ts';
import type { Attributes, AttributeName } from '../../words/prompt/vocabulary/attributes.ts';
import type { FormName } from '../../words/prompt/vocabulary/forms.ts';

/** What a word of a brief may also mean where it says no more. */
export interface OpenReading {
  readonly attribute: AttributeName;
  /** Each as good a reading as the usual one; one is chosen. */
  readonly values: readonly NonNullable<Attributes[AttributeName]>[];
  /** The words must have left these open too: a halter has no sleeves. */
  readonly unless: readonly AttributeName[];
}

const NECK = ['strap', 'sleeve', 'sleeveShape', 'collar', 'closure', 'drape', 'hood', 'back', 'silhouette'] as const;

const reading = (
  attribute: AttributeName,
  values: OpenReading['values'],
  unless: OpenReading['unless'] = [],
): OpenReading => ({ attribute, values, unless });

/**
 * Readings of each form, the one that is least of a change first: that one tells two pictures of a render apart, the
 * others are for those who leave the engine more freedom.
 */
export const OPEN_READINGS: Readonly<Partial<Record<FormName, readonly OpenReading[]>>> = {
  dress: [
    reading('neckline', ['square', 'boat', 'halter', 'v-neck'], NECK),
    reading('sleeve', ['short', 'three-quarter', 'long'], [...NECK, 'neckline']),
    reading('length', ['mini', 'knee', 'midi', 'maxi'], ['hem', 'silhouette']),
  ],
  gown: [
    reading('neckline', ['off-shoulder', 'one-shoulder', 'v-neck', 'halter'], NECK),
    reading('slit', ['side'], ['silhouette', 'ruffle', 'pleat', 'hem']),
  ],
  skirt: [
    reading('length', ['mini', 'midi', 'maxi'], ['hem', 'silhouette', 'slit', 'ruffle']),
    reading('slit', ['side'], ['silhouette', 'ruffle', 'pleat', 'length', 'hem']),
  ],
  top: [
    reading('neckline', ['square', 'boat', 'v-neck'], NECK),
    reading('sleeve', ['short', 'long'], [...NECK, 'neckline']),
  ],
  't-shirt': [
    reading('fit', ['oversized', 'slim'], ['length', 'silhouette', 'sleeve', 'tuck']),
    reading('neckline', ['v-neck'], NECK),
  ],
  shirt: [
    reading('fit', ['relaxed', 'oversized'], ['length', 'silhouette', 'tuck']),
    reading('sleeve', ['rolled'], ['sleeveShape']),
    reading('collar', ['button-down', 'mandarin'], ['neckline', 'closure']),
  ],
  knitwear: [
    reading('neckline', ['v-neck', 'mock-neck', 'turtleneck'], NECK),
    reading('fit', ['relaxed', 'oversized'], ['length', 'silhouette', 'tuck']),
  ],
  blazer: [
    reading('closure', ['double-breasted'], ['collar', 'belt', 'fit', 'silhouette']),
    reading('fit', ['oversized'], ['length', 'silhouette']),
  ],
  coat: [
    reading('closure', ['double-breasted'], ['collar', 'belt', 'fit', 'silhouette', 'hood']),
    reading('length', ['knee', 'midi'], ['silhouette', 'hem']),
  ],
  jumpsuit: [
    reading('neckline', ['square', 'v-neck', 'halter'], NECK),
    reading('leg', ['wide', 'tapered', 'flared'], ['silhouette', 'length', 'fit']),
  ],
  swimsuit: [reading('neckline', ['v-neck', 'square', 'halter'], NECK)],
  heel: [reading('toe', ['almond', 'square', 'round'])],
  boot: [reading('toe', ['almond', 'square', 'round'])],
  handbag: [reading('strap', ['shoulder', 'chain'], ['shape', 'closure', 'pocket'])],
  'perfume-bottle': [reading('shape', ['round', 'tall', 'faceted', 'cylinder'])],
};

/** Whether the words leave a reading open. */
export function isOpen({ attributes }: Piece, { attribute, unless }: OpenReading): boolean {
  return attributes[attribute] === undefined && unless.every((name) => attributes[name] === undefined);
}
