import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { mapped } from '../body/body-map.ts';
import type { BodyMap } from '../body/body-map.ts';
import { posedPart } from '../arrangement/posed-part.ts';
import type { Painter, SurfacePoint } from '../materials/material.ts';
import type { ScenePart } from '../parts/scene.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';

type Sample = (x: number, y: number, z: number, u: number, v: number) => number;

/**
 * A part of the women's build as it is on another. Its trim, lines and painter still receive the coordinates for which
 * they were written. Traced glass and stones keep their shape and only move.
 */
export function fittedPart(part: ScenePart, map: BodyMap): ScenePart {
  if (part.glass) return movedPart(part, map);
  const { trim, lines, detail } = part;
  const before: [number, number, number] = [0, 0, 0];
  const sampled =
    (sample: Sample, scale: number): Sample =>
    (x, y, z, u, v) => {
      map.backward(x, y, z, before);
      return scale * sample(before[0], before[1], before[2], u, v);
    };
  return {
    ...part,
    mesh: fittedMesh(part.mesh, map),
    // A trim is a distance, which changes with the scale.
    ...(trim && { trim: sampled(trim, map.scale) }),
    ...(lines && { lines: sampled(lines, 1) }),
    ...(detail && { detail: fittedPainter(detail, map) }),
  };
}

function movedPart(part: ScenePart, map: BodyMap): ScenePart {
  const { min, max } = meshBounds([part.mesh]);
  const [x, y, z] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const [px, py, pz] = mapped(map, [x, y, z]);
  return posedPart(part, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [px - x, py - y, pz - z] });
}

/** Distance in metres over which the map's derivatives are measured. */
const NEARBY = 0.0005;

/** Moves vertices, and turns normals by the cofactors of the map's derivatives, which keep them across the surface. */
function fittedMesh(mesh: Mesh, map: BodyMap): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  const [at, a, b, c] = [0, 1, 2, 3].map((): [number, number, number] => [0, 0, 0]);
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [mesh.positions[k]!, mesh.positions[k + 1]!, mesh.positions[k + 2]!];
    map.forward(x, y, z, at!);
    map.forward(x + NEARBY, y, z, a!);
    map.forward(x, y + NEARBY, z, b!);
    map.forward(x, y, z + NEARBY, c!);
    for (let i = 0; i < 3; i++) {
      positions[k + i] = at![i]!;
      for (const column of [a!, b!, c!]) column[i]! -= at![i]!;
    }
    const [nx, ny, nz] = [mesh.normals[k]!, mesh.normals[k + 1]!, mesh.normals[k + 2]!];
    let length = 0;
    for (let i = 0; i < 3; i++) {
      const [j, l] = [(i + 1) % 3, (i + 2) % 3];
      const turned =
        nx * (b![j]! * c![l]! - b![l]! * c![j]!) +
        ny * (c![j]! * a![l]! - c![l]! * a![j]!) +
        nz * (a![j]! * b![l]! - a![l]! * b![j]!);
      normals[k + i] = turned * PER_VOLUME;
      length += normals[k + i]! ** 2;
    }
    const unit = length > 0 ? 1 / Math.sqrt(length) : 0;
    for (let i = 0; i < 3; i++) normals[k + i]! *= unit;
  }
  return { ...mesh, positions, normals };
}

/** Makes the products of two small derivatives large enough for single precision. */
const PER_VOLUME = 1 / NEARBY ** 2;

function fittedPainter(painter: Painter, map: BodyMap): Painter {
  const before: [number, number, number] = [0, 0, 0];
  let there: SurfacePoint | null = null;
  return (point, surface) => {
    there = Object.assign(there ?? { ...point }, point);
    map.backward(point.x, point.y, point.z, before);
    [there.x, there.y, there.z] = before;
    painter(there, surface);
  };
}
