import type { SceneVocabulary } from '@kenna/contract';
import { expect, test } from 'vitest';
import { shownTitle, takeTitle, takeWords } from './take-words.ts';

const vocabulary: SceneVocabulary = {
  kinds: {
    view: [{ name: 'back', label: 'back view' }],
    colour: [{ name: 'navy', label: 'navy', hex: '#1f2a44' }],
  },
  attributes: {},
  attributesOf: {},
};

test('labels a take as the vocabulary does, and a colour by its name if it has one', () => {
  expect(takeTitle({ colour: '#1f2a44', view: 'back' }, vocabulary)).toBe('back view, navy');
  expect(takeWords({ colour: '#123456' }, vocabulary)).toEqual([{ field: 'colour', label: '#123456', hex: '#123456' }]);
});

test('uses the wire name with spaces before the vocabulary has loaded', () => {
  expect(takeTitle({ light: 'golden-hour' }, undefined)).toBe('golden hour');
});

test('appends the take to the title of the picture', () => {
  expect(shownTitle({ prompt: 'a coat', tool: 'GenerateImage', take: { view: 'back' } }, vocabulary)).toBe(
    'a coat, back view',
  );
  expect(shownTitle({ prompt: 'a coat', tool: null, take: {} }, vocabulary)).toBe('a coat');
  expect(shownTitle({ prompt: '', tool: 'RemoveBackground', take: {} }, vocabulary)).toBe('Background removed');
  expect(shownTitle({ prompt: '', tool: null, take: {} }, vocabulary)).toBe('Uploaded picture');
});
