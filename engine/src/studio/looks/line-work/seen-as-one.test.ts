import { expect, test } from 'vitest';
import { seenAsOne } from './seen-as-one.ts';

test('folded edges and hems are drawn as the fabric of their own piece', () => {
  const names = ['front', 'left lapel', 'left lapel edge', 'front hem 1', 'hem', 'pocket side 2'];
  const parts = names.map((name) => ({ name, piece: 0 }));
  expect([...seenAsOne(parts)]).toEqual([0, 1, 2, 2, 1, 5, 6]);
  expect(seenAsOne([parts[0]!, { name: 'front hem 1', piece: 1 }])[2]).toBe(2);
});
