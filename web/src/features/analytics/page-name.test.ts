import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test('a page is named by its path', () => {
  expect(pageName('/workplace/generate', {})).toBe('/workplace/generate');
});

test('what opens a collection, or names a person, is not told', () => {
  const params = { userName: 'Vera Molnar', title: 'Spring', id: 'AbC' };
  expect(pageName('/shared/Vera%20Molnar/Spring/AbC', params)).toBe('/shared/:userName/:title/:id');
  expect(pageName('/a/%zz', { '*': 'b/c' })).toBe('/a/%zz');
});
