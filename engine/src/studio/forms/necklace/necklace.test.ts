import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { necklace } from './necklace.ts';

function build(cut: Piece['cut'], attributes: Piece['attributes'] = {}) {
  const piece: Piece = {
    form: 'necklace',
    colours: [],
    fabric: null,
    pattern: null,
    details: [],
    partFabrics: [],
    cut,
    attributes,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return necklace.build({ piece, random: createRandom(1), drape, detail: 0.3, freedom: 0 });
}

const KINDS = [
  ...(['chain-necklace', 'pearl-necklace', 'choker', 'pendant', 'locket', 'lariat', 'statement-collar'] as const),
];

describe.each(KINDS)('a necklace, %s', (cut) => {
  const { parts } = build(cut);

  it('lies on its bust, with finite meshes', () => {
    const worn = meshBounds(parts.filter((part) => part.name !== 'bust').map((part) => part.mesh));
    const bust = meshBounds([parts.find((part) => part.name === 'bust')!.mesh]);
    expect(Math.abs(bust.min[1])).toBeLessThan(1e-4);
    expect(worn.max[1]).toBeLessThan(bust.max[1]);
    expect(worn.min[1]).toBeGreaterThan(0);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('the chain of a necklace', () => {
  it.each(['cable', 'curb', 'snake', 'box', 'rope'] as const)('can be of %s', (chain) => {
    const { positions } = build('chain-necklace', { chain }).parts[0]!.mesh;
    expect(positions.length).toBeGreaterThan(5000);
    expect(positions.every(Number.isFinite)).toBe(true);
  });
});
