import { expect, test } from 'vitest';
import { extended, NOTHING, toggled, within } from './selection.ts';

const order = [9, 7, 5, 3, 1];

test('selects a picture and deselects it again', () => {
  const one = toggled(NOTHING, 7);
  expect([...one.ids]).toEqual([7]);
  expect([...toggled(one, 7).ids]).toEqual([]);
});

test('a range begins at the last toggled picture, in either direction, and can be changed', () => {
  const from = toggled(NOTHING, 5);
  expect([...extended(from, order, 9).ids].sort()).toEqual([5, 7, 9]);
  const down = extended(from, order, 3);
  expect([...down.ids].sort()).toEqual([3, 5]);
  expect([...extended(down, order, 1).ids].sort()).toEqual([1, 3, 5]);
});

test('a range without an anchor is the picture itself', () => {
  expect([...extended(NOTHING, order, 3).ids]).toEqual([3]);
});

test('a picture that has left the list is no longer selected', () => {
  const both = toggled(toggled(NOTHING, 9), 1);
  expect([...within(both, [7, 5, 1]).ids]).toEqual([1]);
});
