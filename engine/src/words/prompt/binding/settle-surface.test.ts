import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map(({ words }) => words);

it.each([
  ['glossy red vase', 'glossy'],
  ['vase in matte black', 'matte'],
  ['black handbag, glossy finish', 'glossy'],
  ['Teekanne in mattem Petrol', 'matte'],
])('draws the surface of the thing that the words describe: %s', (prompt, surface) => {
  expect(read(prompt).pieces[0]!.attributes.surface).toBe(surface);
  expect(missing(prompt)).toEqual([]);
});

it.each([
  ['red pump on a glossy black surface', ['glossy']],
  ['black handbag with a glossy lid', ['glossy']],
  ['glossy wine glass', ['glossy']],
  ['glossy black dress', ['glossy']],
  ['semi-matte vase', ['semi-matte']],
])('names the surface of other things, and one that is not seen: %s', (prompt, named) => {
  expect(missing(prompt)).toEqual(named);
});
