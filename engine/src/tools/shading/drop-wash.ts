import { blur } from '../../foundation/image/blur.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** Blur radius as a share of the square root of the subject's area; finer changes are weave, not wash. */
const WASH_RADIUS = 0.012;
/** Minimum strength of the negative correlation of lightness with hue for the hue to explain the lightness. */
const MIN_CORRELATION = 0.3;
/** Maximum correction as a natural logarithm of light. */
const MAX_CORRECTION = 0.9;
/** Linear light added to each channel before the hue is computed, so that noise in near-black has no hue. */
const DARK = 0.006;
/** Minimum share of the subject at a pixel that is measured. */
const MIN_SHARE = 0.3;

/**
 * Removes from `relative` (log light per pixel, changed in place) what the dye explains: washed denim is paler and less
 * blue, lit denim is only brighter. Lightness is regressed on the logarithm of blue over red within the matte. Where
 * paler cloth is clearly less blue, the prediction is subtracted.
 */
export function dropWash(
  { rgb, width, height }: Picture,
  matte: Float32Array,
  relative: Float32Array,
  check: () => void,
): void {
  const covered = matte.reduce((sum, value) => sum + value, 0);
  const radius = Math.max(2, WASH_RADIUS * Math.sqrt(covered));
  const light = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) light[i] = LINEAR[rgb[i]!]! * matte[Math.floor(i / 3)]!;
  const even = blur(light, width, height, radius, { channels: 3, check });
  const weight = blur(matte, width, height, radius, { check });
  const hue = new Float32Array(matte.length);
  const lightness = new Float32Array(matte.length);
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < MIN_SHARE) continue;
    const dark = DARK * weight[i]!;
    const [red, green, blue] = [even[i * 3]! + dark, even[i * 3 + 1]! + dark, even[i * 3 + 2]! + dark];
    hue[i] = Math.log(blue / red);
    lightness[i] = Math.log((0.2126 * red + 0.7152 * green + 0.0722 * blue) / (weight[i]! + 1e-4));
  }
  const { slope, mean, correlation } = regress(hue, lightness, matte);
  // The shade of warm cloth is redder than its lit parts; only paler and less blue together is a wash.
  if (correlation > -MIN_CORRELATION) return;
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < MIN_SHARE) continue;
    relative[i] = relative[i]! - Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, slope * (hue[i]! - mean)));
  }
}

/** The least-squares line through `y` over `x` for pixels with a matte of at least MIN_SHARE. */
function regress(x: Float32Array, y: Float32Array, matte: Float32Array) {
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < MIN_SHARE) continue;
    n++;
    sx += x[i]!;
    sy += y[i]!;
    sxx += x[i]! ** 2;
    syy += y[i]! ** 2;
    sxy += x[i]! * y[i]!;
  }
  const spread = Math.max(1e-9, sxx * n - sx * sx);
  const both = sxy * n - sx * sy;
  const correlation = both / Math.sqrt(spread * Math.max(1e-9, syy * n - sy * sy));
  return { slope: both / spread, mean: sx / Math.max(1, n), correlation };
}
