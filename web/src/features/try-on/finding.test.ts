import { expect, test } from 'vitest';
import { garmentWords, personWords, placesOf } from './finding.ts';

test('says what is missing in a picture, and what to choose in its place', () => {
  expect(personWords({ state: 'missing' }, 'lower')).toMatch(/^No person found\. .* from the waist to the feet\.$/);
  expect(personWords({ state: 'missing' }, 'dress')).toMatch(/from head to foot\.$/);
  expect(garmentWords({ state: 'missing' })).toMatch(/^No garment found\./);
});

test('says nothing of what it could not look at', () => {
  expect([personWords({ state: 'unknown' }, 'upper'), garmentWords({ state: 'unknown' })]).toEqual(['', '']);
});

test('gives pictures to the first empty place, and a full pair another garment', () => {
  const none = { person: null, garment: null };
  expect(placesOf(['a'], none)).toEqual({ person: ['a'], garment: [] });
  expect(placesOf(['a', 'b'], none)).toEqual({ person: ['a'], garment: ['b'] });
  expect(placesOf(['a'], { ...none, garment: '/g.png' })).toEqual({ person: ['a'], garment: [] });
  expect(placesOf(['a'], { person: '/p.png', garment: '/g.png' })).toEqual({ person: [], garment: ['a'] });
});
