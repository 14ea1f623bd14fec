import { scratchFloats } from '../../foundation/raster/scratch.ts';
import type { SurfaceSample } from './surface-sampler.ts';

/**
 * Shadow values of one light that neighbours share. Positions (px, py) are those of `Shader.shadeFirst`, one for each
 * block of 2 x 2 samples. A value is stored for each group of 2 x 2 positions, and where the shadow is even, the other
 * three positions of the group use it.
 */
export interface SharedShadow {
  /** The shadow at (px, py), from the value of its group and its gradient, or -1 when it must be computed. */
  find(sample: SurfaceSample, px: number, py: number): number;
  /**
   * Records the shadow computed at (px, py). Returns the value to shade with, smoothed where the shadow is even.
   */
  note(sample: SurfaceSample, px: number, py: number, lit: number): number;
}

/** Maximum difference from the groups on the left and above at which a shadow counts as even. */
const EVEN = 0.15;
/** Weight of a sample's own shadow rays in an even shadow. The rest is the weight of its neighbours. */
const OWN = 0.4;
/** Minimum cosine between the normals of samples that share a shadow. */
const TURN = 0.985;
/** Maximum distance of such samples in sample sizes. */
const REACH = 12;

/**
 * Number of values per group: part, position, normal and shadow of its first sample, and the gradient of the shadow to
 * the right and down.
 */
const FIELDS = 10;

/**
 * Creates the values for a picture of `columns` x `rows` positions, in memory that the next light with the same `name`
 * reuses.
 */
export function createSharedShadow(columns: number, rows: number, name: string): SharedShadow {
  const across = (columns + 1) >> 1;
  const noted = scratchFloats(`noted ${name}`, across * ((rows + 1) >> 1) * FIELDS).fill(-1);
  const even = new Uint8Array(across * ((rows + 1) >> 1));

  function isSameSurface(s: SurfaceSample, at: number): boolean {
    if (noted[at] !== s.partIndex) return false;
    if (noted[at + 4]! * s.flatX + noted[at + 5]! * s.flatY + noted[at + 6]! * s.flatZ < TURN) return false;
    const x = noted[at + 1]! - s.x;
    const y = noted[at + 2]! - s.y;
    const z = noted[at + 3]! - s.z;
    return x * x + y * y + z * z < REACH * REACH * s.footprint * s.footprint;
  }

  function agrees(s: SurfaceSample, group: number, lit: number): boolean {
    return isSameSurface(s, group * FIELDS) && Math.abs(noted[group * FIELDS + 7]! - lit) < EVEN;
  }

  return {
    find(s, px, py) {
      const group = (py >> 1) * across + (px >> 1);
      const at = group * FIELDS;
      if (even[group] === 0 || !isSameSurface(s, at)) return -1;
      const lit = noted[at + 7]! + 0.5 * ((px & 1) * noted[at + 8]! + (py & 1) * noted[at + 9]!);
      return lit < 0 ? 0 : lit > 1 ? 1 : lit;
    },
    note(s, px, py, lit) {
      if ((px & 1) !== 0 || (py & 1) !== 0) return lit;
      const column = px >> 1;
      const group = (py >> 1) * across + column;
      const at = group * FIELDS;
      noted[at] = s.partIndex;
      noted[at + 1] = s.x;
      noted[at + 2] = s.y;
      noted[at + 3] = s.z;
      noted[at + 4] = s.flatX;
      noted[at + 5] = s.flatY;
      noted[at + 6] = s.flatZ;
      noted[at + 7] = lit;
      const left = group - 1;
      const above = group - across;
      even[group] = column > 0 && above >= 0 && agrees(s, left, lit) && agrees(s, above, lit) ? 1 : 0;
      if (even[group] === 0) return lit;
      const leftLit = noted[left * FIELDS + 7]!;
      const aboveLit = noted[above * FIELDS + 7]!;
      const beside = 0.5 * (leftLit + aboveLit);
      const smoothed = beside + (lit - beside) * OWN;
      noted[at + 7] = smoothed;
      noted[at + 8] = smoothed - leftLit;
      noted[at + 9] = smoothed - aboveLit;
      return smoothed;
    },
  };
}
