import { describe, expect, it } from 'vitest';
import { gridMesh } from '../geometry/grid.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { mergeGeometry } from './geometry.ts';
import type { Trim } from './geometry.ts';
import { createVisibilityBuffer, rasterise } from './rasterise.ts';

/** A square of one metre at a depth, facing the viewer. */
function sheet(depth: number): Mesh {
  return gridMesh({ columns: 8, rows: 8 }, (u, v, out) => {
    out[0] = u;
    out[1] = 1 - v;
    out[2] = -depth;
  });
}

const SIZE = 100;

/** Seen in parallel so that the square fills the picture. */
function see(sheets: readonly { readonly mesh: Mesh; readonly trim?: Trim }[]) {
  const geometry = mergeGeometry(sheets.map((part) => ({ ...part, casts: true })));
  const axis = (offset: number, place: (value: number) => number) =>
    Float32Array.from({ length: geometry.positions.length / 3 }, (_, i) => place(geometry.positions[i * 3 + offset]!));
  const buffer = createVisibilityBuffer(SIZE, SIZE);
  const x = axis(0, (value) => value * SIZE - 0.5);
  const y = axis(1, (value) => (1 - value) * SIZE - 0.5);
  rasterise(geometry, { x, y, z: axis(2, (value) => -value), perspective: false }, buffer);
  return { geometry, buffer };
}

describe('the rasteriser', () => {
  it('covers every sample of a sheet once, without gaps between its triangles', () => {
    const { buffer } = see([{ mesh: sheet(1) }]);
    expect(buffer.triangle.every((triangle) => triangle >= 0)).toBe(true);
  });

  it('shows the nearer of two sheets', () => {
    const { geometry, buffer } = see([{ mesh: sheet(2) }, { mesh: sheet(1) }]);
    expect(buffer.triangle.every((triangle) => geometry.triangleParts[triangle] === 1)).toBe(true);
  });

  it('cuts a sheet at the trim to the very sample, and shows what lies behind', () => {
    const trim: Trim = (x, y) => Math.hypot(x - 0.5, y - 0.5) - 0.3;
    const { geometry, buffer } = see([{ mesh: sheet(2) }, { mesh: sheet(1), trim }]);
    for (let k = 0; k < buffer.triangle.length; k++) {
      const x = ((k % SIZE) + 0.5) / SIZE;
      const y = 1 - (Math.floor(k / SIZE) + 0.5) / SIZE;
      const inside = trim(x, y, 0, 0, 0);
      if (Math.abs(inside) > 1e-4) expect(geometry.triangleParts[buffer.triangle[k]!]).toBe(inside > 0 ? 1 : 0);
    }
  });

  it('drops triangles that are wholly cut away and asks the trim only along the edge', () => {
    const whole = mergeGeometry([{ mesh: sheet(1), casts: true }]);
    const halved = mergeGeometry([{ mesh: sheet(1), casts: true, trim: (x) => x - 0.75 }]);
    expect(halved.indices.length).toBeLessThan(whole.indices.length);
    expect(whole.triangleTrimmed.includes(1)).toBe(false);
    expect(halved.triangleTrimmed.includes(1)).toBe(true);
  });
});
