import { edgeDistance } from '../fill/edge-distance.ts';
import { smoothstep } from '../geometry/interpolation.ts';
import type { BodySeeds } from './body-seeds.ts';

/** What each pixel of the way costs in changes of colour: where no edge parts the two, the nearer one counts. */
const STEP = 0.12;
/** Of the height of the torso's seeds: above this even a short top covers it, and no waistband reaches. */
const CHEST = 0.6;
/** Of the way from the thighs to the belly, how far what is worn below surely reaches up. */
const RISE = 1;
/** The same downwards, where one leg begins lower than the other. */
const REACH = 0.25;

interface Worn {
  /** 0 to 1 per pixel: all that is of one cloth. */
  readonly share: Float32Array;
  /** From `softColours`. */
  readonly colours: Float32Array;
  readonly seeds: BodySeeds;
  readonly width: number;
  /** May throw to stop. */
  readonly check: () => void;
}

/**
 * What is worn above the waist or below it where both are of one cloth, so that colours tell nothing: each place goes
 * to the part that it is reached from over fewer edges, such as those of a hem, a waistband or a sleeve.
 */
export function splitAtWaist({ share, colours, seeds, width, check }: Worn, wanted: 'upper' | 'lower'): Float32Array {
  const first = Math.floor(seeds.upper.indexOf(1) / width);
  const last = Math.floor(seeds.upper.lastIndexOf(1) / width);
  const waist = (first + CHEST * (last - first)) * width;
  const above = seeds.upper.map((value, i) => (i < waist ? value : 0));
  for (const { of, plane } of seeds.limbs) {
    if (of === 'arm') for (let i = 0; i < above.length; i++) if (plane[i]) above[i] = 1;
  }
  const below = raised(seeds.lower, last, width).map((value, i) => (above[i] ? 0 : value));
  const fromAbove = edgeDistance(colours, above, -STEP, width, check);
  const fromBelow = edgeDistance(colours, below, -STEP, width, check);
  const [own, other] = wanted === 'upper' ? [fromAbove, fromBelow] : [fromBelow, fromAbove];
  return share.map((value, i) => value * smoothstep(0.45, 0.55, other[i]! / (own[i]! + other[i]! + 1e-6)));
}

/** Seeds of the thighs, up to the hips. @param belly the lowest row of the torso's. */
function raised(lower: Uint8Array, belly: number, width: number): Uint8Array {
  const out = lower.slice();
  const top = lower.indexOf(1);
  if (top < 0) return out;
  const thighs = Math.floor(top / width);
  const columns = new Uint8Array(width);
  for (let i = top; i < lower.length; i++) if (lower[i]) columns[i % width] = 1;
  // The legs' seeds begin at heights of their own: the lower one is joined to what is raised.
  for (let y = Math.floor(thighs - RISE * (thighs - belly)) + 1; y < thighs + REACH * (thighs - belly); y++) {
    out.set(columns, y * width);
  }
  return out;
}
