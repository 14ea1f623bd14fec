/** Which parts of a piece lie on an artwork, under it, or carry a share of it. */
import type { Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { flatPoint, type ArtFrame, type FlatPoint } from './art-frame.ts';
import type { ArtDrawing } from './art-raster.ts';
import { castOnCloth, type ClothMap, type ClothPoint } from './cloth-map.ts';
import type { CarryingThing } from './find-place.ts';

/** A piece that carries artworks, with what is computed once for all of them. */
export interface PlaceContext extends CarryingThing {
  readonly clothOf: (part: number) => Rgb;
  readonly boundsOf: (part: number) => Bounds;
}

/** Height in metres above the cloth from which it is seen whether something lies on it. */
const ABOVE = 0.05;
/** Depth of a seam in metres. */
const SEAM = 0.004;

/** Returns true when other parts hide most of an artwork. */
export function isHidden(
  { parts, boundsOf }: PlaceContext,
  map: ClothMap,
  centre: FlatPoint,
  frame: ArtFrame,
  { drawing, turn, on }: { readonly drawing: ArtDrawing; readonly turn: number; readonly on: readonly number[] },
): boolean {
  const [x, y] = [(0.35 * drawing.width) / 1000, (0.35 * drawing.height) / 1000];
  const probes = (
    [
      [0, 0],
      [x, 0],
      [-x, 0],
      [0, y],
      [0, -y],
    ] as const
  ).map(([px, py]) => {
    // prettier-ignore
    const at = flatPoint(centre, frame, turn, px, py);
    return map.at(at.u, at.v);
  });
  const hidden = probes.filter((found) => {
    if (found === null) return true;
    const [px, py, pz, nx, ny, nz] = found as unknown as readonly [number, number, number, number, number, number];
    const from: Vec3 = [px + ABOVE * nx, py + ABOVE * ny, pz + ABOVE * nz];
    const near = parts.map((other, index) => (isWithin(boundsOf(index), found, from) ? other : null));
    const others = near.map((other, index) => (on.includes(index) ? null : other));
    const over = castOnCloth(others, from, [-nx, -ny, -nz]);
    if (over === null || over.distance >= ABOVE - SEAM / 4) return false;
    // Few have something over them, so the large parts that carry it are asked last.
    const first = castOnCloth(near, from, [-nx, -ny, -nz]);
    return first !== null && !on.includes(first.part);
  });
  return hidden.length > probes.length / 2;
}

/** Whether a part may lie between a point of cloth and one above it. */
const isWithin = ({ min, max }: Bounds, cloth: ArrayLike<number>, above: Vec3): boolean =>
  above.every(
    (value, axis) => Math.max(value, cloth[axis]!) >= min[axis]! && Math.min(value, cloth[axis]!) <= max[axis]!,
  );

/** Distance in metres up to which a part on top of another has the same flat coordinates: a placket, a pocket. */
const NEAR = 0.03;
/** Share of the points of a part that must lie near. */
const AGREEING = 0.8;

/**
 * The part of the centre, and those that are sewn on it or continue it in the same coordinates of flat cloth.
 * @param map the cloth of the part of the centre.
 */
export function sharingParts(
  { parts }: PlaceContext,
  { part: own }: ClothPoint,
  map: ClothMap,
  { u, v }: FlatPoint,
  { width, height }: ArtDrawing,
): readonly number[] {
  const reach = Math.hypot(width, height) / 2000;
  return parts.flatMap((part, index) => {
    if (index === own) return [own];
    if ((part.role !== 'cloth' && part.role !== 'contrast') || part.glass) return [];
    const { positions: p, uvs } = part.mesh;
    let [near, far] = [0, 0];
    for (let k = 0; k < uvs.length / 2; k += 1) {
      const [pu, pv] = [uvs[2 * k]!, uvs[2 * k + 1]!];
      if (Math.abs(pu - u) > reach || Math.abs(pv - v) > reach) continue;
      const below = map.at(pu, pv);
      if (below === null) continue;
      const distance = Math.hypot(p[3 * k]! - below[0]!, p[3 * k + 1]! - below[1]!, p[3 * k + 2]! - below[2]!);
      if (distance < NEAR) near++;
      else far++;
    }
    return near > 8 && near > AGREEING * (near + far) ? [index] : [];
  });
}
