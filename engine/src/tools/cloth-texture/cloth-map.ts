import { blur } from '../../foundation/image/blur.ts';

/** The position of each pixel on the cloth that is laid over a subject. */
interface ClothMap {
  /** Metres along the weft, to the right. */
  readonly u: Float32Array;
  /** Metres along the warp, upwards; negative below the first row. */
  readonly v: Float32Array;
  /** Metres per pixel. */
  readonly footprint: number;
  /**
   * Cosine between the cloth's normal and the viewing direction: about 0.5 at the sides of the subject, 1 in its
   * centre.
   */
  readonly facing: Float32Array;
}

/** Metres by which a fold moves the print, per unit of the natural logarithm of its shading. */
const FOLD_SHIFT = 0.028;
/**
 * Maximum shift from pixel to pixel, as a share of a pixel's size in metres; a larger one would stretch the print or
 * fold it over.
 */
const STEEPEST = 0.35;
/** Distance in metres around a steep edge within which prints move less. */
const STEEP_REACH = 0.02;
/** Square root of the area of a typical garment, in metres. */
const USUAL_EXTENT = 0.62;
/** Minimum and maximum height in metres that a picture may show. */
const MIN_SHOWN = 0.35;
const MAX_SHOWN = 2.1;
/**
 * Half the width of a body as a share of the radius of the cylinder that it is taken for; a larger share would compress
 * the print at its sides.
 */
const ROUNDNESS = 0.86;

/** Maximum logarithm of the shading that moves the print; a stronger one is a cast shadow and not a fold. */
const MAX_FOLD = 1.2;
/** Shift along the warp relative to that along the weft: folds hang, so they move a print mostly sideways. */
const ALONG_WARP = 0.7;
/** Minimum number of pixels that a scale is estimated from, so that it stays finite for an almost empty matte. */
const MIN_COVERED = 16;
/** Radius of the blur that joins rows, as a share of the square root of the covered area. */
const JOINING = 0.04;

interface ClothMapRequest {
  readonly matte: Float32Array;
  /** Smoothed logarithm of the shading. */
  readonly form: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Height in pixels of the picture that contains the subject. */
  readonly pictureHeight: number;
}

/** Estimates the scale of a picture in metres per pixel from the number of pixels that a garment covers. */
export function metresPerPixel(covered: number, pictureHeight: number): number {
  const guess = USUAL_EXTENT / Math.sqrt(Math.max(MIN_COVERED, covered));
  return Math.min(MAX_SHOWN / pictureHeight, Math.max(MIN_SHOWN / pictureHeight, guess));
}

/** Maps cloth around the body, row by row, and into its folds; the scale is estimated from the size of the subject. */
export function mapCloth({ matte, form, width, height, pictureHeight }: ClothMapRequest): ClothMap {
  const covered = matte.reduce((sum, value) => sum + value, 0);
  const footprint = metresPerPixel(covered, pictureHeight);
  const bend = new Float32Array(matte.length);
  const weight = new Float32Array(matte.length);
  const facing = new Float32Array(matte.length).fill(1);
  for (let y = 0; y < height; y++) bendRow(matte, y * width, width, bend, weight, facing);
  // The blur joins rows of different width smoothly, for example where legs part or a sleeve ends.
  const radius = Math.max(2, JOINING * Math.sqrt(covered));
  const bent = blur(bend, width, height, radius);
  const near = blur(weight, width, height, radius);
  const shifts = foldShifts(form, width, height, footprint);
  const u = new Float32Array(matte.length);
  const v = new Float32Array(matte.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      u[i] = (x + bent[i]! / (near[i]! + 1e-4)) * footprint + shifts[i]!;
      v[i] = -y * footprint + ALONG_WARP * shifts[i]!;
    }
  }
  return { u, v, footprint, facing: blur(facing, width, height, 2) };
}

/**
 * Metres by which folds move the print, reduced where their edges are so steep that it would be stretched into streaks.
 */
function foldShifts(form: Float32Array, width: number, height: number, footprint: number): Float32Array {
  const shift = form.map((value) => FOLD_SHIFT * Math.max(-MAX_FOLD, Math.min(MAX_FOLD, value)));
  const max = STEEPEST * footprint;
  const held = shift.map((value, i) => {
    const steep = Math.hypot((shift[i + 1] ?? value) - value, (shift[i + width] ?? value) - value);
    return Math.min(1, max / (steep + 1e-9));
  });
  const radius = Math.max(2, STEEP_REACH / footprint);
  const near = blur(held, width, height, radius);
  return shift.map((value, i) => value * Math.max(0, near[i]!) ** 2);
}

/**
 * Treats each run of covered pixels in a row as the front of a cylinder. Writes the position on the cloth minus the
 * position in the picture, in pixels (`bend`), a weight of 1, and the cosine to the viewing direction.
 */
function bendRow(
  matte: Float32Array,
  row: number,
  width: number,
  bend: Float32Array,
  weight: Float32Array,
  facing: Float32Array,
): void {
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const inside = x < width && matte[row + x]! > 0.5;
    if (inside && from < 0) from = x;
    if (inside || from < 0) continue;
    const half = (x - from) / 2;
    const middle = from + half;
    for (let k = from; k < x; k++) {
      const across = ((k + 0.5 - middle) / half) * ROUNDNESS;
      bend[row + k] = (half * Math.asin(across)) / ROUNDNESS - (k + 0.5 - middle);
      weight[row + k] = 1;
      facing[row + k] = Math.sqrt(1 - across * across);
    }
    from = -1;
  }
}
