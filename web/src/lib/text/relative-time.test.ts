import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2030-06-15T12:00:00Z');
const before = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("says 'just now' under a minute, and for a clock that runs ahead", () => {
  expect(before(59_999)).toBe('just now');
  expect(before(-5 * MINUTE)).toBe('just now');
});

test('names minutes, hours, days or weeks under 30 days', () => {
  expect(before(MINUTE)).toBe('1 minute ago');
  expect(before(59 * MINUTE)).toBe('59 minutes ago');
  expect(before(60 * MINUTE)).toBe('1 hour ago');
  expect(before(2 * DAY)).toBe('2 days ago');
  expect(before(29 * DAY)).toBe('4 weeks ago');
});

test('gives the full date from 30 days on', () => {
  expect(before(30 * DAY)).toBe('16 May 2030');
});
