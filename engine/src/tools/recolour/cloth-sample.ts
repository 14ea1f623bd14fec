/**
 * Extracts the cloth of a garment from its picture as a repeating tile: a flat patch without folds that continues
 * across its edges.
 */
import { metresPerPixel } from '../cloth-texture/cloth-map.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';

export interface ClothSample {
  /**
   * Linear light, 3 values per pixel; the tile continues from the right edge to the left and from the last row to the
   * first.
   */
  readonly tile: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Scale of the cloth. */
  readonly metresPerPixel: number;
}

/**
 * Sides of the patch that are tried, from the preferred to the minimum, as shares of the square root of the garment's
 * area.
 */
const SIDES = [0.44, 0.36, 0.28, 0.2, 0.14];
/** Minimum share of garment in a patch. */
const MIN_GARMENT = 0.985;
/** Width of the blend at the patch's edges as a share of the patch's side. */
const SEAM = 0.1;
/** Minimum side of the repeat as a share of the patch's side. */
const MIN_REPEAT = 0.55;
/** Minimum side of a patch in pixels; a smaller one shows no weave. */
const MIN_SIDE = 16;
/** Radius of the blur that keeps the light of folds and removes stripes and checks, as a share of the patch's side. */
const FOLD_REACH = 0.3;
/** Linear light that is added before a division, so that noise in black is not amplified. */
const MIN_LIGHT = 0.01;

/**
 * Extracts a tile.
 * @param matte 0 to 1 per pixel.
 * @returns null where no flat patch is large enough.
 */
export function clothSample(picture: Picture, matte: Float32Array, check: () => void): ClothSample | null {
  const { width, height, rgb } = picture;
  const covered = matte.reduce((sum, value) => sum + value, 0);
  for (const share of SIDES) {
    const side = Math.round(share * Math.sqrt(covered));
    if (side < MIN_SIDE || side >= Math.min(width, height)) continue;
    const place = flattestPlace(picture, matte, side, check);
    if (!place) continue;
    const patch = new Float32Array(side * side * 3);
    for (let y = 0; y < side; y++) {
      const row = ((place.top + y) * width + place.left) * 3;
      for (let k = 0; k < side * 3; k++) patch[y * side * 3 + k] = LINEAR[rgb[row + k]!]!;
    }
    return { ...closed(withoutFolds(patch, side), side), metresPerPixel: metresPerPixel(covered, height) };
  }
  return null;
}

/** The square of garment whose four quarters differ least in light. */
function flattestPlace({ rgb, width, height }: Picture, matte: Float32Array, side: number, check: () => void) {
  const step = Math.max(2, side >> 2);
  let best: { readonly left: number; readonly top: number } | null = null;
  let min = Infinity;
  for (let top = 0; top + side <= height; top += step) {
    check();
    for (let left = 0; left + side <= width; left += step) {
      let inside = 0;
      let seen = 0;
      const quarters = [0, 0, 0, 0];
      for (let y = 0; y < side; y += 2) {
        for (let x = 0; x < side; x += 2) {
          const i = (top + y) * width + left + x;
          seen++;
          inside += matte[i]!;
          const quarter = (y * 2 < side ? 0 : 2) + (x * 2 < side ? 0 : 1);
          quarters[quarter] = quarters[quarter]! + LINEAR[rgb[i * 3 + 1]!]!;
        }
      }
      if (inside < MIN_GARMENT * seen) continue;
      const tilt = (Math.max(...quarters) - Math.min(...quarters)) / (Math.max(...quarters) + 1e-3);
      if (tilt >= min) continue;
      min = tilt;
      best = { left, top };
    }
  }
  return best;
}

/** Divides a patch by its own low-frequency light, so that its folds do not appear in every repeat. */
function withoutFolds(patch: Float32Array, side: number): Float32Array {
  const light = new Float32Array(side * side);
  for (let i = 0; i < light.length; i++) {
    light[i] = 0.2126 * patch[i * 3]! + 0.7152 * patch[i * 3 + 1]! + 0.0722 * patch[i * 3 + 2]!;
  }
  const slow = blur(light, side, side, FOLD_REACH * side);
  const mean = slow.reduce((sum, value) => sum + value, 0) / slow.length;
  return patch.map((value, k) => (value * (mean + MIN_LIGHT)) / (slow[Math.floor(k / 3)]! + MIN_LIGHT));
}

/**
 * Cuts the patch where both ends match best, which finds the repeat of stripes and checks, and blends the rest over a
 * seam.
 */
function closed(patch: Float32Array, side: number): Pick<ClothSample, 'tile' | 'width' | 'height'> {
  const seam = Math.max(2, Math.round(SEAM * side));
  const width = bestRepeat(patch, side, seam, 1);
  const height = bestRepeat(patch, side, seam, side);
  const at = (x: number, y: number, c: number) => patch[(y * side + x) * 3 + c]!;
  const tile = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const v = Math.min(1, y / seam);
    for (let x = 0; x < width; x++) {
      const u = Math.min(1, x / seam);
      for (let c = 0; c < 3; c++) {
        const upper = u * at(x, y, c) + (u < 1 ? (1 - u) * at(x + width, y, c) : 0);
        const lower = v < 1 ? u * at(x, y + height, c) + (u < 1 ? (1 - u) * at(x + width, y + height, c) : 0) : 0;
        tile[(y * width + x) * 3 + c] = v * upper + (1 - v) * lower;
      }
    }
  }
  return { tile, width, height };
}

/**
 * The length after which a patch best matches its beginning.
 * @param stride 1 for columns, `side` for rows.
 */
function bestRepeat(patch: Float32Array, side: number, seam: number, stride: number): number {
  let best = side - seam;
  let min = Infinity;
  for (let length = Math.ceil(MIN_REPEAT * side); length <= side - seam; length++) {
    let apart = 0;
    for (let k = 0; k < seam; k++) {
      for (let other = 0; other < side; other += 2) {
        const one = stride === 1 ? other * side + k : k * side + other;
        const two = one + length * stride;
        for (let c = 0; c < 3; c++) apart += (patch[one * 3 + c]! - patch[two * 3 + c]!) ** 2;
      }
    }
    if (apart >= min) continue;
    min = apart;
    best = length;
  }
  return best;
}
