import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { vase } from './vase.ts';

describe('a vase', () => {
  it.each(['round', 'cylinder', 'tall', 'teardrop', 'fluted', 'gourd', 'bowl', 'faceted', 'bottle'] as const)(
    'stands on the floor, %s, with finite meshes',
    (shape) => {
      const { parts } = buildForTest(vase, { shape });
      const { min, max } = meshBounds(parts.map((part) => part.mesh));
      expect(Math.abs(min[1])).toBeLessThan(0.002);
      expect(max[1]).toBeGreaterThan(0.16);
      for (const { mesh } of parts) {
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
      }
    },
  );

  it.each(['matte', 'gloss', 'crackle', 'drip', 'reactive'] as const)('takes a %s glaze', (glaze) => {
    const [part] = buildForTest(vase, { glaze }).parts;
    expect(part!.detail).toBeDefined();
  });

  it('grows two handles when they are asked for', () => {
    const wide = meshBounds([buildForTest(vase, { handles: 'two', shape: 'tall' }).parts[0]!.mesh]);
    const plain = meshBounds([buildForTest(vase, { shape: 'tall' }).parts[0]!.mesh]);
    expect(wide.max[0]).toBeGreaterThan(plain.max[0] + 0.01);
  });

  it('holds tulips that rise over its lip and stand within its mouth', () => {
    const parts = buildForTest(vase, {}, 1, { details: ['flowers'] }).parts;
    const stems = parts.find(({ name }) => name === 'stems')!.mesh;
    const body = meshBounds([parts[0]!.mesh]);
    expect(meshBounds([stems]).max[1]).toBeGreaterThan(body.max[1] + 0.08);
    for (const { mesh } of parts) expect(mesh.positions.every(Number.isFinite)).toBe(true);
    for (let k = 0; k < stems.positions.length; k += 3) {
      const [x, y, z] = [stems.positions[k]!, stems.positions[k + 1]!, stems.positions[k + 2]!];
      if (Math.abs(y - body.max[1]) < 0.004) expect(Math.hypot(x, z)).toBeLessThan(0.06);
    }
  });

  it('is open at the top', () => {
    const { positions } = buildForTest(vase).parts[0]!.mesh;
    let lowestInside = Infinity;
    for (let k = 0; k < positions.length; k += 3) {
      if (Math.hypot(positions[k]!, positions[k + 2]!) < 0.02) lowestInside = Math.min(lowestInside, positions[k + 1]!);
    }
    expect(lowestInside).toBeLessThan(0.05);
  });
});
