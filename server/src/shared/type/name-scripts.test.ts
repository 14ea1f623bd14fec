import { expect, it } from 'vitest';
import { nameScripts } from './name-scripts.ts';

const isLatin = (character: string) => /[\p{Script=Latin}\p{N}\p{P}]/u.test(character);

it.each([
  ['silk dress, bias cut', 'silk dress, bias cut'],
  ['فستان حرير أخضر', '[in Arabic]'],
  ['green シルク ドレス no. 4', 'green [in Japanese] no. 4'],
  ['丝绸 dress שמלה', '[in Chinese] dress [in Hebrew]'],
  ['ქართული', '[in another script]'],
  ['dress 👗 sample', 'dress 👗 sample'],
])('%s is set as %s', (text, set) => {
  expect(nameScripts(text, isLatin)).toBe(set);
});
