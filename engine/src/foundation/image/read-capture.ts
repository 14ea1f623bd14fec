import { luminancePlane } from './picture.ts';
import type { Picture } from './picture.ts';

/** Noise and softness that the camera left in a picture. */
export interface Capture {
  /** Standard deviation of the noise, sRGB levels. */
  readonly grain: number;
  /** Standard deviation in pixels of the blur of its sharpest edges; 0 for crisp ones. */
  readonly blur: number;
}

/** Maximum grain in sRGB levels that is reported. */
const MAX_GRAIN = 9;
/** Minimum change over five pixels, in sRGB levels, of an edge whose softness is measured. */
const STRONG_EDGE = 40;

/**
 * Measures noise outside the mask where `near` is not 0, and softness on the strongest edges of the whole picture
 * outside the mask.
 */
export function readCapture({ rgb, width, height, mask }: Picture, near: Uint8Array): Capture {
  const grey = luminancePlane(rgb).map((light) => 255 * Math.pow(light, 1 / 2.2));
  const noise: number[] = [];
  const steepness: number[] = [];
  for (let y = 3; y < height - 4; y += 2) {
    for (let x = 3; x < width - 4; x += 2) {
      const i = y * width + x;
      if (mask[i]) continue;
      if (near[i]) {
        // Noise by the filter of Immerkaer 1996, which does not respond to slopes and hardly to edges.
        const cross = grey[i - 1]! + grey[i + 1]! + grey[i - width]! + grey[i + width]!;
        const corners = grey[i - width - 1]! + grey[i - width + 1]! + grey[i + width - 1]! + grey[i + width + 1]!;
        noise.push(Math.abs(4 * grey[i]! - 2 * cross + corners));
      }
      const rise = Math.abs(grey[i + 3]! - grey[i - 2]!);
      if (rise > STRONG_EDGE) steepness.push(Math.abs(grey[i + 1]! - grey[i]!) / rise);
    }
  }
  noise.sort((a, b) => a - b);
  steepness.sort((a, b) => a - b);
  // The filter multiplies the standard deviation of noise by 6. A low quantile leaves out texture: 0.4 of all normally
  // distributed values are nearer to 0 than 0.52 standard deviations.
  const grain = noise.length > 40 ? noise[Math.floor(noise.length * 0.4)]! / (6 * 0.52) : 0;
  const steepest = steepness.length > 20 ? steepness[Math.floor(steepness.length * 0.985)]! : 1;
  return { grain: Math.min(MAX_GRAIN, grain), blur: softness(steepest) };
}

/**
 * Standard deviation of a blurred step whose steepest change between two neighbouring pixels is this share of the step.
 */
function softness(steepest: number): number {
  return steepest > 0.72 ? 0 : Math.min(2.2, 0.4 / Math.max(0.15, steepest));
}
