import { expect, test } from 'vitest';
import { stemsOf } from './search-words.ts';

test.each([
  ['dye dyes dyed dyeing', ['dy', 'dy', 'dy', 'dy']],
  ['Garments, GARMENT!', ['garment', 'garment']],
  ['study studies', ['stud', 'stud']],
  ['Éclair', ['eclair']],
  ['a 4X red bed', ['a', '4x', 'red', 'bed']],
  ['recolours, recoloring; grey gray', ['recolor', 'recolor', 'gra', 'gra']],
  ['  ', []],
])('the stems of “%s”', (text, stems) => {
  expect(stemsOf(text)).toEqual(stems);
});
