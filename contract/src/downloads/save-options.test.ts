import { expect, test } from 'vitest';
import { savedSides, saveOptionsOf } from './save-options.ts';

test('keeps what is transparent as long as the format can and nothing else was asked', () => {
  expect(saveOptionsOf({ format: 'png' }).background).toBe('transparent');
  expect(saveOptionsOf({ format: 'png', background: '#AABBCC' }).background).toBe('#aabbcc');
  expect(saveOptionsOf({ format: 'jpg', background: 'transparent' }).background).toBe('#ffffff');
});

test('fills a frame as its channel expects, and as asked', () => {
  expect(saveOptionsOf({ size: 'square' })).toMatchObject({ fit: 'contain', background: '#ffffff' });
  expect(saveOptionsOf({ size: 'story' }).fit).toBe('cover');
  expect(saveOptionsOf({ size: 'story', fit: 'contain' }).fit).toBe('contain');
});

test('gives a marketplace the whole piece on white, whatever else was asked', () => {
  const asked = { size: 'marketplace', fit: 'cover', background: '#000000', format: 'webp' } as const;
  expect(saveOptionsOf(asked)).toMatchObject({ fit: 'contain', background: '#ffffff', format: 'webp' });
});

test('has one reading for askings that give one file', () => {
  expect(saveOptionsOf({ size: 'transparent', format: 'jpg', quality: 50 })).toEqual(
    saveOptionsOf({ size: 'transparent', format: 'png' }),
  );
  expect(saveOptionsOf({ format: 'svg', size: 'square', quality: 40 })).toEqual(saveOptionsOf({ format: 'svg' }));
});

test('says how large the file will be', () => {
  const picture = { width: 1024, height: 768 };
  expect(savedSides(picture, { size: 'original' })).toEqual(picture);
  expect(savedSides(picture, { size: 'portrait' })).toEqual({ width: 2000, height: 2500 });
});
