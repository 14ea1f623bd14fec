/** The pockets that trousers can have: each row says which and how they are made. */
export type PocketsName = 'slant' | 'cargo' | 'patch' | 'none';

export interface PocketSet {
  /** Pockets open in the front and the back of the fabric; those of jeans are riveted. */
  readonly mouths?: boolean;
  /** Pockets are sewn onto the back, also where the trousers are not jeans. */
  readonly onBack?: boolean;
  /** Pockets are sewn onto the front of trousers that are not jeans. */
  readonly onFront?: boolean;
  /** Pockets with flaps are sewn onto the sides of the thighs. */
  readonly onThighs?: boolean;
  /** The trousers are work clothes: their seams are top-stitched and their legs not pressed. */
  readonly workwear?: boolean;
}

export const POCKET_SETS: Readonly<Record<PocketsName, PocketSet>> = {
  slant: { mouths: true },
  cargo: { mouths: true, onBack: true, onThighs: true, workwear: true },
  patch: { mouths: true, onBack: true, onFront: true },
  none: {},
};
