/** Convex outlines on the ground, by which things keep their distance. Coordinates are x and z in metres. */
import { TAU } from '../../foundation/geometry/interpolation.ts';

/** Corners of a convex polygon, counter-clockwise in (x, z), 2 numbers each. */
export type Footprint = Float64Array;

/** Number of sides of a footprint, a multiple of 4 so that boxes are exact. It is drawn round the points. */
const SIDES = 48;
const COSINES = Float64Array.from({ length: SIDES }, (_, k) => Math.cos((TAU * k) / SIDES));
const SINES = Float64Array.from({ length: SIDES }, (_, k) => Math.sin((TAU * k) / SIDES));

/** The smallest polygon with sides in fixed directions that contains all points (3 coordinates each, y is ignored). */
export function footprintOf(points: Float32Array): Footprint {
  const reach = new Float64Array(SIDES).fill(-Infinity);
  for (let i = 0; i < points.length; i += 3) {
    for (let k = 0; k < SIDES; k++) {
      const along = points[i]! * COSINES[k]! + points[i + 2]! * SINES[k]!;
      if (along > reach[k]!) reach[k] = along;
    }
  }
  const corners = new Float64Array(SIDES * 2);
  const step = TAU / SIDES;
  for (let k = 0; k < SIDES; k++) {
    const next = (k + 1) % SIDES;
    // The corner between two neighbouring sides, along the first side.
    const beyond = (reach[next]! - reach[k]! * Math.cos(step)) / Math.sin(step);
    corners[k * 2] = reach[k]! * COSINES[k]! - beyond * SINES[k]!;
    corners[k * 2 + 1] = reach[k]! * SINES[k]! + beyond * COSINES[k]!;
  }
  return corners;
}

/** The footprint after a turn in radians from +x to +z and a move in metres. */
export function movedFootprint(footprint: Footprint, turn: number, x: number, z: number): Footprint {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const moved = new Float64Array(footprint.length);
  for (let i = 0; i < footprint.length; i += 2) {
    moved[i] = c * footprint[i]! - s * footprint[i + 1]! + x;
    moved[i + 1] = s * footprint[i]! + c * footprint[i + 1]! + z;
  }
  return moved;
}

/** Lower bound of the distance in metres between two footprints; negative where they overlap. */
export const gapBetween = (a: Footprint, b: Footprint): number => Math.max(gapFrom(a, b), gapFrom(b, a));

/** The largest distance of `b` from a side of `a`. */
function gapFrom(a: Footprint, b: Footprint): number {
  let largest = -Infinity;
  for (let i = 0; i < a.length; i += 2) {
    const j = (i + 2) % a.length;
    const [ex, ez] = [a[j]! - a[i]!, a[j + 1]! - a[i + 1]!];
    const length = Math.hypot(ex, ez);
    if (length < 1e-9) continue;
    let nearest = Infinity;
    for (let k = 0; k < b.length; k += 2) {
      const out = (ez * (b[k]! - a[i]!) - ex * (b[k + 1]! - a[i + 1]!)) / length;
      if (out < nearest) nearest = out;
    }
    if (nearest > largest) largest = nearest;
  }
  return largest;
}

/** Extent of footprints along both axes. */
export interface Extent {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

export function extentOf(footprints: readonly Footprint[]): Extent {
  const all = footprints.flatMap((footprint) => [...footprint]);
  const xs = all.filter((_, i) => i % 2 === 0);
  const zs = all.filter((_, i) => i % 2 === 1);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minZ: Math.min(...zs), maxZ: Math.max(...zs) };
}

/**
 * How far a footprint has to be moved along a direction (a unit vector) from where it is to keep its distance from all
 * others, when it comes from outside. Zero when nothing is in its way.
 */
export function clearance(
  footprint: Footprint,
  others: readonly Footprint[],
  [dx, dz]: readonly [number, number],
  gap: number,
): number {
  const reach = Math.max(...[footprint, ...others].map(sizeFromOrigin)) * 4 + gap + 1;
  return others.reduce((furthest, other) => {
    const gapAt = (t: number) => gapBetween(movedFootprint(footprint, 0, dx * t, dz * t), other);
    let [low, high] = [0, reach];
    // The distance from a convex body is convex along a line: first its minimum, then the crossing beyond it.
    for (let step = 0; step < 60 && high - low > 1e-6; step++) {
      const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
      if (gapAt(a) < gapAt(b)) high = b;
      else low = a;
    }
    if (gapAt(low) >= gap) return furthest;
    [low, high] = [low, reach];
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2;
      if (gapAt(middle) < gap) low = middle;
      else high = middle;
    }
    return Math.max(furthest, high);
  }, 0);
}

function sizeFromOrigin(footprint: Footprint): number {
  let furthest = 0;
  for (let i = 0; i < footprint.length; i += 2)
    furthest = Math.max(furthest, Math.hypot(footprint[i]!, footprint[i + 1]!));
  return furthest;
}
