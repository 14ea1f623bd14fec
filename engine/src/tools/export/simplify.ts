import { MeshoptSimplifier } from 'meshoptimizer';
import { onlyUsed } from './part-mesh.ts';
import type { TrimmedMesh } from './refine-edges.ts';

/** Maximum distance in metres that the surface may move: less than the thickness of cloth. */
const MAX_SHIFT = 0.0006;
/** Weight of a changed normal relative to metres moved. */
const NORMAL_WEIGHT = 0.2;

/**
 * A mesh with at most about `share` of its triangles, as far as its shape allows: quadric edge collapse that preserves
 * borders (meshoptimizer). Vertices do not move.
 */
export async function simplify(mesh: TrimmedMesh, share: number): Promise<TrimmedMesh> {
  await MeshoptSimplifier.ready;
  const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT];
  const target = Math.max(3, Math.floor((mesh.indices.length * share) / 3) * 3);
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    mesh.indices,
    mesh.positions,
    3,
    mesh.normals,
    3,
    weights,
    null,
    target,
    MAX_SHIFT,
    ['ErrorAbsolute', 'LockBorder'],
  );
  return onlyUsed({ ...mesh, indices });
}
