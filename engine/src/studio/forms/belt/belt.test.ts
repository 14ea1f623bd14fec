import { expect, it } from 'vitest';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { buildForTest } from '../testing/build-for-test.ts';
import { belt } from './belt.ts';

const boundsOf = (name: string, differences: Partial<Piece> = {}) => {
  const { parts } = buildForTest(belt, {}, 1, differences);
  return meshBounds(parts.filter((part) => part.name === name).map(({ mesh }) => mesh));
};
const heightOf = (...given: Parameters<typeof boundsOf>) => {
  const { min, max } = boundsOf(...given);
  return max[1] - min[1];
};

it.each(['skinny-belt', 'wide-belt', null] as const)('has a buckle a little higher than its strap: %s', (cut) => {
  // The roll leans back, so that the strap is some millimetres higher in front than behind.
  const over = heightOf('buckle', { cut }) - heightOf('strap', { cut });
  expect(over).toBeGreaterThan(0);
  expect(over).toBeLessThan(0.012);
});

it('stands on the floor', () => {
  expect(boundsOf('strap').min[1]).toBeGreaterThan(-0.001);
  expect(boundsOf('buckle').min[1]).toBeGreaterThan(-0.001);
  expect(boundsOf('buckle').min[1]).toBeLessThan(0.001);
});

it('is as wide as its kind', () => {
  expect(heightOf('strap', { cut: 'wide-belt' })).toBeGreaterThan(1.5 * heightOf('strap'));
  expect(heightOf('strap', { cut: 'skinny-belt' })).toBeLessThan(0.7 * heightOf('strap'));
});

it('lies beside its large buckle in scenes that were stored before version 3 of the drawing', () => {
  expect(heightOf('buckle', { drawnAs: 2 })).toBeGreaterThan(1.2 * heightOf('strap', { drawnAs: 2 }));
});
