import { expect, test } from 'vitest';
import { fillProblem } from './fill-problem.ts';

test('asks for a mask, and for words where nothing is left to go on from', () => {
  expect(fillProblem(null, 'red leather')).toBe('The picture is not there yet');
  expect(fillProblem({ covered: false, whole: false }, 'red leather')).toBe('Paint over what should change first');
  expect(fillProblem({ covered: true, whole: false }, '')).toBeNull();
  expect(fillProblem({ covered: true, whole: true }, ' ')).toMatch(/^All of it is painted over/);
  expect(fillProblem({ covered: true, whole: true }, 'red leather')).toBeNull();
});
