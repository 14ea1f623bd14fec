import { expect, test } from 'vitest';
import { remainingTime, waitingTime } from './remaining-time.ts';

const start = { at: 1000, progress: 5 };

test('predicts the rest from the speed so far', () => {
  expect(remainingTime(start, { at: 6000, progress: 55 })).toBe('about 5\u00a0s left');
  expect(remainingTime(start, { at: 21_000, progress: 25 })).toBe('about 2\u00a0min left');
});

test('rounds long times up to five seconds', () => {
  expect(remainingTime(start, { at: 11_000, progress: 30 })).toBe('about 30\u00a0s left');
});

test('counts the renders ahead, and the waiting one itself, at the usual time of a render', () => {
  expect(waitingTime(2, 6.4)).toBe('at most about 20\u00a0s left');
  expect(waitingTime(0, 0.2)).toBe('at most about 1\u00a0s left');
});

test('says nothing while the speed is not known, or when the render is nearly done', () => {
  expect(remainingTime(start, { at: 9000, progress: 9 })).toBeNull();
  expect(remainingTime(start, { at: 2000, progress: 60 })).toBeNull();
  expect(remainingTime(start, { at: 9000, progress: 99 })).toBeNull();
});
