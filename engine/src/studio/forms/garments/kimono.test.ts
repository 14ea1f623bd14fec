import { expect, it } from 'vitest';
import { coat } from './coat.ts';
import { dress } from './dress.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { measureShape } from '../testing/measure-shape.ts';

it('wraps a kimono to the ankle, with hanging sleeves, a band and an obi', () => {
  const shape = buildForTest(coat, { belt: 'sash' }, 1, { cut: 'kimono' });
  const measured = measureShape(shape);
  expect(measured.finite).toBe(true);
  expect(measured.visible.min[1]).toBeLessThan(0.2);
  const sleeve = measured.visibleOf('right sleeve');
  expect(sleeve.min[0]).toBeLessThan(-0.42);
  expect(sleeve.max[1] - sleeve.min[1]).toBeGreaterThan(0.5);
  expect(shape.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['left front', 'band', 'obi']));
});

it('dyes the jacket of a hanbok in the first of two colours, and bleaches it when there is one', () => {
  const jacket = (...names: readonly ('red' | 'blue')[]) => {
    const colours = names.map((name) => ({ name, tone: null, hex: '#204080' as const, part: 'main' as const }));
    const shape = buildForTest(dress, {}, 1, { cut: 'hanbok', colours });
    return shape.parts.find(({ name }) => name === 'jacket')!;
  };
  expect(jacket('red')).toHaveProperty('material');
  expect(jacket('red', 'blue')).not.toHaveProperty('material');
});

it('lets a haori hang open to the thigh', () => {
  const shape = buildForTest(coat, {}, 1, { cut: 'kimono-jacket' });
  expect(measureShape(shape).visible.min[1]).toBeGreaterThan(0.5);
  expect(shape.parts.map(({ name }) => name)).not.toContain('left front');
});
