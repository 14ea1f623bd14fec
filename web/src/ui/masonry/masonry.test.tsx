import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Masonry } from './masonry.tsx';

const items = Array.from({ length: 500 }, (_, id) => ({ id, width: 100, height: 100 + ((id * 37) % 80) }));
let top = 0;

/** happy-dom has no layout: a wall is 412 px wide and begins at `top`. */
beforeEach(() => {
  top = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 412, 0));
});

const wall = (shown = items) => (
  <Masonry label="Pictures" items={shown} columns={(width) => (width < 400 ? 1 : 2)} render={({ id }) => `No. ${id}`} />
);

test('names each picture’s place in the whole list', () => {
  renderPage(wall());
  const [first] = screen.getAllByRole('listitem');
  expect(first?.getAttribute('aria-posinset')).toBe('1');
  expect(first?.getAttribute('aria-setsize')).toBe('500');
  expect(screen.getByRole('list', { name: 'Pictures' })).toBeDefined();
});

test('keeps only pictures near the visible part in the document', () => {
  renderPage(wall());
  expect(screen.getByText('No. 0')).toBeDefined();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  expect(screen.queryByText('No. 499')).toBeNull();
});

test('adds pictures that are scrolled into view and removes those that have left it', async () => {
  renderPage(wall());
  const { height } = screen.getByRole('list').style;
  top = 700 - Number.parseFloat(height);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText('No. 499')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('No. 0')).toBeNull());
});

test('places the pictures in as many columns as its width allows', () => {
  renderPage(wall(items.slice(0, 2)));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.style.width).toBe('200px');
  expect(second?.style.transform).toBe('translate(212px, 0px)');
});

test('an empty wall shows nothing', () => {
  renderPage(wall([]));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
