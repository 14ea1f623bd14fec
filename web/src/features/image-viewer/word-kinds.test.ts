import type { BriefChip, SceneVocabulary } from '@kenna/contract';
import { expect, test } from 'vitest';
import { wordKindsOf } from './word-kinds.ts';

const words = [{ name: 'one', label: 'one' }];
const vocabulary: SceneVocabulary = {
  kinds: { colour: words, setting: words, detail: words },
  attributes: { neckline: words, sleeveShape: words, heel: words },
  attributesOf: { dress: ['neckline', 'sleeveShape'], shoe: ['heel'] },
};
const chip = (kind: string, name: string): BriefChip => ({
  kind,
  name,
  label: name,
  piece: 0,
  source: 'prompt',
  start: 0,
  end: 1,
});
const titles = (...chips: BriefChip[]) => wordKindsOf(vocabulary, chips).map(({ title }) => title);

test('offers kinds of words for the form and for the whole picture', () => {
  expect(titles(chip('form', 'dress'))).toEqual(['Colour', 'Neckline', 'Sleeve shape', 'Detail', 'Setting']);
  expect(titles(chip('form', 'shoe'))).toEqual(['Colour', 'Heel', 'Detail', 'Setting']);
});

test('leaves out kinds that allow one word and have it already', () => {
  expect(titles(chip('form', 'dress'), chip('attribute', 'neckline=v-neck'), chip('setting', 'marble'))).toEqual([
    ...['Colour', 'Sleeve shape', 'Detail'],
  ]);
});
