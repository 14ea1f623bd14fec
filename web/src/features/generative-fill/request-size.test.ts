import { expect, test } from 'vitest';
import { requestSize } from './request-size.ts';

test('scales pictures that exceed the limits of a request, with their shape preserved', () => {
  expect(requestSize({ width: 6000, height: 3000 })).toEqual({ width: 1536, height: 768 });
  expect(requestSize({ width: 4000, height: 201 })).toEqual({ width: 1536, height: 256 });
});
