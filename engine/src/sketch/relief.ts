import { blur } from '../image/blur.ts';
import type { Regions } from './find-regions.ts';
import { inflate } from './inflate.ts';

/** The form of what is drawn, per pixel of its regions; lengths in pixels. */
export interface Relief {
  readonly width: number;
  readonly height: number;
  /** 1 where anything stands. */
  readonly mask: Uint8Array;
  /** Height before the page of the large form, without folds. */
  readonly form: Float32Array;
  /** The same with folds. */
  readonly relief: Float32Array;
}

/** Depth of a body for half of its width. */
const DEPTH = 0.56;
/** How firmly lines tie the cloth down: where two parts meet, and seams within one. */
const PARTING = 0.02;
const SEAM = 0.0015;

export interface ReliefRequest {
  readonly regions: Regions;
  /** 0 to 1 per pixel. */
  readonly ink: Float32Array;
  /** Which part each region belongs to; parts meet in deeper creases than seams are. */
  readonly partOf: readonly number[];
  readonly check: () => void;
}

export function inflateDrawing({ regions, ink, partOf, check }: ReliefRequest): Omit<Relief, 'relief'> {
  const { width, height, labels } = regions;
  const mask = new Uint8Array(labels.length);
  for (let k = 0; k < mask.length; k++) mask[k] = labels[k]! > 0 ? 1 : 0;
  const hold = new Float32Array(labels.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      const here = labels[k]!;
      if (here === 0) continue;
      let apart = 0;
      for (const n of [k + 1, k + width]) {
        const there = labels[n]!;
        if (there > 0 && there !== here) apart = partOf[there] === partOf[here] ? Math.max(apart, 1) : 2;
      }
      hold[k] = apart === 2 ? PARTING : apart === 1 || ink[k]! > 0.4 ? SEAM : 0;
    }
  }
  const round = inflate(mask, hold, width, height, check);
  const form = blur(round.map((value) => value * DEPTH), width, height, 1, { passes: 1, check });
  return { width, height, mask, form };
}
