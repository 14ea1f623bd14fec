import { expect, test } from 'vitest';
import { garmentWords, personWords, placesOf } from './finding.ts';

test('reports what is missing in a picture, and what to choose instead', () => {
  expect(personWords({ state: 'missing' }, 'lower')).toMatch(/^No person found\. .* from the waist to the feet\.$/);
  expect(personWords({ state: 'missing' }, 'dress')).toMatch(/from head to foot\.$/);
  expect(garmentWords({ state: 'missing' })).toMatch(/^No garment found\./);
});

test('reports nothing about a picture that could not be searched', () => {
  expect([personWords({ state: 'unknown' }, 'upper'), garmentWords({ state: 'unknown' })]).toEqual(['', '']);
});

test('fills the person first, then the garment, and replaces the garment of a complete pair', () => {
  const none = { person: null, garment: null };
  expect(placesOf(['a'], none)).toEqual({ person: ['a'], garment: [] });
  expect(placesOf(['a', 'b'], none)).toEqual({ person: ['a'], garment: ['b'] });
  expect(placesOf(['a'], { ...none, garment: '/g.png' })).toEqual({ person: ['a'], garment: [] });
  expect(placesOf(['a'], { person: '/p.png', garment: '/g.png' })).toEqual({ person: [], garment: ['a'] });
});
