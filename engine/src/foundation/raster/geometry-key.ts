import { createHash } from 'node:crypto';
import type { Geometry } from './geometry.ts';

const known = new WeakMap<Geometry, string>();

/** A key that is equal for scenes of the same shape and the same blockers, whatever their materials. */
export function geometryKey(geometry: Geometry): string {
  const key = known.get(geometry) ?? digest(geometry);
  known.set(geometry, key);
  return key;
}

function digest({ positions, normals, indices, edgeDistances, vertexParts, parts }: Geometry): string {
  const hash = createHash('sha1');
  for (const values of [positions, normals, indices, edgeDistances, vertexParts]) hash.update(values);
  return hash.update(JSON.stringify(parts.map(({ casts, thin }) => [casts, thin]))).digest('base64');
}
