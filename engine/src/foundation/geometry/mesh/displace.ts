import type { Mesh } from './mesh.ts';

/** Height in metres along the normal at a point of the undisplaced surface. */
export type Relief = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Metres over which the slope of a relief is measured: narrower than folds, wider than the noise of the mesh. */
const STEP = 0.0025;

/**
 * Displaces every vertex along its normal (folds, quilting, the shape of the body below). Normals are computed from the
 * slope of the relief itself, because those of the displaced triangles would show the mesh along every steep fold.
 */
export function displaceMesh(mesh: Mesh, relief: Relief): Mesh {
  const { positions: p, normals: n } = mesh;
  const moved = new Float32Array(p.length);
  const normals = new Float32Array(p.length);
  for (let k = 0; k < p.length; k += 3) {
    const [x, y, z] = [p[k]!, p[k + 1]!, p[k + 2]!];
    const [nx, ny, nz] = [n[k]!, n[k + 1]!, n[k + 2]!];
    const height = relief(x, y, z, nx, ny, nz);
    moved[k] = x + nx * height;
    moved[k + 1] = y + ny * height;
    moved[k + 2] = z + nz * height;
    // Two directions within the surface: the first horizontal, the second perpendicular to it.
    const level = Math.sqrt(nx * nx + nz * nz) || 1;
    const ax = level < 1e-3 ? 1 : nz / level;
    const az = level < 1e-3 ? 0 : -nx / level;
    const bx = ny * az;
    const by = nz * ax - nx * az;
    const bz = -ny * ax;
    const along = (relief(x + ax * STEP, y, z + az * STEP, nx, ny, nz) - height) / STEP;
    const across = (relief(x + bx * STEP, y + by * STEP, z + bz * STEP, nx, ny, nz) - height) / STEP;
    const mx = nx - along * ax - across * bx;
    const my = ny - across * by;
    const mz = nz - along * az - across * bz;
    const scale = 1 / Math.sqrt(mx * mx + my * my + mz * mz);
    normals[k] = mx * scale;
    normals[k + 1] = my * scale;
    normals[k + 2] = mz * scale;
  }
  return { ...mesh, positions: moved, normals };
}
