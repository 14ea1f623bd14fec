import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Moulded } from './product.ts';

/** Rounding in metres of the upper and lower edges for which the table names none. */
const EDGE = 0.0008;

/**
 * Factor of the distances to a box. With a flare they grow by more than a metre per metre, so that a ray which follows
 * them in full steps would pass through the wall.
 */
const CAUTION = 0.97;

/** Factor of the width and depth at a height. */
const flareAt = ({ size, flare = 0 }: Moulded, y: number): number => 1 + flare * (y / size[1] - 0.5);

export function mouldedMesh(moulded: Moulded, detail: number): Mesh {
  const { size, corner, edge = EDGE, bulge = 0, ribs, hollow } = moulded;
  const [w, h, d] = size;
  const isRelief = bulge > 0 || ribs !== undefined;
  return roundedLoft({
    columns: atDetail(ribs?.run === 'up' ? 900 : 220, detail),
    rows: atDetail(ribs?.run === 'round' ? 500 : 120, detail),
    bottom: 0,
    top: h,
    corner: Math.min(corner, w / 2, d / 2),
    edge,
    halfWidth: (y) => (w / 2) * flareAt(moulded, y),
    halfDepth: (y) => (d / 2) * flareAt(moulded, y),
    ...(hollow ? { opening: { thickness: hollow.wall, depth: h - hollow.floor } } : {}),
    ...(isRelief
      ? {
          relief: (x, y, z) =>
            bulge * bulgeAt(x / (w / 2), (2 * y) / h - 1, z / (d / 2)) - (ribs ? grooveAt(moulded, ribs, x, y, z) : 0),
        }
      : {}),
  });
}

/** Depth in metres of the grooves between ribs at a point of a wall; they run out before the rounded edges. */
function grooveAt(
  { size: [w, h, d], corner, edge = EDGE }: Moulded,
  { run, pitch, depth, uneven = 0 }: NonNullable<Moulded['ribs']>,
  x: number,
  y: number,
  z: number,
): number {
  const across = Math.abs(z) > d / 2 - corner * 0.6;
  const along = across ? x : z;
  const fade =
    smoothstep(0, pitch, Math.min(y - edge, h - edge - y)) *
    smoothstep(0, pitch, (across ? w : d) / 2 - corner - Math.abs(along) + pitch / 2);
  const at = (run === 'up' ? along : y - h / 2) / pitch;
  if (uneven > 0) return depth * fade * foldAt(at, y / h, uneven);
  // Broad ribs with narrow grooves, which is how shells are moulded.
  return depth * fade * Math.exp(-(((at - Math.round(at)) / 0.17) ** 2));
}

/** Depth of a hanging cloth between its folds, 0 to 1: gathered at the top (`y` = 1), wider and softer below. */
function foldAt(at: number, y: number, uneven: number): number {
  const drift = uneven * (1.1 * noise2(at * 0.55, 3 + y * 0.5, 4) + 0.25 * noise2(at * 1.3, y * 1.6, 5));
  const wave = 0.5 - 0.5 * Math.cos(TAU * (at + drift * (1.15 - 0.3 * y)));
  return wave ** (1 + 0.6 * y) * (1 - 0.45 * uneven * (0.5 + 0.5 * noise2(at * 0.8, 7 - y, 6)));
}

/** 1 at the centre of a face and 0 at its edges; the coordinates are shares of the half sizes. */
function bulgeAt(x: number, y: number, z: number): number {
  const across = Math.abs(x) > Math.abs(z) ? z : x;
  return Math.max(0, 1 - across * across) * Math.max(0, 1 - y * y);
}

/** Distance from the axis to the front at a point of it. */
export function mouldedFront(moulded: Moulded): (x: number, y: number) => number {
  const [w, h, d] = moulded.size;
  const { bulge = 0 } = moulded;
  return (x, y) => (d / 2) * flareAt(moulded, y) + bulge * bulgeAt(x / (w / 2), (2 * y) / h - 1, 1);
}

/** Distance to a rounded rectangle. */
function rectangle(x: number, z: number, w: number, d: number, corner: number): number {
  const [qx, qz] = [Math.abs(x) - w + corner, Math.abs(z) - d + corner];
  return Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - corner;
}

/** Distance to a prism with rounded edges, from the distance to its section and to its two ends. */
function capped(section: number, ends: number, edge: number): number {
  const [a, b] = [section + edge, ends + edge];
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - edge;
}

/** Distance to the outside and the inside of a box; the inside of a solid one is positive everywhere. */
export function mouldedFields(moulded: Moulded): { readonly outer: DistanceField; readonly inner: DistanceField } {
  const { size, corner, edge = EDGE, hollow } = moulded;
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2];
  const wall = hollow?.wall ?? 0;
  const floor = hollow?.floor ?? 0;
  const within = Math.max(0.001, corner - wall);
  return {
    outer: (x, y, z) => {
      const k = flareAt(moulded, y);
      return capped(rectangle(x, z, w * k, d * k, corner), Math.abs(y - h / 2) - h / 2, edge) * CAUTION;
    },
    inner: hollow
      ? (x, y, z) => {
          const k = flareAt(moulded, y);
          return (
            capped(rectangle(x, z, w * k - wall, d * k - wall, within), floor - y, Math.min(0.003, within)) * CAUTION
          );
        }
      : () => 1,
  };
}
