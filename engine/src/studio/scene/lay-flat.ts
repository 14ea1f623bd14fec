import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Painter, SurfacePoint } from '../materials/material.ts';
import type { ScenePart } from '../parts/scene.ts';

/** Factor on the depth of a garment that lies flat. */
const FLATTENED = 0.2;
/** Factor on the slope of folds. It is larger, because folds remain higher than the body on which they were draped. */
const RELIEF = 0.42;

/**
 * Lays worn clothes flat on the floor with the front up and the neck away from the viewer. Trims, seams and lines were
 * written for the standing garment and still receive its coordinates.
 */
export function layFlat(parts: readonly ScenePart[]): ScenePart[] {
  const deepest = parts.reduce((lowest, { mesh }) => Math.min(lowest, lowestDepth(mesh)), Infinity);
  const lift = -deepest * FLATTENED + 0.002;
  const standingZ = (y: number) => (y - lift) / FLATTENED;
  return parts.map((part): ScenePart => {
    const { trim, lines, detail } = part;
    return {
      ...part,
      mesh: laidMesh(part.mesh, lift),
      ...(trim && { trim: (x, y, z, u, v) => FLATTENED * trim(x, -z, standingZ(y), u, v) }),
      ...(lines && { lines: (x, y, z, u, v) => lines(x, -z, standingZ(y), u, v) }),
      ...(detail && { detail: standingPainter(detail, standingZ) }),
    };
  });
}

function lowestDepth({ positions }: Mesh): number {
  let lowest = Infinity;
  for (let k = 2; k < positions.length; k += 3) lowest = Math.min(lowest, positions[k]!);
  return lowest;
}

function laidMesh({ positions, normals, uvs, indices }: Mesh, lift: number): Mesh {
  const laid = new Float32Array(positions.length);
  const turned = new Float32Array(normals.length);
  for (let k = 0; k < positions.length; k += 3) {
    laid[k] = positions[k]!;
    laid[k + 1] = positions[k + 2]! * FLATTENED + lift;
    laid[k + 2] = -positions[k + 1]!;
    const [x, y, z] = [normals[k]!, normals[k + 2]! / RELIEF, -normals[k + 1]!];
    const scale = 1 / (Math.hypot(x, y, z) || 1);
    turned[k] = x * scale;
    turned[k + 1] = y * scale;
    turned[k + 2] = z * scale;
  }
  return { positions: laid, normals: turned, uvs, indices };
}

function standingPainter(painter: Painter, standingZ: (y: number) => number): Painter {
  let standing: SurfacePoint | null = null;
  return (point, surface) => {
    standing = Object.assign(standing ?? { ...point }, point);
    const { y, z } = point;
    standing.y = -z;
    standing.z = standingZ(y);
    painter(standing, surface);
  };
}
