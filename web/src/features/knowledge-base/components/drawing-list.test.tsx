import type { Drawing } from '@kenna/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawingList } from './drawing-list.tsx';

const drawing = (label: string, group: Drawing['group'], names: string[]): Drawing => ({
  name: label,
  label,
  group,
  words: label,
  names,
  image_url: `/files/drawings/${label}.webp`,
});
const drawings = [
  drawing('loafer', 'shoes', ['moccasin', 'penny loafer']),
  drawing('mug', 'table', ['becher', 'tasse à café']),
  drawing('backpack', 'bags', ['rucksack', 'sac a dos']),
];
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('the drawings are grouped, and a search finds them by any of their names', async () => {
  const { user } = renderPage(<DrawingList drawings={drawings} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Shoes and socks',
    'Bags and luggage',
    'Tableware',
  ]);
  const field = screen.getByLabelText('Search the drawings');
  await user.type(field, 'tasse cafe');
  expect(shown()).toEqual(['mug']);
  await user.clear(field);
  await user.type(field, 'Sac à dos');
  expect(shown()).toEqual(['backpack']);
  await user.clear(field);
  await user.type(field, 'helicopter');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('There is no drawing with this name.');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(shown()).toHaveLength(3);
});

test('the words of a drawing lead to Generate with this prompt', () => {
  renderPage(<DrawingList drawings={drawings} />);
  const link = screen.getByRole('link', { name: 'Try these words: loafer' });
  expect(link.getAttribute('href')).toBe('/workplace/generate?model=kennaxl&prompt=loafer');
});

test('a picture that a search leaves out is no longer loaded, and loads when it is back', async () => {
  const { user } = renderPage(<DrawingList drawings={drawings} />);
  const pictureOf = (label: string) => screen.getByRole('article', { name: label }).querySelector('img')!;
  const before = pictureOf('loafer');
  expect(before.getAttribute('src')).toBe('/files/drawings/loafer.webp');
  const field = screen.getByLabelText('Search the drawings');
  await user.type(field, 'becher');
  expect(shown()).toEqual(['mug']);
  expect(before.hasAttribute('src')).toBe(false);
  await user.clear(field);
  expect(pictureOf('loafer').getAttribute('src')).toBe('/files/drawings/loafer.webp');
});
