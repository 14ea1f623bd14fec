import { edgeDistance, weaveOf } from '../../foundation/image/edge-distance.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { blur } from '../../foundation/image/blur.ts';
import type { BodySeeds } from './body-seeds.ts';

/** Weight of the path length beside the edges on it: where no edge separates the two parts, the nearer one wins. */
const NEARNESS = 0.02;
/** Cost of one pixel of a path in opponent colours, beside the colour changes along it. */
const STEP = 0.12;
/** Radius in pixels of the blur that smooths the border. */
const BORDER_SMOOTHING = 2.5;
/** Half the range around an equal share over which a pixel changes parts: narrow, but enough to stay antialiased. */
const RAMP = 0.1;
/** How far a forearm may lie outside its position in the pose, as a share of the height of the torso's seeds. */
const MAX_FOREARM_SHIFT = 0.42;
/** Share of the height of the torso's seeds above which even a short top covers the torso and no waistband reaches. */
const CHEST = 0.6;
/** How far the lower garment certainly reaches up, as a share of the way from the thighs to the belly. */
const RISE = 1;
/** How far down it reaches on a leg whose seeds begin lower than the other's, as a share of the same way. */
const REACH = 0.25;

interface Worn {
  /** 0 to 1 per pixel: everything of the same cloth. */
  readonly share: Float32Array;
  /** Colours of the picture as computed by `softColours`. */
  readonly colours: Float32Array;
  readonly seeds: BodySeeds;
  readonly width: number;
  /** May throw to stop. */
  readonly check: () => void;
}

/**
 * Separates the garment above the waist from the one below where both are of the same cloth, so colours do not
 * help: each pixel goes to the part from which the path crosses fewer edges, such as those of a hem, a waistband or a
 * sleeve.
 */
export function splitAtWaist({ share, colours, seeds, width, check }: Worn, wanted: 'upper' | 'lower'): Float32Array {
  const first = Math.floor(seeds.upper.indexOf(1) / width);
  const last = Math.floor(seeds.upper.lastIndexOf(1) / width);
  const waist = (first + CHEST * (last - first)) * width;
  const above = seeds.upper.map((value, i) => (i < waist ? value : 0));
  const middle = meanColumn(seeds.upper, width);
  for (const { of, order, plane } of seeds.limbs) {
    if (of !== 'arm') continue;
    // Forearms hang beside the lower garment, and the pose is sometimes wrong by a hand's breadth.
    const arm = order < 2 ? plane : alongOutline(plane, share, middle, MAX_FOREARM_SHIFT * (last - first), width);
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
  // Outline pixels are mixed with their surroundings, so the decision is averaged over a neighbourhood.
  const [some, all] = [mine, Float32Array.from(worn)].map((plane) =>
    blur(plane, width, height, BORDER_SMOOTHING, { check }),
  );
  return share.map((value, i) => value * smoothstep(0.5 - RAMP, 0.5 + RAMP, some![i]! / Math.max(1e-3, all![i]!)));
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

/**
 * The outermost cloth beside a forearm, at most `reach` pixels from it; empty where the forearm hangs in front of more
 * cloth.
 */
function alongOutline(arm: Uint8Array, share: Float32Array, middle: number, reach: number, width: number): Uint8Array {
  const out = new Uint8Array(arm.length);
  const outward = meanColumn(arm, width) < middle ? -1 : 1;
  const place = (from: number): number | null => {
    let end = 0;
    while (end <= reach && share[from + outward * end]! > 0.5) end++;
    if (end > reach || end < 2) return null;
    // The outermost pixel is left out, because it is mixed with the background.
    for (const inside of [2, 3, 4, 5, 6]) out[from + outward * Math.max(0, end - inside)] = 1;
    return from + outward * (end - 1);
  };
  let edge: number | null = null;
  for (let i = 0; i < arm.length; i++) if (arm[i]) edge = place(i) ?? edge;
  // Continues along the outline down to the cuff.
  const rows = Math.ceil((arm.lastIndexOf(1) - arm.indexOf(1)) / width);
  for (let row = 0; row < rows && edge !== null; row++) edge = place(edge + width - 3 * outward);
  return out;
}

/**
 * The seeds of the thighs, extended up to the hips.
 * @param belly the lowest row of the torso's seeds.
 */
function raised(lower: Uint8Array, belly: number, width: number): Uint8Array {
  const out = lower.slice();
  const top = lower.indexOf(1);
  if (top < 0) return out;
  const thighs = Math.floor(top / width);
  const columns = new Uint8Array(width);
  for (let i = top; i < lower.length; i++) if (lower[i]) columns[i % width] = 1;
  // The seeds of both legs begin at different heights, so the extension overlaps the lower one.
  for (let y = Math.floor(thighs - RISE * (thighs - belly)) + 1; y < thighs + REACH * (thighs - belly); y++) {
    out.set(columns, y * width);
  }
  return out;
}
