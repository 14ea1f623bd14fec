import type { Drawing } from '@kenna/contract';
import { expect, it } from 'vitest';
import { drawingsNamed, drawingsPath } from './found-drawings.ts';

const drawing = (label: string, names: string[]): Drawing => ({
  name: label,
  label,
  group: 'home',
  words: label,
  names,
  first_url: `/files/drawings/${label}-first.webp`,
  image_url: `/files/drawings/${label}.webp`,
});
const drawings = [
  drawing('coffee table', ['couchtisch']),
  drawing('table', ['tisch', 'tavolo']),
  drawing('backpack', ['sac à dos', 'rucksack']),
];
const named = (typed: string) => drawingsNamed(drawings, typed).map(({ label }) => label);

it('finds drawings by the beginnings of words of one name, exact names first', () => {
  expect(named('Table')).toEqual(['table', 'coffee table']);
  expect(named('coffee ta')).toEqual(['coffee table']);
  expect(named('Sac a Dos')).toEqual(['backpack']);
  expect(named('ack')).toEqual([]);
  expect(named('coffee tisch')).toEqual([]);
  expect(named(' ')).toEqual([]);
});

it('links to the page of the drawings with the search filled in', () => {
  expect(drawingsPath('sac à dos')).toBe('/knowledge-base/drawings?find=sac+%C3%A0+dos');
});
