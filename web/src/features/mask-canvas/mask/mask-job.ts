import { feather } from './feather.ts';
import { floodRegion } from './flood.ts';
import { grow } from './grow.ts';
import type { Mask } from './mask.ts';
import type { Point, Size } from './rect.ts';

/** Work on a mask that takes longer than a frame and is therefore done in a worker. */
export type MaskJob =
  | { readonly kind: 'grow'; readonly mask: Mask; /** Negative shrinks. */ readonly pixels: number }
  | { readonly kind: 'feather'; readonly mask: Mask; readonly pixels: number }
  | {
      readonly kind: 'flood';
      /** RGBA pixels of the picture, row by row. */
      readonly pixels: Uint8ClampedArray;
      readonly size: Size;
      readonly from: Point;
      readonly tolerance: number;
    };

/** Runs a job and returns the new coverage values of the mask. */
export function runMaskJob(job: MaskJob): Uint8Array {
  if (job.kind === 'grow') return grow(job.mask, job.pixels);
  if (job.kind === 'feather') return feather(job.mask, job.pixels);
  return floodRegion(job.pixels, job.size, job.from, job.tolerance);
}
