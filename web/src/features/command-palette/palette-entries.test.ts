import { expect, test } from 'vitest';
import { matchingGroups, type PaletteEntry } from './palette-entries.ts';

const entry = (label: string, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  icon: '',
  run: () => undefined,
  ...rest,
});

const groups = [
  { title: 'Tools', entries: [entry('Virtual Try On'), entry('Generative Fill'), entry('Create')] },
  { title: 'Pages', entries: [entry('Bin', { words: 'trash deleted' }), entry('Collections')] },
  { title: 'Empty', entries: [] },
];

const found = (typed: string, all: Parameters<typeof matchingGroups>[0] = groups) =>
  matchingGroups(all, typed).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

test('shows every group that has entries before anything is typed', () => {
  expect(found(' ')).toEqual([
    ['Tools', 'Virtual Try On', 'Generative Fill', 'Create'],
    ['Pages', 'Bin', 'Collections'],
  ]);
});

test('finds by the beginnings of words in any order, and by other words of an entry', () => {
  expect(found('on vir')).toEqual([['Tools', 'Virtual Try On']]);
  expect(found('TRASH')).toEqual([['Pages', 'Bin']]);
});

test('puts the group whose entry begins with the typed text first', () => {
  expect(found('coll')[0]).toEqual(['Pages', 'Collections']);
  expect(found('b')).toEqual([['Pages', 'Bin']]);
});

test('keeps what the server has found, after entries that begin with the typed text', () => {
  const pictures = { title: 'Pictures', isFound: true, entries: [entry('red dress')] };
  expect(found('cre', [pictures, ...groups])).toEqual([
    ['Tools', 'Create'],
    ['Pictures', 'red dress'],
  ]);
});

test('puts what is offered for all words after what was found', () => {
  const lessons = { title: 'Lessons', entries: [entry('Search the lessons for “red”', { isLast: true })] };
  const pictures = { title: 'Pictures', isFound: true, entries: [entry('red dress')] };
  expect(found('red', [lessons, pictures]).map(([title]) => title)).toEqual(['Pictures', 'Lessons']);
});

test('finds nothing for words that no entry has', () => {
  expect(found('zeppelin')).toEqual([]);
});
