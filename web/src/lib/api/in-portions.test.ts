import { expect, test } from 'vitest';
import { inPortions } from './in-portions.ts';

test('acts on portions in order, the last one smaller', async () => {
  const answers = await inPortions([1, 2, 3, 4, 5], 2, (portion) => Promise.resolve(portion.join()));
  expect(answers).toEqual(['1,2', '3,4', '5']);
});

test('stops at the first portion that fails', async () => {
  const seen: number[] = [];
  const act = ([first = 0]: readonly number[]) => {
    seen.push(first);
    return first === 2 ? Promise.reject(new Error('refused')) : Promise.resolve(first);
  };
  await expect(inPortions([1, 2, 3], 1, act)).rejects.toThrow('refused');
  expect(seen).toEqual([1, 2]);
});
