import { describe, expect, it } from 'vitest';
import { gridMesh } from '../geometry/mesh/grid.ts';
import type { Mesh } from '../geometry/mesh/mesh.ts';
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

/** Renders by parallel projection, so that the square fills the picture. */
function see(sheets: readonly { readonly mesh: Mesh; readonly trim?: Trim }[]) {
  const geometry = mergeGeometry(sheets.map((part) => ({ ...part, casts: true })));
  const axis = (offset: number, place: (value: number) => number) =>
    Float32Array.from({ length: geometry.positions.length / 3 }, (_, i) => place(geometry.positions[i * 3 + offset]!));
  const buffer = createVisibilityBuffer(SIZE, SIZE);
  const x = axis(0, (value) => value * SIZE - 0.5);
  const y = axis(1, (value) => (1 - value) * SIZE - 0.5);
  rasterise(geometry, { x, y, z: axis(2, (value) => -value), perspective: false, staggered: false }, buffer);
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

  it('cuts a sheet exactly at its trim, and shows the sheet behind it', () => {
    const trim: Trim = (x, y) => Math.hypot(x - 0.5, y - 0.5) - 0.3;
    const { geometry, buffer } = see([{ mesh: sheet(2) }, { mesh: sheet(1), trim }]);
    for (let k = 0; k < buffer.triangle.length; k++) {
      const x = ((k % SIZE) + 0.5) / SIZE;
      const y = 1 - (Math.floor(k / SIZE) + 0.5) / SIZE;
      const inside = trim(x, y, 0, 0, 0);
      if (Math.abs(inside) > 1e-4) expect(geometry.triangleParts[buffer.triangle[k]!]).toBe(inside > 0 ? 1 : 0);
    }
  });

  it('drops triangles that are completely cut away, and marks those along the edge for testing', () => {
    const whole = mergeGeometry([{ mesh: sheet(1), casts: true }]);
    const halved = mergeGeometry([{ mesh: sheet(1), casts: true, trim: (x) => x - 0.75 }]);
    expect(halved.indices.length).toBeLessThan(whole.indices.length);
    expect(whole.triangleTrimmed.includes(1)).toBe(false);
    expect(halved.triangleTrimmed.includes(1)).toBe(true);
  });

  it('shows more steps along a nearly vertical edge when samples are staggered', () => {
    const geometry = mergeGeometry([{ mesh: sheet(1), casts: true }]);
    // The right edge leans by two samples over the height of the picture.
    const x = new Float32Array(geometry.positions.length / 3);
    const y = x.map((_, i) => (1 - geometry.positions[i * 3 + 1]!) * SIZE - 0.5);
    x.forEach((_, i) => (x[i] = geometry.positions[i * 3]! * (50 + (2 * y[i]!) / SIZE)));
    const steps = (staggered: boolean) => {
      const buffer = createVisibilityBuffer(SIZE, SIZE);
      rasterise(geometry, { x, y, z: x.map(() => 1), perspective: true, staggered }, buffer);
      const seen = (row: number) => buffer.triangle.subarray(row * SIZE, (row + 1) * SIZE).filter((t) => t >= 0).length;
      return new Set(Array.from({ length: SIZE / 2 - 2 }, (_, i) => seen(2 * i + 2) + seen(2 * i + 3))).size;
    };
    expect(steps(true)).toBeGreaterThan(steps(false));
  });
});
