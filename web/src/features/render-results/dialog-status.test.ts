import { expect, test, vi } from 'vitest';
import { HIDDEN, statusOf, showOutcome, useDialogStatus } from './dialog-status.ts';

test('shows the outcome of a render, and the reason when it failed', () => {
  const ended = { images: [], reason: 'The picture has no subject.' };
  expect(statusOf({ ...ended, status: 'error' })).toMatchObject({ type: 'error', message: ended.reason });
  expect(statusOf({ ...ended, status: 'cancelled' })).toMatchObject({ type: 'success', title: 'Cancelled' });
});

test('hides after 2000 ms', () => {
  vi.useFakeTimers();
  showOutcome({ status: 'completed', images: [], reason: null });
  vi.advanceTimersByTime(1999);
  expect(useDialogStatus.getState()).toMatchObject({ flag: true, title: 'Done' });
  vi.advanceTimersByTime(1);
  expect(useDialogStatus.getState()).toEqual(HIDDEN);
  vi.useRealTimers();
});
