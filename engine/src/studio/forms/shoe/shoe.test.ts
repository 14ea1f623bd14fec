import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { boot, heel } from './shoe.ts';

const boundsOf = (form: typeof heel, attributes: Attributes) =>
  meshBounds(
    buildForTest(form, attributes)
      .parts.filter((part) => !part.name.endsWith('upper') && !part.name.endsWith('lining'))
      .map((part) => part.mesh),
  );

describe('a shoe', () => {
  it.each([
    { heel: 'stiletto' },
    { heel: 'flat' },
    { heel: 'wedge' },
    { heel: 'platform' },
    { toe: 'square' },
  ] as const)('has finite meshes and stands on the floor with %o', (attributes) => {
    const { parts } = buildForTest(heel, attributes);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
    expect(Math.abs(boundsOf(heel, attributes).min[1])).toBeLessThan(0.003);
  });

  it('stands higher on a stiletto than on a kitten heel', () => {
    const seat = (attributes: Attributes) =>
      meshBounds([buildForTest(heel, attributes).parts.find((part) => part.name === 'sole')!.mesh]).max[1];
    expect(seat({ heel: 'stiletto' })).toBeGreaterThan(seat({ heel: 'kitten' }) + 0.03);
  });

  it('lets words colour sole, heel and straps alone', () => {
    const named = new Set(buildForTest(heel, { strap: 'ankle' }).parts.map((part) => part.colourPart));
    for (const part of ['sole', 'heels', 'straps']) expect(named).toContain(part);
  });
});

describe('a pair', () => {
  it('stands side by side without touching, the second as a mirror of the first', () => {
    const { parts } = buildForTest(heel);
    const [first, second] = ['sole', 'second sole'].map((name) => parts.find((part) => part.name === name)!.mesh);
    expect(meshBounds([second!]).max[2]).toBeLessThan(meshBounds([first!]).min[2]);
    expect(second!.indices).toHaveLength(first!.indices.length);
    expect(parts).toHaveLength(new Set(parts.map((part) => part.name)).size);
  });

  it('cuts the second shoe where the first is cut', () => {
    const { parts } = buildForTest(heel);
    const visibleCount = (name: string) => {
      const { mesh, trim } = parts.find((part) => part.name === name)!;
      const { positions: p, uvs } = mesh;
      return Array.from({ length: p.length / 3 }, (_, i) =>
        trim!(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!),
      ).filter((inside) => inside > 0).length;
    };
    expect(Math.abs(visibleCount('second upper') - visibleCount('upper'))).toBeLessThan(6);
    expect(visibleCount('upper')).toBeGreaterThan(50);
  });
});

describe('a boot', () => {
  it('reaches to the ankle or to the knee', () => {
    const top = (attributes: Attributes) =>
      meshBounds([buildForTest(boot, attributes).parts.find((part) => part.name === 'topline')!.mesh]).max[1];
    expect(top({})).toBeLessThan(0.22);
    expect(top({ shaft: 'knee' })).toBeGreaterThan(0.4);
  });
});
