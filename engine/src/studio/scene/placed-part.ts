import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Painter, SurfacePoint } from '../materials/material.ts';
import type { ScenePart } from '../parts/scene.ts';

interface Placement {
  /** Angle in radians from +x to +z. */
  readonly turn: number;
  readonly at: Vec3;
}

/** Rotates and moves a part; its trim, lines and painter still receive the coordinates for which they were written. */
export function placedPart(part: ScenePart, { turn, at: [tx, ty, tz] }: Placement): ScenePart {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const { trim, lines, detail } = part;
  const localX = (x: number, z: number) => c * (x - tx) + s * (z - tz);
  const localZ = (x: number, z: number) => c * (z - tz) - s * (x - tx);
  return {
    ...part,
    mesh: movedMesh(part.mesh, c, s, [tx, ty, tz]),
    ...(trim && { trim: (x, y, z, u, v) => trim(localX(x, z), y - ty, localZ(x, z), u, v) }),
    ...(lines && { lines: (x, y, z, u, v) => lines(localX(x, z), y - ty, localZ(x, z), u, v) }),
    ...(detail && { detail: movedPainter(detail, { c, s, ty, localX, localZ }) }),
  };
}

function movedMesh(mesh: Mesh, c: number, s: number, [tx, ty, tz]: Vec3): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const [x, z] = [positions[k]!, positions[k + 2]!];
    positions[k] = c * x - s * z + tx;
    positions[k + 1] = positions[k + 1]! + ty;
    positions[k + 2] = s * x + c * z + tz;
    const [nx, nz] = [normals[k]!, normals[k + 2]!];
    normals[k] = c * nx - s * nz;
    normals[k + 2] = s * nx + c * nz;
  }
  return { ...mesh, positions, normals };
}

interface Local {
  readonly c: number;
  readonly s: number;
  readonly ty: number;
  readonly localX: (x: number, z: number) => number;
  readonly localZ: (x: number, z: number) => number;
}

function movedPainter(painter: Painter, { c, s, ty, localX, localZ }: Local): Painter {
  let there: SurfacePoint | null = null;
  return (point, surface) => {
    there = Object.assign(there ?? { ...point }, point);
    there.x = localX(point.x, point.z);
    there.y = point.y - ty;
    there.z = localZ(point.x, point.z);
    there.nx = c * point.nx + s * point.nz;
    there.nz = c * point.nz - s * point.nx;
    const [tx, tz] = [surface.tiltX, surface.tiltZ];
    surface.tiltX = c * tx + s * tz;
    surface.tiltZ = c * tz - s * tx;
    painter(there, surface);
    const [lx, lz] = [surface.tiltX, surface.tiltZ];
    surface.tiltX = c * lx - s * lz;
    surface.tiltZ = s * lx + c * lz;
  };
}
