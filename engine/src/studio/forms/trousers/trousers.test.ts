import { describe, expect, it } from 'vitest';
import { buildForTest } from '../sewn/build-for-test.ts';
import { measureShape } from '../sewn/measure-shape.ts';
import { jeans, shorts, trousers } from './trousers.ts';

describe('trousers', () => {
  it('have finite vertices and unit normals', () => {
    const measured = measureShape(buildForTest(jeans));
    expect(measured.finite).toBe(true);
    expect(measured.worstNormal).toBeLessThan(1e-3);
  });

  it('are about three times as long as wide, as on a person', () => {
    const { min, max } = measureShape(buildForTest(trousers)).visible;
    expect((max[1] - min[1]) / (max[0] - min[0])).toBeGreaterThan(2.5);
    expect((max[1] - min[1]) / (max[0] - min[0])).toBeLessThan(3.2);
  });

  it('lay their cloth out in metres', () => {
    const scale = measureShape(buildForTest(trousers)).clothScale('left front');
    expect(scale).toBeGreaterThan(0.85);
    expect(scale).toBeLessThan(1.15);
  });

  it('stand wider at the hem when wide or flared, narrower when skinny', () => {
    const width = (leg: 'wide' | 'flared' | 'straight' | 'skinny') => {
      const { min, max } = measureShape(buildForTest(trousers, { leg })).visibleOf('hem 1');
      return max[0] - min[0];
    };
    expect(width('wide')).toBeGreaterThan(width('straight') + 0.05);
    expect(width('flared')).toBeGreaterThan(width('straight') + 0.03);
    expect(width('skinny')).toBeLessThan(width('straight') - 0.03);
  });

  it('reach higher with a high rise and end at the thigh as shorts', () => {
    const top = (rise: 'low' | 'high') => measureShape(buildForTest(trousers, { rise })).visible.max[1];
    expect(top('high')).toBeGreaterThan(top('low') + 0.08);
    expect(measureShape(buildForTest(shorts)).visible.min[1]).toBeGreaterThan(0.5);
  });

  it('carry rivets only as jeans', () => {
    const rivets = (form: typeof jeans) =>
      buildForTest(form).parts.filter((part) => part.name.startsWith('rivet')).length;
    expect(rivets(jeans)).toBe(4);
    expect(rivets(trousers)).toBe(0);
  });
});
