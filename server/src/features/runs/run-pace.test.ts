import { expect, it } from 'vitest';
import { secondsLeft } from './run-pace.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const paced = (...ends: number[]) => ({ status: 'running', recent_ends: ends.map(at) }) as const;

it('is the time that the last pictures have taken, for each that is left', () => {
  expect(secondsLeft(paced(0, 4, 8, 12), 10, at(12))).toBe(40);
});

it('grows while no picture ends', () => {
  expect(secondsLeft(paced(0, 4, 8, 12), 10, at(60))).toBe(200);
});

it('is not known before three pictures have ended, nor while nothing is drawn', () => {
  expect(secondsLeft(paced(0, 4, 8), 10, at(8))).toBeNull();
  expect(secondsLeft(paced(), 10, at(8))).toBeNull();
  expect(secondsLeft({ ...paced(0, 4, 8, 12), status: 'paused' }, 10, at(12))).toBeNull();
});
