import type { Drawing } from '@kenna/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawingList } from './drawing-list.tsx';

const drawing = (label: string, group: Drawing['group'], names: string[]): Drawing => ({
  name: label,
  label,
  group,
  words: label,
  names,
  first_url: `/files/drawings/${label}-first.webp`,
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

test('pictures near the window are loaded, the coarse one first, and given up when they are scrolled past', async () => {
  const observers = new Map<Element, (isNear: boolean) => void>();
  vi.stubGlobal('IntersectionObserver', observersOf(observers));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderPage(<DrawingList drawings={drawings} />);
  const frame = screen.getByRole('article', { name: 'loafer' }).querySelector('span')!;
  const loaded = () => [...frame.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const scroll = (isNear: boolean) => act(() => observers.get(frame)!(isNear));
  expect(loaded()).toEqual([]);
  scroll(true);
  expect(loaded()).toEqual(['/files/drawings/loafer-first.webp']);
  fireEvent.load(frame.querySelector('img')!);
  expect(loaded()).toEqual(['/files/drawings/loafer-first.webp', '/files/drawings/loafer.webp']);
  const whole = frame.querySelectorAll('img')[1]!;
  scroll(false);
  expect(loaded()).toEqual(['/files/drawings/loafer-first.webp']);
  expect(whole.hasAttribute('src')).toBe(false);
});

/** The browser's observer, whose news the test gives: happy-dom lays nothing out. */
const observersOf = (observers: Map<Element, (isNear: boolean) => void>) =>
  class {
    readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe(element: Element) {
      observers.set(element, (isIntersecting) =>
        this.report([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
    }
    disconnect() {}
  };
