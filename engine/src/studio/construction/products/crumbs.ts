import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Crumbs } from './product.ts';

/** Number of crumbs that lie on and round the heap. */
const CRUMBS = 420;
/** Factor by which the heap is wider than it is deep, as it was swept along x. */
const WIDE = 1.35;

/** Pressed powder that has been crushed: a low heap that runs out to dust, with broken crumbs on it and round it. */
export function crumbsMesh({ radius, height }: Crumbs, detail: number): Mesh {
  const random = createRandom(11);
  const crumbs = Array.from({ length: CRUMBS }, (_, i) => {
    const share = 1.16 * random() ** 0.75;
    const angle = random() * TAU;
    // Most crumbs are small, and the large ones lie near the middle.
    const size = radius * (0.012 + 0.15 * random() ** 5 * Math.max(0.12, 1 - share));
    const far = share * reachOf(angle) * radius;
    const rest = share < 1 ? heightAt(share) * height : 0;
    const at = [far * Math.cos(angle) * WIDE, rest + size * 0.35, far * Math.sin(angle)] as const;
    return placeMesh(crumbMesh(size, i, detail), { at });
  });
  return mergeMeshes([heapMesh(radius, height, detail), ...crumbs]);
}

/** Height of the heap as a share, at a share of the way to its border. */
const heightAt = (share: number): number => 0.1 + 0.9 * smoothstep(0.9, 0, share);

/** The uneven border of the heap as a factor of its radius. */
const reachOf = (angle: number): number => 1 + 0.42 * fractalNoise2(2.2 * Math.cos(angle), 2.2 * Math.sin(angle), 9, 6);

/** Share of the rows for the top of the heap; the rest is its bottom. */
const TOP = 0.85;

function heapMesh(radius: number, height: number, detail: number): Mesh {
  const grid = { columns: atDetail(420, detail), rows: atDetail(190, detail), closed: true };
  return gridMesh(grid, (u, v, out) => {
    const isTop = v <= TOP;
    const share = Math.max(0.002, isTop ? v / TOP : (1 - v) / (1 - TOP));
    const angle = TAU / 4 - u * TAU;
    const far = share * reachOf(angle) * radius;
    const [x, z] = [far * Math.cos(angle) * WIDE, far * Math.sin(angle)];
    // Lumps of many sizes, cut off at the top as pressed powder breaks in plates.
    const lumps = Math.min(0.5, fractalNoise2(x * 90, z * 90, 3, 6) * 1.6);
    out[0] = x;
    out[1] = isTop ? 0.0001 + height * heightAt(share) * smoothstep(1, 0.94, share) * Math.max(0.06, 0.75 + lumps) : 0;
    out[2] = z;
  });
}

/** A broken lump around the origin. */
function crumbMesh(size: number, vary: number, detail: number): Mesh {
  return gridMesh(
    { columns: Math.max(8, atDetail(16, detail)), rows: Math.max(6, atDetail(10, detail)), closed: true },
    (u, v, out) => {
      const [angle, polar] = [u * TAU, v * (TAU / 2)];
      const ring = Math.max(1e-6, Math.sin(polar));
      const [x, y, z] = [ring * Math.sin(angle), Math.cos(polar), ring * Math.cos(angle)];
      const broken = size * (1 + 0.7 * fractalNoise2(x * 1.6 + vary * 3.1, z * 1.6 + y * 1.9, vary, 3));
      out[0] = x * broken;
      out[1] = Math.max(-0.4 * size, y * broken * 0.75);
      out[2] = z * broken;
    },
  );
}
