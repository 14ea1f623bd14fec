import { expect, test } from 'vitest';
import { takeOf, takesOf } from './chosen-takes.ts';

test('makes a picture of each view, colour and fabric', () => {
  expect(takesOf({ colour: ['navy', 'red'], fabric: ['silk'] })).toEqual([
    { colour: 'navy' },
    { colour: 'red' },
    { fabric: 'silk' },
  ]);
});

test('pairs every setting with every light', () => {
  expect(takesOf({ light: ['hard'], setting: ['marble', 'beach'] })).toEqual([
    { light: 'hard', setting: 'marble' },
    { light: 'hard', setting: 'beach' },
  ]);
  expect(takesOf({ setting: ['marble'] })).toEqual([{ setting: 'marble' }]);
});

test('the take of one word has the light or the setting that was chosen last before it', () => {
  expect(takeOf({ colour: ['navy'] }, 'fabric', 'silk')).toEqual({ fabric: 'silk' });
  expect(takeOf({ light: ['soft', 'hard'] }, 'setting', 'beach')).toEqual({ light: 'hard', setting: 'beach' });
  expect(takeOf({ setting: [] }, 'light', 'hard')).toEqual({ light: 'hard' });
});
