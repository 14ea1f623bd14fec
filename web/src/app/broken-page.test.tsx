import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setAway } from '../lib/realtime/connection.store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { BrokenPage } from './broken-page.tsx';

afterEach(() => {
  setAway(false);
  vi.restoreAllMocks();
});

test('a page that did not load offers to reload it', () => {
  renderPage(<BrokenPage />);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});

test('while the server is away it offers the way back instead, because a reload would lose the product', async () => {
  const { user } = renderPage(<BrokenPage />);
  act(() => setAway(true));
  expect(screen.getByRole('heading', { name: 'This page needs a connection' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('heading', { name: 'Earlier page' })).toBeDefined();
});

test('without a network it does not ask to reload', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<BrokenPage />);
  expect(screen.getByRole('heading', { name: 'This page needs a connection' })).toBeDefined();
});
