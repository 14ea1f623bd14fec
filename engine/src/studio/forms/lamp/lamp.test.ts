import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../geometry/mesh.ts';
import { buildForTest } from '../sewn/build-for-test.ts';
import { lamp } from './lamp.ts';

describe('a lamp', () => {
  const { parts } = buildForTest(lamp);

  it('stands on the table with a shade above its foot and finite meshes', () => {
    const base = meshBounds([parts.find((part) => part.name === 'base')!.mesh]);
    const shade = meshBounds([parts.find((part) => part.name === 'shade')!.mesh]);
    expect(Math.abs(base.min[1])).toBeLessThan(0.001);
    expect(shade.min[1]).toBeGreaterThan(base.max[1]);
    expect(shade.max[0]).toBeGreaterThan(base.max[0]);
    for (const { mesh } of parts)
      expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
  });
});
