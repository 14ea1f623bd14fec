import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { pageDraft } from '../../draft/draft.store.ts';
import { ShapePicker } from './shape-picker.tsx';

const SIZES = { multiple: 64, pixels: 1024 * 1024 };

test('says in which size the model draws, and asks for it when that is wanted', async () => {
  pageDraft.change({ aspect: 'tall' });
  const { user } = renderPage(<ShapePicker sizes={SIZES} />);
  expect(screen.getByText('The model draws 832 × 1280, fitted to 640 × 960.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use 832 × 1280' }));
  expect(pageDraft.store.getState().draft).toMatchObject({ aspect: 'custom', custom: { width: 832, height: 1280 } });
  expect(screen.queryByText(/The model draws/)).toBeNull();
  expect(screen.getByRole('spinbutton', { name: /Width/ }).getAttribute('step')).toBe('64');
});

test('offers no size that the tool would refuse', () => {
  pageDraft.change({ aspect: 'square' });
  renderPage(<ShapePicker sizes={{ multiple: 32, pixels: 4 * 1024 * 1024 }} />);
  expect(screen.getByText('The model draws 2048 × 2048, fitted to 768 × 768.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says nothing of engines without rules for sizes', () => {
  renderPage(<ShapePicker sizes={null} />);
  expect(screen.queryByText(/The model draws/)).toBeNull();
});
