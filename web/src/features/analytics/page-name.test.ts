import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test('reports a page by its path', () => {
  expect(pageName('/workplace/generate', {})).toBe('/workplace/generate');
});

test('replaces values that grant access to a collection or identify a person', () => {
  const params = { userName: 'Vera Molnar', title: 'Spring', id: 'AbC' };
  expect(pageName('/shared/Vera%20Molnar/Spring/AbC', params)).toBe('/shared/:userName/:title/:id');
  expect(pageName('/a/%zz', { '*': 'b/c' })).toBe('/a/%zz');
});
