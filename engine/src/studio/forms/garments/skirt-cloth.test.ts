import { describe, expect, it } from 'vitest';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { dress } from './dress.ts';
import { gown } from './gown.ts';
import { skirt } from './skirt.ts';

const BRIDAL: Piece = {
  form: 'gown',
  cut: null,
  colours: [],
  fabric: 'tulle',
  pattern: null,
  details: [],
  partFabrics: [],
  attributes: { silhouette: 'ball', length: 'train' },
};
const NET = { stiffness: 0.55, weight: 0.05, thickness: 0.0005 };

/** Ratio of each edge's length on the developed fabric to its length in space, below a height. */
function stretches({ positions: p, uvs, indices }: Mesh, below: number): number[] {
  const found: number[] = [];
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b] = [indices[k]!, indices[k + 1]!];
    if (p[a * 3 + 1]! > below || p[b * 3 + 1]! > below) continue;
    const size = Math.hypot(...[0, 1, 2].map((axis) => p[a * 3 + axis]! - p[b * 3 + axis]!));
    found.push(Math.hypot(uvs[a * 2]! - uvs[b * 2]!, uvs[a * 2 + 1]! - uvs[b * 2 + 1]!) / size);
  }
  return found.sort((one, other) => one - other);
}

describe('the cloth of a skirt', () => {
  it('keeps the scale of its print all round a flared skirt', () => {
    const { parts } = buildForTest(skirt, { silhouette: 'circle' });
    const found = stretches(parts.find(({ name }) => name === 'skirt')!.mesh, 1);
    expect(found[Math.floor(found.length * 0.03)]).toBeGreaterThan(0.6);
    expect(found[Math.floor(found.length * 0.97)]).toBeLessThan(1.5);
  });

  it('lies on the floor where it trails, layers of net included', () => {
    const { parts } = gown.build({
      piece: BRIDAL,
      random: createRandom(1),
      drape: NET,
      sheer: true,
      detail: 0.16,
      freedom: 0,
    });
    const nets = parts.filter(({ name }) => name.startsWith('net layer'));
    expect(nets.length).toBeGreaterThan(0);
    for (const { mesh } of nets) {
      const heights = mesh.positions.filter((_, i) => i % 3 === 1);
      expect(heights.every((y) => y > 0)).toBe(true);
      expect(mesh.positions.some((z, i) => i % 3 === 2 && z < -0.9)).toBe(true);
    }
  });

  it('hangs from cords behind the neck when it is a halter', () => {
    const { parts } = buildForTest(dress, { neckline: 'halter' });
    const bow = parts.find(({ name }) => name === 'halter bow 1')!;
    expect(bow.mesh.positions[2]).toBeLessThan(-0.04);
  });
});
