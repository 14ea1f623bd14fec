import { expect, test } from 'vitest';
import { fileNameOf, pictureFileName } from './file-name.ts';

test('names a download after the first words of its prompt and its seed', () => {
  expect(fileNameOf('Emerald silk dress, draped back!', 1234)).toBe('emerald-silk-dress-draped-back-1234');
});

test('keeps letters of every script and drops accents and punctuation', () => {
  expect(fileNameOf('Robe “crème” été', null)).toBe('robe-creme-ete');
  expect(fileNameOf('שמלה ../ ירוקה', 7)).toBe('שמלה-ירוקה-7');
});

test('has a name for a prompt without words', () => {
  expect(fileNameOf('👗!', 5)).toBe('image-5');
});

test('distinguishes the takes of one scene, and uses the name of the tool without a prompt', () => {
  const picture = { id: 12, prompt: 'Emerald silk dress', seed: 7, tool: 'GenerateImage', take: {} } as const;
  expect(pictureFileName(picture)).toBe('emerald-silk-dress-7');
  const take = { light: 'golden-hour', colour: '#1F2a44', view: 'back' };
  expect(pictureFileName({ ...picture, take })).toBe('emerald-silk-dress-back-golden-hour-1f2a44-7');
  expect(pictureFileName({ ...picture, prompt: '', tool: 'RemoveBackground' })).toBe('remove-background-12');
  expect(pictureFileName({ ...picture, prompt: '', seed: null, tool: null })).toBe('picture-12');
});

test('does not end a shortened name with a word like "with"', () => {
  expect(fileNameOf('emerald silk evening dress with a long train', 8)).toBe('emerald-silk-evening-dress-8');
  expect(fileNameOf('what a coat to walk in', 8)).toBe('what-a-coat-to-walk-in-8');
});
