import { medianOf } from '../../../foundation/geometry/median-of.ts';
import { blockAt, SIDE } from './block-dct.ts';
import type { Plane } from './plane.ts';

/** Maximum number of blocks that are read: more make it slower and no surer. */
const MAX_BLOCKS = 4000;
/** Share of the blocks, the smoothest, in which noise is measured. */
const SMOOTHEST = 0.08;
/** Frequencies (row plus column) up to which a block shows structure, and from which on it shows noise. */
const STRUCTURE = 5;
const FINE = 8;
/** Means of blocks, in levels, beyond which bytes are clipped and show no noise. */
const DARK = 6;
const BRIGHT = 249;
/** Noise is alike at all fine frequencies: its low values are at least this share of its high ones. Weave is not. */
const EVENNESS = 0.4;
/** The median of the absolute values of a normal distribution with a deviation of 1. */
const NORMAL_MEDIAN = 0.6745;

const orderOf = (k: number): number => Math.floor(k / SIDE) + (k % SIDE);
const frequencies = Array.from({ length: SIDE * SIDE - 1 }, (_, i) => i + 1);
const structural = frequencies.filter((k) => orderOf(k) <= STRUCTURE);
const fine = frequencies.filter((k) => orderOf(k) >= FINE);

/**
 * Standard deviation of the noise of a plane (0 to 255): that of fine coefficients in its smoothest blocks (Ponomarenko
 * et al. 2007, "An Automatic Approach to Lossy Compression of AVIRIS Images"). It is 0 where all blocks are clipped, or
 * show a pattern.
 */
export function readNoise({ data, width, height }: Plane): number {
  const columns = Math.floor(width / SIDE);
  const count = columns * Math.floor(height / SIDE);
  const blocks: { readonly block: Float32Array; readonly energy: number }[] = [];
  for (let i = 0; i < count; i += Math.ceil(count / MAX_BLOCKS)) {
    const block = new Float32Array(SIDE * SIDE);
    blockAt(data, SIDE * Math.floor(i / columns) * width + SIDE * (i % columns), width, block);
    const mean = block[0]! / SIDE;
    if (mean < DARK || mean > BRIGHT) continue;
    blocks.push({ block, energy: structural.reduce((sum, k) => sum + block[k]! ** 2, 0) });
  }
  if (blocks.length === 0) return 0;
  blocks.sort((a, b) => a.energy - b.energy);
  const smooth = blocks.slice(0, Math.ceil(SMOOTHEST * blocks.length));
  const medians = Float64Array.from(fine, (k) => medianOf(smooth.map(({ block }) => Math.abs(block[k]!)))).sort();
  if (medians[Math.floor(0.1 * fine.length)]! < EVENNESS * medians[Math.floor(0.9 * fine.length)]!) return 0;
  return medianOf(medians) / NORMAL_MEDIAN;
}
