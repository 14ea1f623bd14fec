import { expect, test } from 'vitest';
import { savedSides, saveOptionsOf } from './save-options.ts';

test('keeps transparency by default when the format supports it', () => {
  expect(saveOptionsOf({ format: 'png' }).background).toBe('transparent');
  expect(saveOptionsOf({ format: 'png', background: '#AABBCC' }).background).toBe('#aabbcc');
  expect(saveOptionsOf({ format: 'jpg', background: 'transparent' }).background).toBe('#ffffff');
});

test('uses the fit of the size preset, or the requested fit', () => {
  expect(saveOptionsOf({ size: 'square' })).toMatchObject({ fit: 'contain', background: '#ffffff' });
  expect(saveOptionsOf({ size: 'story' }).fit).toBe('cover');
  expect(saveOptionsOf({ size: 'story', fit: 'contain' }).fit).toBe('contain');
});

test('always saves the whole picture on white for a marketplace', () => {
  const asked = { size: 'marketplace', fit: 'cover', background: '#000000', format: 'webp' } as const;
  expect(saveOptionsOf(asked)).toMatchObject({ fit: 'contain', background: '#ffffff', format: 'webp' });
});

test('yields equal options for requests for the same file', () => {
  expect(saveOptionsOf({ size: 'transparent', format: 'jpg', quality: 50 })).toEqual(
    saveOptionsOf({ size: 'transparent', format: 'png' }),
  );
  expect(saveOptionsOf({ format: 'svg', size: 'square', quality: 40 })).toEqual(saveOptionsOf({ format: 'svg' }));
});

test('calculates the sides of the file', () => {
  const picture = { width: 1024, height: 768 };
  expect(savedSides(picture, { size: 'original' })).toEqual(picture);
  expect(savedSides(picture, { size: 'portrait' })).toEqual({ width: 2000, height: 2500 });
});
