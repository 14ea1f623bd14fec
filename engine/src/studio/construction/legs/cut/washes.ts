/** The washes of denim: each row says how far its dye has faded. */
import type { Piece } from '../../../../words/prompt/brief.ts';
import { linearFromHex, luminance } from '../../../materials/colour.ts';

export interface Wash {
  /** Strength of the wear where the cloth is rubbed. */
  readonly rubbed: number;
  /** Strength of the wear everywhere; below 0 it is darker than the named colour. */
  readonly base: number;
  /** Strength of whiskers and of the crests of folds. */
  readonly folds: number;
  /** Maximum paleness of worn places, 1 for stonewashed denim. */
  readonly pale: number;
  /** The dye is bleached in patches. */
  readonly mottled?: boolean;
  /** The legs are torn. */
  readonly ripped?: boolean;
}

const MID: Wash = { rubbed: 0.62, base: 0.02, folds: 0.75, pale: 1 };
const WASHES: Readonly<Record<string, Wash>> = {
  raw: { rubbed: 0.05, base: -0.5, folds: 0.1, pale: 0.3 },
  dark: { rubbed: 0.3, base: -0.42, folds: 0.4, pale: 0.62 },
  mid: MID,
  light: { rubbed: 0.6, base: 0.5, folds: 0.6, pale: 1 },
  acid: { rubbed: 0.5, base: 0.5, folds: 0.4, pale: 1, mottled: true },
  distressed: { rubbed: 0.82, base: 0.26, folds: 0.7, pale: 1, ripped: true },
};
/** Denim whose own colour is deep already has been washed little. */
const DEEP: Wash = { rubbed: 0.5, base: 0.06, folds: 0.42, pale: 0.36 };
/** Luminance below which denim counts as deep, linear. */
const DEEP_LUMINANCE = 0.028;

/** The wash that the words name, or the usual one for the colour. */
export function washOf({ attributes: { wash }, colours }: Piece): Wash {
  if (wash) return WASHES[wash] ?? MID;
  const main = colours.find(({ part }) => part === 'main');
  return main && luminance(linearFromHex(main.hex)) < DEEP_LUMINANCE ? DEEP : MID;
}
