import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { sunglasses } from './sunglasses.ts';

function build(cut: Piece['cut'], differences: Partial<Piece> = {}) {
  const piece: Piece = {
    form: 'sunglasses',
    colours: [],
    fabric: null,
    pattern: null,
    attributes: {},
    details: [],
    partFabrics: [],
    cut,
    ...differences,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return sunglasses.build({ piece, random: createRandom(1), drape, detail: 0.35, freedom: 0 });
}

describe.each(['wayfarer', 'cat-eye', 'aviator', 'rimless', 'optical'] as const)('%s sunglasses', (cut) => {
  const { parts } = build(cut);

  it('stand on the table as wide as a face, with finite meshes', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.006);
    expect(max[0] - min[0]).toBeGreaterThan(0.12);
    expect(max[0] - min[0]).toBeLessThan(0.16);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it('have two lenses that face forwards', () => {
    const lenses = parts.filter((part) => part.colourPart === 'lenses');
    expect(lenses).toHaveLength(2);
    for (const { mesh } of lenses) {
      const facing = mesh.normals.filter((_, k) => k % 3 === 2);
      expect(facing.reduce((sum, z) => sum + z, 0) / facing.length).toBeGreaterThan(0.7);
    }
  });
});

describe('a rim', () => {
  it.each(['wayfarer', 'aviator'] as const)('shows its outer side to the viewer on %s', (cut) => {
    const { mesh } = build(cut).parts.find((part) => part.name === 'front')!;
    const { positions: p, normals: n } = mesh;
    let outward = 0;
    for (let k = 0; k < p.length; k += 3) {
      // Above the lenses the rim looks up, below them down.
      if (p[k + 1]! > 0.045) outward += n[k + 1]!;
    }
    expect(outward).toBeGreaterThan(0);
  });
});

describe('lenses', () => {
  it('are one pane on a shield', () => {
    expect(build('shield').parts.filter((part) => part.colourPart === 'lenses')).toHaveLength(1);
  });

  it('let light through when clear, and none when mirrored', () => {
    const opacity = (piece: Partial<Piece>) =>
      build('optical', piece).parts.find((part) => part.colourPart === 'lenses')!.material!.opacity;
    expect(opacity({})).toBeLessThan(0.3);
    expect(opacity({ cut: 'wayfarer', details: ['mirrored'] })).toBe(1);
  });
});
