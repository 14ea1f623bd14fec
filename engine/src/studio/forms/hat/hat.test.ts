import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { hat } from './hat.ts';

const CUTS: readonly Piece['cut'][] = [
  null,
  'sunhat',
  'bucket-hat',
  'cloche',
  'top-hat',
  'cowboy',
  'beanie',
  'cap',
  'beret',
  'pillbox',
  'visor',
  'turban',
  'boater',
  'bowler',
];

function build(cut: Piece['cut']) {
  const piece: Piece = {
    form: 'hat',
    colours: [],
    fabric: null,
    pattern: null,
    attributes: {},
    details: [],
    partFabrics: [],
    cut,
  };
  const drape = { stiffness: 0.6, weight: 0.6, thickness: 0.002 };
  return hat.build({ piece, random: createRandom(1), drape, detail: 0.3, freedom: 0 });
}

describe.each(CUTS)('a hat cut as %s', (cut) => {
  it('lies on the table with finite meshes', () => {
    const { parts } = build(cut);
    const { min } = meshBounds(parts.map((part) => part.mesh));
    expect(min[1]).toBeGreaterThan(-0.006);
    expect(min[1]).toBeLessThan(0.012);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('the brim of a hat', () => {
  it('is wider on a sun hat than on a fedora, and missing on a beanie', () => {
    const width = (cut: Piece['cut']) => {
      const { min, max } = meshBounds(build(cut).parts.map((part) => part.mesh));
      return max[0] - min[0];
    };
    expect(width('sunhat')).toBeGreaterThan(width(null) + 0.05);
    expect(width('beanie')).toBeLessThan(width(null) - 0.08);
  });
});

describe('the peak of a cap', () => {
  it('reaches forward only, and bends down at its sides', () => {
    const { mesh } = build('cap').parts.find((part) => part.name === 'peak')!;
    const { min, max } = meshBounds([mesh]);
    expect(max[2]).toBeGreaterThan(0.15);
    expect(min[2]).toBeGreaterThan(0);
    expect(max[1] - min[1]).toBeGreaterThan(0.012);
  });
});
