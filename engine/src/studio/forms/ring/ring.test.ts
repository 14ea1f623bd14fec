import { describe, expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { ring } from './ring.ts';

function build(cut: Piece['cut'], attributes: Piece['attributes'] = {}) {
  const piece: Piece = {
    form: 'ring',
    colours: [],
    fabric: null,
    pattern: null,
    details: [],
    partFabrics: [],
    cut,
    attributes,
  };
  const drape = { stiffness: 1, weight: 1, thickness: 0.002 };
  return ring.build({ piece, random: createRandom(1), drape, detail: 0.35, freedom: 0 });
}

const KINDS = [
  ...([
    'engagement',
    'halo-ring',
    'three-stone-ring',
    'eternity-ring',
    'cocktail-ring',
    'signet',
    'twisted-ring',
    'band-ring',
  ] as const),
];

describe.each(KINDS)('a ring, %s', (cut) => {
  const { parts } = build(cut);

  it('stands on the floor at the size of a finger, with finite meshes', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.0012);
    expect(max[0] - min[0]).toBeGreaterThan(0.018);
    expect(max[0] - min[0]).toBeLessThan(0.026);
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it('shows the right side of its metal outwards', () => {
    const { positions: p, normals: n } = parts[0]!.mesh;
    let outwards = 0;
    for (let k = 0; k < p.length; k += 3) {
      const y = p[k + 1]! - 0.01;
      if (Math.hypot(p[k]!, y) > 0.0097) outwards += Math.sign(p[k]! * n[k]! + y * n[k + 1]!);
    }
    expect(outwards).toBeGreaterThan(0);
  });
});

describe('the stone of a ring', () => {
  it.each(['round', 'oval', 'pear', 'marquise', 'cushion', 'emerald', 'princess'] as const)(
    'is a closed solid in %s cut',
    (stoneCut) => {
      const { mesh } = build('engagement', { gem: 'sapphire', stoneCut }).parts.find((part) => part.name === 'stone')!;
      expect(volume(mesh.positions, mesh.indices)).toBeGreaterThan(0.3 * 0.0033 ** 3);
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
    },
  );

  it('is left out when the words want none', () => {
    expect(build(null, { gem: 'none' }).parts.map((part) => part.name)).toEqual(['band']);
  });
});

/** Volume of a closed mesh. */
function volume(p: Float32Array, indices: Uint32Array): number {
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    sum +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) -
      p[a + 1]! * (p[b]! * p[c + 2]! - p[b + 2]! * p[c]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return Math.abs(sum) / 6;
}
