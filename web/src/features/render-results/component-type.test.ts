import { expect, test } from 'vitest';
import { nextComponentType } from './component-type.ts';

test('waits after sending and shows what arrives', () => {
  expect(nextComponentType({ kind: 'sent' })).toBe('loading');
  expect(nextComponentType({ kind: 'delivered' })).toBe('showImages');
});

test('returns to the former state after a failed, refused or cancelled render', () => {
  expect(nextComponentType({ kind: 'failed' })).toBe('existingUser');
  expect(nextComponentType({ kind: 'returned' })).toBe('existingUser');
});

test.each([
  [401, 'unauthenticatedError'],
  [402, 'existingUser'],
  [403, 'renderError'],
  [422, 'renderError'],
  [500, 'renderError'],
])('answers HTTP %s with %s', (status, next) => {
  expect(nextComponentType({ kind: 'http', status })).toBe(next);
});

test('is that of a new user after the person has logged out', () => {
  expect(nextComponentType({ kind: 'left' })).toBe('newUser');
});
