import { describe, expect, it } from 'vitest';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { GlassBody } from '../../parts/glass-body.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { perfumeBottle } from './perfume-bottle.ts';

const SHAPES: readonly NonNullable<Attributes['shape']>[] = [
  ...([
    'rectangular',
    'square',
    'tall',
    'cylinder',
    'fluted',
    'faceted',
    'teardrop',
    'round',
    'organic',
    'heart',
  ] as const),
];

describe.each(SHAPES)('a %s bottle', (shape) => {
  const { parts } = buildForTest(perfumeBottle, { shape });
  const body = parts.find((part) => part.name === 'glass')!.glass as GlassBody;

  it('stands on the floor, capped, with finite meshes', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.002);
    expect(max[1]).toBeGreaterThan(0.08);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
    expect(parts.map((part) => part.name)).toContain('cap');
  });

  it('has walls of glass round a hollow with liquid in it', () => {
    const { outer, inner, level } = body;
    expect(level).toBeGreaterThan(0.03);
    expect(inner(0, level * 0.6, 0)).toBeLessThan(0);
    expect(outer(0, level * 0.6, 0)).toBeLessThan(inner(0, level * 0.6, 0));
    expect(inner(0, 0.004, 0)).toBeGreaterThan(0);
    expect(outer(0, 0.004, 0)).toBeLessThan(0);
  });
});
