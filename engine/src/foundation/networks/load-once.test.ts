import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

const nobodyWaits = () => {};

it('loads once for uses at the same time and later ones, and tells those that wait', async () => {
  let loads = 0;
  const lazy = loadOnce(async () => ({ load: (loads += 1) }));
  const waiting: string[] = [];
  const [first, second] = await Promise.all([lazy(() => waiting.push('first')), lazy(() => waiting.push('second'))]);
  const third = await lazy(() => waiting.push('third'));
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(loads).toBe(1);
  expect(waiting).toEqual(['first', 'second']);
});

it('loads again after a load that failed', async () => {
  const results = [Promise.reject(new Error('The disk does not answer')), Promise.resolve('network')];
  const lazy = loadOnce(() => results.shift()!);
  await expect(lazy(nobodyWaits)).rejects.toThrow('The disk does not answer');
  await expect(lazy(nobodyWaits)).resolves.toBe('network');
});
