import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../geometry/mesh.ts';
import { buildForTest } from '../sewn/build-for-test.ts';
import { vase } from './vase.ts';

describe('a vase', () => {
  it.each(['round', 'cylinder', 'tall', 'teardrop', 'fluted'] as const)(
    'stands on the floor, %s, with finite meshes',
    (shape) => {
      const { parts } = buildForTest(vase, { shape });
      const { min, max } = meshBounds(parts.map((part) => part.mesh));
      expect(Math.abs(min[1])).toBeLessThan(0.002);
      expect(max[1]).toBeGreaterThan(0.2);
      for (const { mesh } of parts) {
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
      }
    },
  );

  it('is open at the top', () => {
    const { positions } = buildForTest(vase).parts[0]!.mesh;
    let lowestInside = Infinity;
    for (let k = 0; k < positions.length; k += 3) {
      if (Math.hypot(positions[k]!, positions[k + 2]!) < 0.02) lowestInside = Math.min(lowestInside, positions[k + 1]!);
    }
    expect(lowestInside).toBeLessThan(0.05);
  });
});
