import { describe, expect, it } from 'vitest';
import { coloursNamedIn, writeColourCodes } from './colour-name.ts';

const OWN = [
  { name: 'Blush', hex: '#e8c9c4' },
  { name: 'Atelier Blush', hex: '#d9a7a0' },
  { name: 'No. 5', hex: '#7a1f2b' },
  { name: 'Storm grey', hex: '#70757a' },
  { name: 'Rosé & Co', hex: '#c77b86' },
];

describe('colours that a text names', () => {
  it.each([
    ['a dress in ATELIER-BLUSH', ['Blush', 'Atelier Blush']],
    ['blush, no 5', ['Blush', 'No. 5']],
    ['storm gray', ['Storm grey']],
    ['blushing, number 5', []],
  ])('are found in "%s"', (text, names) => {
    expect(coloursNamedIn(text, OWN).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['make it atelier  blush', 'make it #d9a7a0'],
    ['Blush collar, no. 5 belt', '#e8c9c4 collar, #7a1f2b belt'],
    ['make it storm gray, not #70757a', 'make it #70757a, not #70757a'],
    ['ROSE AND CO. lining', '#c77b86. lining'],
    ['blushing', 'blushing'],
    ['#blush', '#blush'],
  ])('are written as codes in "%s"', (text, written) => {
    expect(writeColourCodes(text, OWN)).toBe(written);
  });
});
