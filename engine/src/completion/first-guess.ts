/** The hole of the smallest picture, filled patch by patch from its border inwards (Criminisi et al. 2004). */
import type { Random } from '../geometry/random.ts';
import { carryEdges } from './carry-edges.ts';
import { FEATURES, REACH, SOURCE } from './level.ts';
import type { Level } from './level.ts';
import { FIXED, FREE, stretchMembrane } from './membrane.ts';

/** What a row of patches copies at a time: the middle 3 by 3. */
const COPY = 1;

/** Squared levels that a pixel of distance counts, and one up or down from a deep hole. */
const ASIDE = 6;
const ABOVE = 14;
/** What a source that goes on with its neighbours costs, of the cost of another one. */
const COHERENT = 0.7;
/** Weight of what edges carried on say of a pixel, beside what is known: enough to choose the surface, not its drawing. */
const CARRIED = 0.5;
/** Steps into a hole from which it hides a whole thing; what strokes leave open is better matched piece by piece. */
const DEEP = 6;

/** Pairs of hole pixels and sources that are compared; where there are more, the hole is thin for its picture. */
const MOST_PAIRS = 9e6;

/**
 * Fills the hole of `level` in place. Where lines meet the border they are carried on first: the next patch is the one
 * with most known pixels and the strongest edge across the border. `freedom` 0 takes the best patch, up to 1 any that is
 * about as good, by `random`. `check` may throw to stop.
 */
export function guessHole(level: Level, freedom: number, random: Random, check: () => void): void {
  const { width, height, features, hole, sources } = level;
  const open = hole.slice();
  if (open.reduce((sum, value) => sum + value, 0) * sources.length > MOST_PAIRS) return spanHole(level, check);
  const carried = carryEdges(level, check);
  const trust = Float32Array.from(hole, (unknown) => (unknown ? 0 : 1));
  const copied = new Int32Array(hole.length).fill(-1);
  const deep = level.depth.some((steps) => steps >= DEEP);
  for (;;) {
    check();
    const next = mostUrgent(open, trust, features, width, height);
    if (next < 0) return;
    const handicap = () => 1 + freedom * random();
    const source = bestKnown(level, open, carried, deep ? continued(level, copied, next) : null, next, handicap);
    const x = next % width;
    const y = (next - x) / width;
    const confidence = 0.9 * knownShare(open, trust, x, y, width, height);
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
  }
}

/** A thin hole needs no more than a smooth skin to begin with. */
function spanHole({ width, height, features, hole }: Level, check: () => void): void {
  const skin = Float32Array.from(features);
  const state = Uint8Array.from(hole, (open) => (open ? FREE : FIXED));
  stretchMembrane(skin, state, width, height, FEATURES, check);
  for (let i = 0; i < features.length; i++) features[i] = skin[i]!;
}

/** The pixel of the open border with the highest priority; -1 when nothing is open. */
function mostUrgent(
  open: Uint8Array,
  trust: Float32Array,
  features: Uint8Array,
  width: number,
  height: number,
): number {
  let best = -1;
  let highest = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!open[i]) continue;
      const known =
        (x > 0 && !open[i - 1] ? 1 : 0) +
        (x < width - 1 && !open[i + 1] ? 1 : 0) +
        (y > 0 && !open[i - width] ? 1 : 0) +
        (y < height - 1 && !open[i + width] ? 1 : 0);
      if (known === 0) continue;
      const urgency =
        knownShare(open, trust, x, y, width, height) * (0.05 + edgeInto(open, features, x, y, width, height));
      if (urgency <= highest) continue;
      highest = urgency;
      best = i;
    }
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

/** How strong an edge runs into the hole at (x, y), 0 to about 1: known colours that differ along its border. */
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

/** Sources that go on with what was copied next to `next`: a few large pieces look truer than many small ones. */
function continued({ width, height, kind }: Level, copied: Int32Array, next: number): ReadonlySet<number> {
  const found = new Set<number>();
  const x = next % width;
  const y = (next - x) / width;
  for (let v = Math.max(0, y - COPY - 1); v <= Math.min(height - 1, y + COPY + 1); v++) {
    for (let u = Math.max(0, x - COPY - 1); u <= Math.min(width - 1, x + COPY + 1); u++) {
      const from = copied[v * width + u]!;
      if (from < 0) continue;
      const source = from + next - (v * width + u);
      if (kind[source] === SOURCE) found.add(source);
    }
  }
  return found;
}

/** The source whose known part is most like that of the patch round `next`; near ones and `preferred` ones win ties; null for
 * a shallow hole. */
function bestKnown(
  { features, sources, width, height }: Level,
  open: Uint8Array,
  carried: Float32Array,
  preferred: ReadonlySet<number> | null,
  next: number,
  handicap: () => number,
): number {
  const x = next % width;
  const y = (next - x) / width;
  const [left, right] = [Math.max(-REACH, -x), Math.min(REACH, width - 1 - x)];
  const [top, bottom] = [Math.max(-REACH, -y), Math.min(REACH, height - 1 - y)];
  const above = preferred ? ABOVE : ASIDE;
  let best = sources[0]!;
  let least = Infinity;
  for (let s = 0; s < sources.length; s++) {
    const source = sources[s]!;
    const u = source % width;
    // What is near is lit alike, and what is as high shows the same floor, wall or ceiling.
    let distance = ASIDE * Math.abs(u - x) + above * Math.abs((source - u) / width - y);
    const favour = preferred?.has(source) ? COHERENT : 1;
    const limit = least / favour;
    for (let j = top; j <= bottom && distance < limit; j++) {
      for (let i = left; i <= right; i++) {
        const at = next + j * width + i;
        const a = at * FEATURES;
        const b = (source + j * width + i) * FEATURES;
        if (open[at]) {
          for (let c = 0; c < FEATURES; c++) distance += CARRIED * (carried[a + c]! - features[b + c]!) ** 2;
        } else for (let c = 0; c < FEATURES; c++) distance += (features[a + c]! - features[b + c]!) ** 2;
      }
    }
    if (distance >= limit) continue;
    distance *= favour * handicap();
    if (distance < least) {
      least = distance;
      best = source;
    }
  }
  return best;
}
