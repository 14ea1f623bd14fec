/** Handles, straps and chains by which bags are carried. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { bell, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { pathLength, smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, cross, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Painter } from '../../materials/material.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { wireRing } from '../../construction/hardware/fittings.ts';

/** Points of an arch in the plane at depth `z`: from (-half, base) up by `rise` metres to (half, base). */
export function archPath(half: number, base: number, rise: number, z: number, fullness = 0.62): MutableVec3[] {
  const count = 64;
  return Array.from({ length: count + 1 }, (_, i): MutableVec3 => {
    const angle = Math.PI * (1 - i / count);
    const c = Math.cos(angle);
    return [half * Math.sign(c) * Math.pow(Math.abs(c), 0.75), base + rise * Math.pow(Math.sin(angle), fullness), z];
  });
}

/** A rolled leather handle, thinner at its ends. Its two seams run along the inside. */
export function rolledHandle(path: readonly Vec3[], radius: number, detail: number): Mesh {
  return tubeMesh(path, {
    radius: (t) => {
      const full = smoothstep(0, 0.08, Math.min(t, 1 - t));
      return [lerp(radius * 0.6, radius, full), lerp(radius * 0.66, radius * 1.12, full)];
    },
    up: [-1, 0, 0],
    sides: atDetail(36, detail),
    rows: atDetail(240, detail),
  });
}

/** The seams of a rolled handle with a radius in metres: on each side of the inner line a groove, and stitches beyond. */
export function handleSeam(radius: number, thread: Thread): Painter {
  return (point, surface) => {
    const fromSeam = Math.abs(point.u) - radius * 0.75;
    shadeLine(surface, fromSeam, 0.0008, 0.35);
    stitchRow(point, surface, fromSeam - 0.0022, point.v, thread);
  };
}

/** A flat strap with a stitched edge, as `strapSeam` paints it. */
export function flatStrap(path: readonly Vec3[], half: number, thickness: number, up: Vec3, detail: number): Mesh {
  return beltMesh(path, { half, thickness, up, rows: atDetail(path.length * 3, detail) });
}

export function strapSeam(half: number, thickness: number, thread: Thread): Painter {
  const round = 2 * (2 * (half - thickness / 2)) + Math.PI * thickness;
  return (point, surface) => {
    // u is 0 at the centre of the visible side and half the girth at the centre of the hidden side.
    const across = Math.abs(point.u) > round / 4 ? round / 2 - Math.abs(point.u) : Math.abs(point.u);
    const inside = half - across;
    // Straps are waxed less than panels, because flat leather that mirrors a whole lamp looks grey.
    surface.roughness = Math.max(surface.roughness, 0.5);
    shadeLine(surface, inside, 0.0008, 0.45);
    stitchRow(point, surface, inside - 0.0034, point.v, thread);
  };
}

/**
 * A chain of oval links along a path, each rotated by 90 degrees from the previous one. `link` is the length of a link
 * in metres.
 */
export function chainMesh(path: readonly Vec3[], link: number, wire: number, detail: number): Mesh {
  const length = pathLength(path);
  const count = Math.max(2, Math.round(length / (link * 0.72)));
  const links: Mesh[] = [];
  let at = 0;
  let walked = 0;
  for (let k = 0; k < count; k++) {
    const target = ((k + 0.5) / count) * length;
    while (at < path.length - 2 && walked + stepLength(path, at) < target) walked += stepLength(path, at++);
    const here = path[at]!;
    const along = normalise(subtract(path[at + 1]!, here));
    const centre = addScaled(here, along, target - walked);
    const side = normalise(cross(along, Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0]));
    const turned = k % 2 === 0 ? side : cross(along, side);
    const scaled = (axis: Vec3, by: number): Vec3 => [axis[0] * by, axis[1] * by, axis[2] * by];
    links.push(
      wireRing(centre, scaled(turned, link * 0.32), scaled(along, link * 0.5), wire, 0.42 * Math.max(0.4, detail)),
    );
  }
  return mergeMeshes(links);
}

function stepLength(path: readonly Vec3[], i: number): number {
  const a = path[i]!;
  const b = path[i + 1]!;
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}

/** Share of a fallen strap that hangs down next to the bag. */
const HANGING = 0.11;
/** Angle in radians by which the face of the hanging part turns to the front. */
const TURNED = 0.95;

/** A strap that is twisted where it hangs, so that its face is visible. */
export function fallenStrap(path: readonly Vec3[], half: number, thickness: number, detail: number): Mesh {
  const twist = (t: number) => TURNED * bell(Math.min(t, 1 - t) - HANGING, 0.075);
  return beltMesh(path, { half, thickness, up: [-1, 0, 0], twist, rows: atDetail(path.length * 3, detail) });
}

/**
 * A long strap that has slipped off a standing bag: it bends over at its ends, hangs down beside the bag and lies on
 * the floor round its back. `half` and `base` are the position of its ends, `lie` the height of its centre line on the
 * floor (y = 0), metres.
 */
export function fallenPath(half: number, base: number, lie = 0.0022): MutableVec3[] {
  const side = (sign: 1 | -1, reach: number): Vec3[] => {
    const out = (by: number) => sign * (half + by * reach);
    return [
      [sign * half, base, 0],
      [out(0.004), base + 0.015, -0.002],
      [out(0.02), base + 0.025, -0.008],
      [out(0.035), base + 0.008, -0.013],
      [out(0.04), base - 0.03, -0.016],
      [out(0.041), Math.max(0.07, base * 0.4), -0.016],
      [out(0.047), 0.026, -0.02],
      [out(0.062), lie + 0.002, -0.036],
      [out(0.08), lie, -0.062],
      [out(0.068), lie, -0.105],
      [sign * half * 0.62, lie, -0.142],
    ];
  };
  return smoothPath([...side(-1, 0.85), [0, lie, -0.152], ...side(1, 1.2).reverse()], 8);
}

/** Where a strap hangs from a bag, in metres. */
interface Hanging {
  /** Distance of its ends from the median plane, and their height. */
  readonly half: number;
  readonly base: number;
  /** Half the width of the bag near the floor, and half its depth there. */
  readonly foot: readonly [width: number, depth: number];
  /** Height of its centre line on the floor. */
  readonly lie: number;
}

/**
 * A long strap that hangs down on both sides of a standing bag from its rings and lies in a loop on the floor in front
 * of it, its face up.
 */
export function hangingPath({ half, base, foot: [wide, deep], lie }: Hanging): MutableVec3[] {
  const out = Math.max(wide, half) + 0.006;
  const side = (sign: 1 | -1): Vec3[] => [
    [sign * half, base, 0],
    [sign * (half + 0.003), base - 0.02, 0],
    [sign * (half + 0.75 * (out - half) + 0.005), base * 0.5, 0],
    [sign * (out + 0.001), 0.04, 0],
    [sign * (out + 0.004), 0.018, 0],
    [sign * (out + 0.012), lie + 0.004, 0],
    [sign * (out + 0.024), lie, 0.001],
  ];
  // The loop is deeper on the right, as a strap that was laid down by hand.
  const loop = Array.from({ length: 13 }, (_, i): Vec3 => {
    const angle = Math.PI * (1 - (i + 1.2) / 14.4);
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return [(out + 0.042) * x, lie, 0.014 + (deep + 0.064 + 0.018 * x) * z ** 0.8];
  });
  return smoothPath([...side(-1), ...loop, ...side(1).reverse()], 8);
}

/** Half a turn from front to back over a ring, for the leather tab that holds the ring. */
export function tabPath(x: number, base: number, lift: number, reach: number): MutableVec3[] {
  return Array.from({ length: 25 }, (_, i): MutableVec3 => {
    const angle = (i / 24) * (TAU / 2);
    return [x, base + lift * Math.pow(Math.sin(angle), 0.8), reach * Math.cos(angle)];
  });
}
