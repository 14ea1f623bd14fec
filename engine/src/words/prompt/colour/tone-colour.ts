import type { Hex } from '../../../foundation/colour/hex.ts';
import { hexOf, oklabOf } from '../../../foundation/colour/oklab.ts';
import { toneRows, type ToneName } from '../vocabulary/tones.ts';

const rows = new Map(toneRows.map((row) => [row.name, row]));

/** A colour made lighter, deeper, duller … as people mean it by the word, with its hue kept. */
export function toneColour(hex: Hex, tone: ToneName): Hex {
  const row = rows.get(tone);
  if (row === undefined) return hex;
  const [lightness, a, b] = oklabOf(hex);
  return hexOf([lightness + (row.towards - lightness) * row.amount, a * row.chroma, b * row.chroma]);
}
