import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Painter, SurfacePoint } from '../materials/material.ts';
import type { LineDrawing, Part } from './part.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';

interface PairPlacement {
  /** Distance in metres by which the second shoe is behind the first. */
  readonly behind: number;
  /** Distance in metres by which the second shoe is ahead of the first. */
  readonly ahead: number;
  /** Angle in radians by which the second shoe is turned outwards. */
  readonly turn: number;
}

/** Creates the other shoe of a pair: mirrored in the median plane, turned, and placed next to the first. */
export function otherOfPair<P extends Part>(parts: readonly P[], { behind, ahead, turn }: PairPlacement): P[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const place = (x: number, z: number): readonly [number, number] => [c * x + s * -z + ahead, -s * x + c * -z - behind];
  const local = (x: number, z: number): readonly [number, number] => {
    const [dx, dz] = [x - ahead, z + behind];
    return [c * dx - s * dz, -(s * dx + c * dz)];
  };
  return parts.map((part): P => {
    const { trim, detail, lines } = part;
    return {
      ...part,
      name: `second ${part.name}`,
      mesh: mirrored(part.mesh, place, [c, s]),
      ...(trim ? { trim: trimThere(trim, local) } : {}),
      ...(detail ? { detail: paintedThere(detail, local, [c, s]) } : {}),
      ...(lines ? { lines: linesThere(lines, local) } : {}),
    };
  });
}

type Plane = (x: number, z: number) => readonly [number, number];

function mirrored(mesh: Mesh, place: Plane, [c, s]: readonly [number, number]): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const [x, z] = place(positions[k]!, positions[k + 2]!);
    positions[k] = x;
    positions[k + 2] = z;
    const [nx, nz] = [normals[k]!, -normals[k + 2]!];
    normals[k] = c * nx + s * nz;
    normals[k + 2] = -s * nx + c * nz;
  }
  const indices = mesh.indices.slice();
  for (let t = 0; t < indices.length; t += 3) [indices[t + 1], indices[t + 2]] = [indices[t + 2]!, indices[t + 1]!];
  return { positions, normals, uvs: mesh.uvs, indices };
}

function trimThere(trim: Trim, local: Plane): Trim {
  return (x, y, z, u, v) => {
    const [lx, lz] = local(x, z);
    return trim(lx, y, lz, u, v);
  };
}

function linesThere(lines: LineDrawing, local: Plane): LineDrawing {
  return (x, y, z, u, v) => {
    const [lx, lz] = local(x, z);
    return lines(lx, y, lz, u, v);
  };
}

/** Paints as if the sample were on the first shoe, and transforms the tilt of its normal back. */
function paintedThere(detail: Painter, local: Plane, [c, s]: readonly [number, number]): Painter {
  const at: SurfacePoint = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    u: 0,
    v: 0,
    edge: 0,
    facing: 0,
    back: false,
    footprint: 0,
  };
  return (point, surface) => {
    [at.x, at.z] = local(point.x, point.z);
    at.y = point.y;
    at.nx = c * point.nx - s * point.nz;
    at.ny = point.ny;
    at.nz = -(s * point.nx + c * point.nz);
    at.u = point.u;
    at.v = point.v;
    at.edge = point.edge;
    at.facing = point.facing;
    at.back = point.back;
    at.footprint = point.footprint;
    const [tx, tz] = [surface.tiltX, surface.tiltZ];
    surface.tiltX = 0;
    surface.tiltZ = 0;
    detail(at, surface);
    const [lx, lz] = [surface.tiltX, -surface.tiltZ];
    surface.tiltX = tx + c * lx + s * lz;
    surface.tiltZ = tz - s * lx + c * lz;
  };
}
