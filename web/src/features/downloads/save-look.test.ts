import { expect, test } from 'vitest';
import { optionsOf, useSaveLook } from './save-look.store.ts';

const { look } = useSaveLook.getState();

test('asks for a transparent picture only where one is', () => {
  expect(optionsOf({ ...look, size: 'transparent' }, true)).toMatchObject({ size: 'transparent', format: 'png' });
  expect(optionsOf({ ...look, size: 'transparent' }, false)).toMatchObject({ size: 'original', format: 'jpg' });
});

test('leaves to the size what was not chosen', () => {
  expect(optionsOf({ ...look, size: 'story' }, false)).toMatchObject({ fit: 'cover', background: '#ffffff' });
  expect(optionsOf({ ...look, size: 'story', fit: 'contain' }, false).fit).toBe('contain');
});
