import { describe, expect, it } from 'vitest';
import { readWishes } from './fit-wishes.ts';

describe('the words for how a garment is worn', () => {
  it.each([
    ['tucked in', true],
    ['Untucked', false],
    ['not tucked', false],
    ['a summer day', null],
  ])('reads "%s"', (prompt, tucked) => {
    expect(readWishes(prompt).tucked).toBe(tucked);
  });

  it('reads looseness and rolled sleeves', () => {
    expect(readWishes('oversized').looseness).toBeGreaterThan(1);
    expect(readWishes('slim fit').looseness).toBeLessThan(1);
    expect(readWishes('with the sleeves rolled up').sleeves).toBeLessThan(1);
    expect(readWishes('').sleeves).toBe(1);
  });

  it('says which wishes a picture of a garment cannot meet', () => {
    expect(readWishes('worn open').unmet).toEqual(['worn open']);
  });
});
