import type { Hex } from './hex.ts';
import { hexOf, oklabOf } from './oklab.ts';

/** Mixes two colours in OKLab; `share` 0 to 1 is that of the second. */
export function mixHex(first: Hex, second: Hex, share: number): Hex {
  const one = oklabOf(first);
  const two = oklabOf(second);
  const at = (c: 0 | 1 | 2) => one[c] + (two[c] - one[c]) * share;
  return hexOf([at(0), at(1), at(2)]);
}
