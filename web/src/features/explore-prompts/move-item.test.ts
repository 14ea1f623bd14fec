import { describe, expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

describe('moving an item of the explore page', () => {
  it.each([
    [1, 3, [2, 3, 1, 4]],
    [4, 2, [1, 4, 2, 3]],
    [2, 2, [1, 2, 3, 4]],
    [9, 2, [1, 2, 3, 4]],
  ])('takes %i to where %i is', (id, onto, result) => {
    expect(moveItem([1, 2, 3, 4], id, onto)).toEqual(result);
  });
});
