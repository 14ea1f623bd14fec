import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { GarmentCut } from './garment-cut.ts';

/** A subject that covers more than this share of a picture's side extends beyond it. */
const CUT_OFF = 0.12;
/** Likeness to an ellipse from which an object is round; garments, with a hem and a neck, stay below. */
const MAX_GARMENT_ROUNDNESS = 0.945;
/** Value (of 255) above which a pixel is covered. */
const COVERED = 127;
/** Limits of the share of its bounds that a garment fills, and its minimum side in pixels. */
const SCATTERED = 0.2;
const FULL = 0.985;
const TINY = 12;
/** Number of sides of the picture that cut a garment off, from which too little of it is visible. */
const MAX_SIDES = 3;

/**
 * Rejects subjects that are not garments: tiny, thin or scattered ones, those that fill their bounds, those that the
 * frame cuts off on most sides, and round objects.
 */
export function isGarment({ width, height, alpha }: GarmentCut, matte: EngineMask): boolean {
  let inside = 0;
  for (const value of alpha) if (value > COVERED) inside++;
  const share = inside / (width * height);
  if (share <= SCATTERED || share >= FULL || Math.min(width, height) <= TINY) return false;
  return sidesCut(matte) < MAX_SIDES && roundness(alpha, width, height, inside) < MAX_GARMENT_ROUNDNESS;
}

function sidesCut({ width, height, data }: EngineMask): number {
  const covered = (count: number, at: (k: number) => number) => {
    let on = 0;
    for (let k = 0; k < count; k++) if (data[at(k)]! > COVERED) on++;
    return on > CUT_OFF * count ? 1 : 0;
  };
  return (
    covered(width, (x) => x) +
    covered(width, (x) => (height - 1) * width + x) +
    covered(height, (y) => y * width) +
    covered(height, (y) => y * width + width - 1)
  );
}

/** Overlap (intersection over union) of a shape and the ellipse with the same moments: 1 for an ellipse. */
function roundness(alpha: Uint8Array, width: number, height: number, count: number): number {
  let [x, y, xx, xy, yy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! <= COVERED) continue;
    const [u, v] = [i % width, Math.floor(i / width)];
    [x, y, xx, xy, yy] = [x + u, y + v, xx + u * u, xy + u * v, yy + v * v];
  }
  [x, y] = [x / count, y / count];
  const [a, b, c] = [xx / count - x * x, xy / count - x * y, yy / count - y * y];
  const size = a * c - b * b || 1;
  let [both, either] = [0, 0];
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const [du, dv] = [u - x, v - y];
      // Four times the variance is the square of a half axis.
      const inEllipse = (c * du * du - 2 * b * du * dv + a * dv * dv) / size <= 4;
      const on = alpha[v * width + u]! > COVERED;
      if (on && inEllipse) both++;
      if (on || inEllipse) either++;
    }
  return both / either;
}
