/** Fills the hole of the smallest picture patch by patch from its border inwards (Criminisi et al. 2004). */
import type { Random } from '../../foundation/geometry/random.ts';
import { createSourceSearch } from './best-source.ts';
import { carryEdges } from './carry-edges.ts';
import { FEATURES, REACH, SOURCE } from './level.ts';
import type { Level } from './level.ts';
import { FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';

/** Radius of the centre of a patch that is copied at a time: 3 by 3 pixels. */
const COPY = 1;

/**
 * Depth of a hole, in steps, from which it hides a whole object; shallower gaps between strokes are better matched
 * piece by piece.
 */
const DEEP_HOLE = 6;

/**
 * Maximum number of pairs of hole pixels and sources that are compared; a hole with more is thin relative to its
 * picture.
 */
const MAX_PAIRS = 9e6;
/** Factor of the confidence of a copied pixel relative to the mean of its patch, so that it falls towards the centre. */
const CONFIDENCE_DECAY = 0.9;
/** Added to the strength of an edge, so that plain borders also have a priority. */
const PLAIN_PRIORITY = 0.05;

/**
 * Fills the hole of `level` in place. Lines that meet the border are continued first: the next patch is the one with
 * the most known pixels and the strongest edge across the border. With `freedom` 0 the best patch is taken, with up to
 * 1 any that is about as good, chosen by `random`. `check` may throw to stop.
 */
export function guessHole(level: Level, freedom: number, random: Random, check: () => void): void {
  const { width, height, features, hole, sources } = level;
  const open = hole.slice();
  if (open.reduce((sum, value) => sum + value, 0) * sources.length > MAX_PAIRS) return spanHole(level, check);
  const bestSource = createSourceSearch(level, carryEdges(level, check));
  const trust = Float32Array.from(hole, (unknown) => (unknown ? 0 : 1));
  const copied = new Int32Array(hole.length).fill(-1);
  const deep = level.depth.some((steps) => steps >= DEEP_HOLE);
  const handicap = () => 1 + freedom * random();
  const border = { open, trust, features, width, height };
  const priorities = new Float64Array(hole.length);
  updatePriorities(priorities, border, 0, 0, Math.max(width, height));
  for (;;) {
    check();
    const next = highestPriority(priorities);
    if (next < 0) return;
    const preferred = deep ? continued(level, copied, next) : null;
    const source = bestSource({ open, next, preferred, handicap });
    const x = next % width;
    const y = (next - x) / width;
    const confidence = CONFIDENCE_DECAY * knownShare(open, trust, x, y, width, height);
    for (let v = Math.max(0, y - COPY); v <= Math.min(height - 1, y + COPY); v++) {
      for (let u = Math.max(0, x - COPY); u <= Math.min(width - 1, x + COPY); u++) {
        const to = v * width + u;
        if (!open[to]) continue;
        const from = source + (v - y) * width + (u - x);
        for (let c = 0; c < FEATURES; c++) features[to * FEATURES + c] = features[from * FEATURES + c]!;
        open[to] = 0;
        copied[to] = from;
        trust[to] = confidence;
      }
    }
    updatePriorities(priorities, border, x, y, COPY + REACH);
  }
}

/** Fills the hole by smooth interpolation, which is a sufficient start for a thin one. */
function spanHole({ width, height, features, hole }: Level, check: () => void): void {
  const skin = Float32Array.from(features);
  const state = Uint8Array.from(hole, (open) => (open ? FREE : FIXED));
  stretchMembrane(skin, state, width, height, FEATURES, check);
  for (let i = 0; i < features.length; i++) features[i] = skin[i]!;
}

interface Border {
  readonly open: Uint8Array;
  readonly trust: Float32Array;
  readonly features: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Updates the priority of each pixel within `reach` of (x, y); -1 where it is known or has no known neighbour. */
function updatePriorities(
  priorities: Float64Array,
  { open, trust, features, width, height }: Border,
  x: number,
  y: number,
  reach: number,
): void {
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const i = v * width + u;
      const isBorder =
        open[i] &&
        ((u > 0 && !open[i - 1]) ||
          (u < width - 1 && !open[i + 1]) ||
          (v > 0 && !open[i - width]) ||
          (v < height - 1 && !open[i + width]));
      priorities[i] = isBorder
        ? knownShare(open, trust, u, v, width, height) *
          (PLAIN_PRIORITY + edgeInto(open, features, u, v, width, height))
        : -1;
    }
  }
}

/** The pixel of the open border with the highest priority, the first of equal ones; -1 when nothing is open. */
function highestPriority(priorities: Float64Array): number {
  let best = -1;
  let highest = -1;
  for (let i = 0; i < priorities.length; i++) {
    if (priorities[i]! <= highest) continue;
    highest = priorities[i]!;
    best = i;
  }
  return best;
}

function knownShare(
  open: Uint8Array,
  trust: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  let sum = 0;
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++)
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++)
      if (!open[v * width + u]) sum += trust[v * width + u]!;
  return sum / (2 * REACH + 1) ** 2;
}

/**
 * Strength of an edge that runs into the hole at (x, y), 0 to 1: the range of grey of the known pixels up to 2 pixels
 * away.
 */
function edgeInto(open: Uint8Array, features: Uint8Array, x: number, y: number, width: number, height: number): number {
  let low = 255;
  let high = 0;
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
      const i = v * width + u;
      if (open[i]) continue;
      const grey = (features[i * FEATURES]! + 2 * features[i * FEATURES + 1]! + features[i * FEATURES + 2]!) / 4;
      if (grey < low) low = grey;
      if (grey > high) high = grey;
    }
  }
  return Math.max(0, high - low) / 255;
}

/**
 * Sources that continue what was copied next to `next`, because a few large pieces look more natural than many small
 * ones.
 */
function continued({ width, height, kind }: Level, copied: Int32Array, next: number): readonly number[] {
  const found: number[] = [];
  const x = next % width;
  const y = (next - x) / width;
  for (let v = Math.max(0, y - COPY - 1); v <= Math.min(height - 1, y + COPY + 1); v++) {
    for (let u = Math.max(0, x - COPY - 1); u <= Math.min(width - 1, x + COPY + 1); u++) {
      const from = copied[v * width + u]!;
      if (from < 0) continue;
      const source = from + next - (v * width + u);
      if (kind[source] === SOURCE) found.push(source);
    }
  }
  return found;
}
