import { edgeDistance, weaveOf } from '../../foundation/image/edge-distance.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { blur } from '../../foundation/image/blur.ts';
import type { BodySeeds } from './body-seeds.ts';

/** Weight of the way itself beside the edges on it: where none parts the two, the nearer one counts. */
const NEARNESS = 0.02;
const STEP = 0.12;
/** Pixels over which the border is evened. */
const EVEN = 2.5;
/** Of the height of the torso's seeds: how far a forearm may lie outside where the pose has it. */
const ASIDE = 0.42;
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
  const middle = meanColumn(seeds.upper, width);
  for (const { of, order, plane } of seeds.limbs) {
    if (of !== 'arm') continue;
    // Forearms hang beside what is worn below, and a pose is a hand's breadth wrong at times.
    const arm = order < 2 ? plane : alongOutline(plane, share, middle, ASIDE * (last - first), width);
    for (let i = 0; i < above.length; i++) if (arm[i]) above[i] = 1;
  }
  const height = share.length / width;
  const worn = Uint8Array.from(share, (value) => (value > 0.5 ? 1 : 0));
  const below = raised(seeds.lower, last, width).map((value, i) => (above[i] ? 0 : value));
  const grain = weaveOf(colours, worn, width);
  const from = (start: Uint8Array): Float32Array => {
    const way = edgeDistance(colours, start, -STEP, width, check);
    return edgeDistance(colours, start, grain, width, check).map((edges, i) => edges + NEARNESS * way[i]!);
  };
  const [fromAbove, fromBelow] = [from(above), from(below)];
  const [own, other] = wanted === 'upper' ? [fromAbove, fromBelow] : [fromBelow, fromAbove];
  const mine = Float32Array.from(worn, (value, i) => (value && own[i]! < other[i]! ? 1 : 0));
  // Outlines are mixed with what lies beside them, so that few pixels decide nothing.
  const [some, all] = [mine, Float32Array.from(worn)].map((plane) => blur(plane, width, height, EVEN, { check }));
  return share.map((value, i) => value * smoothstep(0.4, 0.6, some![i]! / Math.max(1e-3, all![i]!)));
}

function meanColumn(plane: Uint8Array, width: number): number {
  let [sum, count] = [0, 1e-6];
  for (let i = 0; i < plane.length; i++) {
    if (!plane[i]) continue;
    sum += i % width;
    count++;
  }
  return sum / count;
}

/** The outermost cloth beside a forearm, no farther than `reach` pixels from it; nothing where it hangs before more. */
function alongOutline(arm: Uint8Array, share: Float32Array, middle: number, reach: number, width: number): Uint8Array {
  const out = new Uint8Array(arm.length);
  const outward = meanColumn(arm, width) < middle ? -1 : 1;
  const place = (from: number): number | null => {
    let end = 0;
    while (end <= reach && share[from + outward * end]! > 0.5) end++;
    if (end > reach || end < 2) return null;
    for (const inside of [2, 3, 4, 5, 6]) out[from + outward * Math.max(0, end - inside)] = 1;
    return from + outward * (end - 1);
  };
  let edge: number | null = null;
  for (let i = 0; i < arm.length; i++) if (arm[i]) edge = place(i) ?? edge;
  // On down to the cuff, along the outline.
  const rows = Math.ceil((arm.lastIndexOf(1) - arm.indexOf(1)) / width);
  for (let row = 0; row < rows && edge !== null; row++) edge = place(edge + width - 3 * outward);
  return out;
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
