import type { Drawing } from '@kenna/contract';
import { expect, it } from 'vitest';
import { drawingsNamed, drawingsPath, foundDrawings } from './found-drawings.ts';

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

it('groups what is named, and puts names that only contain the words after it', () => {
  const ring = { ...drawing('ring', []), group: 'jewellery' as const };
  const all = [drawing('drawstring bag', []), drawing('ring binder', []), drawing('vase', []), ring];
  const shown = (typed: string) => {
    const { groups, also } = foundDrawings(all, typed);
    return [
      ...groups.map(([group, found]) => [group, ...found.map(({ label }) => label)]),
      also.map(({ label }) => label),
    ];
  };
  expect(shown('ring')).toEqual([['jewellery', 'ring'], ['home', 'ring binder'], ['drawstring bag']]);
  expect(shown('string')).toEqual([['home', 'drawstring bag'], []]);
  expect(shown('')).toHaveLength(3);
});
