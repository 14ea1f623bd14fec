import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { earrings } from './earrings.ts';

const build = (cut: Piece['cut'], attributes: Piece['attributes'] = {}) =>
  buildForTest(earrings, attributes, 1, { cut });
const names = (cut: Piece['cut'], attributes: Piece['attributes'] = {}) =>
  build(cut, attributes).parts.map(({ name }) => name);

describe.each(['hoop-earrings', 'stud-earrings', 'drop-earrings'] as const)('a pair of earrings, %s', (cut) => {
  it('stands on the floor at the size of jewels, with finite meshes', () => {
    for (const attributes of [{}, { gem: 'diamond' }, { gem: 'pearl' }] as const) {
      const { parts } = build(cut, attributes);
      const { min, max } = meshBounds(parts.map((part) => part.mesh));
      expect(Math.abs(min[1])).toBeLessThan(0.0015);
      expect(max[0] - min[0]).toBeGreaterThan(0.015);
      expect(max[0] - min[0]).toBeLessThan(0.08);
      for (const { mesh } of parts) {
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
      }
    }
  });
});

describe('earrings', () => {
  it('are hoops of metal when no more is said, and studs when a stone is', () => {
    expect(names(null)).toEqual(['metal']);
    expect(names(null, { gem: 'diamond' })).toEqual(['metal', 'stones']);
    expect(meshBounds([build(null).parts[0]!.mesh]).max[1]).toBeGreaterThan(0.035);
    expect(meshBounds([build(null, { gem: 'diamond' }).parts[0]!.mesh]).max[1]).toBeLessThan(0.012);
  });

  it('hang from a stand when they are drops', () => {
    expect(names('drop-earrings', { gem: 'emerald' })).toEqual(['metal', 'stones', 'stand']);
    expect(names('drop-earrings')).toEqual(['metal', 'stand']);
  });

  it('are larger as statements', () => {
    const height = (attributes: Piece['attributes']) =>
      meshBounds([build('hoop-earrings', attributes).parts[0]!.mesh]).max[1];
    expect(height({ fit: 'oversized' })).toBeGreaterThan(1.3 * height({}));
    expect(height({ fit: 'slim' })).toBeLessThan(0.7 * height({}));
  });
});
