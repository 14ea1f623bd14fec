import { expect, test } from 'vitest';
import { colourwayOf, hexOfColourway, withColourways } from './colourways.ts';

const known = [
  { name: 'navy', label: 'navy', hex: '#1f2a44' },
  { name: 'emerald', label: 'emerald', hex: '#0b6e4f' },
  { name: 'powder-blue', label: 'powder blue', hex: '#b6d0e2' },
];

test('takes a pasted list of names and hex colours, each once', () => {
  const { colourways, problem } = withColourways([], 'Navy, #0AF; powder  blue\nnavy, #00aaff,', known);
  expect(colourways).toEqual(['navy', '#00aaff', 'powder blue']);
  expect(problem).toBeNull();
});

test('leaves text that is no colour in the field and says so', () => {
  const { colourways, left, problem } = withColourways(['navy'], 'emerald green, blurple, #12', known);
  expect(colourways).toEqual(['navy', 'emerald green']);
  expect(left).toBe('blurple, #12');
  expect(problem).toContain('blurple, #12');
});

test('stops at the limit and leaves the rest in the field', () => {
  const eight = Array.from({ length: 8 }, (_, index) => `#00000${index}`);
  expect(withColourways(eight, '#ffffff', known)).toEqual({
    colourways: eight,
    left: '#ffffff',
    problem: 'At most 8 at once',
  });
});

test('accepts every name until the names are loaded', () => {
  expect(withColourways([], 'Blurple', undefined).colourways).toEqual(['blurple']);
});

test("takes a person's own colour by its name, or by its code if the name would not arrive whole", () => {
  const long = 'Sample of the autumn collection, second dye lot';
  const own = [
    { name: 'Atelier Blush', label: 'Atelier Blush', hex: '#e8c9c4' },
    { name: long, label: long, hex: '#10203a' },
  ];
  const { colourways } = withColourways([], 'atelier blush, navy', [...own, ...known]);
  expect(colourways).toEqual(['Atelier Blush', 'navy']);
  expect(hexOfColourway('Atelier Blush', own)).toBe('#e8c9c4');
  expect(own.map(colourwayOf)).toEqual(['Atelier Blush', '#10203a']);
});

test('shows the colour of a name inside longer words', () => {
  expect(hexOfColourway('emerald green', known)).toBe('#0b6e4f');
  expect(hexOfColourway('#123456', known)).toBe('#123456');
  expect(hexOfColourway('blurple', known)).toBeUndefined();
});
