import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { TOAST_DURATION_MS, TOAST_TITLE_LENGTH } from '../display-limits.ts';
import { showProgress, showToast, useToasts } from './toast.store.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => useToasts.setState({ toasts: [] }));
});

test('announces an error at once and a success politely', () => {
  renderPage(<Toasts />);
  act(() => {
    showToast({ title: 'The picture was not saved.', type: 'error' });
    showToast({ title: 'Saved', type: 'success' });
  });
  expect(within(screen.getByRole('alert')).getByText('The picture was not saved.')).toBeDefined();
  expect(within(screen.getByRole('status')).getByText('Saved')).toBeDefined();
});

test('shows the same message once', () => {
  renderPage(<Toasts />);
  act(() => {
    showToast({ title: 'Saved', type: 'success' });
    showToast({ title: 'Saved', type: 'success' });
  });
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

test('cuts a title that is too long', () => {
  renderPage(<Toasts />);
  act(() => showToast({ title: 'a'.repeat(TOAST_TITLE_LENGTH + 1), type: 'success' }));
  expect(screen.getByText(/^a+…$/u).textContent.length).toBeLessThanOrEqual(TOAST_TITLE_LENGTH + 1);
});

test('closes by its button', async () => {
  const { user } = renderPage(<Toasts />);
  act(() => showToast({ title: 'Saved', type: 'success' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('offers an action, which closes it', async () => {
  const onAct = vi.fn();
  const { user } = renderPage(<Toasts />);
  act(() => showToast({ title: 'Moved to the bin', type: 'success', action: { label: 'Undo', onAct } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('Moved to the bin')).toBeNull();
});

test('closes by itself after its time, unless it shows the progress of work', () => {
  vi.useFakeTimers();
  renderPage(<Toasts />);
  act(() => {
    showToast({ title: 'Saved', type: 'success' });
    showProgress({ title: 'Packing', action: { label: 'Stop', onAct: () => undefined } }).update({ progress: 0.5 });
  });
  act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Packing' }).value).toBe(0.5);
});

test('stays while the pointer or the focus is on it, and closes its whole time after both have left', () => {
  vi.useFakeTimers();
  renderPage(<Toasts />);
  act(() =>
    showToast({ title: 'Moved to the bin', type: 'success', action: { label: 'Undo', onAct: () => undefined } }),
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  fireEvent.pointerOver(undo);
  wait(TOAST_DURATION_MS);
  act(() => undo.focus());
  fireEvent.pointerOut(undo);
  wait(TOAST_DURATION_MS);
  expect(screen.getByText('Moved to the bin')).toBeDefined();
  act(() => undo.blur());
  wait(TOAST_DURATION_MS - 1);
  expect(screen.getByText('Moved to the bin')).toBeDefined();
  wait(1);
  expect(screen.queryByText('Moved to the bin')).toBeNull();
});
