import type { Hex } from '../../foundation/colour/hex.ts';
import { oklabOf } from '../../foundation/colour/oklab.ts';
import { srgbByte } from '../../studio/materials/colour.ts';
import { linearOfOklab, oklabPlane } from './oklab-plane.ts';

/** Chroma (OKLab) below which a colour has no hue. */
const COLOURLESS = 0.015;
/** Maximum factor by which chroma is raised towards that of the colour. */
const MAX_CHROMA = 1.15;
/** Share of the colour's chroma that is approached: the mean of cloth includes its grey shades. */
const APPROACHED = 0.85;
/** Mean chroma below which the cloth has no hue that could be rotated. */
const NO_HUE = 1e-4;

/**
 * Rotates the colours inside a matte until their mean has the hue of `colour`, and approaches its chroma. Works in
 * place; without effect when either has no hue.
 */
export function rotateHue(rgb: Uint8Array, matte: Float32Array, colour: Hex, check: () => void): void {
  const [, wantedA, wantedB] = oklabOf(colour);
  const wanted = Math.hypot(wantedA, wantedB);
  if (wanted < COLOURLESS) return;
  const lab = oklabPlane(rgb);
  let [a, b, weight] = [0, 0, 1e-6];
  for (let i = 0; i < matte.length; i++) {
    a += lab[i * 3 + 1]! * matte[i]!;
    b += lab[i * 3 + 2]! * matte[i]!;
    weight += matte[i]!;
  }
  const mean = Math.hypot(a, b) / weight;
  if (mean < NO_HUE) return;
  const gain = Math.min(MAX_CHROMA, Math.max(1, (APPROACHED * wanted) / mean));
  // Rotation by the angle between both hues, as a complex quotient.
  const unit = gain / (mean * weight * wanted);
  const cos = (a * wantedA + b * wantedB) * unit;
  const sin = (a * wantedB - b * wantedA) * unit;
  const linear = new Float64Array(3);
  for (let i = 0; i < matte.length; i++) {
    if ((i & 16383) === 0) check();
    if (matte[i]! === 0) continue;
    const [x, y] = [lab[i * 3 + 1]!, lab[i * 3 + 2]!];
    linearOfOklab(lab[i * 3]!, x * cos - y * sin, x * sin + y * cos, linear);
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = srgbByte(linear[c]!);
  }
}
