import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { lamp } from './lamp.ts';

function build(cut: Piece['cut']) {
  const piece: Piece = {
    form: 'lamp',
    colours: [],
    fabric: null,
    attributes: {},
    pattern: null,
    details: [],
    partFabrics: [],
    cut,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return lamp.build({ piece, random: createRandom(1), drape, detail: 0.3, freedom: 0 });
}

const KINDS = ['table-lamp', 'desk-lamp', 'mushroom-lamp', 'floor-lamp', 'arc-lamp', 'pendant-lamp'] as const;

describe.each(KINDS)('a %s', (cut) => {
  const { parts } = build(cut);

  it('holds its shade up, with finite meshes', () => {
    const shade = meshBounds([parts.find((part) => part.name === 'shade')!.mesh]);
    const all = meshBounds(parts.map((part) => part.mesh));
    if (cut !== 'pendant-lamp') expect(Math.abs(all.min[1])).toBeLessThan(0.002);
    expect(shade.min[1]).toBeGreaterThan(0.15);
    for (const { mesh } of parts)
      expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
  });
});
