import { expect, it } from 'vitest';
import { factsOf, stateWords, timeWords } from './run-words.ts';

it.each([
  [0, 'less than a minute left'],
  [59, 'less than a minute left'],
  [61, 'about 2 min left'],
  [3599, 'about 60 min left'],
  [3600, 'about 1 h left'],
  [5400, 'about 1 h 30 min left'],
  [7100, 'about 2 h left'],
  [36_000, 'about 10 h left'],
])('tells %i seconds as a time that can be kept', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});

it.each([
  ['waiting', null, null, 'Waiting'],
  ['waiting', { made: 0, all: 3 }, null, 'Waiting for step 1 of 3'],
  ['drawing', { made: 1, all: 3 }, null, 'Drawing step 2 of 3'],
  ['failed', { made: 2, all: 3 }, 'It is too large.', 'Failed at step 3 of 3: It is too large.'],
  ['stale', { made: 1, all: 2 }, null, 'Out of date'],
  ['done', { made: 3, all: 3 }, null, 'Done'],
] as const)('tells at which step a picture is: %s %o', (state, steps, reason, words) => {
  expect(stateWords({ state, steps, reason })).toBe(words);
});

const cells = { waiting: 0, drawing: 0, done: 4, failed: 0, stale: 0 };

it.each([
  [{ products: 2, shot_names: ['Front', 'Back'], cells }, ['2 products × 2 shots', '4 of 4 pictures']],
  [{ products: 2, shot_names: [], cells: { ...cells, done: 0 } }, ['2 products']],
  [{ products: 0, shot_names: [], cells: { ...cells, done: 0 } }, []],
])('tells what a run has, without zeros: %o', (run, facts) => {
  expect(factsOf(run)).toEqual(facts);
});
