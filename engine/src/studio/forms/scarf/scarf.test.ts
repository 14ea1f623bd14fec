import { describe, expect, it } from 'vitest';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import { bodyDistance } from '../../body/body.ts';
import { scarf } from './scarf.ts';

function cutAs(cut: Piece['cut']) {
  const piece: Piece = {
    form: 'scarf',
    cut,
    colours: [],
    fabric: null,
    pattern: null,
    details: [],
    partFabrics: [],
    attributes: {},
  };
  const drape = { stiffness: 0.4, weight: 0.5, thickness: 0.001 };
  return scarf.build({ piece, random: createRandom(3), drape, detail: 0.16, freedom: 0 });
}

describe('a scarf', () => {
  it.each([null, 'silk-square', 'shawl', 'snood', 'bandana'] as const)('is whole as %s', (cut) => {
    const measured = measureShape(cutAs(cut));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('is looped round the neck with both fringed ends in front', () => {
    const measured = measureShape(buildForTest(scarf));
    expect(measured.visibleOf('loop').min[2]).toBeLessThan(-0.06);
    expect(measured.visibleOf('long end').min[1]).toBeLessThan(measured.visibleOf('short end').min[1] - 0.03);
    expect(measured.visibleOf('long end fringe').min[1]).toBeLessThan(measured.visibleOf('long end').min[1] - 0.05);
  });

  it('hangs longer when asked for long', () => {
    const low = (length: 'maxi' | undefined) =>
      measureShape(buildForTest(scarf, length ? { length } : {})).visible.min[1];
    expect(low('maxi')).toBeLessThan(low(undefined) - 0.1);
  });

  it('points down in front as a folded square, and less far as a bandana', () => {
    const foot = (cut: 'silk-square' | 'bandana') => measureShape(cutAs(cut)).visibleOf('scarf');
    expect(foot('silk-square').min[1]).toBeLessThan(foot('bandana').min[1] - 0.05);
    expect(foot('silk-square').max[1]).toBeGreaterThan(1.4);
  });

  it('lies outside the dress form', () => {
    const { positions } = cutAs('silk-square').parts[0]!.mesh;
    for (let k = 0; k < positions.length; k += 3) {
      expect(bodyDistance(positions[k]!, positions[k + 1]!, positions[k + 2]!)).toBeGreaterThan(-0.001);
    }
  });
});
