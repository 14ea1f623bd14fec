import { expect, it } from 'vitest';
import { readColourway } from './read-colourway.ts';

const OWN = [{ name: 'Marine No. 2', hex: '#10203a' }] as const;

it.each([
  ['Marine No. 2', ['#10203a'], null],
  ['marine no. 2 velvet', ['#10203a'], 'velvet'],
  ['#c8102e', ['#c8102e'], null],
])('reads the colourway "%s" with the colours that a person has named', (text, hexes, fabric) => {
  const { piece, note } = readColourway(text, OWN);
  expect(piece?.colours.map(({ hex }) => hex)).toEqual(hexes);
  expect([piece?.fabric, note]).toEqual([fabric, null]);
});

it('says that a name which nobody has given is not understood', () => {
  expect(readColourway('Zanzibarian', OWN)).toEqual({ piece: null, note: null });
});
