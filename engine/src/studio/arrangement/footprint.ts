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
export const gapBetween = (a: Footprint, b: Footprint): number =>
  Math.max(...sidesTowards(a, b).map(({ gap }) => gap), ...sidesTowards(b, a).map(({ gap }) => gap));

/** A side of a footprint and how far another footprint is from it. */
interface Side {
  /** Distance in metres of the other footprint's nearest corner, outwards from the line of the side; negative inside. */
  readonly gap: number;
  /** The unit vector (x, z) that points outwards from the side. */
  readonly out: readonly [x: number, z: number];
}

/** The sides of `a` that have a length, with the distance of `b` from each. */
function sidesTowards(a: Footprint, b: Footprint): readonly Side[] {
  const sides: Side[] = [];
  for (let i = 0; i < a.length; i += 2) {
    const j = (i + 2) % a.length;
    const [ex, ez] = [a[j]! - a[i]!, a[j + 1]! - a[i + 1]!];
    const length = Math.hypot(ex, ez);
    if (length < 1e-9) continue;
    const [x, z] = [ez / length, -ex / length];
    let gap = Infinity;
    for (let k = 0; k < b.length; k += 2) gap = Math.min(gap, x * (b[k]! - a[i]!) + z * (b[k + 1]! - a[i + 1]!));
    sides.push({ gap, out: [x, z] });
  }
  return sides;
}

/** Extent of footprints along both axes. */
export interface Extent {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

export function extentOf(footprints: readonly Footprint[]): Extent {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const footprint of footprints) {
    for (let i = 0; i < footprint.length; i += 2) {
      minX = Math.min(minX, footprint[i]!);
      maxX = Math.max(maxX, footprint[i]!);
      minZ = Math.min(minZ, footprint[i + 1]!);
      maxZ = Math.max(maxZ, footprint[i + 1]!);
    }
  }
  return { minX, maxX, minZ, maxZ };
}

/**
 * Distance in metres by which a footprint has to be moved along a direction (a unit vector) from where it is to keep
 * its distance from all others, when it comes from outside. Zero when nothing is in its way.
 */
export function clearance(
  footprint: Footprint,
  others: readonly Footprint[],
  direction: readonly [number, number],
  gap: number,
): number {
  return Math.max(0, ...others.map((other) => clearanceOf(footprint, other, direction, gap)));
}

/**
 * The distance from each side changes linearly along the way. Footprints keep the gap wherever one side is far enough,
 * so they are too near between `from` and `to`.
 */
function clearanceOf(moving: Footprint, other: Footprint, [dx, dz]: readonly [number, number], gap: number): number {
  const sides = [
    ...sidesTowards(other, moving).map((side) => ({ gap: side.gap, gain: side.out[0] * dx + side.out[1] * dz })),
    ...sidesTowards(moving, other).map((side) => ({ gap: side.gap, gain: -side.out[0] * dx - side.out[1] * dz })),
  ];
  if (sides.some((side) => side.gain === 0 && side.gap >= gap)) return 0;
  const to = Math.min(...sides.filter(({ gain }) => gain > 0).map((side) => (gap - side.gap) / side.gain));
  const from = Math.max(...sides.filter(({ gain }) => gain < 0).map((side) => (gap - side.gap) / side.gain));
  return from < to ? to : 0;
}
