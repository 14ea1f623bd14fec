import { expect, test } from 'vitest';
import { nextHeight } from './sheet-height.ts';

test('goes one height up at a tap, and from the top to the bottom', () => {
  expect(nextHeight('low', 0)).toBe('half');
  expect(nextHeight('half', 3)).toBe('full');
  expect(nextHeight('full', -3)).toBe('low');
});

test('follows a drag by one height and stops at the ends', () => {
  expect(nextHeight('low', 120)).toBe('half');
  expect(nextHeight('full', -120)).toBe('half');
  expect(nextHeight('full', 120)).toBe('full');
  expect(nextHeight('low', -120)).toBe('low');
});
