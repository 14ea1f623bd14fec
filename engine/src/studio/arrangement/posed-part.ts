import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Material, Painter, SurfacePoint } from '../materials/material.ts';
import type { GemBody } from '../parts/gem-body.ts';
import type { GlassBody } from '../parts/glass-body.ts';
import type { ScenePart } from '../parts/scene.ts';
import { applyPose, isUpright, rotate, type Pose } from './pose.ts';

/**
 * A part turned and moved as a rigid body, with its cut stones, glass and bulb. Its trim, lines and painter still
 * receive the coordinates for which they were written.
 */
export function posedPart(part: ScenePart, pose: Pose): ScenePart {
  const { trim, lines, detail, glass, shines } = part;
  const own = before(pose);
  return {
    ...part,
    mesh: posedMesh(part.mesh, pose),
    ...(trim && { trim: (x, y, z, u, v) => trim(own.x(x, y, z), own.y(x, y, z), own.z(x, y, z), u, v) }),
    ...(lines && { lines: (x, y, z, u, v) => lines(own.x(x, y, z), own.y(x, y, z), own.z(x, y, z), u, v) }),
    ...(detail && { detail: posedPainter(detail, pose) }),
    ...(part.paintsByPlace && {
      material: paintedBefore(part.material, pose),
      lining: paintedBefore(part.lining, pose),
    }),
    ...(glass && { glass: 'outer' in glass ? posedGlass(glass, pose) : posedGem(glass, pose) }),
    ...(shines && { shines: { ...shines, at: applyPose(pose, shines.at) } }),
  };
}

const paintedBefore = (material: Material, pose: Pose): Material =>
  material.paint ? { ...material, paint: posedPainter(material.paint, pose) } : material;

type Coordinate = (px: number, py: number, pz: number) => number;

/** The coordinates before the pose of a point after it. */
function before({ x, y, z, at }: Pose): Readonly<Record<'x' | 'y' | 'z', Coordinate>> {
  const along =
    ([a, b, c]: Vec3): Coordinate =>
    (px, py, pz) =>
      a * (px - at[0]) + b * (py - at[1]) + c * (pz - at[2]);
  return { x: along(x), y: along(y), z: along(z) };
}

function posedMesh(mesh: Mesh, { x, y, z, at }: Pose): Mesh {
  const move = (source: Float32Array, offset: Vec3): Float32Array => {
    const out = new Float32Array(source.length);
    for (let k = 0; k < source.length; k += 3) {
      const [a, b, c] = [source[k]!, source[k + 1]!, source[k + 2]!];
      out[k] = x[0] * a + y[0] * b + z[0] * c + offset[0];
      out[k + 1] = x[1] * a + y[1] * b + z[1] * c + offset[1];
      out[k + 2] = x[2] * a + y[2] * b + z[2] * c + offset[2];
    }
    return out;
  };
  return { ...mesh, positions: move(mesh.positions, at), normals: move(mesh.normals, [0, 0, 0]) };
}

function posedPainter(painter: Painter, pose: Pose): Painter {
  const { x, y, z, at } = pose;
  let there: SurfacePoint | null = null;
  return (point, surface) => {
    there = Object.assign(there ?? { ...point }, point);
    const [px, py, pz] = [point.x - at[0], point.y - at[1], point.z - at[2]];
    there.x = x[0] * px + x[1] * py + x[2] * pz;
    there.y = y[0] * px + y[1] * py + y[2] * pz;
    there.z = z[0] * px + z[1] * py + z[2] * pz;
    const { nx, ny, nz } = point;
    there.nx = x[0] * nx + x[1] * ny + x[2] * nz;
    there.ny = y[0] * nx + y[1] * ny + y[2] * nz;
    there.nz = z[0] * nx + z[1] * ny + z[2] * nz;
    const { tiltX, tiltY, tiltZ } = surface;
    surface.tiltX = x[0] * tiltX + x[1] * tiltY + x[2] * tiltZ;
    surface.tiltY = y[0] * tiltX + y[1] * tiltY + y[2] * tiltZ;
    surface.tiltZ = z[0] * tiltX + z[1] * tiltY + z[2] * tiltZ;
    painter(there, surface);
    const [a, b, c] = [surface.tiltX, surface.tiltY, surface.tiltZ];
    surface.tiltX = x[0] * a + y[0] * b + z[0] * c;
    surface.tiltY = x[1] * a + y[1] * b + z[1] * c;
    surface.tiltZ = x[2] * a + y[2] * b + z[2] * c;
  };
}

const posedGem = (gem: GemBody, pose: Pose): GemBody => ({
  ...gem,
  stones: gem.stones.map((stone) => ({
    ...stone,
    at: applyPose(pose, stone.at),
    x: rotate(pose, stone.x),
    y: rotate(pose, stone.y),
    z: rotate(pose, stone.z),
  })),
});

/**
 * The level of the liquid, the mouth and stains are given by height. In a body that is tipped over, the hollow counts as
 * full when it has liquid, and the mouth and the stains are left out.
 */
function posedGlass(glass: GlassBody, pose: Pose): GlassBody {
  const own = before(pose);
  const posed =
    (field: DistanceField): DistanceField =>
    (x, y, z) =>
      field(own.x(x, y, z), own.y(x, y, z), own.z(x, y, z));
  const { mouth, film, level, ...body } = glass;
  const lift = pose.at[1];
  const whole = {
    ...body,
    outer: posed(glass.outer),
    inner: posed(glass.inner),
    enclosed: glass.enclosed.map((it) => ({ ...it, field: posed(it.field) })),
  };
  if (!isUpright(pose)) return { ...whole, level: level === -Infinity ? level : Infinity };
  return {
    ...whole,
    level: level + lift,
    ...(mouth !== undefined && { mouth: mouth + lift }),
    ...(film && { film: (y: number, out: Float64Array) => film(y - lift, out) }),
  };
}
