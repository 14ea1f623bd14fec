import type { Mesh } from '../../../geometry/mesh.ts';

/** A flare of less than this, radians of a half turn, is cut straight. */
const STRAIGHT = 0.15;

/**
 * The cloth of a flared skirt as it is cut: below `release` (metres) each half is a sector of a ring, so that weave
 * and print keep their scale at the sides and turn with the flare, where straight grain would be drawn out by shear.
 * Changes the uv of a grid of `columns` whose uv are arc lengths from its middle column and down that.
 */
export function layInGores(mesh: Mesh, columns: number, release: number): Mesh {
  const { positions, uvs } = mesh;
  const width = columns + 1;
  const rows = positions.length / 3 / width;
  const middle = columns >> 1;
  const half = (row: number) => uvs[(row * width + columns) * 2]!;
  const down = (row: number) => -uvs[(row * width + middle) * 2 + 1]!;
  let first = 0;
  while (first < rows - 1 && positions[(first * width + middle) * 3 + 1]! > release) first++;
  let widest = first;
  for (let row = first; row < rows; row++) if (half(row) > half(widest)) widest = row;
  const flare = (half(widest) - half(first)) / Math.max(1e-3, down(widest) - down(first));
  if (flare < STRAIGHT) return mesh;
  const start = half(first) / flare;
  for (let row = first; row < rows; row++) {
    const radius = start + down(row) - down(first);
    for (let i = row * width; i < (row + 1) * width; i++) {
      const angle = uvs[i * 2]! / radius;
      uvs[i * 2] = radius * Math.sin(angle);
      uvs[i * 2 + 1] = start - down(first) - radius * Math.cos(angle);
    }
  }
  return mesh;
}
