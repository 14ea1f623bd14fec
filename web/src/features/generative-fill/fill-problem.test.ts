import { expect, test } from 'vitest';
import { fillProblem } from './fill-problem.ts';

test('requires a mask, and a prompt where the mask covers the whole picture', () => {
  expect(fillProblem(null, 'red leather')).toBe('Wait for the picture to load');
  expect(fillProblem({ covered: false, whole: false }, 'red leather')).toBe('Paint over what should change first');
  expect(fillProblem({ covered: true, whole: false }, '')).toBeNull();
  expect(fillProblem({ covered: true, whole: true }, ' ')).toMatch(/^The mask covers the whole picture/);
  expect(fillProblem({ covered: true, whole: true }, 'red leather')).toBeNull();
});
