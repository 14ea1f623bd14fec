import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { onceAfterFault } from './once-after-fault.ts';

const error = (status: number) => new ApiError('unknown', status, 'No', null);

test.each([0, 500, 503])('retries once after status %i', (status) => {
  expect(onceAfterFault.retry(0, error(status))).toBe(true);
  expect(onceAfterFault.retry(1, error(status))).toBe(false);
});

test.each([403, 404, 422])('does not retry after status %i', (status) => {
  expect(onceAfterFault.retry(0, error(status))).toBe(false);
});
