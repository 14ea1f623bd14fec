import { expect, test } from 'vitest';
import { optionsOf, useSaveLook } from './save-look.store.ts';

const { look } = useSaveLook.getState();

test('requests the transparent size only for pictures with transparent areas', () => {
  expect(optionsOf({ ...look, size: 'transparent' }, true)).toMatchObject({ size: 'transparent', format: 'png' });
  expect(optionsOf({ ...look, size: 'transparent' }, false)).toMatchObject({ size: 'original', format: 'jpg' });
});

test('uses the defaults of the size for settings that were not chosen', () => {
  expect(optionsOf({ ...look, size: 'story' }, false)).toMatchObject({ fit: 'cover', background: '#ffffff' });
  expect(optionsOf({ ...look, size: 'story', fit: 'contain' }, false).fit).toBe('contain');
});
