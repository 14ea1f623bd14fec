import { expect, test } from 'vitest';
import { colourFamilies } from './colour-families.ts';

const colours = {
  navy: '#1a2444',
  'sky blue': '#8dbfe3',
  ivory: '#f4ebda',
  camel: '#b98a53',
  charcoal: '#36393f',
  peach: '#f1bd9d',
  olive: '#605b34',
  blush: '#e9c2c0',
  burgundy: '#5d1227',
  plum: '#5a2750',
};

test('groups colours by family, each from light to dark', () => {
  const entries = Object.entries(colours).map(([label, hex]) => ({ name: label, label, hex }));
  const families = colourFamilies(entries).map(({ family, colours: all }) => [
    family,
    ...all.map(({ label }) => label),
  ]);
  expect(families).toEqual([
    ['Neutrals', 'ivory', 'charcoal'],
    ['Browns', 'camel'],
    ['Reds', 'burgundy'],
    ['Oranges and yellows', 'peach'],
    ['Greens', 'olive'],
    ['Blues', 'sky blue', 'navy'],
    ['Purples', 'plum'],
    ['Pinks', 'blush'],
  ]);
});
