import type { Hex } from '../../../foundation/colour/hex.ts';
import { hexOf, oklabOf } from '../../../foundation/colour/oklab.ts';
import { toneRows, type ToneName } from '../vocabulary/tones.ts';

const rows = new Map(toneRows.map((row) => [row.name, row]));

/** Makes a colour lighter, deeper, duller and so on, as the tone word means, without changing its hue. */
export function toneColour(hex: Hex, tone: ToneName): Hex {
  const row = rows.get(tone);
  if (row === undefined) return hex;
  const [lightness, a, b] = oklabOf(hex);
  return hexOf([lightness + (row.towards - lightness) * row.amount, a * row.chroma, b * row.chroma]);
}
