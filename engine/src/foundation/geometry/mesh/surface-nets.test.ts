import { describe, expect, it } from 'vitest';
import { surfaceNets } from './surface-nets.ts';

const radius = 0.1;
const sphere = surfaceNets((x, y, z) => Math.hypot(x, y, z) - radius, {
  bounds: { min: [-0.15, -0.15, -0.15], max: [0.15, 0.15, 0.15] },
  cell: 0.012,
});

describe('surface nets', () => {
  it('closes the surface: every edge belongs to two triangles that run along it in opposite directions', () => {
    const edges = new Map<string, number>();
    for (let t = 0; t < sphere.indices.length; t += 3) {
      for (let corner = 0; corner < 3; corner++) {
        const from = sphere.indices[t + corner]!;
        const to = sphere.indices[t + ((corner + 1) % 3)]!;
        const key = from < to ? `${from} ${to}` : `${to} ${from}`;
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
      }
    }
    expect(edges.size).toBeGreaterThan(100);
    expect([...edges.values()].every((balance) => balance === 0)).toBe(true);
  });

  it('puts vertices on the surface with normals that point out of it', () => {
    for (let k = 0; k < sphere.positions.length; k += 3) {
      const [x, y, z] = sphere.positions.subarray(k, k + 3);
      const [nx, ny, nz] = sphere.normals.subarray(k, k + 3);
      expect(Math.abs(Math.hypot(x!, y!, z!) - radius)).toBeLessThan(0.0005);
      expect((x! * nx! + y! * ny! + z! * nz!) / radius).toBeGreaterThan(0.99);
    }
  });
});
